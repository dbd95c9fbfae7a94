import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { loadTokenCounter } from '../src/count-tokens.js';

const count = await loadTokenCounter();

test('a short text has the count of the encoding', () => {
  const text = "src/cart.ts(6,5): error TS2304: Cannot find name 'logger'.\n";
  expect(count(text)).toBe(countTokens(text));
  expect(count('')).toBe(0);
});

test('a text in many pieces has the count of the whole', () => {
  const text = Array.from({ length: 300 }, (_, index) => `ok ${index} - adds ${index} items to the cart\n`).join('');
  expect(count(text)).toBe(countTokens(text));
});

test('the text of a special token is text', () => {
  expect(count('<|endoftext|>')).toBeGreaterThan(1);
});

test('an unbroken run takes no more than linear time', () => {
  const start = performance.now();
  expect(count('a'.repeat(200_000))).toBe(25_000);
  expect(performance.now() - start).toBeLessThan(3000);
});
