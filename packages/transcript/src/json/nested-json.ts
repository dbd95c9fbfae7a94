/**
 * JSON inside a string of JSON: some tool results are objects written out as text. Their values are found like any other,
 * and each is traced back to where it stands in the outer text, so that one of them can be replaced there and the rest of
 * the string keeps its spelling.
 */
import { encodeUtf8 } from './json-string.js';
import { endOf, type JsonValue, startOf } from './json-value.js';
import { scanJson } from './scan-json.js';

const backslash = 0x5c;

export interface NestedJson {
  readonly root: JsonValue;
  /** Offset in the outer text of the byte at `offset` of the nested one. */
  outerOffset(offset: number): number;
}

/** The JSON that a string holds; undefined when its text is not JSON. Takes four times the string's size for a while. */
export function nestedJson(string: JsonValue): NestedJson | undefined {
  const { bytes, outer } = unescaped(string.tree.bytes, startOf(string) + 1, endOf(string) - 1);
  const tree = scanJson(bytes);
  if ('offset' in tree) return undefined;
  return { root: { tree, index: 0 }, outerOffset: (offset) => outer[offset] as number };
}

/** The bytes of a string's text, and for each of them and for their end where it comes from. */
function unescaped(source: Uint8Array, start: number, end: number): { bytes: Uint8Array; outer: Uint32Array } {
  const bytes = new Uint8Array(end - start);
  const outer = new Uint32Array(end - start + 1);
  let used = 0;
  for (let at = start; at < end; ) {
    const from = at;
    const first = used;
    const byte = source[at] as number;
    if (byte !== backslash) {
      bytes[used++] = byte;
      at++;
    } else if (source[at + 1] !== 0x75) {
      bytes[used++] = simple.get(source[at + 1] as number) ?? 0;
      at += 2;
    } else {
      const high = unitAt(source, at);
      const low = at + 12 <= end && source[at + 6] === backslash ? unitAt(source, at + 6) : 0;
      const isPair = isSurrogate(high, 0xd800) && isSurrogate(low, 0xdc00);
      at += isPair ? 12 : 6;
      if (isPair || (!isSurrogate(high, 0xd800) && !isSurrogate(high, 0xdc00))) {
        const character = encodeUtf8(isPair ? String.fromCharCode(high, low) : String.fromCharCode(high));
        bytes.set(character, used);
        used += character.length;
      } else {
        // UTF-8 has no lone surrogate, but in nested JSON the escape of one means the same. After a backslash it would
        // not: a zero there makes the text not JSON, which it is not.
        bytes.set(bytes[used - 1] === backslash ? [0] : source.subarray(from, at), used);
        used += bytes[used] === 0 ? 1 : at - from;
      }
    }
    outer.fill(from, first, used);
  }
  outer[used] = end;
  return { bytes: bytes.subarray(0, used), outer };
}

const simple = new Map(
  ['""', '\\\\', '//', 'b\b', 'f\f', 'n\n', 'r\r', 't\t'].map((pair) => [pair.charCodeAt(0), pair.charCodeAt(1)]),
);

/** The code unit of the `\uXXXX` at `at`; 0 when there is none. */
function unitAt(source: Uint8Array, at: number): number {
  if (source[at + 1] !== 0x75) return 0;
  let unit = 0;
  for (let digit = at + 2; digit < at + 6; digit++) {
    const byte = source[digit] as number;
    unit = unit * 16 + (byte <= 0x39 ? byte - 0x30 : (byte | 0x20) - 0x57);
  }
  return unit;
}

function isSurrogate(unit: number, first: number): boolean {
  return unit >= first && unit < first + 0x400;
}
