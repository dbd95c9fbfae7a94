/** `ctx outputs`: the originals of this project, and the one way to delete them. */
import { type OutputInfo, openOutputs } from '@ctx/session-store/outputs';
import { formatAge } from '../age.js';
import { parseArguments } from '../arguments.js';
import { formatBytes } from '../bytes.js';
import { cliError } from '../cli-error.js';
import { print } from '../print.js';
import { findProjectRoot, outputsDirOf } from '../state-dir.js';
import { outputsTable } from '../tables/outputs.js';
import { textTable } from '../text-table.js';
import { visible } from '../visible.js';

export async function execute(argv: readonly string[]): Promise<number> {
  const { values } = parseArguments(outputsTable, argv);
  const age = values['prune-older-than'];
  if (values.yes && age === undefined) throw cliError('usage', '--yes belongs to --prune-older-than AGE');
  if (values.total && age !== undefined) throw cliError('usage', '--total and --prune-older-than do not go together');
  const store = openOutputs(outputsDirOf(findProjectRoot()));
  const outputs = store.list();
  const now = new Date();
  if (values.total) {
    const total = { count: outputs.length, bytes: store.totalBytes() };
    await print(values.json ? json({ dir: store.dir, ...total }) : totalText(store.dir, total));
  } else if (age === undefined) {
    await print(values.json ? json({ dir: store.dir, outputs }) : listText(outputs, now));
  } else {
    const before = new Date(now.getTime() - age);
    const old = values.yes
      ? store.removeOlderThan(before)
      : outputs.filter((each) => new Date(each.createdAt) < before);
    await print(values.json ? json({ removed: values.yes, outputs: old }) : removalText(old, now, values.yes));
  }
  return 0;
}

function json(value: object): string {
  return `${JSON.stringify({ version: 1, ...value })}\n`;
}

function totalText(dir: string, { count, bytes }: { count: number; bytes: number }): string {
  return `${counted(count)}, ${formatBytes(bytes)}, in ${dir}\n`;
}

function removalText(outputs: readonly OutputInfo[], now: Date, removed: boolean): string {
  if (outputs.length === 0) return 'No original is that old.\n';
  const closing = removed ? `Deleted ${counted(outputs.length)}.` : `Add --yes to delete ${counted(outputs.length)}.`;
  return `${listText(outputs, now)}${closing}\n`;
}

function counted(count: number): string {
  return count === 1 ? '1 original' : `${count} originals`;
}

function listText(outputs: readonly OutputInfo[], now: Date): string {
  if (outputs.length === 0) return 'No original is kept for this project.\n';
  const rows = outputs.map((each) => [
    each.id,
    formatAge(now.getTime() - new Date(each.createdAt).getTime()),
    formatBytes(each.bytes),
    String(each.lines),
    each.signal ?? (each.exitCode === undefined || each.exitCode === null ? '-' : String(each.exitCode)),
    visible((each.command ?? '').replace(/\s+/g, ' ')),
  ]);
  return textTable([['ID', 'AGE', 'SIZE', 'LINES', 'EXIT', 'COMMAND'], ...rows], ['LINES', 'SIZE', 'AGE']);
}
