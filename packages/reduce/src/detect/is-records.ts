import type { Subject } from '../subject.js';
import { shownCommands } from './shown-commands.js';

/** Programs that print a record for each thing: all that they do, or what they do under these names. */
const RECORDS: ReadonlyMap<string, readonly string[] | undefined> = new Map([
  [
    'git',
    [
      'log',
      'reflog',
      'shortlog',
      'branch',
      'tag',
      'stash',
      'blame',
      'annotate',
      'show-ref',
      'for-each-ref',
      'worktree',
      'rev-list',
      'whatchanged',
    ],
  ],
  ['hg', ['log', 'branches', 'tags', 'annotate']],
  ['svn', ['log', 'blame', 'list']],
  ['jj', ['log', 'op']],
  ['gh', ['pr', 'issue', 'run', 'release', 'repo', 'workflow', 'search']],
  ['glab', ['mr', 'issue', 'ci']],
  ['docker', ['ps', 'images', 'container', 'image', 'volume', 'network']],
  ['podman', ['ps', 'images', 'container', 'image', 'volume', 'network']],
  ['kubectl', ['get', 'top', 'api-resources']],
  ['npm', ['ls', 'list', 'outdated', 'search']],
  ['pnpm', ['ls', 'list', 'outdated', 'why']],
  ['yarn', ['list', 'outdated', 'why']],
  ['pip', ['list', 'freeze']],
  ['pip3', ['list', 'freeze']],
  ['brew', ['list', 'outdated', 'services']],
  ['apt', ['list', 'search']],
  ['cargo', ['tree', 'search']],
  ['go', ['list']],
  ['systemctl', ['list-units', 'list-timers', 'list-unit-files']],
  ['ps', undefined],
  ['df', undefined],
  ['du', undefined],
  ['lsof', undefined],
  ['ss', undefined],
  ['netstat', undefined],
  ['lsblk', undefined],
  ['mount', undefined],
  ['env', undefined],
  ['printenv', undefined],
  ['history', undefined],
]);
const LONG = /^-[a-zA-Z]*l/;

/** Whether a result lists records, by the command that ran alone: what a record says does not make it a log. */
export function isRecords(subject: Subject): boolean {
  if (subject.status === 'error') return false;
  const shown = shownCommands(subject);
  return shown.length > 0 && shown.every(([program = '', ...words]) => listsRecords(program, words));
}

function listsRecords(program: string, words: readonly string[]): boolean {
  if (program === 'ls' || program === 'll') return program === 'll' || words.some((word) => LONG.test(word));
  if (!RECORDS.has(program)) return false;
  const names = RECORDS.get(program);
  if (names === undefined) return true;
  const name = subcommandOf(words);
  if (program === 'gh' || program === 'glab') return names.includes(name) && words.includes('list');
  return names.includes(name) && !words.some((word) => word === '-p' || word === '--patch');
}

/** The first word that is no option; options of git that take a value are stepped over with it. */
function subcommandOf(words: readonly string[]): string {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '-C' || word === '-c') at += 1;
    else if (!word.startsWith('-')) return word;
  }
  return '';
}
