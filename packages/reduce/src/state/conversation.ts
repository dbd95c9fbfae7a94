/**
 * What the reducer knows of a conversation: a fold over its messages, one step for each. It says which texts there are
 * to shorten, which of them are still true, and which must be looked at again.
 */
import { type AssistantMessage, type Message, readCall, type ToolResult, type Usage } from '@ctx/transcript';
import { type Calibration, calibrate, uncalibrated } from '@ctx/transcript/tokens';
import { allTodosDone } from '../detect/all-todos-done.js';
import { createReadLedger, type ReadChange, type ReadLedger } from '../reads/read-ledger.js';
import { resolvePath } from '../reads/resolve-path.js';
import type { Moment } from './age.js';
import type { Item } from './item.js';
import { type MadeCall, type SubjectWithCommand, subjectOf } from './item-subject.js';
import { createQuotes, type Quotes } from './quotes.js';
import { createSameCalls, type SameCalls } from './same-calls.js';
import { createTokenLine, type TokenLine } from './token-line.js';
import { FRAME_TOKENS, tokensOf } from './tokens-of.js';

interface OpenCall extends MadeCall {
  readonly born: Moment;
}

export interface ConversationOptions {
  readonly cwd?: string | undefined;
  /** Keys of the calls that the model made again because their output had been shortened. */
  readonly recalled?: Iterable<string>;
  readonly calibration?: Calibration;
}

export class Conversation {
  readonly cwd: string | undefined;
  /** The texts that may be shortened, in order. */
  readonly items: Item[] = [];
  readonly tokens: TokenLine = createTokenLine();
  readonly quotes: Quotes = createQuotes();
  /** Items that must be looked at (again): new ones, and those about which something was learned. */
  readonly touched = new Set<Item>();
  calibration: Calibration;
  /** Tool results so far. */
  results = 0;
  /** Index of the last message that answered a request: results before it have been seen. */
  answered = -1;
  /** The moment at which every todo was done; undefined while there are open ones, or none. */
  done: Moment | undefined;
  /** Ids of the messages, in order. */
  readonly ids: string[] = [];

  readonly #reads: ReadLedger = createReadLedger();
  readonly #readers = new Map<string, Item>();
  readonly #byId = new Map<string, Item>();
  readonly #calls = new Map<string, OpenCall>();
  readonly #sameCalls: SameCalls;
  /** How many results each call id has had. */
  readonly #uses = new Map<string, number>();
  #batch: number | undefined;
  #assistants = 0;
  #users = 0;

  constructor(options: ConversationOptions) {
    this.cwd = options.cwd;
    this.calibration = options.calibration ?? uncalibrated;
    this.#sameCalls = createSameCalls(options.recalled);
  }

  /** Number of messages. */
  get length(): number {
    return this.tokens.length;
  }

