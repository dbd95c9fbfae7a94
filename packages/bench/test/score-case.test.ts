import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalize } from '../src/normalize.js';
import { type Score, scoreCase } from '../src/score-case.js';
import type { Shown } from '../src/strategy.js';

const limits = { budgetBytes: 1000, capBytes: 2000 };

interface Question {
  readonly log: string;
  readonly must?: readonly string[];
  readonly noise?: readonly string[];
  readonly kind?: string;
}

function score({ log, must = [], noise = [], kind = 'build' }: Question, shown: Shown): Score {
  const truth = { kind, normalized: normalize(log), must: must.map(normalize), noise: noise.map(normalize) };
  return scoreCase({ bytes: Buffer.from(log), text: log }, truth, shown, limits);
}

test('a line is kept however it is coloured, spaced or stamped', () => {
  const log = "12:00:01 \x1b[31mcart.ts:6\x1b[0m  -  error: no 'logger'\nrest\n";
  const shown = "12:00:01 cart.ts:6 - error: no 'logger'\n";
  expect(score({ log, must: ["cart.ts:6 - error: no 'logger'"] }, { text: shown }).must).toEqual({ count: 1, of: 1 });
});

test('a string that only comes together across two lines is not kept', () => {
  const { must, missed } = score({ log: 'one two\nrest\n', must: ['one two'] }, { text: 'one\ntwo\n' });
  expect(must).toEqual({ count: 0, of: 1 });
  expect(missed).toEqual(['one two']);
});

test('what stands in a header alone is not kept', () => {
  const shown = { text: '[kept: error A]\nrest\n', logLines: 'rest\n' };
  expect(score({ log: 'error A\nrest\n', must: ['error A'] }, shown).must.count).toBe(0);
});

test('a place that only a fold names counts as named, not as kept', () => {
  const log = "src/a.ts:3:1 no 'log'\nsrc/cart.ts:6:2 no 'log'\n";
  const fold = '[… "no \'log\'" at 1 more place: src/cart.ts:6]';
  const shown = { text: `src/a.ts:3:1 no 'log'\n${fold}\n`, logLines: "src/a.ts:3:1 no 'log'", placeLines: fold };
  const must = ["src/a.ts:3:1 no 'log'", "src/cart.ts:6:2 no 'log'"];
  expect(score({ log, must }, shown)).toMatchObject({ must: { count: 1, of: 2 }, named: 1 });
});

test('noise is counted by lines', () => {
  const log = 'get a 1\nget b 2\nget c 3\nerror\n';
  expect(score({ log, noise: ['get'] }, { text: 'get b 2\nerror\n' }).noise).toEqual({ count: 1, of: 3 });
});

test('content is held to the cap and all else to the budget, as the strategy judges it', () => {
  const log = 'x'.repeat(1500);
  expect(score({ log }, { text: log }).withinLimit).toBe(false);
  expect(score({ log, kind: 'content' }, { text: log }).withinLimit).toBe(true);
  expect(score({ log, kind: 'content' }, { text: log, content: false }).withinLimit).toBe(false);
});

test('showing more lines never keeps fewer', () => {
  const line = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\t', '\x1b[1m'), maxLength: 8 });
  const logs = fc.array(fc.tuple(line, fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(logs, fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 3 })), (lines, must) => {
      const log = lines.map(([text]) => text).join('\n');
      const less = lines.filter(([, first, second]) => first && second).map(([text]) => text);
      const more = lines.filter(([, first]) => first).map(([text]) => text);
      const keptOf = (shown: readonly string[]) => score({ log, must }, { text: shown.join('\n') }).must.count;
      expect(keptOf(more)).toBeGreaterThanOrEqual(keptOf(less));
    }),
  );
});
