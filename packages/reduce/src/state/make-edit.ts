/** Makes the edit of a pending change, now that it is to be made. */
import type { Edit, OfferRecall } from '@ctx/transcript';
import { estimateTokens } from '@ctx/transcript/tokens';
import type { ReduceContext } from '../context.js';
import { finishText } from './finish-text.js';
import type { Item } from './item.js';
import type { Reducer } from './reducer.js';

export interface MadeEdit {
  readonly item: Item;
  readonly edit: Edit;
  readonly savedTokens: number;
}

export interface EditOptions {
  readonly offerRecall: OfferRecall | undefined;
  readonly keep: ReduceContext['keep'];
}

/**
 * The edit; undefined where the text stays whole after all: what the model leaned on makes up most of it, or it could not
 * be kept.
 */
export function makeEdit(reducer: Reducer, item: Item, { offerRecall, keep }: EditOptions): MadeEdit | undefined {
  const { pending, subject, address, id, part, callId } = item;
  if (!pending) return undefined;
  const quoted = reducer.conversation.quotes.quotedFrom(subject.text, item.at);
  const text =
    quoted.length === 0 ? pending.text : finishText(item, { ...pending, text: pending.bare }, { quoted, offerRecall });
  if (text === undefined) {
    reducer.keep(item, 'leaned-on');
    return undefined;
  }
  if (keep?.({ address, text: subject.text, result: id, callId }) === false) {
    item.unkept = true;
    reducer.keep(item, 'not-kept');
    return undefined;
  }
  const edit: Edit = { result: id, ...(part > 0 && { part }), text, address, reason: pending.rule };
  return { item, edit, savedTokens: reducer.tokensShown(item) - estimateTokens(text) };
}
