import { expect, test } from 'vitest';
import { groupFindings } from '../../src/import/group-findings.js';

const torn = (line: number) => ({ code: 'torn-record', at: `line ${line}`, message: 'it is torn' });

test('findings that say the same are one, with the number of times and the first places', () => {
  const other = { code: 'nul-bytes', at: 'line 2', message: 'NULs' };
  expect(groupFindings([torn(1), other, torn(3), torn(3), torn(4), torn(7), torn(9)])).toEqual([
    { code: 'torn-record', at: 'line 1', message: 'it is torn (6 times, also at line 3, line 4, line 7 and 1 more)' },
    other,
  ]);
});

test('one finding stays as it is, and findings at one place only say how often', () => {
  expect(groupFindings([torn(1)])).toEqual([torn(1)]);
  expect(groupFindings([torn(1), torn(1)])[0]?.message).toBe('it is torn (2 times)');
});
