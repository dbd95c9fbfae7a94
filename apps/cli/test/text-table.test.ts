import { expect, it } from 'vitest';
import { textTable } from '../src/text-table.js';

it('a table has as many rows as there are, and columns as wide as the longest cell of all', () => {
  const rows = Array.from({ length: 300_000 }, () => ['a', 'b']);
  const lines = textTable([['NAME', 'TITLE'], ...rows, ['the longest', 'c']], [], 80).split('\n');
  expect(lines).toHaveLength(300_003);
  expect(lines[1]).toBe('a            b');
});
