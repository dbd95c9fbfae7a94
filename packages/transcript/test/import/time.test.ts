import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeOf } from '../../src/import/time.js';

test.each([
  ['2026-01-02T03:04:05.678Z', '2026-01-02T03:04:05.678Z'],
  ['2026-01-02T03:04:05.678912Z', '2026-01-02T03:04:05.678Z'],
  ['2026-01-02 03:04:05', '2026-01-02T03:04:05.000Z'],
  ['2026-01-01T00:30:00+01:00', '2025-12-31T23:30:00.000Z'],
  ['2024-02-28T23:59:59-0500', '2024-02-29T04:59:59.000Z'],
  [1_700_000_000, '2023-11-14T22:13:20.000Z'],
  [1_700_000_000_123, '2023-11-14T22:13:20.123Z'],
  [-Number.MIN_VALUE, '1969-12-31T23:59:59.999Z'],
])('%s is %s', (value, expected) => {
  expect(timeOf(value)).toBe(expected);
});

test.each([
  '',
  'soon',
  '2026-13-01T00:00:00Z',
  '2026-01-01T24:00:00Z',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e300,
  {},
  null,
])('%s is no time', (value) => {
  expect(timeOf(value)).toBeUndefined();
});

test('every time that a Date can write is read as it was', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true }),
      (date) => {
        expect(timeOf(date.toISOString())).toBe(date.toISOString());
        const milliseconds = date.getTime();
        if (Math.abs(milliseconds) >= 1e11) expect(timeOf(milliseconds)).toBe(date.toISOString());
      },
    ),
    { numRuns: Number(process.env.FC_RUNS ?? 500) },
  );
});
