/**
 * The reducer's memory: the conversation, what each text is shown as, and what would be shortened if it paid. All of it is
 * a fold over messages and recorded decisions; deciding changes nothing until the decision is recorded.
 */
import type { Edit, Message, OfferRecall, RequestStamp } from '@ctx/transcript';
import { estimateTokens } from '@ctx/transcript/tokens';
import type { Sent } from '../cache/coldness.js';
import type { ReductionPolicy } from '../policy.js';
import { agesOf, judge } from '../rules/judge.js';
import type { Candidate, Rule } from '../rules/rule.js';
import { type AgeQueue, ageAt, createAgeQueue } from './age.js';
import { Conversation } from './conversation.js';
import { finishText } from './finish-text.js';
import { type Item, type Proposal, SMALL_BYTES } from './item.js';
import type { Base, PlacedRecord, ReductionRecord } from './record.js';
import type { SavedReduction } from './saved-reduction.js';

export interface ReducerOptions {
  readonly policy: ReductionPolicy;
  readonly rules: readonly Rule[];
  readonly cwd: string | undefined;
}

export class Reducer {
  readonly options: ReducerOptions;
  /** Every decision so far that later ones depend on, in order. */
  records: PlacedRecord[] = [];
  conversation: Conversation;
  /** What would be shortened if it paid. */
  readonly pending = new Set<Item>();
  /** Whole texts that are worth setting aside. */
  readonly sizeable = new Set<Item>();
  /** Texts that are whole, by why. */
  readonly kept = new Map<string, number>();
  /** The last request. */
  last: Sent | undefined;
  /** Messages that it carried. */
  sent = 0;
  /** Requests so far. */
  requests = 0;
  /** Tokens that all shortened texts had, less what they have. */
  savedTokens = 0;

  /** A saved state that waits for the messages it was made on. */
  saved: SavedReduction | undefined;
  /** What the conversation began with, where it is not the first that was seen. */
  base: Base | undefined;

  #queue: AgeQueue<Item>;
  #carried = new Map<string, Edit>();
  #fewResults = true;

  constructor(options: ReducerOptions) {
    this.options = options;
    this.conversation = new Conversation({ cwd: options.cwd });
    this.#queue = createAgeQueue(agesOf(options.rules, options.policy));
  }

  /** Starts anew on what was kept of an earlier conversation. */
  rebase(base: Base): void {
    const { cwd, rules, policy } = this.options;
    this.base = base;
    this.conversation = new Conversation({ cwd, recalled: base.recalled, calibration: base.calibration });
    this.#queue = createAgeQueue(agesOf(rules, policy));
    this.#fewResults = true;
    this.#carried = new Map(base.edits.map((edit) => [carriedKey(edit.result, edit.part ?? 0), edit]));
    this.records = [];
    this.pending.clear();
    this.sizeable.clear();
    this.kept.clear();
    this.savedTokens = 0;
    this.sent = Math.min(this.sent, base.sent);
  }

  observe(message: Message): void {
    const { conversation, base } = this;
    conversation.observe(message, { calibrates: conversation.length >= (base?.messages ?? 0) });
    const item = message.role === 'tool' ? conversation.items.at(-1) : undefined;
    if (item?.at !== conversation.length - 1) return;
    if (item.subject.bytes > SMALL_BYTES) this.sizeable.add(item);
    const edit = this.#carried.get(carriedKey(item.id, item.part));
    if (edit) this.#show(item, edit);
  }

  /** What a conversation that begins with other messages keeps of this one. `sent` are the messages they share. */
  carry(messages: number, sent: number): Base {
    const edits = this.conversation.items.flatMap(({ id, part, address, shown }) =>
      shown ? { result: id, part, text: shown.text, address, reason: shown.rule } : [],
    );
    const { recalledKeys, calibration } = this.conversation;
    return { edits, recalled: [...recalledKeys], calibration, messages, sent };
  }

  /** Looks at all that is new, due, or about which something was learned, and updates what would be shortened. */
  review(offerRecall: OfferRecall | undefined): void {
    const { conversation } = this;
    const due = new Set([...conversation.touched, ...this.#queue.take(conversation.now)]);
    conversation.touched.clear();
    if (this.#fewResults && conversation.results >= this.options.policy.minToolResultsPrune) {
      this.#fewResults = false;
      for (const item of conversation.items) due.add(item);
    }
    for (const item of due) {
      // Only what the model has seen whole may be shortened.
      if (item.at >= conversation.answered) conversation.touched.add(item);
      else this.#review(item, offerRecall);
    }
  }

  /** A request is being prepared. */
  prepare({ batch, changed = [] }: RequestStamp): void {
    this.conversation.prepare(batch);
    this.conversation.changedOutside(changed);
  }

  /** The decision holds from now on. */
  apply(record: ReductionRecord): void {
    const { conversation } = this;
    const { at, model, changed = [] } = record.request;
    if (record.edits.length > 0 || changed.length > 0) this.records.push({ ...record, since: conversation.length });
    for (const edit of record.edits) {
      const item = conversation.item(edit.result, edit.part ?? 0);
      if (item) this.#show(item, edit);
    }
    this.last = { at: at === undefined ? undefined : Date.parse(at), model };
    this.sent = conversation.length;
    this.requests += 1;
  }

  /** Tokens that a text has as it is sent now. */
  tokensShown(item: Item): number {
    return (item.shown ?? item).tokens;
  }

  #review(item: Item, offerRecall: OfferRecall | undefined): void {
    const { rules } = this.options;
    const { conversation } = this;
    if (item.unkept || item.shown) return;
    const age = ageAt(item.born, conversation.now);
    const verdict = judge(this.#candidate(item, age), rules);
    this.#queue.add(item, item.born, age);
    if ('kept' in verdict) {
      this.keep(item, verdict.kept);
      return;
    }
    const text = finishText(item, verdict, { quoted: [], offerRecall });
    if (text === undefined) this.keep(item, 'not-shorter');
    else this.propose(item, { ...verdict, text, bare: verdict.text, tokens: estimateTokens(text) });
  }

  propose(item: Item, proposal: Proposal): void {
    this.#count(item, undefined);
    item.pending = proposal;
    this.pending.add(item);
  }

  /** A text stays whole, and a report can say why. */
  keep(item: Item, why: string): void {
    this.#count(item, why);
    delete item.pending;
    this.pending.delete(item);
  }

  #count(item: Item, why: string | undefined): void {
    if (item.kept !== undefined) this.kept.set(item.kept, (this.kept.get(item.kept) as number) - 1);
    if (why === undefined) delete item.kept;
    else {
      item.kept = why;
      this.kept.set(why, (this.kept.get(why) ?? 0) + 1);
    }
  }

  #candidate(item: Item, age: number): Candidate {
    const read = this.conversation.readState(item);
    return {
      subject: item.subject,
      age,
      results: this.conversation.results,
      policy: this.options.policy,
      read: read?.state,
      contentLost: read?.contentLost ?? false,
      repeated: item.repeatedBy !== undefined,
      repeatedBytes: item.repeatedBytes ?? false,
      recalled: item.recalled,
    };
  }

  #show(item: Item, { text, reason }: Edit): void {
    const tokens = estimateTokens(text);
    const saved = this.tokensShown(item) - tokens;
    this.conversation.tokens.add(item.at, -saved);
    this.savedTokens += saved;
    item.shown = { text, tokens, rule: reason };
    this.sizeable.delete(item);
    this.keep(item, 'shortened');
  }
}

function carriedKey(result: string, part: number): string {
  return `${part}:${result}`;
}
