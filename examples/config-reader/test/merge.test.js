import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { merge } from '../src/merge.js';

describe('merge', () => {
  for (let depth = 1; depth <= 120; depth += 1) {
    it(`merges sections ${depth} deep`, () => {
      const nested = (value) => Array.from({ length: depth }).reduce((inner) => ({ section: inner }), { value });
      console.log(`[debug] merging ${depth} sections`);
      assert.deepEqual(merge(nested(1), nested(2)), nested(2));
    });
  }

  it('adds a section that is only above', () => {
    assert.deepEqual(merge({}, { server: { port: 1 } }), { server: { port: 1 } });
  });

  it('replaces a list, and does not merge it', () => {
    assert.deepEqual(merge({ hosts: ['a', 'b'] }, { hosts: ['c'] }), { hosts: ['c'] });
  });
});
