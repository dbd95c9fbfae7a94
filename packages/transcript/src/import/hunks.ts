/** Hunks of the patches that recordings hold, reduced to what they change: the lines around a change are no part of it. */
import type { Hunk } from '../message.js';

/** The changes among the lines of one hunk, each marked by its first character, from line `start` of the old file. */
export function hunksOfLines(start: number, lines: readonly string[]): Hunk[] {
  const hunks: { from: number; removed: number; added: number }[] = [];
  let line = start;
  let open = false;
  for (const text of lines) {
    const [removes, adds] = [text.startsWith('-'), text.startsWith('+')];
    if (text.startsWith('\\')) continue;
    if (removes || adds) {
      if (!open) hunks.push({ from: line, removed: 0, added: 0 });
      const last = hunks.at(-1);
      if (last && removes) last.removed++;
      if (last && adds) last.added++;
    }
    open = removes || adds;
    if (!adds) line++;
  }
  return hunks;
}

const header = /^@@ -(\d+)(?:,\d+)? \+\d+(?:,\d+)? @@/;

/** The changes of a unified diff of one file. */
export function hunksOfDiff(diff: string): Hunk[] {
  const hunks: Hunk[] = [];
  let start: number | undefined;
  let lines: string[] = [];
  const close = () => {
    for (const hunk of start === undefined ? [] : hunksOfLines(start, lines)) hunks.push(hunk);
    lines = [];
  };
  for (const line of diff.endsWith('\n') ? diff.slice(0, -1).split('\n') : diff.split('\n')) {
    const from = header.exec(line)?.[1];
    if (from === undefined) lines.push(line);
    else {
      close();
      start = Number(from);
    }
  }
  close();
  return hunks;
}
