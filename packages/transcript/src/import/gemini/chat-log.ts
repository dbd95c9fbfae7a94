/**
 * The log of a Gemini chat as the steps that made it. A message is recorded again whenever something of it changes, under
 * the same id; `$set` with a list of messages puts that list in the place of all others, `$rewindTo` drops a message and
 * what follows it. So each message is gathered from all of its versions before anything is made of it.
 */
import type { Finding } from '../../finding.js';
import type { ByteRange } from '../imported-session.js';
import { type JsonObject, listOf, nameOf, objectOf, objectsOf } from '../json-fields.js';
import { timeOf } from '../time.js';

/** One message in all of its versions. */
export interface ChatMessage {
  readonly id: string | undefined;
  readonly versions: { readonly value: JsonObject; readonly range: ByteRange }[];
}

export type Step =
  /** A version of a message; it is the first one where `version` is 0. */
  | { readonly kind: 'message'; readonly message: ChatMessage; readonly version: number }
  /** Another list of messages in place of `before`. */
  | {
      readonly kind: 'replace';
      readonly before: readonly ChatMessage[];
      readonly after: readonly { readonly message: ChatMessage; readonly version: number }[];
      readonly record: JsonObject;
      readonly range: ByteRange;
    }
  /** Back to before a message; to the beginning where it is not known. */
  | {
      readonly kind: 'rewind';
      readonly to: ChatMessage | undefined;
      readonly record: JsonObject;
      readonly range: ByteRange;
    }
  | { readonly kind: 'other'; readonly record: JsonObject; readonly range: ByteRange }
  | { readonly kind: 'unreadable'; readonly text: string; readonly finding: Finding; readonly range: ByteRange };

export class ChatLog {
  readonly steps: Step[] = [];
  readonly findings: Finding[] = [];
  #facts: JsonObject = {};
  #model: string | undefined;
  /** The messages as they stand. */
  readonly #live: ChatMessage[] = [];
  readonly #places = new Map<string, number>();

  add(record: JsonObject, range: ByteRange): void {
    const set = objectOf(record.$set);
    if (set || typeof record.type !== 'string') this.addFacts(set ?? record);
    if (typeof record.$rewindTo === 'string') this.#rewind(record, record.$rewindTo, range);
    else if (set && Array.isArray(set.messages)) this.#replace(record, objectsOf(set.messages), range);
    else if (set || typeof record.type !== 'string') this.steps.push({ kind: 'other', record, range });
    else this.steps.push({ kind: 'message', ...this.#version(record, range) });
  }

  addFacts(facts: JsonObject): void {
    this.#facts = { ...this.#facts, ...facts };
  }

  addUnreadable(text: string, finding: Finding, range: ByteRange): void {
    this.steps.push({ kind: 'unreadable', text, finding, range });
  }

  /** What the recording says of the session as a whole. */
  get info() {
    const { sessionId, summary, startTime, directories } = this.#facts;
    const model = this.#model;
    const [id, title, cwd] = [nameOf(sessionId), nameOf(summary), nameOf(listOf(directories)[0])];
    return { id, title, cwd, startedAt: timeOf(startTime), model };
  }

  #version(value: JsonObject, range: ByteRange): { message: ChatMessage; version: number } {
    const id = nameOf(value.id);
    const same = id === undefined ? undefined : this.#live[this.#places.get(id) ?? -1];
    const known = same?.versions[0]?.value.type === value.type ? same : undefined;
    if (same && !known) {
      const message = 'a message of another kind has the id of this one: nothing is lost, both are kept';
      this.findings.push({ code: 'repeated-id', at: `byte ${range.offset}`, message });
    }
    const message = known ?? { id, versions: [] };
    this.#model ??= nameOf(value.model);
    if (!known) this.#push(message);
    message.versions.push({ value, range });
    return { message, version: message.versions.length - 1 };
  }

  #push(message: ChatMessage): void {
    if (message.id !== undefined) this.#places.set(message.id, this.#live.length);
    this.#live.push(message);
  }

  #replace(record: JsonObject, values: readonly JsonObject[], range: ByteRange): void {
    const before = [...this.#live];
    const after = values.map((value) => this.#version(value, range));
    this.#dropFrom(0);
    for (const { message } of after) this.#push(message);
    this.steps.push({ kind: 'replace', before, after, record, range });
  }

  #rewind(record: JsonObject, id: string, range: ByteRange): void {
    const place = this.#places.get(id);
    const to = place === undefined ? undefined : this.#live[place];
    this.#dropFrom(place ?? 0);
    this.steps.push({ kind: 'rewind', to, record, range });
  }

  #dropFrom(place: number): void {
    for (const { id } of this.#live.splice(place)) if (id !== undefined) this.#places.delete(id);
  }
}
