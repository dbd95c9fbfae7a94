/**
 * The parts of a tool result as they lie in a body: texts by their place, so that they can be read and replaced there, and
 * everything else by a function that describes it.
 */

import { endOf, itemsOf, type JsonValue, jsonOf, kindOf, memberOf, startOf, stringOf } from '../json/json-value.js';
import type { MediaPart, OtherPart, Status } from '../message.js';

/** Where a text stands in a body. */
export interface TextPlace {
  /** Offsets of the first byte after the opening quote, and of the closing quote. */
  readonly start: number;
  readonly end: number;
  /** Whether it is a string of JSON that is itself in a string of JSON, so escaped twice. */
  readonly nested: boolean;
}

export type FoundPart = TextPlace | (() => MediaPart | OtherPart);

/** How a result ended, where the body states it. */
export interface Outcome {
  readonly status: Status;
  readonly exitCode?: number;
}

export const unknownOutcome: Outcome = { status: 'unknown' };

/** A tool result, found in a body. */
export interface FoundResult {
  readonly value: JsonValue;
  /** Empty when there is none. */
  readonly callId: string;
  /** Its place in the list that `at` begins with; and, where that holds results in a list of their own, its place there. */
  readonly index: number;
  readonly block?: number;
}

/** Place of a string's text. */
export function placeOf(string: JsonValue): TextPlace {
  return { start: startOf(string) + 1, end: endOf(string) - 1, nested: false };
}

/**
 * The parts of a content that is a string or an array of parts with a `type` and, where they are text, a `text`. Absent
 * or null: no part. `describe` is given each part that is not text.
 */
export function contentParts(
  content: JsonValue | undefined,
  textTypes: ReadonlySet<string>,
  describe: (part: JsonValue) => MediaPart | OtherPart,
): FoundPart[] {
  if (!content) return [];
  switch (kindOf(content)) {
    case 'null':
      return [];
    case 'string':
      return [placeOf(content)];
    case 'array':
      return Array.from(itemsOf(content), (part) => {
        const text = textTypes.has(typeOf(part)) ? memberOf(part, 'text') : undefined;
        return text && kindOf(text) === 'string' ? placeOf(text) : () => describe(part);
      });
    default:
      return [() => otherPart(content)];
  }
}

/** What a part or an item calls itself; empty when it does not. */
export function typeOf(value: JsonValue): string {
  return stringOf(memberOf(value, 'type')) ?? '';
}

export function otherPart(value: JsonValue): OtherPart {
  return { type: 'other', kind: typeOf(value), json: jsonOf(value) };
}
