import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameLine as isSame, sketchOf } from '../src/same-line.js';
import { runs } from './runs.js';

const isSameLine = (a: string, b: string): boolean => isSame({ text: a, no: 1 }, { text: b, no: 2 });

describe('a line', () => {
  test.each([
    ['times of day', '10:04:59 worker is idle', '10:05:00.250 worker is idle'],
    ['dates', '2026-03-01T10:00:00Z idle', '2026-03-02T11:30:10.5+02:00 idle'],
    ['durations', 'still running after 3s', 'still running after 12.5 ms'],
    ['percentages', 'Receiving 1%', 'Receiving 100%'],
    ['sizes', 'read 12 kB at 3 MB/s', 'read 900 bytes at 12.5 kB/s'],
    ['addresses', 'free 0x7ffe01 twice', 'free 0xdeadbeef twice'],
  ])('overlooks %s', (_, a, b) => {
    expect(isSameLine(a, b)).toBe(true);
    expect(sketchOf(a)).toBe(sketchOf(b));
  });

  test.each([
    ['other words', 'a failed', 'b failed'],
    ['counts', 'retry 1 of 3', 'retry 2 of 3'],
    ['places', 'a.c:3: warning', 'a.c:4: warning'],
    ['exit codes', 'exit code 1', 'exit code 2'],
    ['versions', 'using 1.2.3', 'using 1.2.4'],
  ])('tells lines apart by %s', (_, a, b) => {
    expect(isSameLine(a, b)).toBe(false);
  });
});

test('lines that are the same have the same sketch', () => {
  const varied = (pick: number): string =>
    ['3s', '12.5 ms', '50%', '1%', '0xff12', '0x1', '10:00', '12:30:05.123', '2 kB', '88 bytes', '2026-01-01'][pick] ??
    '';
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string({ maxLength: 30 }), fc.nat({ max: 10 }), fc.nat({ max: 10 })), { maxLength: 6 }),
      (parts) => {
        const a = parts.map(([text, pick]) => `${text} ${varied(pick)} `).join('');
        const b = parts.map(([text, , pick]) => `${text} ${varied(pick)} `).join('');
        if (isSameLine(a, b)) expect(sketchOf(a)).toBe(sketchOf(b));
      },
    ),
    runs,
  );
});