  get now(): Moment {
    return { batch: this.#batch, assistants: this.#assistants, users: this.#users };
  }

  /** Keys of the calls that the model made again because their output had been shortened. */
  get recalledKeys(): Iterable<string> {
    return this.#sameCalls.recalledKeys;
  }

  /** A request is being prepared. */
  prepare(batch: number | undefined): void {
    this.#batch = numberOf(batch);
  }

  item(id: string, part: number): Item | undefined {
    const item = this.#byId.get(id);
    return item?.part === part ? item : undefined;
  }

  /** What the ledger says of an item that is a file read: stale if any of its files is, superseded if all are. */
  readState({
    reads,
  }: Item): { readonly state: 'current' | 'stale' | 'superseded'; readonly contentLost: boolean } | undefined {
    const states = reads.flatMap((read) => this.#reads.state(read) ?? []);
    if (states.length === 0) return undefined;
    const contentLost = states.some((one) => one.contentLost);
    if (states.some(({ state }) => state === 'stale')) return { state: 'stale', contentLost };
    return { state: states.every(({ state }) => state === 'superseded') ? 'superseded' : 'current', contentLost };
  }

  /** Files that other hands changed. */
  changedOutside(paths: readonly string[]): void {
    for (const path of paths) {
      this.#learn(this.#reads.mutate({ path: resolvePath(path, this.cwd), action: 'write' }));
    }
  }

  /** `calibrates`: the message's usage is of a prompt that held exactly what was observed before it. */
  observe(message: Message, options: { readonly calibrates: boolean }): void {
    const at = this.length;
    const tokens = message.parts.map(tokensOf);
    switch (message.role) {
      case 'user':
        this.#users += 1;
        for (const part of message.parts) if (part.type === 'text') this.quotes.hear(part.text, at);
        break;
      case 'assistant':
        this.#answer(message, at, options.calibrates ? message.usage : undefined);
        break;
      case 'tool':
        this.#result(message, { at, tokens });
        break;
    }
    this.tokens.push(tokens.reduce((sum, one) => sum + one, FRAME_TOKENS));
    this.ids.push(message.id);
  }

  #answer(message: AssistantMessage, at: number, usage: Usage | undefined): void {
    if (usage) {
      const actual = usage.input + usage.cacheRead + usage.cacheWrite;
      this.calibration = calibrate(this.calibration, { estimated: this.tokens.total, actual });
    }
    const born: Moment = { batch: numberOf(message.batch), assistants: this.#assistants + 1, users: this.#users };
    this.#assistants += 1;
    if (message.stop !== 'error' && message.stop !== 'aborted') this.answered = at;
    for (const part of message.parts) {
      if (part.type === 'text') this.quotes.say(part.text, at);
      if (part.type !== 'tool-call') continue;
      this.quotes.hear(part.input, at);
      const facts = readCall(part);
      this.#calls.set(part.id, { call: part, facts, born });
      const done = facts.kind === 'todo' ? allTodosDone(part) : undefined;
      if (done !== undefined) this.done = done ? born : undefined;
    }
  }

  #result(result: ToolResult, { at, tokens }: { readonly at: number; readonly tokens: readonly number[] }): void {
    this.results += 1;
    const uses = (this.#uses.get(result.callId) ?? 0) + 1;
    this.#uses.set(result.callId, uses);
    const part = largestText(result);
    const open = this.#calls.get(result.callId);
    const text = result.parts[part];
    const subject = subjectOf(result, text?.type === 'text' ? text.text : '', open, this.cwd);
    const item: Item = {
      id: result.id,
      part,
      at,
      callId: result.callId,
      address: result.original ?? addressOf(result, uses),
      subject,
      tokens: tokens[part] ?? 0,
      born: open?.born ?? this.now,
      key: open && `${open.call.tool}\0${open.call.input.trim()}`,
      reads: this.#touchFiles(result.id, subject),
      recalled: false,
    };
    for (const read of item.reads) this.#readers.set(read, item);
    for (const older of this.#sameCalls.add(item)) this.touched.add(older);
    if (text?.type !== 'text') return;
    this.#byId.set(item.id, item);
    this.items.push(item);
    this.touched.add(item);
  }

  /** Tells the ledger which files were read and changed; gives the names of the reads. */
  #touchFiles(id: string, subject: SubjectWithCommand): string[] {
    const reads: string[] = [];
    for (const { action, path, lines, blob, hunks } of subject.files) {
      if (action === 'read') {
        const read = reads.length === 0 ? id : `${id}\0${reads.length}`;
        reads.push(read);
        this.#learn(this.#reads.read({ id: read, path, ...(lines && { lines }), ...(blob !== undefined && { blob }) }));
      } else {
        this.#learn(this.#reads.mutate({ path, action, by: id, ...(hunks && { hunks }) }));
      }
    }
    const command = subject.commandFacts;
    if (command?.effect === 'may-write') {
      for (const path of command.writes) this.#mutatedByCommand(id, path, 'write');
      for (const path of command.deletes) this.#mutatedByCommand(id, path, 'delete');
    }
    return reads;
  }

  #mutatedByCommand(by: string, path: string, action: 'write' | 'delete'): void {
    this.#learn(this.#reads.mutate({ path: resolvePath(path, this.cwd), action, by }));
  }

  #learn(changes: readonly ReadChange[]): void {
    for (const { read } of changes) {
      const item = this.#readers.get(read);
      if (item) this.touched.add(item);
    }
  }
}

/** The number of a request; what cannot count requests is none. */
function numberOf(batch: number | undefined): number | undefined {
  return Number.isSafeInteger(batch) ? batch : undefined;
}

/** Index of the largest text among a result's parts; 0 where there is none. */
function largestText({ parts }: ToolResult): number {
  let largest = 0;
  let most = -1;
  parts.forEach((part, index) => {
    if (part.type === 'text' && part.text.length > most) [largest, most] = [index, part.text.length];
  });
  return largest;
}

/** Call ids can repeat, or be missing: then the message's id is the address. */
function addressOf({ id, callId }: ToolResult, uses: number): string {
  return callId === '' || uses > 1 ? id : callId;
}
