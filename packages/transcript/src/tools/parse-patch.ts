/**
 * Patches as data: the envelope of `apply_patch` (`*** Begin Patch`), which names places by their text, and unified diffs,
 * which name them by line numbers. What is neither is skipped, so a patch within other text is found too.
 */
import type { Hunk } from '../message.js';

export interface PatchFile {
  readonly action: 'add' | 'update' | 'delete';
  readonly path: string;
  /** Where the patch moves the file to. */
  readonly movedTo?: string;
  readonly hunks: readonly PatchHunk[];
}

export interface PatchHunk {
  /** Text after `@@`: a line of the old file above the place. */
  readonly anchor?: string;
  /** Line of the old file that the hunk begins at, counted from 1. Absent: the patch does not say. */
  readonly from?: number;
  /** The lines, each after its sign: a blank for a line that stays, `-` and `+`. */
  readonly lines: readonly string[];
}

/** The files that a patch changes, in its order. Linear. No files where the text holds no patch. */
export function parsePatch(text: string): PatchFile[] {
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  return lines.some((line) => envelopeFile.test(line)) ? readEnvelope(lines) : readUnified(lines);
}

/** The places that a hunk changes, where it says at which line it stands: without the lines that only surround them. */
export function changesOf({ from, lines }: PatchHunk): Hunk[] {
  if (from === undefined) return [];
  const changes: { from: number; removed: number; added: number }[] = [];
  let line = from;
  let open: (typeof changes)[number] | undefined;
  for (const { 0: sign } of lines) {
    if (sign !== '-' && sign !== '+') {
      open = undefined;
      line += 1;
      continue;
    }
    if (!open) {
      open = { from: line, removed: 0, added: 0 };
      changes.push(open);
    }
    if (sign === '+') open.added += 1;
    else {
      open.removed += 1;
      line += 1;
    }
  }
  return changes;
}

const envelopeFile = /^\*\*\* (Add|Update|Delete) File: (.+)$/;
const actions = { Add: 'add', Update: 'update', Delete: 'delete' } as const;

interface OpenFile {
  action: PatchFile['action'];
  path: string;
  movedTo?: string;
  hunks: OpenHunk[];
}

interface OpenHunk {
  anchor?: string;
  from?: number;
  lines: string[];
}

function readEnvelope(lines: readonly string[]): PatchFile[] {
  const files: OpenFile[] = [];
  let file: OpenFile | undefined;
  for (const line of lines) {
    const header = envelopeFile.exec(line);
    if (header) {
      file = { action: actions[header[1] as keyof typeof actions], path: (header[2] ?? '').trim(), hunks: [] };
      files.push(file);
    } else if (line.startsWith('*** End Patch')) file = undefined;
    else if (file && line.startsWith('*** Move to: ')) file.movedTo = line.slice(13).trim();
    else if (file && !line.startsWith('*** ')) readEnvelopeLine(file, line);
  }
  return files;
}

function readEnvelopeLine(file: OpenFile, line: string): void {
  if (line.startsWith('@@')) {
    const anchor = line.slice(2).trim();
    file.hunks.push({ ...(anchor !== '' && { anchor }), lines: [] });
  } else if (line === '' || ' +-'.includes(line.charAt(0))) {
    if (file.hunks.length === 0) file.hunks.push({ ...(file.action === 'add' && { from: 1 }), lines: [] });
    file.hunks.at(-1)?.lines.push(line === '' ? ' ' : line);
  }
}

const hunkHeader = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@ ?(.*)$/;

/** Headers count the lines of a hunk, so a removed line that looks like a header of a file is none. */
function readUnified(lines: readonly string[]): PatchFile[] {
  const files: OpenFile[] = [];
  let file: OpenFile | undefined;
  let removedLeft = 0;
  let addedLeft = 0;
  for (const [index, line] of lines.entries()) {
    const sign = line === '' ? ' ' : line.charAt(0);
    if (removedLeft > 0 || addedLeft > 0) {
      if (sign === '\\') continue;
      if (sign !== '+') removedLeft -= 1;
      if (sign !== '-') addedLeft -= 1;
      file?.hunks.at(-1)?.lines.push(line === '' ? ' ' : line);
      continue;
    }
    const hunk = hunkHeader.exec(line);
    if (hunk && file) {
      const [, from, removed = '1', , added = '1', anchor] = hunk;
      removedLeft = Number(removed);
      addedLeft = Number(added);
      const start = Number(from) + (removedLeft === 0 ? 1 : 0);
      file.hunks.push({ ...(anchor && { anchor }), from: start, lines: [] });
    } else if (line.startsWith('--- ') && lines[index + 1]?.startsWith('+++ ')) {
      file = unifiedFile(pathIn(line), pathIn(lines[index + 1] ?? ''));
      files.push(file);
    }
  }
  return files;
}

function unifiedFile(before: string, after: string): OpenFile {
  const prefixed = [before, after].every((path) => path === '/dev/null' || /^[ab]\//.test(path));
  const named = (path: string): string => (prefixed ? path.slice(2) : path);
  if (before === '/dev/null') return { action: 'add', path: named(after), hunks: [] };
  if (after === '/dev/null') return { action: 'delete', path: named(before), hunks: [] };
  const moved = named(before) !== named(after);
  return { action: 'update', path: named(before), ...(moved && { movedTo: named(after) }), hunks: [] };
}

/** The path of a `---` or `+++` line; what follows a tab is a time. */
function pathIn(line: string): string {
  return (line.slice(4).split('\t', 1)[0] ?? '').trimEnd();
}
