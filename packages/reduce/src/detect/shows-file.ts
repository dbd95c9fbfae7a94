import type { Subject } from '../subject.js';
import { shownCommands } from './shown-commands.js';

const SHOWERS = new Set([
  'cat',
  'sed',
  'head',
  'tail',
  'nl',
  'bat',
  'batcat',
  'less',
  'more',
  'awk',
  'Get-Content',
  'type',
]);
/** Files that hold what a program printed. */
const OUTPUT = /\.(?:log|out|err|txt)$/i;

/** Whether a command shows a file, which is no log whatever its lines say. A file that holds a program's output is one. */
export function showsFile(subject: Subject): boolean {
  const shown = shownCommands(subject);
  return (
    subject.call.kind === 'shell' &&
    shown.length > 0 &&
    shown.every(([program = '', ...words]) => SHOWERS.has(program) && !words.some((word) => OUTPUT.test(word)))
  );
}
