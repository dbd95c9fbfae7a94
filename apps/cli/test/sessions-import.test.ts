import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { importFormats, importSession } from '@ctx/transcript/import';
import { describe, expect, it } from 'vitest';
import { readRecording } from '../src/commands/sessions/read-recording.js';
import { titleOf } from '../src/commands/sessions/title-of.js';
import { importTable } from '../src/tables/sessions.js';
import { project } from './ctx.js';
import { branchedRecording, recording, withSession } from './recording.js';

describe('ctx sessions import', () => {
  it('says what it made, and where to look at it', async () => {
    const { dir, ctx } = project();
    writeFileSync(join(dir, 'my shop.jsonl.gz'), gzipSync(recording()));
    const { out, code } = await ctx(['sessions', 'import', 'my shop.jsonl.gz']);
    expect(code).toBe(0);
    expect(out).toContain('my shop (claude-code): 4 messages, 1 tool call, 1 result\n');
    expect((await ctx(['sessions', 'show', 'my shop'])).out).toContain('find the cart');
  });

  it('leaves nothing behind where it fails, and says how to go on', async () => {
    const { dir, ctx } = await withSession();
    const again = await ctx(['sessions', 'import', 'recording.jsonl', '--name', 'shop']);
    expect(again).toMatchObject({ code: 2, out: '', err: 'ctx: a session named "shop" exists: give --name NEW\n' });
    writeFileSync(join(dir, 'notes.txt'), 'not a recording');
    const unknown = await ctx(['sessions', 'import', 'notes.txt']);
    expect(unknown.code).toBe(66);
    expect(unknown.err).toMatch(/give --format: claude-code, .*aider\n$/);
    expect((await ctx(['sessions', 'import', 'nowhere.jsonl'])).code).toBe(66);
    expect((await ctx(['sessions', 'import', 'recording.jsonl', '--name', '../out'])).code).toBe(2);
    const { sessions } = JSON.parse((await ctx(['sessions', 'list', '--json'])).out);
    expect(sessions.map(({ name }: { name: string }) => name)).toEqual(['shop']);
  });

  it('says which messages are not on the active path', async () => {
    const { dir, ctx } = project();
    writeFileSync(join(dir, 'a.jsonl'), branchedRecording());
    const { out } = await ctx(['sessions', 'import', 'a.jsonl']);
    expect(out).toContain(
      'Only 2 of the 5 messages are on the active path: `ctx sessions show a --all` shows every one.',
    );
    const again = await ctx(['sessions', 'import', 'a.jsonl', '--name', 'b', '--json']);
    expect(JSON.parse(again.out)).toMatchObject({ messages: 5, activeMessages: 2 });
  });

  it('reads standard input', async () => {
    const { ctx } = project();
    expect((await ctx(['sessions', 'import', '-'], { input: recording() })).out).toContain('imported (claude-code)');
  });

  it.each([
    ['nowhere.jsonl', 'no such file: nowhere.jsonl'],
    ['.git', '.git is a folder: name a file'],
    ['cut.gz', 'cut.gz cannot be decompressed: unexpected end of file'],
    ['empty', 'empty is empty: there is nothing to import'],
  ])('says what is wrong with %s', async (name, message) => {
    const { dir, ctx } = project();
    writeFileSync(join(dir, 'cut.gz'), gzipSync(recording()).subarray(0, 200));
    writeFileSync(join(dir, 'empty'), '');
    const { code, err } = await ctx(['sessions', 'import', name]);
    expect({ code, err }).toEqual({ code: 66, err: `ctx: ${message}\n` });
  });

  it('leaves no session where nothing is what the format says', async () => {
    const { dir, ctx } = project();
    writeFileSync(join(dir, 'notes.txt'), 'not a recording\nat all\n');
    // To aider, any text is a conversation.
    for (const format of importFormats.filter((one) => one !== 'aider')) {
      const { code, err } = await ctx(['sessions', 'import', 'notes.txt', '--format', format]);
      expect({ format, code }).toEqual({ format, code: 66 });
      expect(err).toMatch(/^ctx: nothing in notes\.txt is what [\w-]+ records[^\n]*\n$/);
    }
    expect(JSON.parse((await ctx(['sessions', 'list', '--json'])).out).sessions).toEqual([]);
  });

  it('says how to show a session that is one of ctx already', async () => {
    const { dir, ctx } = await withSession();
    writeFileSync(join(dir, 'a copy.jsonl'), (await ctx(['sessions', 'export', 'shop'])).out);
    const { code, err } = await ctx(['sessions', 'import', 'a copy.jsonl']);
    expect(code).toBe(66);
    expect(err).toContain("is a session of ctx already: `ctx sessions show 'a copy.jsonl'` shows it");
    expect((await ctx(['sessions', 'show', 'a copy.jsonl'])).out).toContain('find the cart');
  });

  it('makes a name that fits of any file name', async () => {
    const { dir, ctx } = project();
    const file = `${'\u00e9'.repeat(110)}.jsonl`;
    writeFileSync(join(dir, file), recording());
    expect(await ctx(['sessions', 'import', file])).toMatchObject({ code: 0, err: '' });
    const [{ name }] = JSON.parse((await ctx(['sessions', 'list', '--json'])).out).sessions;
    expect(Buffer.byteLength(name)).toBe(200);
    expect((await ctx(['sessions', 'show', `${name}x`])).code).toBe(2);
  });

  it('knows the formats that there are', () => {
    expect(importTable.options.format.choices).toEqual(importFormats);
  });
});

describe('a recording', () => {
  it.each([
    ['as it is', (bytes: Buffer) => bytes],
    ['decompressed', gzipSync],
  ])('is refused when it is too large %s', async (_, pack) => {
    const { dir } = project();
    const file = join(dir, 'large');
    writeFileSync(file, pack(Buffer.alloc(5000)));
    await expect(readRecording(file, 4096)).rejects.toThrow(/holds more than 4\.0 KiB/);
    expect((await readRecording(file, 5000)).length).toBe(5000);
  });
});

describe('the title of an imported session', () => {
  const typed = (text: string, title?: string) =>
    titleOf({
      ...importSession(Buffer.from(recording())),
      info: title === undefined ? {} : { title },
      entries: [
        {
          type: 'message',
          id: 'a',
          parent: null,
          message: { id: 'a', role: 'user', parts: [{ type: 'text', text, origin: 'typed' }] },
        },
      ],
    });

  it.each([
    ['<task>\nfix the cart\n</task>', 'fix the cart'],
    ['<task>fix the cart</task>', 'fix the cart'],
    ['/model fast\n/srv/x is broken', '/srv/x is broken'],
    ['\n--\nwhy?', 'why?'],
    ['/clear', undefined],
    ['x'.repeat(100), `${'x'.repeat(79)}…`],
  ])('of %j is %j', (text, title) => {
    expect(typed(text)).toBe(title);
    expect(typed(text, 'Given')).toBe('Given');
  });
});
