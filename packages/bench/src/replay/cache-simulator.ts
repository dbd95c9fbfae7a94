/**
 * Simulates a provider's prompt cache. What it holds are prefixes of earlier prompts; a request reads the longest one
 * that it begins with and that is not too old, and writes what follows. It knows nothing of policies: it is given blocks
 * whose keys stand for their bytes.
 */

export interface Block {
  /** The same key stands for the same bytes. A whole number below 2^26. */
  readonly key: number;
  readonly tokens: number;
}

export interface CacheModel {
  /**
   * `automatic`: every prefix is held. `marks`: only those that end at a mark, found from a mark of the request by
   * looking back. `slot`: only the last prompt, however old.
   */
  readonly trigger: 'automatic' | 'marks' | 'slot';
  /** Least tokens of a prefix that is held. @default 0 */
  readonly minTokens?: number;
  /** Above that, a prefix is held in steps of so many tokens. @default 1 */
  readonly stepTokens?: number;
  /** How long a prefix is held after its last use. @default for ever */
  readonly ttlSeconds?: number;
  /** Blocks that are tried from each mark on towards the beginning, its own one counted. @default 20 */
  readonly lookBack?: number;
}

export interface CacheRequest {
  readonly blocks: readonly Block[];
  /** Blocks at the beginning that are known to be those of the last request: they are not compared. @default 0 */
  readonly unchanged?: number;
  /** In milliseconds. Without it nothing expires. */
  readonly at?: number | undefined;
  /** Each model has a cache of its own. */
  readonly model?: string | undefined;
  /** How many blocks lie before each mark, in rising order; for `marks` alone. */
  readonly marks?: readonly number[];
}

export interface CacheUse {
  readonly total: number;
  readonly read: number;
  readonly written: number;
  /** Neither read nor written. */
  readonly plain: number;
  /** Blocks that were read. */
  readonly readBlocks: number;
  /** Blocks that are the last request's own, byte for byte, from the beginning on. */
  readonly sameBlocks: number;
  /** Why nothing at all was there to be read. */
  readonly cold?: 'first' | 'expired' | 'model';
}

interface Sent {
  readonly at: number | undefined;
  readonly root: number;
}

const KEYS = 2 ** 26;
const ROOT = 0;

export class CacheSimulator {
  readonly #model: CacheModel;
  /** Prefixes as nodes of a tree: the node of a prefix and a key give the node of the prefix that is longer by it. */
  readonly #nodes = new Map<number, number>();
  readonly #models = new Map<string, number>();
  /** When each node was used last; undefined for one that is not held. Not kept up for the first `#fresh` of the path. */
  readonly #usedAt: (number | undefined)[] = [];
  /** Blocks at the beginning whose prefixes the last request used: they are as old as it, and need no writing down. */
  #fresh = 0;
  /** The last request: its nodes, and the keys they stand for. */
  #path: number[] = [];
  #keys: number[] = [];
  /** Tokens before each block and, at the end, of all. */
  readonly #upTo: number[] = [0];
  #last: Sent | undefined;

  constructor(model: CacheModel) {
    this.#model = model;
  }

  send({ blocks, unchanged = 0, at, model, marks = [blocks.length] }: CacheRequest): CacheUse {
    const { trigger } = this.#model;
    const root = trigger === 'slot' ? ROOT : this.#rootOf(model);
    const last = this.#last;
    const sameBlocks = this.#follow(blocks, root, unchanged);
    const upTo = this.#sums(blocks, sameBlocks);
    const total = upTo[blocks.length] ?? 0;
    const found = this.#find(blocks.length, sameBlocks, at, marks);
    const read = this.#held(upTo[found] ?? 0);
    const end = this.#held(trigger === 'marks' ? (upTo[marks.at(-1) ?? 0] ?? 0) : total);
    this.#hold(blocks.length, at, marks, { upTo, found });
    this.#last = { at, root };
    const written = Math.max(0, end - read);
    const cold = read > 0 ? undefined : this.#coldness(last, { at, root });
    return {
      total,
      read,
      written,
      plain: total - read - written,
      readBlocks: read > 0 ? found : 0,
      sameBlocks,
      ...(cold && { cold }),
    };
  }

