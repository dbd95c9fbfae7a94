import { literal, mayBeOption, only } from '../argument.js';
import { type Call, ruleTable } from '../command-rule.js';
import { resolvePath } from '../lexical-path.js';
import { readOptions } from '../read-options.js';
import { decidesWhatRuns, isHarmlessVariable, setVariable } from '../variables.js';

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
  'dirs wait': { options: '-lvfn', operands: 'text' },
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
  getopts: { writes: 'is not followed' },
  'alias unalias hash enable bind complete': { writes: 'changes what names mean' },
  eval: { writes: 'runs a text that it makes' },
  'source .': { writes: 'runs a file in this shell', operands: 'files' },
  let: { writes: 'does arithmetic on texts, which may be code' },
  trap: { writes: 'sets a command for later' },
  'kill pkill killall': { writes: 'ends processes', operands: 'text' },
  'fg bg disown suspend logout': { writes: 'changes jobs', operands: 'text' },
});

function judgePrintf({ name, args, context }: Call): void {
  const first = args[0];
  // `-v name` sets a variable, and a subscript in the name is evaluated.
  if (first && mayBeOption(first) && only(first) !== '--' && !only(first)?.startsWith('--')) {
    context.ledger.mayWrite(`${name} ${first.text} may set a variable`);
  }
}

function judgeTest({ name, args, context }: Call): void {
  args.forEach((argument, index) => {
    if (only(argument) === '-v' || only(argument) === '-R') {
      if (!/^\w+$/.test(only(args[index + 1]) ?? '')) context.ledger.mayWrite(`${name} -v on a name that is not plain`);
    } else if (argument.values?.some((value) => /\$\(|`/.test(value))) {
      context.ledger.mayWrite(`${name} ${argument.text} holds code`);
    } else if (argument.values === undefined && (argument.splits || argument.many)) {
      // It may become `-v` and a name, and a subscript in that is evaluated.
      context.ledger.mayWrite(`${name} ${argument.text} may turn into another test`);
    }
    const operator = only(args[index - 1]);
    if (operator !== undefined && /^-[efdrswxLhbcpSugkON]$/.test(operator))
      context.ledger.file('names', argument, context.scope.cwd);
  });
}

function judgeCd({ name, args, context }: Call): void {
  const { scope } = context;
  const { operands } = readOptions(args, { options: '-LPen' });
  const target = operands[0];
  const path = only(target);
  if (target && name !== 'popd') context.ledger.file('names', target, scope.cwd);
  if (path === undefined || path === '-' || !target?.path || (scope.cwd === undefined && !path.startsWith('/')))
    scope.cwd = undefined;
  else scope.cwd = resolvePath(scope.cwd ?? '/', path);
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
  const { ledger, scope } = context;
  const handsOn = name === 'export' || args.some((argument) => /^-\w*x/.test(only(argument) ?? ''));
  for (const argument of args) {
    const word = only(argument);
    // Not `-i`, which does arithmetic on the text, nor `-n`, which makes one name mean another.
    if (word !== undefined && /^[-+][rxaAgpfF]+$/.test(word)) continue;
    const [, variable, sign] = /^([A-Za-z_]\w*)(\+?=|$)/.exec(word ?? argument.text) ?? [];
    if (variable === undefined || (word === undefined && sign === '')) {
      ledger.mayWrite(`${name} ${argument.text} was not understood`);
      continue;
    }
    const value = sign === '=' ? word?.slice(variable.length + 1) : undefined;
    const known = sign === '' ? only(scope.variables.get(variable)) : value;
    if (handsOn ? !isHarmlessVariable(variable, known) : sign !== '' && decidesWhatRuns(variable)) {
      ledger.mayWrite(`setting ${variable} may change what runs`);
    }
    if (sign !== '') setVariable(variable, value === undefined ? undefined : literal(value), scope);
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
    } else setVariable(variable, undefined, context.scope);
  }
}

function judgeUnset({ name, args, context }: Call): void {
  for (const argument of args) {
    const variable = only(argument);
    if (variable === '-v') continue;
    if (variable === undefined || !/^[A-Za-z_]\w*$/.test(variable) || decidesWhatRuns(variable)) {
      context.ledger.mayWrite(`${name} ${argument.text} may change what runs`);
    } else context.scope.variables.delete(variable);
  }
}
