import type { LineFacts, Verdict } from '@ctx/lang';

/** What a line says, without its place or what a CI system puts before it: lines that say the same are one message. */
export function messageOf(text: string, facts: LineFacts, verdict: Verdict): string {
  const place = facts.located && facts.class !== 'frame' ? verdict.place(text) : undefined;
  return place?.message ? `${place.code ?? ''} ${place.message}` : text.slice(verdict.prefixLength);
}
