/** `history-N.md`: the messages that a compaction replaced, as a text to read. Written before it, removed if it fails. */
import { fsyncSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { claimName } from '../claim-name.js';
import { reasonOf, systemCode } from '../output-error.js';
import { createTemporaryFile, syncFolder, writeFully } from '../private-file.js';
import { sessionError, storing } from './session-error.js';

const NAME = /^history-([1-9]\d{0,8})\.md$/;

/** Whether an address may be that of a history file. */
export function isHistoryName(address: string): boolean {
  return NAME.test(address);
}

/** Keeps the text under the next free number; gives the file's name, by which it is recalled. */
export function writeHistory(dir: string, text: string): string {
  return storing(dir, () => {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    const file = createTemporaryFile(dir);
    try {
      writeFully(file.fd, Buffer.from(text), 0);
      fsyncSync(file.fd);
      // Counted, not taken from the last name: a planted one may have the highest number that there is.
      for (let number = listHistory(dir).length + 1; ; number += 1) {
        const name = `history-${number}.md`;
        if (!claimName(file.path, join(dir, name))) continue;
        syncFolder(dir);
        return name;
      }
    } finally {
      file.discard();
    }
  });
}

/** Deletes the file of a compaction that was not applied; does nothing when it is not there. */
export function removeHistory(dir: string, name: string): void {
  if (isHistoryName(name)) storing(dir, () => rmSync(join(dir, name), { force: true }));
}

/** The names of all, in order of their numbers. @throws {CtxError} 'cannot-read' */
export function listHistory(dir: string): string[] {
  try {
    const names = readdirSync(dir).filter(isHistoryName);
    return names.sort((a, b) => numberOf(a) - numberOf(b));
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR'].includes(systemCode(cause) ?? '')) return [];
    const message = `cannot list ${dir}: ${reasonOf(cause)}: check who owns the folder`;
    throw sessionError('cannot-read', message, { details: { path: dir }, cause });
  }
}

function numberOf(name: string): number {
  return Number(NAME.exec(name)?.[1] ?? 0);
}
