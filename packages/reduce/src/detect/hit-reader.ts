/**
 * Reads places out of search results: `path:line:text` on each line, a path above its lines, or lines alone where one
 * file was searched. A time of day is no place.
 */
import type { Subject } from '../subject.js';
import { shownCommands } from './shown-commands.js';

export interface Hit {
  readonly path: string;
  readonly line: string;
  readonly text: string;
}

const PLACE = /:(\d{1,9})(?::\d{1,9})?(?:[:-]|$)/;
/** A line below the path that it is in: `12:text`, `  Line 12: text`, `L12: text`. */
const BELOW = /^\s{0,8}(?:Line |L)?(\d{1,9}): ?/;
const MOST_PATH = 400;

/** Given line after line, says which is a hit. `undefined` for all others. */
export function createHitReader(subject: Subject): (line: string) => Hit | undefined {
  const asked = isSearchTool(subject);
  const only = asked ? onlyFile(subject) : undefined;
  let above: string | undefined;
  return (line) => {
    const hit = placeOn(line, asked);
    if (hit || !asked) return hit;
    const below = BELOW.exec(line);
    const path = above ?? only;
    if (below && path !== undefined) {
      return { path, line: below[1] ?? '', text: line.slice(below[0].length) };
    }
    above = headingOf(line) ?? (line.trim() === '' ? undefined : above);
    return undefined;
  };
}

/** Whether what was called is a search, as its kind or its command says. */
export function isSearchTool(subject: Subject): boolean {
  if (subject.call.kind === 'search') return true;
  return allShown(
    subject,
    ([program = '', ...words]) => SEARCHERS.has(program) || (program === 'git' && words[0] === 'grep'),
  );
}

const SEARCHERS = new Set(['rg', 'grep', 'egrep', 'fgrep', 'zgrep', 'ag', 'ack', 'ugrep', 'findstr']);

function allShown(subject: Subject, test: (words: readonly string[]) => boolean): boolean {
  const shown = shownCommands(subject);
  return shown.length > 0 && shown.every(test);
}

function placeOn(line: string, asked: boolean): Hit | undefined {
  const place = PLACE.exec(line.slice(0, MOST_PATH + 20));
  if (!place) return undefined;
  const path = line.slice(0, place.index);
  if (!isPath(path, asked)) return undefined;
  return { path, line: place[1] ?? '', text: line.slice(place.index + place[0].length) };
}

/** Of a result that no search printed, a path has no blank in it. A time, a date and a version are none. */
function isPath(path: string, asked: boolean): boolean {
  if (path.length === 0 || path.length > MOST_PATH || /^[\s[("'<]/.test(path)) return false;
  if (!asked && /\s/.test(path)) return false;
  const name = path.replace(/^[A-Za-z]:(?=[/\\])/, '');
  if (name.includes(':')) return false;
  return (/[./\\]/.test(name) || asked) && /\p{L}/u.test(name.replace(/^\d{4}-\d\d-\d\d[T ].*/, ''));
}

/** A line that names the file of those below it. */
function headingOf(line: string): string | undefined {
  const path = line.replace(/^File: /, '').replace(/:$/, '');
  return /^\S/.test(line) && !/[:"]/.test(path.slice(2)) && /[/\\.]\S*$/.test(path) && isPath(path, true)
    ? path
    : undefined;
}

/** The one file that a search was told to look at. */
function onlyFile(subject: Subject): string | undefined {
  const { call } = subject;
  if (call.kind === 'search') return call.paths.length === 1 ? call.paths[0] : undefined;
  const words = shownCommands(subject)[0] ?? [];
  const last = words.findLast((word) => !/^(?:-|\d*[<>])/.test(word));
  const numbered = words.some((word) => /^-[a-zA-Z]*n|^--line-number$/.test(word));
  return numbered && last !== undefined && /[./]/.test(last) ? last : undefined;
}
