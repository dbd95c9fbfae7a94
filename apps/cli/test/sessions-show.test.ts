import { spawnSync } from 'node:child_process';
import { existsSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from '@ctx/transcript';
import { describe, expect, it } from 'vitest';
import { createRenderer } from '../src/render-entry.js';
import { main, project } from './ctx.js';
import { branchedRecording, esc, otherFolder, withSession } from './recording.js';

describe('ctx sessions show', () => {
  it('reads as a conversation, cuts what is long, and lets no text drive the terminal', async () => {
    const { ctx } = await withSession();
    const { out, err } = await ctx(['sessions', 'show', 'shop']);
    expect(err).toBe('');
    expect(out).toContain('user · 2026-01-02 03:01 · u1\n  find the cart\n');
    expect(out).toContain('▸ Bash ls src\n');
    expect(out).toContain('assistant · model-a · 100 tokens in, 90 of them cached, 7 out · 2026-01-02 03:02 · u2\n');
    expect(out).toContain('result of Bash · error');
    expect(out).toContain('… 48 more lines');
    expect(out).toContain('  It is in part7.\n');
    expect(out).not.toContain(esc);
    const command = /ctx (recall --session shop \S+)/.exec(out)?.[1]?.split(' ') ?? [];
    expect((await ctx([...command, '--offset', '60'])).out).toContain('60│src/part59.ts');
  });

  it('shows all of it with --full, and the last messages with --last', async () => {
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

  it('says that there are other branches, and shows them', async () => {
    const { ctx } = await withSession('shop', branchedRecording());
    const active = await ctx(['sessions', 'show', 'shop']);
    expect(active.out).toContain('It is in part9.');
    expect(active.out).not.toContain('It is in part7.');
    expect(active.err).toBe('ctx: shop: only 2 of 5 messages are on the active path: --all shows every one\n');
    const all = await ctx(['sessions', 'show', 'shop', '--all']);
    expect(all.err).toBe('');
    expect(all.out).toContain('It is in part7.\n\n── a branch that follows u1 ──\n\nassistant');
    const at = await ctx(['sessions', 'show', 'shop', '--at', 'u4', '--json']);
    expect(at.out.match(/"It is in part\d/g)).toEqual(['"It is in part7']);
    expect((await ctx(['sessions', 'show', 'shop', '--at', 'nope'])).code).toBe(66);
  });

  it('says what is wrong with the session, whatever reads it', async () => {
    const { dir, ctx } = await withSession();
    const broken = (await ctx(['sessions', 'export', 'shop'])).out.replace('{"type":"message"', '{"type":message"');
    writeFileSync(join(dir, 'broken.jsonl'), broken);
    const commands = [
      ['sessions', 'show', 'broken.jsonl'],
      ['sessions', 'export', 'broken.jsonl'],
      ['recall', '--session', 'broken.jsonl', '--pattern', 'part'],
    ];
    for (const command of commands) {
      expect(await ctx(command)).toMatchObject({ code: 0, err: expect.stringMatching(/^ctx: broken\.jsonl, [^\n]+/) });
    }
  });

  it('says why it shows nothing', async () => {
    const { dir, ctx } = project();
    const header = '{"type":"session","version":1,"id":"s"}\n';
    writeFileSync(join(dir, 'new.jsonl'), header);
    expect(await ctx(['sessions', 'show', 'new.jsonl'])).toMatchObject({
      out: '',
      err: expect.stringMatching(/^ctx: new\.jsonl: nothing is in it yet, or its import was interrupted/),
    });
    writeFileSync(join(dir, 'told.jsonl'), `${header}{"type":"other","id":"a","parent":null,"kind":"k","json":"{}"}\n`);
    expect((await ctx(['sessions', 'show', 'told.jsonl'])).err).toContain('none of its 1 entry is a message');
    expect((await ctx(['sessions', 'show', 'told.jsonl', '--all', '--json'])).err).toBe('');
  });

  it('finds a session of another project, as the agent may have changed its folder', async () => {
    const made = await withSession();
    const cwd = otherFolder(made);
    expect((await made.ctx(['sessions', 'show', 'shop'], { cwd })).out).toContain('find the cart');
    expect((await made.ctx(['recall', '--session', 'shop', '--pattern', 'cart'], { cwd })).out).toContain(
      'find the cart',
    );
    for (const command of [
      ['delete', 'shop', '--yes'],
      ['fork', 'shop', 'mine'],
    ]) {
      const { code, err } = await made.ctx(['sessions', ...command], { cwd });
      expect(code).toBe(66);
      expect(err).toContain('this project has no session "shop", but another one has');
    }
  });

  it('fails where its output cannot be written', async () => {
    const { dir, stateDir } = await withSession();
    if (!existsSync('/dev/full')) return;
    const { status, stderr } = spawnSync(process.execPath, [main, 'sessions', 'show', 'shop'], {
      cwd: dir,
      env: { PATH: process.env.PATH, CTX_STATE_DIR: stateDir },
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({
      status: 70,
      stderr: expect.stringMatching(/^ctx: cannot write standard output: ENOSPC[^\n]+\n$/),
    });
  });
});

/** How a session of one assistant message with these parts, and a result, is shown. */
function shown(entry: object, options: object = {}): string {
  const render = createRenderer({ full: false, colour: false, recall: (address) => `recall ${address}`, ...options });
  return render({ id: 'e1', parent: null, ...entry } as Entry);
}

function call(tool: string, input: object | string, options: object = {}): string {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const part = { type: 'tool-call', id: 'c', tool, input: text, inputForm: 'json' };
  const message = { id: 'e1', role: 'assistant', parts: [part] };
  return shown({ type: 'message', message }, options)
    .replace(/^assistant · e1\n/, '')
    .trimEnd();
}

describe('a shown entry', () => {
  it.each([
    ['Bash', { command: 'cd a &&\nmake' }, '  ▸ Bash cd a &&\n  make'],
    [
      'Bash',
      { command: Array(20).fill('x').join('\n') },
      /▸ Bash x\n(?: {2}x\n){11} {2}… 8 more lines of \d+ B: recall e1$/,
    ],
    ['Read', { file_path: '/a/b.ts', offset: 10, limit: 5 }, '  ▸ Read /a/b.ts:10-14'],
    ['Grep', { pattern: 'a"b', path: 'src' }, '  ▸ Grep "a\\"b" src'],
    [
      'Edit',
      { file_path: 'a.ts', old_string: 'a', new_string: 'b'.repeat(300) },
      '  ▸ Edit a.ts\n  … the calls whole: recall e1',
    ],
    ['own\u202e\n', { x: 1 }, '  ▸ own\\u202e\\x0a {"x":1}'],
  ])('has of a call to %j with %j what it does', (tool, input, expected) => {
    expect(call(tool, input)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  });

  it('has all of a call on request', () => {
    const input = { file_path: 'a.ts', old_string: 'a', new_string: 'b'.repeat(300) };
    expect(call('Edit', input, { full: true })).toBe(`  ▸ Edit ${JSON.stringify(input)}`);
  });

  it('is wrapped with its indentation, at blanks, and loses nothing', () => {
    const text = `  ${'word '.repeat(12)}end\n${'x'.repeat(50)}`;
    const message = { id: 'e1', role: 'user', parts: [{ type: 'text', text, origin: 'typed' }] };
    const rows = shown({ type: 'message', message }, { columns: 30 }).trimEnd().split('\n').slice(1);
    for (const row of rows) expect(row.length).toBeLessThanOrEqual(30);
    expect(rows.filter((row) => row.startsWith('    ')).length).toBe(3);
    expect(rows.join('').replace(/ +/g, '')).toBe(text.replace(/\s+/g, ''));
  });

  it('has neither an unknown status, nor tokens that were not counted, nor ids that drive the terminal', () => {
    const result = { id: 'r', role: 'tool', callId: 'c', tool: 'Bash', status: 'unknown', parts: [] };
    expect(shown({ type: 'message', id: `a\n${esc}`, message: result })).toBe('result of Bash · a\\x0a\\x1b\n\n');
    const usage = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
    const message = { id: 'e1', role: 'assistant', parts: [], usage, model: 'm' };
    expect(shown({ type: 'message', message })).toBe('assistant · m · e1\n\n');
  });

  it('names settings and models when they change', () => {
    const render = createRenderer({ full: false, colour: false, recall: String });
    const settings = { type: 'settings', id: 's', parent: null, model: 'm', cwd: '/a' } as const;
    const message = { id: 'e1', role: 'assistant', parts: [], model: 'm' } as const;
    expect(render(settings)).toBe('── model m, folder /a ──\n\n');
    expect(render(settings)).toBe('');
    expect(render({ type: 'message', id: 'e1', parent: null, message })).toBe('assistant · e1\n\n');
    expect(render({ ...settings, cwd: '/b' })).toBe('── folder /b ──\n\n');
  });
});