  #rootOf(model = ''): number {
    const known = this.#models.get(model);
    if (known !== undefined) return known;
    const root = this.#newNode();
    this.#models.set(model, root);
    return root;
  }

  #newNode(): number {
    return this.#usedAt.push(undefined);
  }

  /** Makes the path that of these blocks, and gives how many stayed. */
  #follow(blocks: readonly Block[], root: number, unchanged: number): number {
    const same = this.#last?.root === root ? sharedBlocks(blocks, this.#keys, unchanged) : 0;
    this.#settle(same);
    this.#path.length = same;
    this.#keys.length = same;
    let node = this.#path[same - 1] ?? root;
    for (let index = same; index < blocks.length; index += 1) {
      const key = (blocks[index] as Block).key;
      const edge = node * KEYS + key;
      let next = this.#nodes.get(edge);
      if (next === undefined) {
        next = this.#newNode();
        this.#nodes.set(edge, next);
      }
      node = next;
      this.#path.push(node);
      this.#keys.push(key);
    }
    return same;
  }

  #sums(blocks: readonly Block[], same: number): readonly number[] {
    this.#upTo.length = same + 1;
    for (let index = same; index < blocks.length; index += 1)
      this.#upTo.push((this.#upTo[index] as number) + (blocks[index] as Block).tokens);
    return this.#upTo;
  }

  /** Blocks of the longest prefix that is held. */
  #find(count: number, same: number, at: number | undefined, marks: readonly number[]): number {
    const { trigger, lookBack = 20 } = this.#model;
    if (trigger === 'slot') return same;
    if (trigger === 'automatic') {
      let found = this.#fresh > 0 && this.#isHeld(0, at) ? this.#fresh : 0;
      while (found < count && this.#isHeld(found, at)) found += 1;
      return found;
    }
    for (const mark of [...marks].reverse())
      for (let blocks = mark; blocks > Math.max(0, mark - lookBack); blocks -= 1)
        if (this.#isHeld(blocks - 1, at)) return blocks;
    return 0;
  }

  #isHeld(index: number, at: number | undefined): boolean {
    const noted = this.#usedAt[(this.#path[index] as number) - 1];
    if (noted === undefined) return false;
    const usedAt = index < this.#fresh ? this.#last?.at : noted;
    const { ttlSeconds } = this.#model;
    if (ttlSeconds === undefined || at === undefined || usedAt === undefined) return true;
    return at - usedAt <= ttlSeconds * 1_000;
  }

  /** What is read is kept alive, what is written begins to live. */
  #hold(
    count: number,
    at: number | undefined,
    marks: readonly number[],
    { upTo, found }: { readonly upTo: readonly number[]; readonly found: number },
  ): void {
    const { trigger, minTokens = 0 } = this.#model;
    if (trigger === 'slot') return;
    if (trigger === 'automatic') {
      for (let blocks = this.#fresh + 1; blocks <= count; blocks += 1) this.#note(blocks, at);
      this.#fresh = count;
      return;
    }
    this.#settle(found);
    this.#fresh = found;
    for (const mark of marks) if (mark > 0 && (upTo[mark] ?? 0) >= minTokens) this.#note(mark, at);
  }

  #note(blocks: number, at: number | undefined): void {
    this.#usedAt[(this.#path[blocks - 1] as number) - 1] = at ?? Number.POSITIVE_INFINITY;
  }

  /** From so many blocks on, the path is not fresh any more: writes down when it was used. */
  #settle(from: number): void {
    for (let index = from; index < this.#fresh; index += 1) {
      const node = (this.#path[index] as number) - 1;
      if (this.#usedAt[node] !== undefined) this.#note(index + 1, this.#last?.at);
    }
    this.#fresh = Math.min(this.#fresh, from);
  }

  #coldness(last: Sent | undefined, { at, root }: Sent): CacheUse['cold'] {
    const { ttlSeconds } = this.#model;
    if (!last) return 'first';
    if (last.root !== root) return 'model';
    const age = at === undefined || last.at === undefined ? 0 : at - last.at;
    return ttlSeconds !== undefined && age > ttlSeconds * 1_000 ? 'expired' : undefined;
  }

  /** Tokens of a prefix that a cache can hold. */
  #held(tokens: number): number {
    const { minTokens = 0, stepTokens = 1 } = this.#model;
    if (tokens < minTokens) return 0;
    return stepTokens > 1 ? minTokens + Math.floor((tokens - minTokens) / stepTokens) * stepTokens : tokens;
  }
}

function sharedBlocks(blocks: readonly Block[], keys: readonly number[], unchanged: number): number {
  const most = Math.min(blocks.length, keys.length);
  let same = Math.min(most, unchanged);
  while (same < most && (blocks[same] as Block).key === keys[same]) same += 1;
  return same;
}
