/**
 * Makes a session file fit for appending: ends its last line or cuts it off, and keeps every byte that is no record in a
 * folder of its own. Records in the middle of the file are never touched.
 */
import { syncFolder } from '../private-file.js';
import type { Appender } from './appender.js';
import { sessionError, storing } from './session-error.js';
import type { SessionFile } from './session-file.js';
import { SESSION_VERSION, type SessionHeader } from './session-header.js';
import type { SessionPaths } from './session-paths.js';
import { setAside } from './set-aside.js';

const PIECE_BYTES = 1 << 20;
/** A file that is broken at more places than this is broken by a program: the bytes stay in the file anyway. */
const MAX_SET_ASIDE = 1_000;

/** Reads the file to its end, and reports its last line. Nothing is written. */
export function readToEnd(file: SessionFile, beingWritten: boolean): void {
  const tail = file.catchUp();
  if (!tail || beingWritten) return;
  const at = `byte ${file.position.end}`;
  if (tail.whole) {
    file.takeTail(tail.bytes);
    file.notes.add('unfinished-line', at, 'the last record is whole, but its line has no end');
    return;
  }
  const message = `the last ${tail.bytes} bytes are a record that was not written to its end; it is left out`;
  file.notes.add('torn-tail', at, message);
}

/** Reads the file to its end and repairs it. @throws {CtxError} 'newer-version' before anything is written. */
export function readAndRepair(file: SessionFile, paths: SessionPaths, appender: Appender): void {
  const damage: { offset: number; bytes: number }[] = [];
  const tail = file.catchUp((offset, bytes) => {
    if (damage.length < MAX_SET_ASIDE) damage.push({ offset, bytes });
  });
  requireVersion(file.tree.header, paths);
  storing(paths.file, () => {
    for (const { offset, bytes } of damage) setAside(paths.damaged, offset, pieces(file, offset, bytes));
    if (tail?.whole) endLine(file, appender);
    else if (tail) cutTail(file, paths, appender, tail.bytes);
  });
}

function endLine(file: SessionFile, appender: Appender): void {
  const at = `byte ${file.position.end}`;
  appender.write(Buffer.from('\n'));
  appender.sync();
  file.catchUp();
  file.notes.add('unfinished-line', at, 'the last record was whole, but its line had no end; it has one now');
}

function cutTail(file: SessionFile, paths: SessionPaths, appender: Appender, bytes: number): void {
  const { end } = file.position;
  const name = setAside(paths.damaged, end, pieces(file, end, bytes));
  // The copy is on the disk, its folder too, before the bytes are cut off.
  syncFolder(paths.folder);
  appender.truncate(end);
  appender.sync();
  const message = `the last ${bytes} bytes were a record that was not written to its end; they are cut off and kept as ${name}`;
  file.notes.add('torn-tail', `byte ${end}`, message);
}

function* pieces(file: SessionFile, offset: number, bytes: number): Generator<Buffer> {
  for (let done = 0; done < bytes; done += PIECE_BYTES) {
    yield file.bytes(offset + done, Math.min(PIECE_BYTES, bytes - done));
  }
}

function requireVersion(header: SessionHeader | undefined, { file }: SessionPaths): void {
  if (header === undefined || header.version <= SESSION_VERSION) return;
  const message = `${file} has version ${header.version} of the format, and this program writes version ${SESSION_VERSION}: open it read-only, or use a newer program`;
  throw sessionError('newer-version', message, { details: { version: header.version } });
}
