import { type Argument, mayBeOption, only } from './argument.js';
import type { Call } from './command-rule.js';
import { fork } from './scope.js';

/** How many arguments each test or action takes that only looks or prints. */
const arity = new Map<string, number>(
  Object.entries({
    0: '! ( ) , -a -and -o -or -not -print -print0 -ls -prune -quit -depth -d -daystart -empty -executable -readable -writable -false -true -follow -mount -xdev -noleaf -nouser -nogroup -nowarn -warn -ignore_readdir_race',
    1: '-amin -anewer -atime -cmin -cnewer -ctime -fstype -gid -group -ilname -iname -inum -ipath -iregex -iwholename -links -lname -maxdepth -mindepth -mmin -mtime -name -newer -newermt -newerct -newerat -newermm -newerBt -path -perm -printf -regex -regextype -samefile -size -type -uid -used -user -wholename -xtype -Bmin -Btime -flags',
  }).flatMap(([count, names]) => names.split(' ').map((name): [string, number] => [name, Number(count)])),
);

/** `find`: its options stand behind the folders, and `-exec` holds a command, which is judged in its turn. */
export function judgeFind({ name, args, context }: Call): void {
  const { ledger, scope } = context;
  let at = 0;
  while (/^-([HLPEsx]|O\d)$/.test(only(args[at]) ?? '')) at += 1;
  const starts: Argument[] = [];
  for (; at < args.length && !isExpression(args[at]); at += 1) starts.push(args[at] as Argument);
  for (const start of starts) {
    if (mayBeOption(start)) ledger.mayWrite(`${name} ${start.text} may turn into an action`);
    ledger.file('reads', start, scope.cwd);
  }
  const firm = starts.every((start) => start.firm && !start.splits);
  while (at < args.length) {
    const word = only(args[at]);
    const count = word === undefined ? undefined : arity.get(word);
    if (count !== undefined) {
      if (args.slice(at + 1, at + 1 + count).some(({ many, splits }) => many || splits)) {
        ledger.mayWrite(`${name} ${word} with ${args[at + 1]?.text}, which may become several words`);
      }
      at += 1 + count;
    } else if (word !== undefined && /^-(exec|execdir|ok|okdir)$/.test(word)) {
      at = judgeExec({ name, args, context }, at + 1, firm && !word.endsWith('dir'));
    } else {
      ledger.mayWrite(`${name} ${args[at]?.text} is not known to only read`);
      if (word === '-delete') for (const start of starts) ledger.file('deletes', start, scope.cwd);
      at += 1;
    }
  }
}

function isExpression(argument: Argument | undefined): boolean {
  const word = only(argument);
  return word !== undefined && /^(-.|[!(),]$)/.test(word);
}

/** Undefined too where a word that is not known may end it, so that an action follows. */
function endOfExec(args: readonly Argument[], from: number): number | undefined {
  const asks = only(args[from - 1])?.startsWith('-ok');
  let unsure = false;
  for (let at = from; at < args.length; at += 1) {
    const word = only(args[at]);
    if (word === ';' || (word === '+' && !asks && only(args[at - 1]) === '{}')) return at;
    if (unsure && (word === undefined || /^[-+(),!]/.test(word))) return undefined;
    unsure ||= args[at]?.values?.some((value) => /^[;{]/.test(value) && value !== '{}') ?? true;
  }
  return undefined;
}

function holdsName({ text, values }: Argument): boolean {
  return values ? values.some((value) => value.includes('{}')) : text.includes('{}');
}

/** Judges the command between `-exec` and its end; gives the place behind it. */
function judgeExec({ name, args, context }: Call, from: number, firm: boolean): number {
  const end = endOfExec(args, from);
  if (end === undefined) {
    context.ledger.mayWrite(`${name} ${only(args[from - 1])} has no end`);
    return args.length;
  }
  const command = args.slice(from, end);
  const words = command.map((argument): Argument => {
    const { text } = argument;
    return holdsName(argument) ? { text, firm, many: true, splits: false, path: false } : argument;
  });
  if (command.some((argument) => holdsName(argument) && only(argument) !== '{}')) {
    context.ledger.mayWrite(`${name} puts file names into the text of a command`);
  }
  context.words(words, { ...context, scope: fork(context.scope) });
  return end + 1;
}
