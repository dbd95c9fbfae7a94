/**
 * Reads a recording that is one JSON document as far as it goes. `JSON.parse` refuses a document whose end is missing; this
 * finds where the members of an object or array lie, up to the first damage, so that each record is parsed by itself and
 * tells where it stands. Looks at the structure only: what a member holds is checked when it is parsed. Linear, no
 * recursion.
 */
import type { Finding } from '../finding.js';
import type { ByteRange } from './imported-session.js';
import { type JsonObject, objectOf } from './json-fields.js';

/** A member of an object or array: where its value lies. */
export interface JsonMember extends ByteRange {
  /** Name of the member of an object; undefined in an array. */
  readonly key: string | undefined;
  /** Whether the value ends before the document does. */
  readonly whole: boolean;
}

const [quote, comma, colon, backslash] = [0x22, 0x2c, 0x3a, 0x5c];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

/** Where the document's value lies: without a byte order mark and the white space around it. */
export function rootOf(bytes: Uint8Array): ByteRange {
  const bom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const offset = skipBlank(bytes, bom ? 3 : 0, bytes.length);
  return { offset, bytes: bytes.length - offset };
}

export function isArray(bytes: Uint8Array, range: ByteRange): boolean {
  return range.bytes > 0 && bytes[range.offset] === openArray;
}

/**
 * The members of the object or array that begins at `range`, in order; of any other value, none. After the first damage
 * the rest of the range comes as one member that is not whole.
 */
export function* membersOf(bytes: Uint8Array, range: ByteRange): Generator<JsonMember> {
  const end = range.offset + range.bytes;
  const isObject = bytes[range.offset] === openObject;
  if (!isObject && !isArray(bytes, range)) return;
  const close = isObject ? closeObject : closeArray;
  for (let at = skipBlank(bytes, range.offset + 1, end); at < end && bytes[at] !== close; ) {
    const start = isObject ? afterKey(bytes, at, end) : at;
    const stop = start === undefined ? at : afterValue(bytes, start, end);
    const next = skipBlank(bytes, stop, end);
    const whole = next < end && (bytes[next] === comma || bytes[next] === close);
    if (start !== undefined && start < stop)
      yield { key: undefined, ...keyed(bytes, at, start), offset: start, bytes: stop - start, whole };
    if (!whole) {
      const rest = start === undefined ? at : next;
      if (rest < end) yield { key: undefined, offset: rest, bytes: end - rest, whole };
      return;
    }
    at = bytes[next] === comma ? skipBlank(bytes, next + 1, end) : next;
  }
}

/** The text of a range; bytes that are not UTF-8 become U+FFFD. */
export function textAt(bytes: Uint8Array, range: ByteRange): string {
  return lenient.decode(bytes.subarray(range.offset, range.offset + range.bytes));
}

/** The value at a range; undefined where that is not JSON. */
export function valueAt(bytes: Uint8Array, range: ByteRange): unknown {
  try {
    return JSON.parse(textAt(bytes, range));
  } catch {
    return undefined;
  }
}

/** One record of a list: its object, or what is wrong with it. */
export interface DocumentRecord {
  readonly range: ByteRange;
  readonly value?: JsonObject;
  readonly finding?: Finding;
}

/** The records of the array at a range; `path` is the array's JSON pointer. */
export function* recordsOf(bytes: Uint8Array, range: ByteRange, path: string): Generator<DocumentRecord> {
  let index = 0;
  for (const { offset, bytes: length, whole } of membersOf(bytes, range)) {
    const at = `${path}/${index++}`;
    const place = { offset, bytes: length };
    const value = objectOf(valueAt(bytes, place));
    if (value) yield { range: place, value };
    else if (whole) yield { range: place, finding: { code: 'broken-record', at, message: notAnObject } };
    else yield { range: place, finding: { code: 'torn-record', at, message: torn } };
  }
}

const notAnObject = 'this is not a JSON object: nothing is lost, it is kept as text';
const torn =
  'the recording ends or is damaged within this record: nothing that was recorded is lost, it is kept as text';

/** The members of the object at a range, the last one of each name. */
export function fieldsOf(bytes: Uint8Array, range: ByteRange): ReadonlyMap<string, JsonMember> {
  const fields = new Map<string, JsonMember>();
  for (const member of membersOf(bytes, range)) fields.set(member.key ?? '', member);
  return fields;
}

function keyed(bytes: Uint8Array, at: number, start: number | undefined): { key: string } | undefined {
  if (bytes[at] !== quote || start === undefined || start === at) return undefined;
  const key = valueAt(bytes, { offset: at, bytes: afterString(bytes, at, start) - at });
  return typeof key === 'string' ? { key } : undefined;
}

/** Where the value of the member begins whose name begins at `at`; undefined where there is none. */
function afterKey(bytes: Uint8Array, at: number, end: number): number | undefined {
  if (bytes[at] !== quote) return undefined;
  const mark = skipBlank(bytes, afterString(bytes, at, end), end);
  if (mark >= end || bytes[mark] !== colon) return undefined;
  const value = skipBlank(bytes, mark + 1, end);
  return value < end ? value : undefined;
}

/** Where the value that begins at `start` ends: one past its last byte, or `end` where that is missing. */
function afterValue(bytes: Uint8Array, start: number, end: number): number {
  let depth = 0;
  for (let at = start; at < end; ) {
    const byte = bytes[at];
    if (byte === quote) at = afterString(bytes, at, end);
    else if (byte === openArray || byte === openObject) [depth, at] = [depth + 1, at + 1];
    else if (byte === closeArray || byte === closeObject) {
      if (depth === 0) return at;
      [depth, at] = [depth - 1, at + 1];
    } else if (depth === 0) return afterScalar(bytes, at, end);
    else at += 1;
    if (depth === 0) return at;
  }
  return end;
}

function afterScalar(bytes: Uint8Array, start: number, end: number): number {
  for (let at = start; at < end; at++) {
    const byte = bytes[at];
    if (byte === comma || byte === closeArray || byte === closeObject || isBlank(byte)) return at;
  }
  return end;
}

function afterString(bytes: Uint8Array, start: number, end: number): number {
  for (let at = start + 1; at < end; at++) {
    if (bytes[at] === backslash) at += 1;
    else if (bytes[at] === quote) return at + 1;
  }
  return end;
}

function skipBlank(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end && isBlank(bytes[at])) at += 1;
  return at;
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
