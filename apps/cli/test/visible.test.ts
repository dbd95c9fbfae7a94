import { expect, it } from 'vitest';
import { visible } from '../src/visible.js';

it('shows control characters by their codes, so that none reaches a terminal', () => {
  expect(visible('a\u001b]0;title\u0007b\tc\u009bd\ne')).toBe('a\\x1b]0;title\\x07b c\\x9bd\ne');
});
