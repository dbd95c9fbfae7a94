/** Sizes and cuts of text in UTF-8 bytes. A lone surrogate counts as the three bytes of U+FFFD, which it is written as. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with a control character.
const ascii = /^[\x00-\x7f]*$/;

export function isAscii(text: string): boolean {
  return ascii.test(text);
}

export function byteLength(text: string): number {
  if (isAscii(text)) return text.length;
  let bytes = text.length;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 0x80) continue;
    if (code < 0x800) bytes += 1;
    else if (isPair(text, i)) {
      bytes += 2;
      i += 1;
    } else bytes += 2;
  }
  return bytes;
}

/** The longest beginning of `text` that holds at most `maxBytes` bytes and splits no code point. */
export function cutToBytes(text: string, maxBytes: number): string {
  if (text.length * 3 <= maxBytes) return text;
  let bytes = 0;
  for (let i = 0; i < text.length; ) {
    const width = isPair(text, i) ? 2 : 1;
    const code = text.charCodeAt(i);
    bytes += width === 2 ? 4 : code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
    if (bytes > maxBytes) return text.slice(0, i);
    i += width;
  }
  return text;
}

/** The longest ending of `text` that holds at most `maxBytes` bytes and splits no code point. */
export function cutToLastBytes(text: string, maxBytes: number): string {
  if (text.length * 3 <= maxBytes) return text;
  let bytes = 0;
  for (let i = text.length; i > 0; ) {
    const width = i >= 2 && isPair(text, i - 2) ? 2 : 1;
    const code = text.charCodeAt(i - 1);
    bytes += width === 2 ? 4 : code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
    if (bytes > maxBytes) return text.slice(i);
    i -= width;
  }
  return text;
}

/** `at`, or the place behind it where a cut there would split a code point. */
export function cutPoint(text: string, at: number): number {
  return at > 0 && isPair(text, at - 1) ? at + 1 : at;
}

/** Whether a high surrogate at `at` is followed by its low one. */
function isPair(text: string, at: number): boolean {
  const high = text.charCodeAt(at);
  if (high < 0xd800 || high > 0xdbff) return false;
  const low = text.charCodeAt(at + 1);
  return low >= 0xdc00 && low <= 0xdfff;
}
