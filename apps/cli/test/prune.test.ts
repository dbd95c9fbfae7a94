import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { project, recallId } from './ctx.js';

const log = `${Array.from({ length: 3000 }, (_, i) => `warning: number ${i} is odd`).join('\n')}\nsrc/a.ts(1,2): error TS1: broken\n`;

describe('ctx prune', () => {
  it('shortens a file, and the copy that its footer names outlives the file', async () => {
    const { ctx, dir } = project();
    writeFileSync(join(dir, 'log'), log);
    const { out, err, code } = await ctx(['prune', '--budget', '1k', 'log']);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(Buffer.byteLength(out)).toBeLessThanOrEqual(1024);
    expect(out).toContain('error TS1: broken');
    writeFileSync(join(dir, 'log'), '');
    expect((await ctx(['recall', recallId(out), '--raw'])).out).toBe(log);
  });

  it.each([[['prune']], [['prune', '-']]])('%j reads standard input', async (args) => {
    expect((await project().ctx([...args, '--budget', '1k'], { input: log })).out).toContain('error TS1: broken');
  });

  it('keeps nothing and writes no footer with --no-keep', async () => {
    const { ctx } = project();
    const { out } = await ctx(['prune', '--no-keep', '--budget', '1k'], { input: log });
    expect(out).toContain('error TS1: broken');
    expect(out).not.toContain('ctx recall');
    expect(JSON.parse((await ctx(['outputs', '--json'])).out).outputs).toEqual([]);
  });

  it('gives short output back byte for byte, also empty and not UTF-8', async () => {
    for (const input of [Buffer.from(''), Buffer.from('one\ntwo'), Buffer.from('a\n')]) {
      expect((await project().ctx(['prune'], { input })).stdout.equals(input)).toBe(true);
    }
  });

  it('reports on standard error, so that standard output stays what is shown', async () => {
    const plain = await project().ctx(['prune', '--id', 'a', '--budget', '1k'], { input: log });
    const json = await project().ctx(['prune', '--id', 'a', '--budget', '1k', '--report', 'json'], { input: log });
    const text = await project().ctx(['prune', '--id', 'a', '--budget', '1k', '--report', 'text'], { input: log });
    expect(JSON.parse(json.err)).toMatchObject({ version: 1, linesIn: 3001, shortened: true });
    expect(text.err).toContain('in: 3001 lines');
    expect([json.out, text.out]).toEqual([plain.out, plain.out]);
  });

  it('colours only where that is asked for, and then changes no letter', async () => {
    const plain = await project().ctx(['prune', '--id', 'a', '--budget', '1k'], { input: log });
    const coloured = await project().ctx(['prune', '--id', 'a', '--budget', '1k', '--color', 'always'], { input: log });
    expect(plain.out).not.toContain('\x1b');
    expect(coloured.out).toContain('\x1b[31m');
    expect(stripVTControlCharacters(coloured.out)).toBe(plain.out);
  });

  it('names a file that it cannot read, and ends with 66', async () => {
    const { code, err } = await project().ctx(['prune', 'missing.log']);
    expect(code).toBe(66);
    expect(err).toBe('ctx: no such file: missing.log\n');
  });

  it('says that a folder is none to shorten, and ends with 66', async () => {
    const { code, err } = await project().ctx(['prune', '.']);
    expect({ code, err }).toEqual({ code: 66, err: 'ctx: . is a folder: name a file\n' });
  });

  it('refuses a budget that is too small before it reads', async () => {
    const { code, err } = await project().ctx(['prune', '--budget', '100']);
    expect(code).toBe(2);
    expect(err).toContain('100');
  });
});
