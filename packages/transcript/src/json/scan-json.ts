/**
 * Finds where every value of a JSON text lies, in its bytes and in one pass, and builds none of them: opening a request
 * must not cost more than parsing it. Takes what `JSON.parse` takes and refuses what it refuses, a byte order mark too.
 * The one liberty: bytes from 0x80 up are taken inside strings without a check that they are UTF-8, since they go back as
 * they came. No recursion, so depth is bounded by memory alone.
 */

import { endOfSpace, endOfString, endOfWord } from './json-token.js';

/** A JSON text and the places of its values. A value is known by its number, in order of its first byte; the root is 0. */
export interface JsonTree {
  readonly bytes: Uint8Array;
  /**
   * For value `n`, from `3n` on: its first byte, the byte after its last, and the number of the first value after it that
   * is not inside it. The members of an object are values in turn: key, value, key, value.
   */
  readonly spans: Uint32Array;
}

/** Why bytes are not JSON. */
export interface JsonFault {
  /** The first byte that cannot be there; the length of the text where it ends too early. */
  readonly offset: number;
}

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

/** Linear; takes 12 bytes of memory for each value. A text of 2 GiB or more is refused. */
export function scanJson(bytes: Uint8Array): JsonTree | JsonFault {
  if (bytes.length > 0x7fffffff) return { offset: 0x7fffffff };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // One value in eight bytes is much; memory that is not written to costs nothing.
  let spans = new Uint32Array(3 * (64 + (bytes.length >>> 3)));
  let count = 0;
  // The innermost open container; while it is open, the number of the one around it, plus one, stands for its end.
  let container = -1;
  let inObject = false;
  let at = endOfSpace(bytes, 0);

  for (;;) {
    if (3 * count + 6 > spans.length) spans = doubled(spans);
    if (inObject) {
      at = endOfKey(bytes, view, at, spans, count);
      if (at < 0) return { offset: ~at };
      count++;
    }
    const first = bytes[at];
    const value = 3 * count++;
    spans[value] = at;
    let end: number;
    if (first === openBrace || first === openBracket) {
      at = endOfSpace(bytes, at + 1);
      if (bytes[at] !== first + 2) {
        spans[value + 1] = container + 1;
        container = count - 1;
        inObject = first === openBrace;
        continue;
      }
      end = at + 1;
    } else {
      end = first === quote ? endOfString(bytes, view, at + 1) : endOfWord(bytes, at);
      if (end < 0) return { offset: ~end };
    }
    spans[value + 1] = end;
    spans[value + 2] = count;

    for (;;) {
      at = endOfSpace(bytes, end);
      if (container < 0) return at === bytes.length ? { bytes, spans: spans.subarray(0, 3 * count) } : { offset: at };
      if (bytes[at] === comma) break;
      if (bytes[at] !== (inObject ? closeBrace : closeBracket)) return { offset: at };
      end = at + 1;
      const outer = (spans[3 * container + 1] as number) - 1;
      spans[3 * container + 1] = end;
      spans[3 * container + 2] = count;
      container = outer;
      inObject = container >= 0 && bytes[spans[3 * container] as number] === openBrace;
    }
    at = endOfSpace(bytes, at + 1);
  }
}

/** Enters the span of a key as that of value `index`; gives the offset of its value, or the complement of that at fault. */
function endOfKey(bytes: Uint8Array, view: DataView, at: number, spans: Uint32Array, index: number): number {
  if (bytes[at] !== quote) return ~at;
  const end = endOfString(bytes, view, at + 1);
  if (end < 0) return end;
  spans[3 * index] = at;
  spans[3 * index + 1] = end;
  spans[3 * index + 2] = index + 1;
  const mark = endOfSpace(bytes, end);
  return bytes[mark] === colon ? endOfSpace(bytes, mark + 1) : ~mark;
}

function doubled(spans: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(spans.length * 2);
  larger.set(spans);
  return larger;
}
