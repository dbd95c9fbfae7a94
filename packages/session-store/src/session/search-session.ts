/**
 * Searches a pattern in everything that a session keeps: the texts of its entries in the order of the file, but for a
 * result that was shown in part its original, and these after all entries. The answer names the id of each text, so that
 * recall of that id shows more. Bounded in bytes and in time; it goes on where it stopped.
 */
import { compilePattern, type Pattern } from '../compile-pattern.js';
import { byteLength, cutAround } from '../cut-text.js';
import { readLines, type TextSource } from '../file-lines.js';
import { findMatches, SEARCHED_BYTES } from '../find-matches.js';
import { withOutput } from '../find-output.js';
import { type LineNumbers, lineNumbers } from '../line-numbers.js';
import { quoted, shownId } from '../output-error.js';
import { plainText } from '../plain-text.js';
import { type RecallOptions, type RecallResult, readRecallOptions } from '../recall.js';
import { entryText } from './entry-text.js';
import { readEntry } from './read-entry.js';
import { sessionError } from './session-error.js';
import { keptOutputs, type SessionPlaces } from './session-places.js';

/** Of one text, so many matching lines are shown, of each so many bytes. */
const SHOWN_LINES = 3;
const LINE_BYTES = 240;
const MAX_SEARCH_MS = 10_000;

/** What of one text matches. */
interface Found {
  readonly total: number;
  /** Whether the text was searched to its end. */
  readonly whole: boolean;
  /** The first matching lines, with their numbers. */
  readonly lines: readonly (readonly [number, string])[];
}

interface Search {
  readonly pattern: Pattern;
  readonly deadline: number;
}

/** `offset` and `next` count texts: entries first, then originals. */
export function searchSession(places: SessionPlaces, options: RecallOptions): RecallResult {
  const { pattern: source, offset, limit, maxBytes } = readRecallOptions(options);
  if (source === undefined) throw sessionError('bad-pattern', 'recall has no id and no pattern: give one of them');
  const search = { pattern: compilePattern(source), deadline: performance.now() + MAX_SEARCH_MS };
  const entries = places.file.tree.rows.count;
  const originals = keptOutputs(places)
    .map(({ id }) => id)
    .reverse();
  const texts = entries + originals.length;
  let room = maxBytes - byteLength(header(source, texts, texts, texts)) - byteLength(footer(texts));
  let [body, shown, matches, from, to] = ['', 0, 0, 0, 0];
  let place = offset;
  for (; place <= texts; place += 1) {
    if (place > offset && performance.now() > search.deadline) break;
    const id = place > entries ? originals[place - entries - 1] : undefined;
    const text = id === undefined ? searchRow(places, place - 1, search) : searchOriginal(places, id, search);
    if (!text || text.found.total === 0) continue;
    const block = format(text.id, text.found);
    if (shown === limit || byteLength(block) > room) break;
    room -= byteLength(block);
    body += block;
    shown += 1;
    matches += text.found.total;
    from ||= place;
    to = place;
  }
  const text = header(source, matches, shown, place - offset) + body;
  const result = { text, from, to, totalLines: texts, matches };
  return place > texts ? result : { ...result, text: text + footer(place), next: place };
}

function searchRow(places: SessionPlaces, row: number, search: Search) {
  const entry = readEntry(places.file, row);
  if (!entry) return undefined;
  const original = entry.type === 'message' && entry.message.role === 'tool' ? entry.message.original : undefined;
  if (original && withOutput(places.outputs, original, () => true)) return undefined;
  return { id: entry.id, found: find(Buffer.from(entryText(entry)), search, undefined) };
}

function searchOriginal({ outputs }: SessionPlaces, id: string, search: Search) {
  return withOutput(outputs, id, (fd, output) => ({ id, found: find(fd, search, lineNumbers(output)) }));
}

/** @param numbers the lines' numbers, where they are not those of the text */
function find(text: TextSource, { pattern, deadline }: Search, numbers: LineNumbers | undefined): Found {
  const maxMs = Math.max(0, deadline - performance.now());
  const gapPlace = numbers?.gapPlace;
  const { places, total, stoppedAt } = findMatches(text, {
    pattern,
    gapPlace,
    first: 1,
    maxPlaces: SHOWN_LINES,
    maxMs,
  });
  const reader = readLines(text);
  let next = 1;
  const lines = places.map((place) => {
    reader.skip(place - next);
    next = place + 1;
    const line = plainText(reader.next(SEARCHED_BYTES)?.text ?? '');
    return [numbers?.numberAt(place) ?? place, cutAround(line, pattern.find(line) ?? 0, LINE_BYTES)] as const;
  });
  return { total, whole: stoppedAt === undefined, lines };
}

function format(id: string, { total, whole, lines }: Found): string {
  const count = `${total}${whole ? '' : ' or more'} ${total === 1 ? 'line' : 'lines'}`;
  return `${shownId(id)}: ${count}\n${lines.map(([number, line]) => `${number}>${line}\n`).join('')}`;
}

function header(source: string, matches: number, shown: number, searched: number): string {
  const lines = matches === 1 ? '1 line' : `${matches} lines`;
  const texts = searched === 1 ? '1 text' : `${searched} texts`;
  return `the session: ${lines} in ${shown} of ${texts} ${matches === 1 ? 'matches' : 'match'} ${quoted(source)}\n`;
}

function footer(next: number): string {
  return `[not searched further: offset ${next}]\n`;
}
