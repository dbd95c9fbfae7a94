import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Project, project } from './ctx.js';

const long = Array.from({ length: 60 }, (_, line) => `src/part${line}.ts`).join('\n');
const esc = String.fromCharCode(27);

/** What Claude Code would have recorded of two requests. */
function recording(): string {
  const base = { sessionId: 's1', cwd: '/srv/shop', version: '2.1.50', isSidechain: false };
  const line = (uuid: string, parentUuid: string | null, rest: object) =>
    JSON.stringify({ ...base, uuid, parentUuid, timestamp: `2026-01-02T03:0${uuid.slice(1)}:00.000Z`, ...rest });
  const usage = { input_tokens: 10, cache_read_input_tokens: 90, cache_creation_input_tokens: 0, output_tokens: 7 };
  const assistant = (id: string, content: object[]) => ({
    type: 'assistant',
    requestId: id,
    message: { id, role: 'assistant', model: 'model-a', content, stop_reason: null, usage },
  });
  const user = (content: unknown) => ({ type: 'user', message: { role: 'user', content } });
  return `${[
    line('u1', null, user('find the cart')),
    line('u2', 'u1', assistant('m1', [{ type: 'tool_use', id: 'call_1', name: 'Bash', input: { command: 'ls src' } }])),
    line('u3', 'u2', user([{ type: 'tool_result', tool_use_id: 'call_1', content: long, is_error: true }])),
    line('u4', 'u3', assistant('m2', [{ type: 'text', text: `It is in part7.${esc}[2J` }])),
  ].join('\n')}\n`;
}

async function withSession(name = 'shop'): Promise<Project> {
  const made = project();
  writeFileSync(join(made.dir, 'recording.jsonl'), recording());
  const { code, err } = await made.ctx(['sessions', 'import', 'recording.jsonl', '--name', name]);
  if (code !== 0) throw new Error(err);
  return made;
}

describe('ctx sessions import', () => {
  it('says what it made, and where to look at it', async () => {
    const { dir, ctx } = project();
    writeFileSync(join(dir, 'my shop.jsonl.gz'), gzipSync(recording()));
    const { out, code } = await ctx(['sessions', 'import', 'my shop.jsonl.gz']);
    expect(code).toBe(0);
    expect(out).toContain('my shop (claude-code): 4 messages, 1 tool calls, 1 results');
    expect((await ctx(['sessions', 'show', 'my shop'])).out).toContain('find the cart');
  });

  it('leaves nothing behind where it fails, and says how to go on', async () => {
    const { dir, ctx } = await withSession();
    const again = await ctx(['sessions', 'import', 'recording.jsonl', '--name', 'shop']);
    expect(again).toMatchObject({ code: 2, out: '' });
    writeFileSync(join(dir, 'notes.txt'), 'not a recording');
    const unknown = await ctx(['sessions', 'import', 'notes.txt']);
    expect(unknown.code).toBe(66);
    expect(unknown.err).toContain('claude-code');
    expect((await ctx(['sessions', 'import', 'nowhere.jsonl'])).code).toBe(66);
    expect((await ctx(['sessions', 'import', 'recording.jsonl', '--name', '../out'])).code).toBe(2);
    const { sessions } = JSON.parse((await ctx(['sessions', 'list', '--json'])).out);
    expect(sessions.map(({ name }: { name: string }) => name)).toEqual(['shop']);
  });
});

describe('ctx sessions show', () => {
  it('reads as a conversation, cuts what is long, and lets no text drive the terminal', async () => {
    const { ctx } = await withSession();
    const { out, err } = await ctx(['sessions', 'show', 'shop']);
    expect(err).toBe('');
    expect(out).toContain('user · 2026-01-02 03:01 · u1\n  find the cart\n');
    expect(out).toContain('▸ Bash {"command":"ls src"}');
    expect(out).toContain('100 tokens in, 90 of them cached, 7 out');
    expect(out).toContain('result of Bash · error');
    expect(out).toContain('… 48 more lines');
    expect(out).toContain('part7.\\x1b[2J');
    expect(out).not.toContain(esc);
    const command = /ctx (recall --session shop \S+)/.exec(out)?.[1]?.split(' ') ?? [];
    expect((await ctx([...command, '--offset', '60'])).out).toContain('60│src/part59.ts');
  });

  it('shows all of it with --full, and the last entries with --last', async () => {
    const { ctx } = await withSession();
    expect((await ctx(['sessions', 'show', 'shop', '--full'])).out).toContain('src/part59.ts');
    const last = (await ctx(['sessions', 'show', 'shop', '--last', '1'])).out;
    expect(last).toContain('It is in part7.');
    expect(last).not.toContain('find the cart');
  });

  it('gives programs one entry a line', async () => {
    const { ctx } = await withSession();
    const lines = (await ctx(['sessions', 'show', 'shop', '--json'])).out.trimEnd().split('\n');
    const roles = lines.map((line) => JSON.parse(line).message?.role).filter((role) => role !== undefined);
    expect(roles).toEqual(['user', 'assistant', 'tool', 'assistant']);
  });

  it('is quiet about a reader that goes away', async () => {
    const { start } = await withSession();
    const { child, ended } = start(['sessions', 'show', 'shop', '--full']);
    child.stdout.destroy();
    expect(await ended).toMatchObject({ err: '', code: 0 });
  });

  it('names the nearest session where there is none', async () => {
    const { ctx } = await withSession();
    const { err, code } = await ctx(['sessions', 'show', 'shpo']);
    expect(code).toBe(66);
    expect(err).toContain('did you mean shop?');
  });
});

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
});
