/**
 * Looks into a scanned JSON text, one value at a time. Nothing is decoded but what is asked for, and a value that is not
 * there or not of the kind asked for is `undefined`, so that any shape can be looked into.
 */
import { decodeText, decodeUtf8 } from './json-string.js';
import type { JsonTree } from './scan-json.js';

const openBrace = 0x7b;
const openBracket = 0x5b;
const quote = 0x22;

export interface JsonValue {
  readonly tree: JsonTree;
  readonly index: number;
}

export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** Offset of the first byte. */
export function startOf({ tree, index }: JsonValue): number {
  return tree.spans[3 * index] as number;
}

/** Offset after the last byte. */
export function endOf({ tree, index }: JsonValue): number {
  return tree.spans[3 * index + 1] as number;
}

export function kindOf(value: JsonValue): JsonKind {
  return kinds.get(firstByte(value.tree, value.index)) ?? 'number';
}

const kinds = new Map<number, JsonKind>([
  [openBrace, 'object'],
  [openBracket, 'array'],
  [quote, 'string'],
  [0x74, 'boolean'],
  [0x66, 'boolean'],
  [0x6e, 'null'],
]);

/** The items of an array; none of anything else. */
export function* itemsOf(value: JsonValue | undefined): Generator<JsonValue, undefined> {
  if (!value || firstByte(value.tree, value.index) !== openBracket) return;
  const { tree } = value;
  const end = nextOf(tree, value.index);
  for (let index = value.index + 1; index < end; index = nextOf(tree, index)) yield { tree, index };
}

/** A member of an object. Of several with one key the last counts, as in `JSON.parse`. */
export function memberOf(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (!value || firstByte(value.tree, value.index) !== openBrace) return undefined;
  const { tree } = value;
  const end = nextOf(tree, value.index);
  let found = -1;
  for (let index = value.index + 1; index < end; index = nextOf(tree, index + 1)) {
    if (isStringAt(tree, index, key)) found = index + 1;
  }
  return found < 0 ? undefined : { tree, index: found };
}

/** The text of a string, escapes resolved. */
export function stringOf(value: JsonValue | undefined): string | undefined {
  if (!value || firstByte(value.tree, value.index) !== quote) return undefined;
  return decodeText(value.tree.bytes, startOf(value) + 1, endOf(value) - 1);
}

/** Whether the value is the string `text`, which is ASCII without quotes or backslashes. */
export function isString(value: JsonValue | undefined, text: string): boolean {
  return value !== undefined && isStringAt(value.tree, value.index, text);
}

function isStringAt(tree: JsonTree, index: number, text: string): boolean {
  const { bytes, spans } = tree;
  const start = (spans[3 * index] as number) + 1;
  const length = (spans[3 * index + 1] as number) - 1 - start;
  if (bytes[start - 1] !== quote || length < text.length) return false;
  for (let at = 0; at < text.length; at++) {
    const byte = bytes[start + at];
    if (byte === text.charCodeAt(at)) continue;
    // It may still be the same, written with escapes, of six bytes at most for a character.
    return byte === 0x5c && length <= 6 * text.length && stringOf({ tree, index }) === text;
  }
  return length === text.length;
}

/** A number that a double holds. */
export function numberOf(value: JsonValue | undefined): number | undefined {
  return value && kindOf(value) === 'number' ? Number(jsonOf(value)) : undefined;
}

/** The value as its text stands. */
export function jsonOf(value: JsonValue): string {
  return decodeUtf8(value.tree.bytes.subarray(startOf(value), endOf(value)));
}

function nextOf(tree: JsonTree, index: number): number {
  return tree.spans[3 * index + 2] as number;
}

function firstByte(tree: JsonTree, index: number): number {
  return tree.bytes[tree.spans[3 * index] as number] as number;
}
