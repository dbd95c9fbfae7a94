import { describe, expect, it } from 'vitest';
import type { CommandTable } from '../src/option-table.js';
import { tables } from '../src/tables/index.js';
import { project } from './ctx.js';

describe('ctx', () => {
  it.each(['version', '--version', '-V', '-v'])('prints its version for %s', async (word) => {
    expect((await project().ctx([word])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([['help'], ['help', '--help'], ['help', '-h'], ['-h']])(
    'prints the same help for %s %s',
    async (...words) => {
      const { ctx } = project();
      expect(await ctx(words)).toMatchObject({ code: 0, out: (await ctx(['--help'])).out });
    },
  );

  it('lists every command in its help', async () => {
    const { out, code } = await project().ctx(['--help']);
    expect(code).toBe(0);
    for (const { name, summary } of tables) expect(out).toMatch(new RegExp(`  ${name} +${summary.slice(0, 30)}`));
  });

  it.each(tables.flatMap((table): readonly CommandTable[] => ('actions' in table ? table.actions : [table])))(
    'documents every option, an example and the exit codes of $name',
    async ({ name, options, examples }) => {
      const { ctx } = project();
      const { out } = await ctx([...name.split(' '), '--help']);
      expect((await ctx(['help', ...name.split(' ')])).out).toBe(out);
      for (const option of Object.keys(options)) expect(out).toContain(`--${option}`);
      expect(examples.length).toBeGreaterThan(0);
      for (const heading of ['Usage:', 'Examples:', 'Exit codes:']) expect(out).toContain(heading);
    },
  );

  it('lists the actions of a group', async () => {
    const { ctx } = project();
    const { out } = await ctx(['sessions', '--help']);
    for (const action of ['list', 'show', 'export', 'fork', 'delete', 'import']) expect(out).toContain(`  ${action} `);
    expect((await ctx(['help', 'sessions'])).out).toBe(out);
  });

  it.each([
    [[], 'Usage:'],
    [['sessions'], 'Actions:'],
    [['sessions', 'shwo'], 'did you mean show?'],
    [['sessions', 'show', 'x', '--all', '--last', '1'], 'give one of them'],
    [['sessions', 'import', 'x', '--format', 'claude'], 'did you mean claude-code?'],
    [['prun'], 'did you mean prune?'],
    [['frobnicate'], 'there are run, prune'],
    [['--budget', '8k', 'run'], 'no option --budget comes before a command'],
    [['help', 'outptus'], 'did you mean outputs?'],
    [['run', '--budgt', '8k', 'true'], 'did you mean --budget?'],
    [['run', '-b', '8k', 'true'], 'run has no option -b'],
    [['run', '--budget', 'lots', 'true'], '--budget is "lots"'],
    [['run', '--color', 'alwys', 'true'], 'did you mean always?'],
    [['run', '--json=yes', 'true'], '--json takes no value'],
    [['run', '--id', '../x', 'true'], '--id is "../x"'],
    [['run', '--budget', '8k', '--cap', '4k', 'true'], '--cap is 4096 bytes, less than --budget (8192)'],
    [['run', '--budget', '12', 'true'], '--budget is 12 bytes: give at least 512'],
    [['run', '--budget', '511', 'true'], '--budget is 511 bytes: give at least 512'],
    [['run', '--cap', '100', 'true'], '--cap is 100 bytes, less than --budget (24576)'],
    [['recall', 'x', '--max-bytes', '1023'], '--max-bytes is 1023 bytes: give at least 1024'],
    [['run'], 'run needs a command'],
    [['run', '--shell', 'true', 'true'], 'either --shell STRING or a command'],
    [['recall'], 'recall needs an ID'],
    [['prune', 'a', 'b'], '"b" is one too many'],
    [['completion', 'bahs'], 'did you mean bash?'],
    [['outputs', '--prune-older-than', 'soon'], 'an age such as'],
    [['bench', 'prune'], 'bench needs a corpus'],
  ])('ends with 2 and says what is wrong with %j', async (args, message) => {
    const { code, out, err } = await project().ctx(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    if (!err.includes('Usage:')) expect(err).toMatch(/^ctx: [^\n]+\n$/);
  });

  it('leaves the options after the command to the command', async () => {
    const { out } = await project().ctx(['run', 'echo', '--help', '--budget']);
    expect(out).toBe('--help --budget\n');
  });

  it('shows where a failure came from only with CTX_DEBUG', async () => {
    const quiet = await project().ctx(['prune', 'missing']);
    const loud = await project().ctx(['prune', 'missing'], { env: { CTX_DEBUG: '1' } });
    expect(quiet.err).not.toContain('    at ');
    expect(loud.err).toContain('ENOENT');
  });
});
