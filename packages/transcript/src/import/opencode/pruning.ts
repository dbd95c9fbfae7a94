/**
 * Results that opencode pruned: it keeps them and notes when it began to show a placeholder instead. So each such edit is
 * put where the conversation stood at that time.
 */
import type { ByteRange } from '../imported-session.js';
import { countOf, type JsonObject, objectOf } from '../json-fields.js';
import type { SessionDraft } from '../session-draft.js';
import { timeOf } from '../time.js';

/** What opencode shows in place of a result that it pruned: not in the recording, but the same for all of them. */
const placeholder = '[Old tool result content cleared]';

export class Pruning {
  readonly #times: readonly number[];
  readonly #results = new Map<number, { readonly result: string; readonly range: ByteRange }[]>();
  #next = 0;

  /** Takes all tool parts of the session, to know the times beforehand. */
  constructor(parts: Iterable<JsonObject>) {
    for (const part of parts) {
      const ms = prunedAt(part);
      if (ms !== undefined) this.#results.set(ms, []);
    }
    this.#times = [...this.#results.keys()].sort((a, b) => a - b);
  }

  /** Notes the result that a part became. */
  add(part: JsonObject, result: string, range: ByteRange): void {
    this.#results.get(prunedAt(part) ?? Number.NaN)?.push({ result, range });
  }

  /** Appends the edits of what was pruned up to a time in milliseconds. */
  writeUntil(draft: SessionDraft, ms: number): void {
    for (let time = this.#times[this.#next]; time !== undefined && time <= ms; time = this.#times[this.#next]) {
      this.#next += 1;
      const pruned = this.#results.get(time) ?? [];
      const edits = pruned.map(({ result }) => ({ result, text: placeholder, reason: 'pruned' }));
      const sources = [...new Set(pruned.map(({ range }) => range))];
      if (edits.length > 0) draft.entry({ type: 'edits', at: timeOf(time), edits, by: 'opencode' }, sources);
    }
  }
}

function prunedAt(part: JsonObject): number | undefined {
  return countOf(objectOf(objectOf(part.state)?.time)?.compacted);
}
