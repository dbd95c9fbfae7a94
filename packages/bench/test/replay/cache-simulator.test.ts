import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, type CacheModel, CacheSimulator } from '../../src/replay/cache-simulator.js';

/** Blocks of 1,000 tokens. */
function blocks(...keys: number[]): Block[] {
  return keys.map((key) => ({ key, tokens: 1_000 }));
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

const automatic: CacheModel = { trigger: 'automatic', ttlSeconds: 300 };

test('a prompt that goes on reads what was sent before and writes the rest', () => {
  const cache = new CacheSimulator(automatic);
  expect(cache.send({ blocks: blocks(1, 2) })).toMatchObject({ read: 0, written: 2_000, cold: 'first' });
  const use = cache.send({ blocks: blocks(1, 2, 3) });
  expect(use).toMatchObject({ read: 2_000, written: 1_000, plain: 0, readBlocks: 2, sameBlocks: 2 });
  expect(use.cold).toBeUndefined();
});

test('everything behind the first change is written again', () => {
  const cache = new CacheSimulator(automatic);
  cache.send({ blocks: blocks(1, 2, 3, 4) });
  expect(cache.send({ blocks: blocks(1, 9, 3, 4, 5) })).toMatchObject({ read: 1_000, written: 4_000, sameBlocks: 1 });
});

test('a prefix is kept for five minutes after its last use', () => {
  const cache = new CacheSimulator(automatic);
  cache.send({ blocks: blocks(1), at: 0 });
  expect(cache.send({ blocks: blocks(1, 2), at: 290_000 })).toMatchObject({ read: 1_000 });
  expect(cache.send({ blocks: blocks(1, 2), at: 580_000 })).toMatchObject({ read: 2_000 });
  expect(cache.send({ blocks: blocks(1, 2), at: 881_000 })).toMatchObject({ read: 0, cold: 'expired' });
});

test('without times nothing expires', () => {
  const cache = new CacheSimulator(automatic);
  cache.send({ blocks: blocks(1) });
  expect(cache.send({ blocks: blocks(1) })).toMatchObject({ read: 1_000 });
});

test('an older prompt is found again while it is kept', () => {
  const cache = new CacheSimulator(automatic);
  cache.send({ blocks: blocks(1, 2, 3), at: 0 });
  cache.send({ blocks: blocks(1, 9), at: 10_000 });
  expect(cache.send({ blocks: blocks(1, 2, 3), at: 20_000 })).toMatchObject({ read: 3_000, sameBlocks: 1 });
});

test('each model has a cache of its own', () => {
  const cache = new CacheSimulator(automatic);
  cache.send({ blocks: blocks(1, 2), model: 'a', at: 0 });
  expect(cache.send({ blocks: blocks(1, 2), model: 'b', at: 1 })).toMatchObject({ read: 0, cold: 'model' });
  expect(cache.send({ blocks: blocks(1, 2), model: 'a', at: 2 })).toMatchObject({ read: 2_000 });
});

test('only prefixes of the least length count, in steps above it', () => {
  const cache = new CacheSimulator({ trigger: 'automatic', minTokens: 1_024, stepTokens: 128 });
  expect(cache.send({ blocks: blocks(1) })).toMatchObject({ written: 0, plain: 1_000 });
  expect(cache.send({ blocks: blocks(1, 2) })).toMatchObject({ read: 0, written: 1_920, plain: 80 });
  expect(cache.send({ blocks: blocks(1, 2, 3) })).toMatchObject({ read: 1_920 });
});

test('a mark finds a prefix that ends at most twenty blocks before it, itself counted', () => {
  const marks: CacheModel = { trigger: 'marks' };
  const near = new CacheSimulator(marks);
  near.send({ blocks: blocks(...upTo(5)), marks: [5] });
  expect(near.send({ blocks: blocks(...upTo(24)), marks: [24] })).toMatchObject({ read: 5_000 });
  const far = new CacheSimulator(marks);
  far.send({ blocks: blocks(...upTo(5)), marks: [5] });
  const use = far.send({ blocks: blocks(...upTo(25)), marks: [25] });
  expect(use).toMatchObject({ read: 0, written: 25_000 });
  expect(use.cold).toBeUndefined();
});

test('behind the last mark nothing is written, and a mark too early keeps nothing', () => {
  const cache = new CacheSimulator({ trigger: 'marks', minTokens: 1_500 });
  expect(cache.send({ blocks: blocks(1, 2, 3), marks: [2] })).toMatchObject({ written: 2_000, plain: 1_000 });
  const short = new CacheSimulator({ trigger: 'marks', minTokens: 1_500 });
  short.send({ blocks: blocks(1), marks: [1] });
  expect(short.send({ blocks: blocks(1, 2), marks: [1, 2] })).toMatchObject({ read: 0 });
});

test('a slot holds the last prompt alone, however old and of whatever model', () => {
  const cache = new CacheSimulator({ trigger: 'slot' });
  cache.send({ blocks: blocks(1, 2, 3), model: 'a', at: 0 });
  expect(cache.send({ blocks: blocks(1, 2, 4), model: 'b', at: 10 ** 9 })).toMatchObject({ read: 2_000 });
  expect(cache.send({ blocks: blocks(1, 2, 3) })).toMatchObject({ read: 2_000 });
});

const prompts = fc.array(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 12 }), { maxLength: 12 });

test('every token is read, written or plain, and marks never find more than an automatic cache', () => {
  fc.assert(
    fc.property(prompts, (requests) => {
      const [all, marked] = [new CacheSimulator(automatic), new CacheSimulator({ trigger: 'marks', ttlSeconds: 300 })];
      requests.forEach((keys, index) => {
        const at = index * 100_000;
        const use = all.send({ blocks: blocks(...keys), at });
        const other = marked.send({ blocks: blocks(...keys), at, marks: [keys.length] });
        expect(use.read + use.written + use.plain).toBe(keys.length * 1_000);
        expect(other.read + other.written + other.plain).toBe(keys.length * 1_000);
        expect(other.read).toBeLessThanOrEqual(use.read);
      });
    }),
  );
});

test('what an automatic cache reads is the longest beginning that an earlier prompt had', () => {
  fc.assert(
    fc.property(prompts, (requests) => {
      const cache = new CacheSimulator({ trigger: 'automatic' });
      requests.forEach((keys, index) => {
        const shared = requests.slice(0, index).map((earlier) => keys.findIndex((key, at) => earlier[at] !== key));
        const longest = Math.max(0, ...shared.map((at) => (at < 0 ? keys.length : at)));
        expect(cache.send({ blocks: blocks(...keys) }).read).toBe(longest * 1_000);
      });
    }),
  );
});
