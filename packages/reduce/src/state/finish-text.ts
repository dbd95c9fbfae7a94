/** Makes what is shown of a rendering: what the model leaned on comes back, and the address is named where it is needed. */
import type { OfferRecall } from '@ctx/transcript';
import { withQuotedLines } from '../render/with-quoted-lines.js';
import type { Shortened } from '../rules/judge.js';
import { utf8Length } from '../utf8-length.js';
import type { Item } from './item.js';

/** A text of up to so many bytes is shortened without naming its address; recall by its call id finds it all the same. */
const NAMELESS_BYTES = 1_500;

export interface FinishOptions {
  readonly quoted: readonly string[];
  readonly offerRecall: OfferRecall | undefined;
}

/** The whole text to show; undefined when it would not be shorter than what it stands for. */
export function finishText(
  { subject, address }: Pick<Item, 'subject' | 'address'>,
  { text, route }: Pick<Shortened, 'text' | 'route'>,
  { quoted, offerRecall }: FinishOptions,
): string | undefined {
  const told = quoted.length > 0 ? withQuotedLines(text, subject, quoted) : text;
  const named = offerRecall && route === 'recall' && subject.bytes > NAMELESS_BYTES;
  const whole = named ? `${told}\n[all of it: ${offerRecall(address)}]` : told;
  return utf8Length(whole) < subject.bytes ? whole : undefined;
}
