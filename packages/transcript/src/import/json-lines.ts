/**
 * Reads a recording of JSON lines as far as it goes. Programs die in the middle of a line, disks fill files with NULs, two
 * writers glue their records together: whatever of a line is a whole object is given, the rest as a piece that says what is
 * wrong with it. Works on the bytes, so that each piece tells where it lies; lines end at LF alone, never at U+2028. Linear.
 */
import type { Finding } from '../finding.js';
import type { ByteRange } from './imported-session.js';
import { type JsonObject, objectOf } from './json-fields.js';

/** A line, or a piece of one: a whole object, or what is left where there is none. */
export interface JsonLine {
  /** Number of the line, counted from 1. */
  readonly line: number;
  readonly range: ByteRange;
  /** Its text; empty where there is nothing but NULs, or more than can be read. */
  readonly text: string;
  /** The object; absent where the piece is not a whole one. */
  readonly value?: JsonObject;
  /** What is wrong with the piece, be it readable or not. */
  readonly finding?: Finding;
}

/** Longest line that is read, in bytes: half of the longest string that every platform can hold. */
const longestLine = 0x1000_0000;
/** How often, in one line, an end is searched for that is not there. */
const mostSearches = 64;

const newline = 0x0a;
const quote = 0x22;
const backslash = 0x5c;
const [openBrace, closeBrace] = [0x7b, 0x7d];

export function* jsonLines(recording: Uint8Array): Generator<JsonLine> {
  const start = recording[0] === 0xef && recording[1] === 0xbb && recording[2] === 0xbf ? 3 : 0;
  let line = 1;
  for (let from = start; from < recording.length; line++) {
    const found = recording.indexOf(newline, from);
    const to = found < 0 ? recording.length : found;
    yield* piecesOf(recording, { line, from, to, last: found < 0 });
    from = to + 1;
  }
}

/** The whole objects of a recording's beginning, whose last line may be cut. */
export function recordsIn(head: string): readonly JsonObject[] {
  return [...jsonLines(new TextEncoder().encode(head))]
    .map(({ value }) => value)
    .filter((value) => value !== undefined);
}

interface Span {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  /** Whether it reaches the end of the recording without a line end. */
  readonly last: boolean;
}

function* piecesOf(bytes: Uint8Array, line: Span): Generator<JsonLine> {
  const { from, to, nuls } = trimmed(bytes, line.from, line.to);
  const at = `line ${line.line}`;
  if (from < to && to - from <= longestLine) {
    const whole = { ...line, from, to };
    const record = readRecord(bytes, whole);
    if (record) yield record;
    else yield* splitAt(bytes, whole);
  } else if (from < to) {
    const message = `${to - from} bytes in one line are more than can be read: they stay in the recording alone`;
    yield { line: line.line, range: rangeOf(line), text: '', finding: { code: 'line-too-long', at, message } };
  }
  if (nuls > 0) {
    const finding = {
      code: 'nul-bytes',
      at,
      message:
        'NUL bytes around this line are skipped: they hold nothing, but something may have been lost in their place before',
    };
    yield { line: line.line, range: rangeOf(line), text: '', finding };
  }
}

/** The whole objects of a line that is not one, and the pieces between them. */
function* splitAt(bytes: Uint8Array, line: Span): Generator<JsonLine> {
  let searches = mostSearches;
  let afterRecord = false;
  for (let from = line.from; from < line.to; ) {
    const next = nextObject(bytes, from + 1, line.to, afterRecord);
    const end = endOfObject(bytes, from, searches > 0 ? line.to : next);
    const record = end === undefined ? undefined : readRecord(bytes, { ...line, from, to: end });
    afterRecord = record !== undefined;
    if (record) yield { ...record, finding: record.finding ?? glued(line) };
    else searches--;
    const rest = trimmed(bytes, from, next);
    if (!record && rest.from < rest.to)
      yield broken(bytes, { ...line, ...rest, last: line.last && rest.to === line.to });
    from = record ? (end ?? next) : next;
  }
}

