/** Cuts text to a number of UTF-8 bytes. A code point is kept whole or not at all. */
const encoder = new TextEncoder();

/** The longest start of `text` that has at most `maxBytes` bytes in UTF-8. */
export function cutBytes(text: string, maxBytes: number): string {
  // A UTF-16 unit has at most three bytes: text this short needs no measuring.
  if (text.length * 3 <= maxBytes) return text;
  const { read } = encoder.encodeInto(text, new Uint8Array(Math.max(0, maxBytes)));
  return text.slice(0, read);
}

/**
 * At most `maxBytes` bytes of `text` with the position `at` among them: a little of what stands before it, and as much
 * of the rest as fits. `…` marks each end that was cut; the marks are counted.
 */
export function cutAround(text: string, at: number, maxBytes: number): string {
  // An eighth in UTF-16 units is at most three eighths in bytes, so most of the room is left for the match.
  let start = Math.max(0, at - Math.floor(maxBytes / 8));
  if (isLowSurrogate(text, start)) start += 1;
  const rest = text.slice(start);
  const before = start > 0 ? '…' : '';
  const room = maxBytes - byteLength(before);
  if (byteLength(rest.slice(0, room + 1)) <= room) return before + rest;
  return `${before}${cutBytes(rest, room - byteLength('…'))}…`;
}

export function byteLength(text: string): number {
  return Buffer.byteLength(text);
}

function isLowSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return index > 0 && unit >= 0xdc00 && unit <= 0xdfff;
}
