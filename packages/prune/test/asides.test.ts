import { describe, expect, test } from 'vitest';
import { prune } from '../src/index.js';

const checks = (count: number, failing: number): string[] =>
  Array.from({ length: count }, (_, i) => [
    `# Subtest: adds item ${i + 1}`,
    `${i + 1 === failing ? 'not ok' : 'ok'} ${i + 1} - adds item ${i + 1}`,
    '  ---',
    `  duration_ms: ${(i + 1) / 8}`,
    ...(i + 1 === failing ? ["  failureType: 'testCodeFailure'", '  expected: 2', '  actual: 3'] : []),
    '  ...',
  ]).flat();

test('the block below a passed check of TAP goes with it, and that of a failed one stays unbroken', () => {
  const { text } = prune(checks(60, 31).join('\n'), { budgetBytes: 1_024 });
  expect(text).toContain(
    [
      'not ok 31 - adds item 31',
      '  ---',
      '  duration_ms: 3.875',
      "  failureType: 'testCodeFailure'",
      '  expected: 2',
      '  actual: 3',
      '  ...',
      '[… ',
    ].join('\n'),
  );
  expect(text.split('\n').filter((line) => line.startsWith('[… '))).toHaveLength(2);
});

describe('what vitest says that a test printed', () => {
  const printed = (name: string): string[] => [
    `stdout | test/cart.test.ts > ${name}`,
    `asked the stock for ${name}`,
    '',
  ];
  const names = Array.from({ length: 60 }, (_, i) => `takes item ${i + 1}`);
  const { text } = prune(
    [
      ...names.flatMap(printed),
      ' FAIL  test/cart.test.ts > takes item 40',
      'AssertionError: expected 2 to be 3',
      ' Test Files  1 failed (1)',
    ].join('\n'),
    { budgetBytes: 2_048 },
  );

  test('never fills spare room where the test passed', () => {
    expect(text).not.toContain('asked the stock for takes item 39');
    expect(text.length).toBeLessThan(1_024);
  });

  test('is shown where it failed', () => {
    expect(text).toContain('asked the stock for takes item 40');
  });
});

test('why tsc takes files into the program never fills spare room', () => {
  const files = Array.from({ length: 40 }, (_, i) => [
    `node_modules/lib/lib.part${i}.d.ts`,
    `  Library referenced via 'part${i}' from file 'node_modules/lib/lib.d.ts'`,
  ]).flat();
  const error = "src/cart.ts(3,5): error TS2304: Cannot find name 'stock'.";
  const { text } = prune([error, ...files, ''].join('\n'), { budgetBytes: 2_048 });
  expect(text).toContain(error);
  expect(text.length).toBeLessThan(1_024);
});