function glued({ line }: Span): Finding {
  const message = 'more than this record is on its line: nothing is lost, each piece is read by itself';
  return { code: 'glued-records', at: `line ${line}`, message };
}

/** Where the object that begins at `from` ends; undefined where it does not, or none begins. */
function endOfObject(bytes: Uint8Array, from: number, to: number): number | undefined {
  if (bytes[from] !== openBrace) return undefined;
  let depth = 0;
  let inString = false;
  for (let at = from; at < to; at++) {
    const byte = bytes[at];
    if (byte === backslash) at++;
    else if (byte === quote) inString = !inString;
    else if (inString) continue;
    else if (byte === openBrace) depth++;
    else if (byte === closeBrace && --depth === 0) return at + 1;
  }
  return undefined;
}

/** Where the next `{"` stands; if not `anywhere`, one that cannot be a value within the object before it. */
function nextObject(bytes: Uint8Array, from: number, to: number, anywhere: boolean): number {
  const line = bytes.subarray(0, to);
  for (let at = line.indexOf(openBrace, from); at >= 0; at = line.indexOf(openBrace, at + 1)) {
    if (bytes[at + 1] === quote && (anywhere || !valueMayFollow(bytes[at - 1]))) return at;
  }
  return to;
}

function valueMayFollow(byte: number | undefined): boolean {
  return byte === 0x3a || byte === 0x2c || byte === 0x5b || byte === 0x20;
}

function readRecord(bytes: Uint8Array, span: Span): JsonLine | undefined {
  const { from, to } = trimmed(bytes, span.from, span.to);
  const { text, damaged } = decode(bytes.subarray(from, to));
  const at = `line ${span.line}`;
  const piece = { line: span.line, range: { offset: from, bytes: to - from } };
  const value = parse(text);
  if (value) {
    const message = 'bytes that are not UTF-8 are read as U+FFFD: nothing else of this record is lost';
    return { ...piece, text, value, ...(damaged && { finding: { code: 'invalid-utf8', at, message } }) };
  }
  const mended = mendStrings(text);
  const mendedValue = mended === text ? undefined : parse(mended);
  if (!mendedValue) return undefined;
  const message = 'a string holds what JSON does not allow: nothing is lost, it is read as the character itself';
  return { ...piece, text: mended, value: mendedValue, finding: { code: 'invalid-string', at, message } };
}

function broken(bytes: Uint8Array, span: Span): JsonLine {
  const { text } = decode(bytes.subarray(span.from, span.to));
  const finding = span.last
    ? {
        code: 'torn-record',
        message: 'the recording ends within this record: nothing that was recorded is lost, it is kept as text',
      }
    : { code: 'broken-record', message: 'this is not a JSON object: nothing is lost, it is kept as text' };
  return { line: span.line, range: rangeOf(span), text, finding: { ...finding, at: `line ${span.line}` } };
}

function parse(text: string): JsonObject | undefined {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The same JSON with control characters escaped, and the backslash of escapes that JSON does not know. */
function mendStrings(text: string): string {
  return text.replace(/\\u[\da-fA-F]{4}|\\["\\/bfnrt]|\\|\p{Cc}/gu, (found) => {
    if (found === '\\') return '\\\\';
    return found < ' ' ? `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}` : found;
  });
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

function decode(bytes: Uint8Array): { text: string; damaged: boolean } {
  try {
    return { text: strict.decode(bytes), damaged: false };
  } catch {
    return { text: lenient.decode(bytes), damaged: true };
  }
}

/** Without the white space and the NULs at both ends. */
function trimmed(bytes: Uint8Array, start: number, end: number): { from: number; to: number; nuls: number } {
  let [from, to, nuls] = [start, end, 0];
  for (; from < to && isBlank(bytes[from]); from++) if (bytes[from] === 0) nuls++;
  for (; to > from && isBlank(bytes[to - 1]); to--) if (bytes[to - 1] === 0) nuls++;
  return { from, to, nuls };
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0d || byte === 0x09 || byte === 0;
}

function rangeOf({ from, to }: Span): ByteRange {
  return { offset: from, bytes: to - from };
}
