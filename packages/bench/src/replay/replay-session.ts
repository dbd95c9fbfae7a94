/**
 * Feeds one recorded session through one policy, request by request, and through the simulated cache: what each request
 * would have sent, read, written and cost. Nothing is sent anywhere.
 */
import type { Edit, ToolResult } from '@ctx/transcript';
import { CacheSimulator } from './cache-simulator.js';
import type { Policy } from './policy.js';
import { costOf, type Pricing } from './prices.js';
import { Prompt } from './prompt.js';
import type { RecordedRequest, RecordedSession } from './recorded-session.js';

export interface ReplayedRequest {
  readonly index: number;
  readonly at?: number;
  readonly tokens: number;
  readonly read: number;
  readonly written: number;
  readonly plain: number;
  readonly cost: number;
  readonly cold?: 'first' | 'expired' | 'model';
  readonly rewrite?: Rewrite;
  readonly edits: number;
  /** Changes that were not worth their price, where the policy says so. */
  readonly deferred?: number;
}

/** A prefix that was sent before and is written again, because a block in it changed. */
export interface Rewrite {
  /** Index of the first message that changed; -1 where all did. */
  readonly message: number;
  /** The reason of the edit that changed it, or `context` where the conversation itself did: a compaction. */
  readonly rule: string;
  /** Tokens that were sent before and are written again. */
  readonly tokens: number;
}

export interface ReplayOptions {
  readonly pricing: Pricing;
  readonly workingSetTokens?: number;
  /** Called with each request as it is decided, before the next. */
  readonly onRequest?: (request: RecordedRequest, decided: Decided) => void;
}

export interface Decided {
  readonly edits: readonly Edit[];
  readonly originals: ReadonlyMap<string, string>;
  readonly reported: ReadonlySet<string> | undefined;
  readonly prompt: Prompt;
}

/** The requests as the policy would have sent them. Linear in what is sent. */
export function replaySession(session: RecordedSession, policy: Policy, options: ReplayOptions): ReplayedRequest[] {
  const { pricing, workingSetTokens, onRequest } = options;
  const { read, write, cache } = pricing;
  const simulator = new CacheSimulator(cache);
  const prompt = new Prompt(session);
  const decide = policy.start({ session, read, write, ttlSeconds: cache.ttlSeconds, workingSetTokens });
  const replayed: ReplayedRequest[] = [];
  for (const request of session.requests()) {
    const { index, at, model, messages, answer } = request;
    const sentTo = pricing.model ?? model;
    prompt.follow(messages);
    const {
      edits,
      originals = new Map(),
      reported,
      deferred,
    } = decide({
      index,
      at,
      model: sentTo,
      batch: answer.batch,
      messages,
      promptTokens: prompt.tokens,
      tokensShown: (result: ToolResult) => prompt.tokensShown(result),
    });
    prompt.apply(edits);
    onRequest?.(request, { edits, originals, reported, prompt });
    const use = simulator.send({
      blocks: prompt.blocks,
      unchanged: prompt.changedFrom ?? prompt.carried,
      at,
      model: sentTo,
      marks: marksOf(prompt, pricing),
    });
    const rewrite = use.cold ? undefined : rewriteOf(use, prompt, { edits, request });
    replayed.push({
      index,
      ...(at !== undefined && { at }),
      tokens: use.total,
      read: use.read,
      written: use.written,
      plain: use.plain,
      cost: costOf(use, pricing),
      ...(use.cold && { cold: use.cold }),
      ...(rewrite && { rewrite }),
      edits: edits.length,
      ...(deferred !== undefined && { deferred }),
    });
  }
  return replayed;
}

/** As agents set them: behind system prompt and tools, and at the end of the two newest turns. */
function marksOf({ blocks, changedFrom = 0 }: Prompt, { markCuts = false }: Pricing): number[] {
  const hidden = blocks[0]?.message === -1 ? [1] : [];
  const turn = blocks.at(-1)?.turn ?? 0;
  const before = blocks.findLastIndex((block) => block.turn < turn) + 1;
  const cut = markCuts && changedFrom > 0 ? [changedFrom] : [];
  const marks = [...hidden, ...cut, ...(before > 0 ? [before] : []), blocks.length];
  return [...new Set(marks)].sort((a, b) => a - b);
}

function rewriteOf(
  { readBlocks, sameBlocks }: { readonly readBlocks: number; readonly sameBlocks: number },
  { blocks, carried, lastBlocks }: Prompt,
  { edits, request }: { readonly edits: readonly Edit[]; readonly request: RecordedRequest },
): Rewrite | undefined {
  if (sameBlocks >= lastBlocks) return undefined;
  const message = blocks[sameBlocks]?.message ?? -1;
  const id = request.messages[message]?.id;
  const rule = edits.find(({ result }) => result === id)?.reason ?? 'context';
  let tokens = 0;
  for (const block of blocks.slice(readBlocks, Math.max(readBlocks, carried))) tokens += block.tokens;
  return { message, rule, tokens };
}
