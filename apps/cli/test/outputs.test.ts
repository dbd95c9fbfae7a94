import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { project } from './ctx.js';

const log = 'warning: odd\nwarning: other\n'.repeat(3000);

async function withOriginals() {
  const made = project();
  for (const id of ['one', 'two']) {
    await made.ctx(
      ['run', '--id', id, '--no-prune', '--cap', '1k', '--budget', '1k', '--', 'sh', '-c', 'cat; exit 3'],
      { input: log },
    );
  }
  return made;
}

describe('ctx outputs', () => {
  it('lists the newest first, with sizes, exit codes and commands', async () => {
    const { ctx } = await withOriginals();
    const lines = (await ctx(['outputs'])).out.split('\n');
    expect(lines[0]).toMatch(/^ID +AGE +SIZE +LINES +EXIT +COMMAND$/);
    expect(lines[1]).toMatch(/^two +\d+ s +82\.0 KiB +6000 +3 +sh -c 'cat; exit 3'$/);
    expect(lines[2]).toMatch(/^one /);
  });

  it('says what all of them take together', async () => {
    const { ctx } = await withOriginals();
    expect(JSON.parse((await ctx(['outputs', '--total', '--json'])).out)).toMatchObject({ version: 1, count: 2 });
    expect((await ctx(['outputs', '--total'])).out).toMatch(/^2 originals, \d+\.\d KiB, in /);
  });

  it('deletes what is old only with --yes', async () => {
    const { ctx } = await withOriginals();
    expect((await ctx(['outputs', '--prune-older-than', '1h', '--yes'])).out).toBe('No original is that old.\n');
    expect((await ctx(['outputs', '--prune-older-than', '0m'])).out).toContain('Add --yes to delete 2 originals.');
    expect(JSON.parse((await ctx(['outputs', '--json'])).out).outputs).toHaveLength(2);
    expect((await ctx(['outputs', '--prune-older-than', '0m', '--yes'])).out).toContain('Deleted 2 originals.');
    expect(JSON.parse((await ctx(['outputs', '--json'])).out).outputs).toEqual([]);
  });

  it('says so where nothing is kept', async () => {
    expect((await project().ctx(['outputs'])).out).toBe('No original is kept for this project.\n');
  });

  it('keeps originals where nobody else can read them', async () => {
    const { ctx } = await withOriginals();
    const { dir } = JSON.parse((await ctx(['outputs', '--json'])).out);
    expect(statSync(dir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dir, 'one.txt')).mode & 0o777).toBe(0o600);
  });
});
