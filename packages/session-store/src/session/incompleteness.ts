/**
 * Whether an import or a fork came to its end: each says beforehand how many entries it will write, and which one is the
 * last. Without it, what a killed one left would pass for the whole.
 */
import type { Finding } from '@ctx/transcript';
import type { SessionFile } from './session-file.js';
import type { SessionFindingCode } from './session-findings.js';

/** The kind of the entry that an import begins with. */
export const IMPORT_KIND = 'import';

/** What the session lacks now, if it does: while it is being imported or forked, what is still to come. */
export function incompleteness(file: SessionFile): Finding[] {
  const fork = file.tree.header?.forkedFrom;
  if (fork === undefined) return importFinding(file);
  if (fork.incomplete) return [finding('incomplete-fork', 'it was forked from a session that was not whole', 'fork')];
  const { entries, entry } = fork;
  return entries === undefined ? [] : missing(file, 'incomplete-fork', { entries, last: entry, before: 0 });
}

function importFinding(file: SessionFile): Finding[] {
  const note = file.tree.rows.count > 0 && file.tree.rows.kindOf(0) === 'other' ? file.value(0) : undefined;
  if (note?.kind !== IMPORT_KIND || typeof note.json !== 'string') return [];
  const { entries, last } = parseNote(note.json);
  if (typeof entries !== 'number') return [];
  return missing(file, 'incomplete-import', { entries, last: typeof last === 'string' ? last : null, before: 1 });
}

function parseNote(json: string): { readonly entries?: unknown; readonly last?: unknown } {
  try {
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}

interface Plan {
  readonly entries: number;
  /** Id of the last of them. */
  readonly last: string | null;
  /** Entries that stand before them. */
  readonly before: number;
}

function missing(file: SessionFile, code: SessionFindingCode, { entries, last, before }: Plan): Finding[] {
  const count = file.tree.rows.count - before;
  if (count >= entries && (last === null || file.tree.find(last) !== undefined)) return [];
  const what = code === 'incomplete-import' ? 'import' : 'fork';
  const message = `the ${what} was to have ${entries} entries, and not all of them are among the ${count} that are here`;
  return [finding(code, message, what)];
}

function finding(code: SessionFindingCode, message: string, what: 'import' | 'fork'): Finding {
  return { code, at: 'line 1', message: `${message}: unless it is still being written, delete it and ${what} again` };
}
