/** `ctx recall`: any part of an original, by its id. */
import { type OutputStore, openOutputs, type RecallOptions, type RecallResult } from '@ctx/session-store/outputs';
import { parseArguments } from '../arguments.js';
import { cliError } from '../cli-error.js';
import { nearest } from '../nearest.js';
import { reasonOf } from '../outcome.js';
import { wantsColour } from '../paint.js';
import { print, warn } from '../print.js';
import { allOutputsDirs, findProjectRoot, outputsDirOf } from '../state-dir.js';
import { recallTable } from '../tables/recall.js';

export async function execute(argv: readonly string[]): Promise<number> {
  const { values, operands } = parseArguments(recallTable, argv);
  const { offset, limit, pattern } = values;
  if (values.raw && (offset ?? limit ?? pattern) !== undefined) {
    throw cliError('usage', '--raw gives the whole original: leave out --offset, --limit and --pattern');
  }
  if (values.raw && values.json) throw cliError('usage', '--raw gives the bytes as they are: leave out --json');
  const [id] = operands;
  if (values.raw) {
    if (values.session !== undefined) throw cliError('usage', '--raw does not go with --session');
    await print(storeOf(id).read(id ?? ''));
    return 0;
  }
  const maxBytes = values['max-bytes'];
  const options = {
    ...(offset !== undefined && { offset }),
    ...(limit !== undefined && { limit }),
    ...(pattern !== undefined && { pattern }),
    maxBytes,
    colour: wantsColour(values.color),
  };
  const found =
    values.session === undefined
      ? storeOf(id).recall(id ?? '', options)
      : await recallFromSession(values.session, id, options);
  const result = { ...found, text: withOptionNamed(found.text, maxBytes) };
  await print(
    values.json ? `${JSON.stringify({ version: 1, ...(id !== undefined && { id }), ...result })}\n` : result.text,
  );
  // A search that stopped early has not said that nothing matches.
  return result.matches === 0 && result.next === undefined ? 1 : 0;
}

/** Loaded only here: what reads sessions is heavier than what reads originals. */
async function recallFromSession(name: string, id: string | undefined, options: RecallOptions): Promise<RecallResult> {
  if (id === undefined && options.pattern === undefined) {
    throw cliError('usage', '--session needs an ID, a --pattern, or both');
  }
  const { openSession } = await import('@ctx/session-store');
  const { findSession } = await import('./sessions/find-session.js');
  const { warnFindings } = await import('./sessions/warn-findings.js');
  const session = openSession(findSession(name), { mode: 'readonly' });
  try {
    return session.recall({ ...(id !== undefined && { id }), ...options });
  } finally {
    warnFindings(name, session);
  }
}

/** The last line says where to go on, here as the option to type; an answer without room for the dashes stays as it is. */
function withOptionNamed(text: string, maxBytes: number): string {
  const named = text.replace(/: offset (\d+)\]\n$/, ': --offset $1]\n');
  return Buffer.byteLength(named) <= maxBytes ? named : text;
}

/**
 * This project's store, unless only another one has the id: an agent may have changed its folder since the id was
 * written, and the promise that came with it still holds. What is wrong with another project's store is said only where
 * the id is nowhere else.
 */
function storeOf(id: string | undefined): OutputStore {
  if (id === undefined) throw cliError('usage', 'recall needs an ID: `ctx outputs` lists those of this project');
  const own = openOutputs(outputsDirOf(findProjectRoot()));
  if (own.get(id) !== undefined) return own;
  const problems: string[] = [];
  for (const dir of allOutputsDirs().filter((other) => other !== own.dir)) {
    try {
      const other = openOutputs(dir);
      if (other.get(id) !== undefined) return other;
    } catch (error) {
      problems.push(`cannot look into ${dir}: ${reasonOf(error)}`);
    }
  }
  for (const problem of problems) warn(problem);
  const near = nearest(
    id,
    own.list().map((output) => output.id),
  );
  const meant = near ? `did you mean ${near}? ` : '';
  throw cliError(
    'unknown-id',
    `no original is kept under "${id}": ${meant}\`ctx outputs\` lists those of this project`,
  );
}
