import { type Argument, looksLikePath, only } from './argument.js';
import type { Call, CommandRule, Operands } from './command-rule.js';
import { type GivenOptions, readOptions } from './read-options.js';

/** Judges a call by a rule that is data. */
export function judgeByRule(rule: CommandRule, call: Call): void {
  const { name, args, context } = call;
  const { ledger, scope } = context;
  const words = args.map(only);
  if (
    rule.exactly &&
    words.every((word) => word !== undefined && word !== '' && !word.includes(' ')) &&
    rule.exactly.includes(words.join(' '))
  )
    return;
  if (rule.subcommands) {
    judgeSubcommand(rule, call);
    return;
  }
  const given = readOptions(args, rule);
  ledger.network ||= typeof rule.network === 'function' ? rule.network(given) : (rule.network ?? false);
  if (rule.writes !== undefined) ledger.changes(`${name} ${rule.writes}`);
  else {
    const doubtful = given.notKnown.find((text) => !rule.harmless || text.startsWith('-'));
    if (doubtful !== undefined) ledger.mayWrite(`${name} ${doubtful} is not known to only read`);
    const other = rule.ordered === 'perhaps' ? readOptions(args, { ...rule, ordered: true }) : given;
    const reason = rule.check?.(given) ?? rule.check?.(other);
    if (reason !== undefined) ledger.changes(`${name} ${reason}`);
  }
  for (const { name: option, value } of given.options) {
    if (value && rule.readsFrom?.includes(option)) ledger.file('reads', value, scope.cwd);
    if (!rule.writesTo?.includes(option) || only(value) === '/dev/null') continue;
    ledger.changes(`${name} ${option} writes a file`);
    if (value) ledger.file('writes', value, scope.cwd);
  }
  const changing = given.options.find(({ name: option }) => rule.changesWith?.includes(option));
  if (changing) ledger.changes(`${name} ${changing.name} changes files`);
  noteOperands(rule.operands ?? 'files', changing ? 'writes' : 'reads', given, call);
}

function judgeSubcommand(rule: CommandRule, { name, args, context }: Call): void {
  const given = readOptions(args, { ...rule, ordered: true });
  const [first, ...rest] = given.operands;
  const chosen = only(first);
  const next = chosen === undefined ? undefined : rule.subcommands?.get(chosen);
  if (given.notKnown[0] !== undefined)
    context.ledger.mayWrite(`${name} ${given.notKnown[0]} is not known to only read`);
  if (!first) context.ledger.mayWrite(`${name} alone is not known to only read`);
  else if (!next) context.ledger.mayWrite(`${name} ${first.text} is not known to only read`);
  else if (next.judge) next.judge({ name: `${name} ${chosen}`, args: rest, context });
  else judgeByRule(next, { name: `${name} ${chosen}`, args: rest, context });
}

function noteOperands(kind: Operands, use: 'reads' | 'writes', given: GivenOptions, { name, context }: Call): void {
  const { ledger, scope } = context;
  const { operands, options } = given;
  const note = (use: 'reads' | 'writes' | 'deletes' | 'names', files: readonly Argument[]) => {
    for (const file of files) ledger.file(use, file, scope.cwd);
  };
  switch (kind) {
    case 'files':
      note(use, operands);
      return;
    case 'pattern': {
      const patternGiven = options.some((option) =>
        /^(-e|-f|--regexp|--expression|--file|--from-file|--files)$/.test(option.name),
      );
      note(use, patternGiven ? operands : operands.slice(1));
      return;
    }
    case 'program': {
      const programGiven = options.some((option) => /^(-[cempEr]|--eval|--print)$/.test(option.name));
      const [program, ...rest] = operands;
      if (program && !programGiven) note(use, [program]);
      note('names', (programGiven ? operands : rest).filter(looksLikePath));
      return;
    }
    case 'none':
      if (operands[0]) ledger.mayWrite(`${name} ${operands[0].text} is not known to only read`);
      return;
    case 'writes':
      note('writes', operands);
      return;
    case 'deletes':
      note('deletes', operands);
      return;
    case 'copies':
      note('reads', operands.slice(0, -1));
      note('writes', operands.slice(-1));
      return;
    case 'moves':
      note('deletes', operands.slice(0, -1));
      note('writes', operands.slice(-1));
      return;
    default:
  }
}
