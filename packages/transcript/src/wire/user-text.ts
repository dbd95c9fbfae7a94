/** Where a user message's text comes from, as far as a body tells. */
import type { Origin } from '../message.js';

/**
 * Programs put their own words into user messages: beside tool results, or as a `<system-reminder>` element. Those are
 * notices; the rest counts as typed. In doubt it is a notice: what a program wrote must never pass for a user's request.
 */
export function originOfText(text: string, besideResults: boolean): Origin {
  if (besideResults) return 'notice';
  const trimmed = text.trim();
  return trimmed.startsWith('<system-reminder>') && trimmed.endsWith('</system-reminder>') ? 'notice' : 'typed';
}
