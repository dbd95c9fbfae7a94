import { expect, it } from 'vitest';
import { visible, visibleLine } from '../src/visible.js';

it('shows control characters by their codes, so that none reaches a terminal', () => {
  expect(visible('a\u001b]0;title\u0007b\tc\u009bd\ne')).toBe('a\\x1b]0;title\\x07b c\\x9bd\ne');
});

it('shows what must stay in one line and in its place without line ends and marks of direction', () => {
  expect(visibleLine('a\nb\u2028c\u202ed\u001b')).toBe('a\\x0ab\\u2028c\\u202ed\\x1b');
});
