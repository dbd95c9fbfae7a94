import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { openOutputs } from '../src/index.js';
import { temporaryStore } from './temporary-store.js';

// Each case waits for the disk several times: a busy machine takes long, and that is no failure.
vi.setConfig({ testTimeout: 60_000 });

/** Any bytes, with enough line ends among them to matter. */
const bytes = fc.array(fc.constantFrom(10, 97, 98, 0xff), { maxLength: 120 }).map((list) => Uint8Array.from(list));

describe('create', () => {
  it('keeps the same original for any split into chunks, also when the chunk is reused', () => {
    const store = temporaryStore();
    const limited = openOutputs(store.dir, { maxOriginalBytes: 40 });
    fc.assert(
      fc.property(bytes, fc.array(fc.nat({ max: 60 }), { maxLength: 12 }), fc.boolean(), (original, sizes, over) => {
        const target = over ? limited : store;
        const whole = target.put('split', original);
        const writer = target.create('split');
        for (let at = 0, index = 0; at < original.length; index += 1) {
          const chunk = original.slice(at, at + (sizes[index] ?? 7));
          writer.write(chunk);
          at += chunk.length;
          chunk.fill(0);
          if (index >= sizes.length && chunk.length === 0) break;
        }
        expect(writer.commit()).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the first and the last half of an original over the limit, and says what is missing', () => {
    const { dir } = temporaryStore();
    fc.assert(
      fc.property(bytes, fc.integer({ min: 2, max: 60 }), (original, maxOriginalBytes) => {
        const store = openOutputs(dir, { maxOriginalBytes });
        const info = store.put(`limit-${maxOriginalBytes}`, original);
        const kept = Buffer.from(store.read(info.id));
        expect(info.sha256).toBe(createHash('sha256').update(original).digest('hex'));
        expect(info).toMatchObject({ bytes: original.length, keptBytes: kept.length });
        expect(info.missingBytes).toBe(Math.max(0, original.length - maxOriginalBytes));
        if (info.missingBytes === 0) {
          expect(new Uint8Array(kept)).toEqual(original);
          return;
        }
        const tailBytes = Math.floor(maxOriginalBytes / 2);
        const head = Buffer.from(original.subarray(0, maxOriginalBytes - tailBytes)).toString('latin1');
        const tail = Buffer.from(original.subarray(original.length - tailBytes)).toString('latin1');
        const mark = `[${info.missingBytes} bytes are missing here: the original is over the ${maxOriginalBytes} bytes that are kept]\n`;
        expect(kept.toString('latin1')).toBe(`${head}${head.endsWith('\n') ? '' : '\n'}${mark}${tail}`);
      }),
      { numRuns: 100 },
    );
  });

  it('numbers the lines after what is missing as in the original', () => {
    const store = temporaryStore({ maxOriginalBytes: 1_000 });
    const lines = Array.from({ length: 500 }, (_, index) => `this is line ${index + 1}`);
    const info = store.put('numbered', `${lines.join('\n')}\n`);
    expect(info.lines).toBe(500);
    const last = store.recall('numbered', { offset: 490 });
    expect(last.text).toContain(`(${info.missingBytes} bytes are missing at line `);
    for (let line = 490; line <= 500; line += 1) expect(last.text).toContain(`${line}│this is line ${line}\n`);
    const middle = store.recall('numbered', { offset: 250, limit: 1 });
    expect(middle.text).toContain(
      `│[${info.missingBytes} bytes are missing here: the original is over the 1000 bytes that are kept]\n`,
    );
    expect(store.recall('numbered', { pattern: 'missing' }).matches).toBe(0);
    expect(store.recall('numbered', { pattern: 'line 499$' }).text).toContain('499>this is line 499');
  });

  it('shows nothing before commit and leaves nothing after abort', () => {
    const store = temporaryStore();
    const writer = store.create('later', { command: 'make', exitCode: 1 });
    writer.write(Buffer.from('some'));
    expect(store.list()).toEqual([]);
    expect(store.get('later')).toBeUndefined();
    writer.abort();
    writer.abort();
    expect(readdirSync(store.dir)).toEqual([]);
    expect(() => writer.write(Buffer.from('more'))).toThrow(expect.objectContaining({ code: 'cannot-store' }));
    expect(() => writer.commit()).toThrow(expect.objectContaining({ code: 'cannot-store' }));
  });

  it('leaves nothing in the folder before the first byte', () => {
    const store = temporaryStore();
    const writer = store.create('unused');
    writer.write(new Uint8Array());
    expect(readdirSync(store.dir)).toEqual([]);
    writer.write(Buffer.from('some'));
    expect(readdirSync(store.dir)).toHaveLength(1);
    writer.abort();
  });

  it('adds what is known at the end to what was known at the start', () => {
    const store = temporaryStore();
    const writer = store.create('later', { command: 'make', cwd: '/project' });
    const info = writer.commit({ exitCode: 2 });
    expect(info).toMatchObject({ command: 'make', cwd: '/project', exitCode: 2, bytes: 0, lines: 0 });
    writer.abort();
    expect(store.list()).toEqual([info]);
    expect(() => writer.commit()).toThrow(expect.objectContaining({ code: 'cannot-store' }));
  });

  it('gives the id that was free at commit', () => {
    const store = temporaryStore();
    const [one, two] = [store.create('same'), store.create('same')];
    one.write(Buffer.from('1'));
    two.write(Buffer.from('2'));
    expect(two.commit().id).toBe('same');
    expect(one.id).toBe('same');
    expect(one.commit().id).toBe('same~2');
  });
});
