/**
 * The messages that a program shows the model, for programs whose compaction hides single messages by their ids and puts a
 * summary where the first of them stood.
 */
import type { ByteRange } from './imported-session.js';
import type { GivenMessage, SessionDraft, Sources } from './session-draft.js';

interface Shown {
  /** Its entry; undefined for a summary, which stands in the entry of its compaction. */
  readonly entry: string | undefined;
  readonly message: GivenMessage;
  /** The records that it was made of. */
  readonly records: readonly string[];
}

export interface Hiding {
  /** Whether a record, by its id, is not shown any more. */
  readonly hides: (record: string) => boolean;
  readonly summary: string | undefined;
  /** The record that the summary is: it is shown until that is hidden itself. Absent: until the next compaction. */
  readonly record?: string;
  readonly trigger?: 'automatic' | 'model';
  readonly id?: string | undefined;
  readonly at: string | undefined;
}

/** Most messages that summaries repeat in one session. Recordings repeat a handful; without a bound, n summaries make n². */
const mostRepeated = 20_000;

export class ShownMessages {
  readonly #draft: SessionDraft;
  readonly #by: string;
  #shown: Shown[] = [];
  #repeated = 0;

  constructor(draft: SessionDraft, by: string) {
    this.#draft = draft;
    this.#by = by;
  }

  /** Appends a message that was made of these records. */
  add(message: GivenMessage, records: readonly string[], sources: Sources): string {
    const entry = this.#draft.message(message, sources);
    this.#shown.push({ entry, message, records });
    return entry;
  }

  /** Appends a compaction. What it still shows from before the last hidden message becomes part of its summary. */
  compact({ hides, summary, record, trigger, id, at }: Hiding, source: ByteRange): void {
    const isHidden = ({ records }: Shown) => records.length > 0 && records.every(hides);
    const first = Math.max(0, this.#shown.findIndex(isHidden));
    let end = this.#shown.findLastIndex(isHidden) + 1;
    while (end < this.#shown.length && this.#shown[end]?.entry === undefined) end += 1;
    const kept = this.#repeat(
      this.#shown.slice(0, end).filter((shown) => !isHidden(shown)),
      source,
    );
    const states = summary === undefined ? [] : [summaryOf(summary, at, record)];
    const messages = kept.toSpliced(first, 0, ...states).map(({ message }) => message);
    this.#draft.entry(
      {
        type: 'compaction',
        id,
        at,
        by: this.#by,
        trigger,
        keptFrom: this.#shown[end]?.entry,
        summary: messages.map((message) => this.#draft.finished(message)),
      },
      source,
    );
    this.#shown = [...kept.toSpliced(first, 0, ...(record === undefined ? [] : states)), ...this.#shown.slice(end)];
  }

  #repeat(kept: readonly Shown[], { offset }: ByteRange): readonly Shown[] {
    this.#repeated += kept.length;
    if (this.#repeated <= mostRepeated) return kept;
    const message = `${kept.length} messages that the model was still shown are not repeated in this summary, there were too many: nothing is lost, they stand before it`;
    this.#draft.findings.push({ code: 'summary-too-large', at: `byte ${offset}`, message });
    return [];
  }
}

function summaryOf(text: string, at: string | undefined, record = ''): Shown {
  const message: GivenMessage = { role: 'user', at, parts: [{ type: 'text', text, origin: 'state' }] };
  return { entry: undefined, message, records: [record] };
}
