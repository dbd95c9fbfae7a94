import { expect, test } from 'vitest';
import { formatBytes, formatShare } from '../src/format.js';

test('a share is never rounded to all or to nothing', () => {
  expect(formatShare({ count: 99_999, of: 100_000 })).toBe('99.9 %');
  expect(formatShare({ count: 1, of: 100_000 })).toBe('0.1 %');
  expect(formatShare({ count: 3, of: 3 })).toBe('100.0 %');
  expect(formatShare({ count: 0, of: 0 })).toBe('–');
});

test('bytes are written in the unit that suits them', () => {
  expect([512, 24_576, 1_500, 7_864_320].map(formatBytes)).toEqual(['512 B', '24 KiB', '1.5 KiB', '7.5 MiB']);
});
