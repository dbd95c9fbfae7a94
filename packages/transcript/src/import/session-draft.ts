/**
 * An imported session while it is put together: gives out ids, knows the branch that grows, remembers where in the
 * recording each entry comes from, and in the end looks for calls and results that miss each other.
 */
import type { CompactionEntry, EditsEntry, Entry, OtherEntry, RewindEntry, SettingsEntry } from '../entry.js';
import type { Finding } from '../finding.js';
import type { AssistantMessage, Message, SystemMessage, ToolResult, UserMessage } from '../message.js';
import { groupFindings } from './group-findings.js';
import type { ByteRange, ImportedSession, SessionInfo } from './imported-session.js';
import { jsonOf, present } from './json-fields.js';
import { dropForeignKeptFrom } from './kept-from.js';
import { pairingFindings } from './pairing.js';

/** What an importer gives: the id is only wished for, and optional fields may be undefined instead of absent. */
type Given<T, Added extends keyof T> = {
  readonly [K in keyof T as Exclude<K, 'id' | Added>]: Pick<T, K> extends Required<Pick<T, K>>
    ? T[K]
    : T[K] | undefined;
} & { readonly id?: string | undefined };

export type GivenResponse = Given<AssistantMessage, 'batch'>;
export type GivenResult = Given<ToolResult, never>;
export type GivenMessage = Given<SystemMessage, never> | Given<UserMessage, never> | GivenResponse | GivenResult;

export type GivenEntry =
  | Given<EditsEntry, 'parent'>
  | Given<CompactionEntry, 'parent'>
  | Given<SettingsEntry, 'parent'>
  | Given<OtherEntry, 'parent'>
  | Given<RewindEntry, 'parent'>;

/** Where an entry comes from. A list, not rest arguments: a recording decides how long it is, and a call takes only so many. */
export type Sources = ByteRange | readonly ByteRange[];

export class SessionDraft {
  readonly findings: Finding[] = [];
  /** The entry that the next one follows. Set it to go on elsewhere. */
  leaf: string | null = null;

  readonly #format: string;
  readonly #entries: Entry[] = [];
  readonly #sources = new Map<string, ByteRange[]>();
  readonly #originals = new Map<string, string>();
  readonly #ids = new Set<string>();
  /** The number to try next where an id is taken, so that a thousand equal ids take a thousand steps. */
  readonly #next = new Map<string, number>();
  readonly #nextAddress = new Map<string, number>();
  /** Responses up to each entry on its branch. */
  readonly #batches = new Map<string, number>();
  readonly #indexes = new Map<string, number>();

  constructor(format: string) {
    this.#format = format;
  }

  /** Appends a message, its entry under the same id, and gives the id. A response gets its branch's next batch number. */
  message(given: GivenMessage, sources: Sources = []): string {
    const batch = (this.#batches.get(this.leaf ?? '') ?? 0) + 1;
    const message = this.finished(given, given.role === 'assistant' ? { batch } : {});
    const at = message.at === undefined ? {} : { at: message.at };
    return this.#append({ id: message.id, parent: this.leaf, ...at, type: 'message', message }, sources);
  }

  /** A message that no entry holds, such as a summary. */
  finished(given: GivenMessage, more: { readonly batch?: number } = {}): Message {
    return { ...present(given), ...more, id: this.#unique(given.id) } as Message;
  }

  /** Appends an entry that is no message and gives its id. */
  entry(given: GivenEntry, sources: Sources = []): string {
    const id = this.#unique(given.id);
    return this.#append({ ...present(given), id, parent: this.leaf } as Entry, sources);
  }

  /** Puts another entry in the place of one, such as a response of which a further record came. */
  replace(id: string, change: (entry: Entry) => Entry): void {
    const index = this.#indexes.get(id) ?? -1;
    const entry = this.#entries[index];
    if (entry) this.#entries[index] = change(entry);
  }

  /** Adds what later records tell of a response, such as its usage. */
  changeResponse(id: string, fields: Pick<GivenResponse, 'usage' | 'stop'>): void {
    this.replace(id, (entry) => {
      if (entry.type !== 'message' || entry.message.role !== 'assistant') return entry;
      return { ...entry, message: { ...entry.message, ...present({ usage: fields.usage, stop: fields.stop }) } };
    });
  }

  /** Keeps a piece of the recording that is no record, and says why. */
  unreadable(text: string, finding: Finding, source: ByteRange): void {
    this.findings.push(finding);
    if (text !== '') this.entry({ type: 'other', kind: finding.code, json: jsonOf(text) }, source);
  }

  /** Makes an earlier entry, or none, the one that the next entry follows. */
  rewind(to: string | null, at: string | undefined, source: ByteRange): void {
    this.entry({ type: 'rewind', to, at }, source);
    this.leaf = to;
  }

  /** Notes that an entry also comes from there. */
  addSource(id: string, source: ByteRange): void {
    this.#sources.get(id)?.push(source);
  }

  /** Keeps an output that is more than the model was shown, and gives its address. */
  original(callId: string, text: string): string {
    const address = freeName(callId || 'output', this.#originals, this.#nextAddress);
    this.#originals.set(address, text);
    return address;
  }

  finish(info: { readonly [K in keyof SessionInfo]: SessionInfo[K] | undefined }, version?: string): ImportedSession {
    dropForeignKeptFrom(this.#entries, this.findings);
    return {
      format: this.#format,
      ...present({ formatVersion: version }),
      info: present(info),
      entries: this.#entries,
      ...(this.leaf !== null && { leaf: this.leaf }),
      originals: this.#originals,
      sources: this.#sources,
      findings: [...groupFindings(this.findings), ...pairingFindings(this.#entries, this.leaf)],
    };
  }

  #append(entry: Entry, sources: Sources): string {
    const isResponse = entry.type === 'message' && entry.message.role === 'assistant';
    this.#batches.set(entry.id, (this.#batches.get(entry.parent ?? '') ?? 0) + (isResponse ? 1 : 0));
    this.#indexes.set(entry.id, this.#entries.length);
    this.#entries.push(entry);
    this.#sources.set(entry.id, [sources].flat());
    this.leaf = entry.id;
    return entry.id;
  }

  #unique(wish: string | undefined): string {
    const id = freeName(wish || `e${this.#entries.length + 1}`, this.#ids, this.#next);
    this.#ids.add(id);
    return id;
  }
}

/** `name`, or `name~2` and so on where that is taken. */
function freeName(name: string, taken: { has(name: string): boolean }, next: Map<string, number>): string {
  let free = name;
  for (let n = next.get(name) ?? 2; taken.has(free); n++) {
    free = `${name}~${n}`;
    next.set(name, n + 1);
  }
  return free;
}
