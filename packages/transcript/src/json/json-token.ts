/**
 * Where the tokens of JSON end. Each function gives the offset after the token, or the complement (`~offset`, negative) of
 * the byte at fault, so that the scanner allocates nothing for them.
 */

const quote = 0x22;
const backslash = 0x5c;

export function endOfSpace(bytes: Uint8Array, at: number): number {
  let byte = bytes[at];
  while (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) byte = bytes[++at];
  return at;
}

/**
 * `at`: the byte after the opening quote. Most of a body is the inside of strings, so four bytes are looked at in one go:
 * each term sets the high bit of a byte that is below 0x20, a quote, a backslash.
 */
export function endOfString(bytes: Uint8Array, view: DataView, at: number): number {
  const last = bytes.length - 4;
  for (;;) {
    while (at <= last) {
      const word = view.getInt32(at, true);
      const quotes = word ^ 0x22222222;
      const slashes = word ^ 0x5c5c5c5c;
      const marks =
        ((word - 0x20202020) & ~word) | ((quotes - 0x01010101) & ~quotes) | ((slashes - 0x01010101) & ~slashes);
      if ((marks & 0x80808080) !== 0) break;
      at += 4;
    }
    while (special[bytes[at] as number] === 0) at++;
    const byte = bytes[at];
    if (byte === quote) return at + 1;
    if (byte !== backslash) return ~at;
    if (escapes[bytes[at + 1] as number] === 1) at += 2;
    else {
      at = endOfUnicodeEscape(bytes, at);
      if (at < 0) return at;
    }
  }
}

/** 1 for the bytes that end a run of plain ones inside a string. */
const special = new Uint8Array(256).fill(1, 0, 0x20);
special[quote] = 1;
special[backslash] = 1;

/** 1 for the bytes that make an escape with the backslash before them. */
const escapes = new Uint8Array(256);
for (const kind of '"\\/bfnrt') escapes[kind.charCodeAt(0)] = 1;

function endOfUnicodeEscape(bytes: Uint8Array, at: number): number {
  if (bytes[at + 1] !== 0x75) return ~(at + 1);
  for (let digit = at + 2; digit < at + 6; digit++) if (!isHex(bytes[digit])) return ~digit;
  return at + 6;
}

function isHex(byte: number | undefined): boolean {
  if (byte === undefined) return false;
  return (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
}

const words = new Map(['true', 'false', 'null'].map((word) => [word.charCodeAt(0), codesOf(word)]));

function codesOf(word: string): readonly number[] {
  return [...word].map((letter) => letter.charCodeAt(0));
}

/** Reads a number, `true`, `false` or `null`. */
export function endOfWord(bytes: Uint8Array, at: number): number {
  const word = words.get(bytes[at] as number);
  if (!word) return endOfNumber(bytes, at);
  for (let index = 1; index < word.length; index++) if (bytes[at + index] !== word[index]) return ~(at + index);
  return at + word.length;
}

function endOfNumber(bytes: Uint8Array, start: number): number {
  let at = bytes[start] === 0x2d ? start + 1 : start;
  at = bytes[at] === 0x30 ? at + 1 : endOfDigits(bytes, at);
  if (at >= 0 && bytes[at] === 0x2e) at = endOfDigits(bytes, at + 1);
  const mark = at < 0 ? undefined : bytes[at];
  if (mark !== 0x65 && mark !== 0x45) return at;
  const sign = bytes[at + 1];
  return endOfDigits(bytes, sign === 0x2b || sign === 0x2d ? at + 2 : at + 1);
}

/** One digit or more. */
function endOfDigits(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let byte = bytes[at]; byte !== undefined && byte >= 0x30 && byte <= 0x39; byte = bytes[++at]);
  return at > start ? at : ~at;
}
