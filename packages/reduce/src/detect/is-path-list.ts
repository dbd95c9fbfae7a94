import type { Subject } from '../subject.js';
import { bodyOf } from './body-of.js';
import { shownCommands } from './shown-commands.js';
import { firstLines } from './text-lines.js';

/** Programs that print paths, one on a line. */
const LISTERS = new Set(['find', 'fd', 'fdfind', 'ls', 'locate', 'rg', 'grep']);
/** A file with an ending, or a folder, and nothing else. */
const PATH =
  /^(?:\.{0,2}[/\\]|~\/|[A-Za-z]:[/\\])?(?:[\p{L}\p{N}_@+.,()[\]{}$%=#-]+[/\\])*(?:[\p{L}\p{N}_@+,()[\]{}$%=#.-]*\.[A-Za-z]\w{0,11})?$/u;
/** A name that says nothing of what it is: only a list that was asked for is believed. */
const NAME = /^[^\s:;="'`|<>]{1,300}$/;
const MOST_PATH = 400;

/** Whether a result is a list of files. */
export function isPathList(subject: Subject): boolean {
  const { call, status } = subject;
  if (status === 'error' || call.kind === 'read' || call.kind === 'fetch') return false;
  const isPath = pathTest(subject);
  const lines = firstLines(bodyOf(subject), 24);
  const paths = lines.filter(isPath).length;
  return paths >= 4 && paths >= lines.length * 0.6;
}

/** Says whether a line of a result is a path. Where a list of files was asked for, any name is. */
export function pathTest(subject: Subject): (line: string) => boolean {
  const { kind } = subject.call;
  const lists = shownCommands(subject).some(([program = '', word]) => {
    return LISTERS.has(program) || (program === 'git' && word === 'ls-files');
  });
  const form = kind === 'list' || kind === 'search' || lists ? NAME : PATH;
  return (line) => {
    const path = line.trim();
    return path.length > 0 && path.length <= MOST_PATH && form.test(path);
  };
}
