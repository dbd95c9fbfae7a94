import { describe, expect, test } from 'vitest';
import { parseSeverity } from '../src/severity.js';

describe('parseSeverity', () => {
  test.each([
    ['error', 'error'],
    ['ERROR', 'error'],
    ['Fatal Error', 'error'],
    ['E', 'error'],
    ['fehler', 'error'],
    ['エラー', 'error'],
    ['warn', 'warning'],
    ['Warning', 'warning'],
    ['W', 'warning'],
    ['info', 'note'],
    ['hint', 'note'],
    ['debug', 'note'],
  ])('%s is of severity %s', (word, severity) => {
    expect(parseSeverity(word)).toBe(severity);
  });

  test.each(['', 'ok', 'constructor', 'errored out', '__proto__'])('%j says nothing', (word) => {
    expect(parseSeverity(word)).toBeUndefined();
  });
});
