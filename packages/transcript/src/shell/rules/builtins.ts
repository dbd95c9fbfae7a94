import { type Argument, mayBeOption, only } from '../argument.js';
import { type Call, ruleTable } from '../command-rule.js';
import { judgeByRule } from '../judge-by-rule.js';
import { stepInto } from '../lexical-path.js';
import { readOptions } from '../read-options.js';
import { decidesWhatRuns, isHarmlessVariable } from '../variables.js';

const text = { operands: 'text', harmless: true } as const;

/** What the shell itself does. */
export const builtins = ruleTable({
  ': true false': { operands: 'text', harmless: true },
  // Whatever it is given, it prints.
  echo: { judge: () => undefined },
  printf: { judge: judgePrintf },
  'test [': { judge: judgeTest },
  pwd: { options: '-LP --logical --physical', ...text },
  'cd chdir': { judge: judgeCd },
  pushd: { judge: judgeCd },
  popd: {
    judge: ({ context }) => {
      context.scope.cwd = undefined;
    },
  },
  'times exit return break continue shift': { operands: 'text', harmless: true },
  dirs: { options: '-lv', operands: 'text' },
  wait: { judge: judgeWait },
  jobs: { options: '-lpnrs', operands: 'text' },
  type: { options: '-afptP', operands: 'text', harmless: true },
  set: { judge: judgeSet },
  shopt: {
    options: '-qpo',
    operands: 'text',
    exactly: ['globstar', 'nullglob', 'dotglob', 'extglob', 'failglob', 'nocaseglob'].flatMap((name) => [
      `-s ${name}`,
      `-u ${name}`,
    ]),
  },
  'export declare typeset local readonly': { judge: judgeDeclare },
  'read mapfile readarray': { judge: judgeRead },
  unset: { judge: judgeUnset },
  umask: { exactly: ['', '-S', '-p'], writes: 'changes who may use new files' },
  ulimit: { exactly: ['', '-a', '-n', '-u', '-s'], writes: 'changes limits' },
  history: { exactly: [''], writes: 'may change the history' },
  getopts: { writes: 'is not followed', network: true },
  'alias unalias hash enable bind complete': { writes: 'changes what names mean', network: true },
  eval: { writes: 'runs a text that it makes', network: true },
  'source .': { writes: 'runs a file in this shell', network: true, operands: 'files' },
  let: { writes: 'does arithmetic on texts, which may be code', network: true },
  trap: { writes: 'sets a command for later', network: true },
  'kill pkill killall': { writes: 'ends processes', operands: 'text' },
  'fg bg disown suspend logout': { writes: 'changes jobs', operands: 'text' },
});

/** `$!` may be empty, and else is a number: both do no harm here. */
function judgeWait(call: Call): void {
  const args = call.args.filter(({ text }) => !/^"?\$!"?$/.test(text));
  judgeByRule({ options: '-fn', operands: 'text' }, { ...call, args });
}

function judgePrintf({ name, args, context }: Call): void {
  const [first, ...others] = args;
  if (!first) return;
  // `-v name` sets a variable, and a subscript in the name is evaluated.
  if (mayBeOption(first) && only(first) !== '--' && !only(first)?.startsWith('--')) {
    context.ledger.mayWrite(`${name} ${first.text} may set a variable`);
  }
  // `%n` sets the variable that the next argument names.
  const formats = (only(first) === '--' ? others[0] : first)?.values ?? (others.length > 0 || first.many ? ['%n'] : []);
  if (formats.some((format) => /%[^%A-Za-z]*[hlLjzt]*n/.test(format))) {
    context.ledger.mayWrite(`${name} ${first.text} may set a variable`);
  }
}

