/** Characters of a message that tell it from others. */
const MOST = 240;
const varying = /0x[\da-f]+|\b[\da-f]{8,}\b|\d+/gi;

/**
 * What a message says, without the numbers, addresses and times in it: lines with one key are one problem. Names and
 * paths stay.
 */
export function problemKey(text: string): string {
  return text.slice(0, MOST).replace(varying, '#').trim();
}
