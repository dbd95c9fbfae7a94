/**
 * Finds the records in one line. A sound line is one JSON object. A damaged one may still hold whole records: two that
 * were glued together, one after a run of NUL bytes, one after a piece of another. Those are taken out of it; what is
 * left is damage.
 */
import { isUtf8 } from 'node:buffer';

/** A record as it stands in a line: `value` is what its bytes from `start` to `end` say. */
interface FoundRecord {
  readonly start: number;
  readonly end: number;
  readonly value: Readonly<Record<string, unknown>>;
}

export interface LineContent {
  readonly records: readonly FoundRecord[];
  /** The parts of the line that are neither a record nor white space, in order. */
  readonly damage: readonly { readonly start: number; readonly end: number }[];
}

/** What some editors put before the first line. */
export const BOM = Buffer.from([0xef, 0xbb, 0xbf]);
/** How a record of ours begins. A text cannot hold these bytes: its quotes would be escaped. */
const BEGIN = Buffer.from('{"type":"');
/** How often the bytes of a damaged line may be gone through: keeps the cost linear whatever it holds. */
const MAX_PASSES = 16;

const BYTE = { quote: 0x22, backslash: 0x5c, open: 0x7b, close: 0x7d } as const;

export function readRecords(line: Buffer): LineContent {
  const value = parseObject(line);
  if (value) return { records: [{ start: 0, end: line.length, value }], damage: [] };
  const records = salvage(line);
  return { records, damage: between(line, records) };
}

/** The first record in the whole lines of a file's start. */
export function firstRecord(head: Buffer): Readonly<Record<string, unknown>> | undefined {
  const mark = head.subarray(0, BOM.length).equals(BOM) ? BOM.length : 0;
  for (let start = mark, end = head.indexOf(10); end !== -1; start = end + 1, end = head.indexOf(10, start)) {
    const [first] = readRecords(head.subarray(start, end)).records;
    if (first) return first.value;
  }
  return undefined;
}

/** The object that `bytes` hold as JSON; undefined when they hold none, or more than one. */
export function parseObject(bytes: Buffer): Record<string, unknown> | undefined {
  if (!isUtf8(bytes)) return undefined;
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function salvage(line: Buffer): FoundRecord[] {
  const records: FoundRecord[] = [];
  let work = line.length * MAX_PASSES;
  let start = line.indexOf(BYTE.open);
  while (start !== -1 && work > 0) {
    const end = objectEnd(line, start);
    work -= (end ?? line.length) - start;
    const value = end === undefined ? undefined : parseObject(line.subarray(start, end));
    if (end !== undefined && value && isRecord(value)) records.push({ start, end, value });
    // After an object, whatever comes next; after a piece of one, the next thing that begins like a record of ours.
    start = end !== undefined && value ? line.indexOf(BYTE.open, end) : line.indexOf(BEGIN, start + 1);
  }
  return records;
}

/** An object within a damaged line may be a part of a record that is lost: a record has an id of its own. */
function isRecord({ type, id, parent }: Readonly<Record<string, unknown>>): boolean {
  return typeof type === 'string' && typeof id === 'string' && (type === 'session' || parent !== undefined);
}

/** Where the object that begins at `start` ends; undefined when the line ends before it. */
function objectEnd(line: Buffer, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < line.length; at += 1) {
    const byte = line[at];
    if (byte === BYTE.quote) {
      const end = stringEnd(line, at + 1);
      if (end === -1) return undefined;
      at = end;
    } else if (byte === BYTE.open) depth += 1;
    else if (byte === BYTE.close) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

/** The position of the quote that closes the string whose first character is at `from`, or -1. */
function stringEnd(line: Buffer, from: number): number {
  for (let at = from; at < line.length; at += 1) {
    if (line[at] === BYTE.quote) return at;
    if (line[at] === BYTE.backslash) at += 1;
  }
  return -1;
}

function between(line: Buffer, records: readonly FoundRecord[]) {
  const damage: { start: number; end: number }[] = [];
  let start = 0;
  for (const record of [...records, { start: line.length, end: line.length }]) {
    if (!isBlank(line.subarray(start, record.start))) damage.push({ start, end: record.start });
    start = record.end;
  }
  return damage;
}

/** Whether there is nothing but the white space of JSON. */
function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d || byte === 0x0a);
}
