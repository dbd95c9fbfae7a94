import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { project } from './ctx.js';
import { recording, withSession } from './recording.js';

describe('ctx recall --session', () => {
  it('finds a pattern in the whole session', async () => {
    const { ctx } = await withSession();
    const { out, code } = await ctx(['recall', '--session', 'shop', '--pattern', 'part7\\b']);
    expect(code).toBe(0);
    expect(out).toContain('src/part7.ts');
    expect(out).toContain('It is in part7.');
  });

  it('asks for something to look for', async () => {
    const { ctx } = await withSession();
    expect((await ctx(['recall', '--session', 'shop'])).code).toBe(2);
    expect((await ctx(['recall'])).code).toBe(2);
  });
});

describe('ctx sessions', () => {
  it('lists names, sizes and titles', async () => {
    const { ctx } = await withSession();
    const [head, row] = (await ctx(['sessions', 'list'])).out.split('\n');
    expect(head).toMatch(/^NAME +AGE +SIZE +TITLE$/);
    expect(row).toMatch(/^shop +\d+ s +\d+\.\d KiB +find the cart$/);
    expect((await project().ctx(['sessions', 'list'])).out).toContain('no sessions yet');
  });

  it('exports the records as they are stored', async () => {
    const { ctx } = await withSession();
    const { file } = JSON.parse((await ctx(['sessions', 'list', '--json'])).out).sessions[0];
    expect((await ctx(['sessions', 'export', 'shop'])).stdout).toEqual(readFileSync(file));
  });

  it('forks at an entry, and leaves the other session alone', async () => {
    const { ctx } = await withSession();
    const before = (await ctx(['sessions', 'export', 'shop'])).out;
    const { code, err } = await ctx(['sessions', 'fork', 'shop', 'other', '--at', 'u3']);
    expect(err).toBe('');
    expect(code).toBe(0);
    const shown = (await ctx(['sessions', 'show', 'other'])).out;
    expect(shown).toContain('result of Bash');
    expect(shown).not.toContain('It is in part7.');
    expect((await ctx(['sessions', 'export', 'shop'])).out).toBe(before);
    expect((await ctx(['sessions', 'fork', 'shop', 'third', '--at', 'nope'])).code).toBe(66);
  });

  it('deletes only with --yes, and then all of it', async () => {
    const { ctx } = await withSession();
    const { dir } = JSON.parse((await ctx(['sessions', 'list', '--json'])).out);
    const refused = await ctx(['sessions', 'delete', 'shop']);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('add --yes');
    expect((await ctx(['sessions', 'delete', 'shop', '--yes'])).out).toBe('Deleted shop.\n');
    expect(readdirSync(dir)).toEqual([]);
  });

  it('keeps sessions where nobody else can read them', async () => {
    const { ctx } = await withSession();
    const { dir, sessions } = JSON.parse((await ctx(['sessions', 'list', '--json'])).out);
    expect(statSync(dir).mode & 0o777).toBe(0o700);
    expect(statSync(sessions[0].file).mode & 0o777).toBe(0o600);
  });

  it('never deletes a file that is not among the sessions', async () => {
    const { dir, ctx } = await withSession();
    const copy = (await ctx(['sessions', 'export', 'shop'])).out;
    writeFileSync(join(dir, 'mine.jsonl'), copy);
    for (const name of ['mine.jsonl', './mine.jsonl', join(dir, 'mine.jsonl'), '../mine']) {
      const { code } = await ctx(['sessions', 'delete', name, '--yes']);
      expect(code).toBe(name === 'mine.jsonl' ? 66 : 2);
    }
    expect(readFileSync(join(dir, 'mine.jsonl'), 'utf8')).toBe(copy);
  });

  it('says how to fork where the name is used', async () => {
    const { ctx } = await withSession();
    expect(await ctx(['sessions', 'fork', 'shop', 'shop'])).toMatchObject({
      code: 2,
      err: 'ctx: a session named "shop" exists: give another name for the new one\n',
    });
  });

  it('says nothing of a reader that goes away in the middle of an export', async () => {
    const { ctx, start } = await withSession('shop', recording().replace('It is in', 'x'.repeat(3_000_000)));
    const { child, ended } = start(['sessions', 'export', 'shop']);
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await ended).toMatchObject({ code: 0, err: '' });
    expect((await ctx(['sessions', 'export', 'shop'])).stdout.length).toBeGreaterThan(3_000_000);
  });
});