function judgeTest({ name, args, context }: Call): void {
  args.forEach((argument, index) => {
    const next = args[index + 1];
    if (argument.values?.some((value) => /\$\(|`/.test(value))) {
      context.ledger.mayWrite(`${name} ${argument.text} holds code`);
    } else if (argument.splits || argument.many) {
      context.ledger.mayWrite(`${name} ${argument.text} may turn into another test`);
    } else if (next && mayAskForName(argument) && mayHoldSubscript(next)) {
      // `-v 'a[…]'` evaluates the subscript.
      context.ledger.mayWrite(`${name} ${argument.text} ${next.text} may look at an element of an array`);
    }
    const operator = only(args[index - 1]);
    if (operator !== undefined && /^-[efdrswxLhbcpSugkON]$/.test(operator))
      context.ledger.file('names', argument, context.scope.cwd);
  });
}

function mayAskForName({ values }: Argument): boolean {
  return values?.some((value) => value === '-v' || value === '-R') ?? true;
}

function mayHoldSubscript({ values }: Argument): boolean {
  return values?.some((value) => value.includes('[')) ?? true;
}

function judgeCd({ name, args, context }: Call): void {
  const { scope } = context;
  const { operands } = readOptions(args, { options: '-LPen' });
  const target = operands[0];
  const path = only(target);
  if (target && name !== 'popd') context.ledger.file('names', target, scope.cwd);
  // `cd -`, and `pushd +1`, which turns the stack of folders.
  scope.cwd = target?.path && path !== undefined && !/^[-+]/.test(path) ? stepInto(scope.cwd, path) : undefined;
}

/** Only options that stop or show: `-a` would hand every variable to the commands. */
function judgeSet({ name, args, context }: Call): void {
  for (const [index, argument] of args.entries()) {
    const word = only(argument);
    if (word === '--' || word === '-') return;
    if (word !== undefined && /^[-+][euxfvCo]+$/.test(word)) continue;
    if (
      word !== undefined &&
      /^(pipefail|errexit|nounset|xtrace|noclobber)$/.test(word) &&
      /o$/.test(only(args[index - 1]) ?? '')
    )
      continue;
    context.ledger.mayWrite(`${name} ${argument.text} may change how the shell works`);
  }
}

function judgeDeclare({ name, args, context }: Call): void {
  const { ledger } = context;
  const handsOn = name === 'export' || args.some((argument) => /^-\w*x/.test(only(argument) ?? ''));
  for (const argument of args) {
    const word = only(argument);
    // Not `-i`, which does arithmetic on the text, nor `-n`, which makes one name mean another, nor `-r`.
    if (word !== undefined && /^[-+][xaAgpfF]+$/.test(word)) continue;
    const [, variable, sign] = /^([A-Za-z_]\w*)(\+?=|$)/.exec(word ?? argument.text) ?? [];
    if (variable === undefined || (word === undefined && sign === '')) {
      ledger.mayWrite(`${name} ${argument.text} was not understood`);
      continue;
    }
    const value = sign === '=' ? word?.slice(variable.length + 1) : undefined;
    if (handsOn ? !isHarmlessVariable(variable, value) : sign !== '' && decidesWhatRuns(variable, value)) {
      ledger.mayWrite(`setting ${variable} may change what runs`);
    }
    if (sign === '') continue;
    // Of an array it is evaluated as its elements, and the name may have become one before.
    if (value === undefined || value.startsWith('(')) ledger.mayWrite(`${name} ${argument.text} may hold code`);
  }
}

function judgeRead({ name, args, context }: Call): void {
  const spec = name === 'read' ? '-rsed:n:N:p:t:u:i:a:' : '-td:n:O:s:u:';
  const { options, operands, notKnown } = readOptions(args, { options: spec, ordered: true });
  const names = [
    ...operands,
    ...options.flatMap(({ name: option, value }) => (option === '-a' && value ? [value] : [])),
  ];
  if (notKnown[0] !== undefined) context.ledger.mayWrite(`${name} ${notKnown[0]} is not known to only read`);
  for (const argument of names) {
    const variable = only(argument);
    if (variable === undefined || !/^[A-Za-z_]\w*$/.test(variable) || decidesWhatRuns(variable)) {
      context.ledger.mayWrite(`${name} ${argument.text} sets a variable that may change what runs`);
    }
  }
}

function judgeUnset({ name, args, context }: Call): void {
  for (const argument of args) {
    const variable = only(argument);
    if (variable === '-v') continue;
    if (variable === undefined || !/^[A-Za-z_]\w*$/.test(variable) || decidesWhatRuns(variable)) {
      context.ledger.mayWrite(`${name} ${argument.text} may change what runs`);
    }
  }
}
