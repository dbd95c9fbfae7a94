/**
 * Reads a diff as what it says of each file: unified and combined ones of any tool, those of modes and names alone, and
 * the envelope of `apply_patch`. Texts between them, such as the messages of commits, are stepped over.
 */
import { cleanText } from './clean-line.js';

export interface FileDiff {
  path: string;
  /** New, deleted, binary, renamed and the like. */
  readonly notes: string[];
  readonly hunks: HunkDiff[];
  added: number;
  removed: number;
}

export interface HunkDiff {
  /** `@@ -1,4 +1,6 @@`; of a patch without line numbers what stands there, which may be nothing. */
  readonly at: string;
  /** The first changed lines, with their signs. */
  readonly lines: string[];
  changes: number;
}

/** Changed lines of a hunk that are remembered. */
const LINES_OF_HUNK = 3;
/** Of a longer line the beginning is read. */
const MOST_READ = 2_000;

interface Reader {
  readonly files: FileDiff[];
  file: FileDiff | undefined;
  hunk: HunkDiff | undefined;
  /** What the hunk's header says that is still to come: a line counts once for each side that has it. */
  left: number;
  /** Signs before each line: one, and in a combined diff one for each parent. */
  columns: number;
  /** Inside the envelope of `apply_patch`, where hunks have no counts. */
  inEnvelope: boolean;
  /** The file was named by a line above its `+++`. */
  isNamed: boolean;
  oldPath: string;
}

export function parseDiff(text: string): FileDiff[] {
  const files: FileDiff[] = [];
  const reader: Reader = {
    files,
    file: undefined,
    hunk: undefined,
    left: 0,
    columns: 1,
    inEnvelope: false,
    isNamed: false,
    oldPath: '',
  };
  // As it is spelled: a return within a line of a file is a part of it, no redraw.
  for (const raw of text.split('\n')) {
    const line = (raw.endsWith('\r') ? raw.slice(0, -1) : raw).slice(0, MOST_READ);
    if (!readBody(reader, line)) readHeader(reader, line);
  }
  return files;
}

/** Takes a line of a hunk; false where the line is none. */
function readBody(reader: Reader, line: string): boolean {
  const { file, columns, inEnvelope } = reader;
  if (!file || !(inEnvelope ? /^[+-]/.test(line) : reader.left > 0 && /^[ +\-\\]|^$/.test(line))) return false;
  if (line.startsWith('\\')) return true;
  const signs = line.slice(0, columns).padEnd(columns);
  const removed = count(signs, '-');
  reader.left -= removed > 0 ? removed : 1 + count(signs, ' ');
  if (signs.trim() === '') return true;
  if (removed > 0) file.removed += 1;
  else file.added += 1;
  const hunk = reader.hunk ?? startHunk(reader, file, '');
  hunk.changes += 1;
  if (hunk.lines.length < LINES_OF_HUNK) hunk.lines.push(line);
  return true;
}

function readHeader(reader: Reader, line: string): void {
  const envelope = /^\*\*\* (\w+)(?: File| to| Patch)?(?:: (.+))?$/.exec(line);
  if (envelope) {
    const [, what = '', path] = envelope;
    reader.inEnvelope = path !== undefined;
    if (path === undefined) return;
    if (what === 'Move' && reader.file) reader.file.notes.push(`renamed to ${cleanText(path)}`);
    else startFile(reader, path, NOTES.get(what));
  } else if (line.startsWith('diff --git ')) {
    startFile(reader, newPathOf(line.slice(11)));
  } else if (/^(?:diff --(?:cc|combined)|Index:) \S/.test(line)) {
    startFile(reader, line.slice(line.indexOf(' ', line.startsWith('Index') ? 0 : 5) + 1));
  } else if (/^--- \S/.test(line)) {
    reader.oldPath = sidePath(line);
  } else if (/^\+\+\+ \S/.test(line) && (reader.oldPath !== '' || reader.isNamed)) {
    const path = sidePath(line) || reader.oldPath;
    if (reader.isNamed && reader.file) reader.file.path = cleanText(path);
    else startFile(reader, path);
    reader.isNamed = false;
    reader.oldPath = '';
  } else if (reader.file) readHunkHeader(reader, reader.file, line);
}

function readHunkHeader(reader: Reader, file: FileDiff, line: string): void {
  const at = /^(@{2,})((?: -\d+(?:,\d+)?)+ \+\d+(?:,\d+)?) @{2,}/.exec(line);
  if (at) {
    startHunk(reader, file, at[0]);
    reader.columns = (at[1] ?? '').length - 1;
    reader.left = (at[2] ?? '')
      .trim()
      .split(' ')
      .reduce((sum, side) => sum + Number(side.split(',')[1] ?? 1), 0);
  } else if (reader.inEnvelope && line.startsWith('@@')) {
    startHunk(reader, file, cleanText(line));
  } else {
    const [, what = '', rest = ''] =
      /^(new file|deleted file|old mode|rename to|copy to|Binary files|GIT binary patch)(.*)/.exec(line) ?? [];
    const note = NOTES.get(what);
    if (note !== undefined && !file.notes.includes(note)) file.notes.push(note);
    if (what.endsWith(' to')) file.path = cleanText(rest).trim();
  }
}

const NOTES: ReadonlyMap<string, string> = new Map([
  ['new file', 'new'],
  ['Add', 'new'],
  ['deleted file', 'deleted'],
  ['Delete', 'deleted'],
  ['old mode', 'mode changed'],
  ['rename to', 'renamed'],
  ['copy to', 'copied'],
  ['Binary files', 'binary'],
  ['GIT binary patch', 'binary'],
]);

function startFile(reader: Reader, path: string, note?: string): void {
  reader.file = {
    path: cleanText(path).trim(),
    notes: note === undefined ? [] : [note],
    hunks: [],
    added: 0,
    removed: 0,
  };
  reader.files.push(reader.file);
  reader.hunk = undefined;
  reader.left = 0;
  reader.columns = 1;
  reader.isNamed = true;
  reader.oldPath = '';
}

function startHunk(reader: Reader, file: FileDiff, at: string): HunkDiff {
  const hunk: HunkDiff = { at, lines: [], changes: 0 };
  file.hunks.push(hunk);
  reader.hunk = hunk;
  return hunk;
}

/** The second of the two paths after `diff --git`. */
function newPathOf(paths: string): string {
  const at = Math.max(paths.lastIndexOf(' b/'), paths.lastIndexOf(' "b/'));
  return at < 0 ? paths : paths.slice(paths.indexOf('/', at) + 1).replace(/"$/, '');
}

/** The path of a `---` or `+++` line without its date; empty where there is no file on that side. */
function sidePath(line: string): string {
  const path =
    line
      .slice(4)
      .split('\t', 1)[0]
      ?.replace(/^"?[ab]\//, '') ?? '';
  return path.trim() === '/dev/null' ? '' : path.trim();
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
