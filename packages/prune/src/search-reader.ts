import type { CleanLine } from './screen.js';
import { parseMatch } from './search-match.js';
import { byteLength } from './utf8.js';

/** The matches in one file, in the order of the output. */
export interface SearchFile {
  readonly file: string;
  /** The first of its lines; more came when `lines` is larger. */
  readonly held: readonly CleanLine[];
  /** Matches and lines of context in all. */
  readonly lines: number;
}

export interface SearchReader {
  read(line: CleanLine): void;
  /** The share of the lines with text that are search results, 0 to 1. */
  share(): number;
  take(): readonly SearchFile[];
}

/** Lines after which an output that is no list of search results is no longer read as one. */
const PATIENCE = 256;
const LEAST_SHARE = 0.3;
/** Files counted apart; the matches of further ones are counted with the last. */
const MOST_FILES = 20_000;

interface Entry extends SearchFile {
  held: CleanLine[];
  lines: number;
}

/** Memory is bounded: where more than two caps are held, each file keeps at most half as many lines as the longest had. */
export function createSearchReader(options: { readonly capBytes: number }): SearchReader {
  const files = new Map<string, Entry>();
  let newest: Entry = { file: '', held: [], lines: 0 };
  let lines = 0;
  let found = 0;
  let heldBytes = 0;
  let mostHeld = Number.POSITIVE_INFINITY;
  let gaveUp = false;

  function add(name: string, line: CleanLine): void {
    let entry = files.get(name);
    if (entry === undefined) {
      entry = files.size < MOST_FILES ? { file: name, held: [], lines: 0 } : newest;
      files.set(entry.file, entry);
      newest = entry;
    }
    entry.lines += 1;
    if (entry.held.length >= mostHeld || (mostHeld === 1 && heldBytes > 3 * options.capBytes)) return;
    entry.held.push(line);
    heldBytes += sizeOf(line);
    while (heldBytes > 2 * options.capBytes && mostHeld > 1) halve();
  }

  function halve(): void {
    let longest = 0;
    for (const { held } of files.values()) longest = Math.max(longest, held.length);
    mostHeld = Math.max(1, Math.floor(longest / 2));
    for (const { held } of files.values()) {
      for (const line of held.splice(mostHeld)) heldBytes -= sizeOf(line);
    }
  }

  return {
    read(line) {
      if (gaveUp || line.text === '') return;
      lines += 1;
      const match = parseMatch(line.text);
      if (match !== undefined) {
        found += 1;
        add(match.file, line);
      }
      gaveUp = lines >= PATIENCE && found < lines * LEAST_SHARE;
      if (gaveUp) files.clear();
    },
    share: () => (gaveUp || lines === 0 ? 0 : found / lines),
    take: () => [...files.values()],
  };
}

const sizeOf = (line: CleanLine): number => byteLength(line.text) + 1;
