/** The inside of JSON strings: from bytes to text and back. */

/** The text of a string whose inside (without its quotes) lies from `start` to `end`. Lone surrogates stay what they are. */
export function decodeText(bytes: Uint8Array, start: number, end: number): string {
  return (
    (end - start <= 12 ? plainText(bytes, start, end) : undefined) ??
    unescapeText(decodeUtf8(bytes.subarray(start, end)))
  );
}

/** A short text without escapes in ASCII, such as a name. From about twelve characters on, a decoder is the faster one. */
function plainText(bytes: Uint8Array, start: number, end: number): string | undefined {
  let text = '';
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number;
    if (byte >= 0x80 || byte === 0x5c) return undefined;
    text += String.fromCharCode(byte);
  }
  return text;
}

/** The text that the inside of a JSON string stands for. */
export function unescapeText(inside: string): string {
  return inside.includes('\\') ? (JSON.parse(`"${inside}"`) as string) : inside;
}

/** The inside of a JSON string that stands for `text`. Well-formed: lone surrogates are escaped. */
export function escapeText(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** Bytes that are not UTF-8 become U+FFFD. */
export function decodeUtf8(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

export function encodeUtf8(text: string): Uint8Array {
  return encoder.encode(text);
}

// A byte order mark is a character like any other inside a string.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();
