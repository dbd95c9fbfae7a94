import { type Argument, anything, only } from '../argument.js';
import { type Call, ruleTable } from '../command-rule.js';
import { stepInto } from '../lexical-path.js';
import { readOptions } from '../read-options.js';
import { fork } from '../scope.js';
import { isHarmlessVariable } from '../variables.js';

/** Commands that run the command behind them: they read where that one reads. */
export const wrappers = ruleTable({
  time: { judge: runsRest('-pv --portability --verbose') },
  nice: { judge: runsRest('-n: --adjustment=', { count: true }) },
  ionice: { judge: runsRest('-c:n:t') },
  timeout: { judge: runsRest('-k:s:v --kill-after= --signal= --foreground --preserve-status --verbose', { skip: 1 }) },
  stdbuf: { judge: runsRest('-i:o:e: --input= --output= --error=') },
  'setsid unbuffer': { judge: runsRest('-w --wait') },
  sudo: { judge: runsRest('-nEHu:g: --non-interactive --preserve-env --user= --group=', { assignments: true }) },
  builtin: { judge: runsRest('', { sameShell: true }) },
  exec: { judge: runsRest('-c') },
  command: { judge: judgeCommand },
  env: { judge: judgeEnv },
  xargs: { judge: judgeXargs },
  'bash sh dash': { judge: judgeShell },
  'zsh fish csh tcsh ksh pwsh': { exactly: ['--version'], writes: 'runs a text in another grammar', network: true },
  'nohup parallel watch flock entr script ssh su doas chroot unshare nsenter at batch crontab': {
    writes: 'runs commands elsewhere or later, or keeps their output',
    network: true,
    operands: 'text',
  },
});

function runsRest(
  options: string,
  how: {
    readonly count?: boolean;
    readonly skip?: number;
    readonly assignments?: boolean;
    readonly sameShell?: true;
  } = {},
): (call: Call) => void {
  return ({ name, args, context }) => {
    const { operands, notKnown } = readOptions(args, { options, ordered: true, count: how.count ?? false });
    const { ledger } = context;
    if (notKnown[0] !== undefined) ledger.mayWrite(`${name} ${notKnown[0]} is not known to only read`);
    const skipped = operands.slice(0, how.skip ?? 0);
    if (skipped.some(({ many }) => many)) ledger.mayWrite(`${name} ${skipped[0]?.text} may become several words`);
    const words = operands.slice(how.skip ?? 0);
    const inside = how.sameShell ? context : { ...context, scope: fork(context.scope) };
    runSet(words, how.assignments ?? false, { name, args, context: inside });
  };
}

/** Runs words that may begin with `NAME=value`. */
function runSet(words: readonly Argument[], assignments: boolean, { name, context }: Call): void {
  let at = 0;
  for (; assignments && at < words.length; at += 1) {
    const [, variable, value] = /^([A-Za-z_]\w*)=(.*)$/s.exec(only(words[at]) ?? '') ?? [];
    if (variable === undefined) break;
    if (!isHarmlessVariable(variable, value))
      context.ledger.mayWrite(`${name}: setting ${variable} may change what runs`);
  }
  if (at < words.length) context.words(words.slice(at), context);
}

function judgeCommand(call: Call): void {
  const { options, operands, notKnown } = readOptions(call.args, { options: '-pvV', ordered: true });
  if (notKnown[0] !== undefined) call.context.ledger.mayWrite(`command ${notKnown[0]} is not known to only read`);
  if (options.some(({ name }) => name === '-v' || name === '-V')) return;
  if (operands.length > 0) call.context.words(operands, call.context);
}

function judgeEnv(call: Call): void {
  const { args, context } = call;
  const { options, operands, notKnown } = readOptions(args, {
    options: '-i0u:C: --ignore-environment --null --unset= --chdir=',
    ordered: true,
  });
  const folder = options.find(({ name }) => name === '-C' || name === '--chdir')?.value;
  if (notKnown[0] !== undefined) context.ledger.mayWrite(`env ${notKnown[0]} is not known to only read`);
  const { cwd } = context.scope;
  const moved = folder ? stepInto(cwd, only(folder)) : cwd;
  const inside = { ...context, scope: { cwd: moved } };
  runSet(operands, true, { ...call, context: inside });
}

/** What it reads becomes words of the command, and nobody knows which: options too. */
function judgeXargs({ name, args, context }: Call): void {
  const { options, operands, notKnown } = readOptions(args, {
    options:
      '-0rtxa:d:E:I:L:n:P:s: --null --no-run-if-empty --verbose --exit --arg-file= --delimiter= --max-args= --max-chars= --max-lines? --max-procs= --replace?',
    ordered: true,
  });
  if (notKnown[0] !== undefined) context.ledger.mayWrite(`${name} ${notKnown[0]} is not known to only read`);
  if (operands.length === 0) return;
  const inside = { ...context, scope: fork(context.scope) };
  const replaces = options.filter(({ name: option }) => option === '-I' || option === '--replace');
  const replace = replaces.at(-1);
  if (!replace) {
    context.words([...operands, anything('')], inside);
    return;
  }
  const mark = replace.value ? only(replace.value) : '{}';
  const holds = ({ text, values }: Argument) =>
    mark === undefined || (values ?? [text]).some((value) => value.includes(mark));
  const words = operands.map((argument) => (holds(argument) ? anything(argument.text) : argument));
  // With these what was read is put behind the words all the same, or instead: the last option wins.
  const appends = options.some(({ name: option }) => /^(-n|-L|--max-args|--max-lines)$/.test(option));
  context.words(appends ? [...words, anything('')] : words, inside);
}

/** `bash -c 'text' name args…`; anything else runs a file or standard input. */
function judgeShell({ name, args, context }: Call): void {
  const { ledger } = context;
  const words = args.map(only);
  if (args.length === 1 && words[0] === '--version') return;
  const at = words.findIndex((word) => word !== undefined && /^-[a-z]*c$/.test(word));
  const flags = words.slice(0, at + 1);
  if (at < 0 || !flags.every((word) => word !== undefined && /^-[euxlc]+$/.test(word))) {
    ledger.mayWrite(`${name} runs a file or what it is given`);
    for (const argument of args) if (!mayStartOption(argument)) ledger.file('reads', argument, context.scope.cwd);
    return;
  }
  const text = words[at + 1];
  if (text === undefined) ledger.mayWrite(`${name} -c runs a text that shows only when it runs`);
  else if (name !== 'bash' && onlyBash.test(text))
    ledger.mayWrite(`${name} may read this text in another way than bash`);
  else context.text(text, { ...context, scope: fork(context.scope) });
}

/** What a plain POSIX shell reads in another way: there `[[ a > b ]]` writes a file, and `$'` quotes nothing. */
const onlyBash = /\$['"]|\[\[|\(\(|<<<|[<>]\(|&>|\|&|\b(function|select|coproc)\b/;

function mayStartOption({ text }: Argument): boolean {
  return text.startsWith('-');
}
