/**
 * The pattern form of recall: matching lines (`>`) with the two lines before and after each (`│`), overlaps merged,
 * groups separated by `--`. One pass over the original finds the matches, a second one over the part that is shown
 * reads the lines, so that memory is bounded by the answer and the longest line.
 */
import type { Pattern } from './compile-pattern.js';
import { byteLength, cutAround, cutBytes } from './cut-text.js';
import { type FileLine, readLines, type TextSource } from './file-lines.js';
import { findMatches, SEARCHED_BYTES } from './find-matches.js';
import { quoted } from './output-error.js';
import { colouredText, plainText } from './plain-text.js';
import type { RecallResult } from './recall.js';
import { linePrefix, type RecallRequest, titleOf } from './show-lines.js';

export interface MatchRequest extends RecallRequest {
  readonly pattern: Pattern;
  /** The pattern as it was given. */
  readonly source: string;
  /** How long to search, in milliseconds; what is left then is for the next answer. */
  readonly maxMs: number;
}

const CONTEXT_LINES = 2;
const GROUP_SEPARATOR = '--\n';
/** Longest matching line, and longest line around one, that is shown whole. */
const MATCH_BYTES = 2_000;
const CONTEXT_BYTES = 400;

export function showMatches(text: TextSource, request: MatchRequest): RecallResult {
  const { numbers, offset, limit, maxBytes } = request;
  const { last } = numbers;
  // No answer holds as many lines as it has bytes; one place more says where to go on.
  const maxPlaces = Math.min(limit, maxBytes) + 1;
  const found = findMatches(text, {
    ...request,
    gapPlace: numbers.gapPlace,
    first: numbers.placeOf(offset),
    maxPlaces,
  });
  const { places, total, stoppedAt } = found;
  const header = headerOf(request, total, stoppedAt === undefined ? last : numbers.numberAt(stoppedAt - 1));
  const room = maxBytes - byteLength(header) - byteLength(footer(total, last));
  const { body, shownMatches, from, to } = showGroups(text, request, places, room);
  const result = { text: header + body, from, to, totalLines: last, matches: total };
  const nextPlace = places[shownMatches] ?? stoppedAt;
  if (nextPlace === undefined) return result;
  const next = numbers.numberAt(nextPlace);
  return { ...result, text: result.text + footer(total - shownMatches, next), next };
}

function showGroups(text: TextSource, request: MatchRequest, places: readonly number[], maxBytes: number) {
  const { numbers, limit } = request;
  const show = createLineView(text, request, maxBytes);
  let body = '';
  let room = maxBytes;
  let shownMatches = 0;
  let firstPlace = 0;
  let lastPlace = 0;
  const add = (text: string, place: number): boolean => {
    room -= byteLength(text);
    if (room < 0) return false;
    body += text;
    lastPlace = place;
    return true;
  };

  for (const place of places) {
    const first = Math.max(lastPlace + 1, place - CONTEXT_LINES);
    let group = lastPlace > 0 && first > lastPlace + 1 ? GROUP_SEPARATOR : '';
    for (let at = first; at <= place; at += 1) group += show(at, at === place);
    // A match is shown with the lines before it or left to the next answer.
    if (shownMatches === limit || !add(group, place)) break;
    firstPlace ||= first;
    shownMatches += 1;
    const end = Math.min(place + CONTEXT_LINES + 1, places[shownMatches] ?? Number.POSITIVE_INFINITY);
    for (let at = place + 1; at < end; at += 1) {
      const line = show(at, false);
      if (line === '' || !add(line, at)) break;
    }
  }
  return { body, shownMatches, from: numbers.numberAt(firstPlace), to: numbers.numberAt(lastPlace) };
}

/** Gives lines as they are shown, '' after the end; places must rise from call to call. */
function createLineView(text: TextSource, { numbers, pattern, colour }: MatchRequest, room: number) {
  // In a small answer too, a match and the two lines before it fit: 1/2 + 2 * 1/8.
  const matchBytes = Math.min(MATCH_BYTES, room >> 1);
  const contextBytes = Math.min(CONTEXT_BYTES, room >> 3);
  const reader = readLines(text);
  let place = 1;

  return (wanted: number, matching: boolean): string => {
    reader.skip(wanted - place);
    place = wanted + 1;
    const maxBytes = matching ? matchBytes : contextBytes;
    const line = reader.next(matching ? SEARCHED_BYTES : 4 * maxBytes);
    if (line === undefined) return '';
    const prefix = linePrefix(numbers.numberAt(wanted), numbers.last, matching ? '>' : '│');
    const whole = line.whole ? `${prefix}${(colour ? colouredText : plainText)(line.text)}\n` : undefined;
    if (whole !== undefined && byteLength(whole) <= maxBytes) return whole;
    return prefix + cutLine(line, maxBytes - byteLength(prefix), matching ? pattern : undefined);
  };
}

function cutLine(line: FileLine, room: number, pattern: Pattern | undefined): string {
  const text = plainText(line.text);
  if (pattern === undefined) return `${cutBytes(text, room - byteLength('…\n'))}…\n`;
  const mark = ` [part of a line of ${line.bytes} bytes]\n`;
  return cutAround(text, pattern.find(text) ?? 0, room - byteLength(mark)) + mark;
}

function headerOf({ output, numbers, offset, source }: MatchRequest, total: number, searchedTo: number): string {
  const all = offset === 1 && searchedTo === numbers.last;
  const lines = all ? `${total} of ${numbers.last} lines` : `${total} lines from ${offset} to ${searchedTo}`;
  return `${titleOf({ output, numbers })}: ${lines} match ${quoted(source)}\n`;
}

function footer(left: number, next: number): string {
  return left > 0 ? `[${left} more matching lines: offset ${next}]\n` : `[not searched further: offset ${next}]\n`;
}
