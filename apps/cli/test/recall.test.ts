import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { project } from './ctx.js';
import { otherFolder } from './recording.js';

const log = Array.from({ length: 5000 }, (_, i) => `warning: number ${i + 1}\n`).join('');

async function withOriginal() {
  const made = project();
  await made.ctx(['prune', '--id', 'mine', '--budget', '1k'], { input: log });
  return made;
}

describe('ctx recall', () => {
  it('shows the lines that were asked for and no other', async () => {
    const { ctx } = await withOriginal();
    const { out, code } = await ctx(['recall', 'mine', '--offset', '2000', '--limit', '3']);
    expect(code).toBe(0);
    expect(out.match(/number \d+/g)).toEqual(['number 2000', 'number 2001', 'number 2002']);
  });

  it('shows the lines that match a pattern, and ends with 1 where none does', async () => {
    const { ctx } = await withOriginal();
    expect((await ctx(['recall', 'mine', '--pattern', 'number 444$'])).out).toContain('number 444');
    expect((await ctx(['recall', 'mine', '--pattern', 'nothing like it'])).code).toBe(1);
  });

  it('bounds its answer and says in JSON where it goes on', async () => {
    const { ctx } = await withOriginal();
    const { out } = await ctx(['recall', 'mine', '--max-bytes', '2k', '--json']);
    const result = JSON.parse(out);
    expect(Buffer.byteLength(result.text)).toBeLessThanOrEqual(2048);
    expect(result).toMatchObject({ version: 1, id: 'mine', from: 1, totalLines: 5000, next: result.to + 1 });
  });

  it.each([[['--pattern', 'number \\d*7$']], [[]]])(
    'with %j names the option that goes on, and takes it',
    async (options) => {
      const { ctx } = await withOriginal();
      const first = (await ctx(['recall', 'mine', ...options, '--max-bytes', '1k'])).out;
      const [, offset = ''] = /: --offset (\d+)\]\n$/.exec(first) ?? [];
      const second = await ctx(['recall', 'mine', ...options, '--max-bytes', '1k', '--offset', offset, '--limit', '1']);
      expect(Buffer.byteLength(first)).toBeLessThanOrEqual(1024);
      expect(second.code).toBe(0);
      expect(second.out).toContain(`number ${offset}\n`);
      expect(first).not.toContain(`number ${offset}\n`);
    },
  );

  it('takes the smallest answer that it says it takes', async () => {
    const { ctx } = await withOriginal();
    expect((await ctx(['recall', 'mine', '--max-bytes', '1024'])).code).toBe(0);
  });

  it('finds an id of another project, as the agent may have changed its folder', async () => {
    const made = await withOriginal();
    expect((await made.ctx(['recall', 'mine', '--limit', '1'], { cwd: otherFolder(made) })).out).toContain('number 1');
  });

  it('finds it past a broken store of a third project', async () => {
    const made = await withOriginal();
    const broken = join(made.stateDir, 'projects', 'a-broken-one', 'outputs');
    mkdirSync(join(broken, '..'), { recursive: true });
    writeFileSync(broken, 'no folder');
    const cwd = otherFolder(made);
    expect(await made.ctx(['recall', 'mine', '--limit', '1'], { cwd })).toMatchObject({ code: 0, err: '' });
    const unknown = await made.ctx(['recall', 'yours'], { cwd });
    expect(unknown.code).toBe(66);
    expect(unknown.err).toContain('cannot look into');
  });

  it('names the nearest id where there is none, and ends with 66', async () => {
    const { ctx } = await withOriginal();
    const { code, err } = await ctx(['recall', 'mime']);
    expect(code).toBe(66);
    expect(err).toBe(
      'ctx: no original is kept under "mime": did you mean mine? `ctx outputs` lists those of this project\n',
    );
  });

  it.each([
    [['--raw', '--json']],
    [['--raw', '--pattern', 'a']],
    [['--raw', '--limit', '1']],
    [['--pattern', '(']],
    [['--offset', '0']],
  ])('takes %j for a mistake of the caller', async (options) => {
    const { ctx } = await withOriginal();
    const { code, out, err } = await ctx(['recall', 'mine', ...options]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^ctx: [^\n]+\n$/);
  });
});
