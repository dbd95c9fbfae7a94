import { describe, expect, it } from 'vitest';
import { asksForHelp, parseArguments } from '../src/arguments.js';
import { benchTable } from '../src/tables/bench.js';
import { runTable } from '../src/tables/run.js';

describe('parseArguments', () => {
  it('fills in defaults and leaves the rest undefined', () => {
    const { values } = parseArguments(runTable, []);
    expect(values).toEqual({
      budget: 24_576,
      cap: undefined,
      'no-prune': false,
      tty: false,
      shell: undefined,
      id: undefined,
      json: false,
      color: 'auto',
    });
  });

  it.each([
    [['--budget', '8k'], 8192],
    [['--budget=24KiB'], 24_576],
    [['--budget', '24576'], 24_576],
    [['--budget', '1.5MB'], 1_572_864],
    [['--budget', '1k', '--budget', '2k'], 2048],
  ])('reads %j as a size', (argv, bytes) => {
    expect(parseArguments(runTable, argv).values.budget).toBe(bytes);
  });

  it('gathers an option that can be given several times', () => {
    const { values } = parseArguments(benchTable, ['prune', '--corpus', 'a', '--corpus', 'b']);
    expect(values.corpus).toEqual(['a', 'b']);
  });

  it.each([
    [
      ['--json', '--', 'npm', '--json'],
      ['npm', '--json'],
    ],
    [
      ['npm', 'test', '--', '--watch'],
      ['npm', 'test', '--', '--watch'],
    ],
    [
      ['--', '--', 'x'],
      ['--', 'x'],
    ],
    [
      ['--budget', '8k', 'ls', '-la'],
      ['ls', '-la'],
    ],
  ])('takes the command of %j to be %j', (argv, command) => {
    expect(parseArguments(runTable, argv).operands).toEqual(command);
  });

  it('sees --help only among its own options', () => {
    expect(asksForHelp(runTable, ['--json', '--help'])).toBe(true);
    expect(asksForHelp(runTable, ['npm', '--help'])).toBe(false);
    expect(asksForHelp(runTable, ['--', '--help'])).toBe(false);
  });

  it.each(['__proto__', 'constructor', 'toString'])('has no option --%s', (name) => {
    expect(() => parseArguments(runTable, [`--${name}`, 'x'])).toThrow(/has no option/);
  });
});
