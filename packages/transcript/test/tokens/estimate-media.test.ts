import { expect, test } from 'vitest';
import { estimateMedia } from '../../src/tokens/index.js';

test('an image of unknown size weighs what the largest one does that is not scaled down', () => {
  expect(estimateMedia('image/png')).toBe(1_600);
  expect(estimateMedia('image/png', { rule: 'openai' })).toBe(85 + 170 * 8);
});

test('an image of known size is charged by its pixels', () => {
  expect(estimateMedia('image/png', { size: { width: 750, height: 100 } })).toBe(100);
  expect(estimateMedia('image/png', { size: { width: 4_000, height: 4_000 } })).toBe(1_600);
  expect(estimateMedia('image/png', { rule: 'openai', size: { width: 512, height: 512 } })).toBe(255);
  expect(estimateMedia('image/png', { rule: 'openai', size: { width: 2_048, height: 2_048 } })).toBe(85 + 170 * 4);
});

test('a document weighs its page', () => {
  expect(estimateMedia('application/pdf')).toBe(2_500);
});
