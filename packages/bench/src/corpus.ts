/**
 * Reads corpora: folders of logs with the truth beside them. Two forms are read: a folder a case, and one list of labels
 * for a folder of logs. A case is loaded when its turn comes, so that a corpus need not fit in memory, and a broken one
 * is an error of its own that names the file: it never spoils the others.
 */
import { existsSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { CtxError } from '@ctx/error';
import type { CaseEntry } from './bench-case.js';
import type { BenchErrorCode } from './bench-error.js';
import { listFolderCases } from './folder-cases.js';
import { listLabelledLogs } from './labelled-logs.js';

export interface Corpus {
  /** The folder's name, or the path as given where two corpora share a name. */
  readonly name: string;
  readonly entries: readonly CaseEntry[];
}

/**
 * Lists the cases of each folder in the order of their names.
 *
 * @throws {CtxError} 'corpus-not-found', 'corpus-empty'.
 */
export function readCorpora(folders: readonly string[]): Corpus[] {
  const names = folders.map((folder) => basename(resolve(folder)));
  return folders.map((folder, index) => {
    const name = names[index] as string;
    const shared = names.indexOf(name) !== names.lastIndexOf(name);
    return { name: shared ? folder : name, entries: listEntries(folder) };
  });
}

function listEntries(folder: string): CaseEntry[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new CtxError<BenchErrorCode>('corpus-not-found', `No folder at ${folder}: give the folder of a corpus`, {
      details: { folder },
    });
  }
  const labels = join(folder, 'labels.jsonl');
  const entries = existsSync(labels) ? listLabelledLogs(labels) : listFolderCases(folder);
  if (entries.length === 0) {
    throw new CtxError<BenchErrorCode>(
      'corpus-empty',
      `${folder} holds no case: a case is a folder with output.txt, meta.json and must.json, or a line of labels.jsonl`,
      { details: { folder } },
    );
  }
  return entries;
}
