import { describe, expect, it } from 'vitest';
import { ageAt, createAgeQueue, type Moment } from '../../src/state/age.js';

const moment = (batch: number | undefined, assistants: number, users = 0): Moment => ({ batch, assistants, users });

describe('the age of a result', () => {
  it('is one at the first request that can react to it', () => {
    expect(ageAt(moment(4, 1), moment(5, 1))).toBe(1);
  });

  it('counts a failed request, which took a number', () => {
    expect(ageAt(moment(4, 1), moment(7, 1))).toBe(3);
  });

  it('is that of the later answers where batches are not counted, and at least that of the user’s messages', () => {
    expect(ageAt(moment(undefined, 2, 1), moment(9, 5, 2))).toBe(3);
    expect(ageAt(moment(3, 2, 1), moment(undefined, 3, 5))).toBe(4);
  });
});

describe('waiting for an age', () => {
  it('gives an item at the next of its ages, and at none that has passed', () => {
    const queue = createAgeQueue<string>([2, 4, 2]);
    queue.add('a', moment(1, 1), 0);
    queue.add('b', moment(1, 1), 2);
    queue.add('c', moment(1, 1), 4);
    expect(queue.take(moment(2, 2))).toEqual([]);
    expect(new Set(queue.take(moment(3, 3)))).toEqual(new Set(['a']));
    expect(new Set(queue.take(moment(9, 9)))).toEqual(new Set(['b']));
    expect(queue.take(moment(99, 99))).toEqual([]);
  });

  it('finds what is due after a leap of the clock without walking it', () => {
    const queue = createAgeQueue<string>([2]);
    queue.add('a', moment(1, 1), 0);
    expect(queue.take(moment(Number.MAX_SAFE_INTEGER, 1))).toEqual(['a']);
  });

  it('takes what is added late at the next call', () => {
    const queue = createAgeQueue<string>([2]);
    queue.take(moment(50, 50));
    queue.add('late', moment(10, 10), 1);
    expect(queue.take(moment(51, 51))).toContain('late');
  });
});
