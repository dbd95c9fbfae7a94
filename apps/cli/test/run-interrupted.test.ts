import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { node, project, recallId } from './ctx.js';

describe('a signal to ctx run', () => {
  it.each([
    ['SIGTERM', 143, null],
    ['SIGHUP', 129, null],
    ['SIGQUIT', 131, null],
    // Ctrl-C ends ctx by the signal itself, so that a loop around it stops.
    ['SIGINT', null, 'SIGINT'],
  ] as const)('%s reaches the command, and what came is shown and kept', async (name, code, signal) => {
    const { start, ctx, dir } = project();
    const program = `
      const { writeFileSync, writeSync } = require('node:fs');
      for (let i = 0; i < 9000; i++) writeSync(1, 'warning: number ' + i + '\\n');
      writeFileSync('ready', '');
      setInterval(() => {}, 1000);`;
    const { child, ended } = start(['run', '--budget', '2k', '--', ...node(program)]);
    await appears(join(dir, 'ready'));
    child.kill(name);
    const finished = await ended;
    expect([finished.code, finished.signal]).toEqual([code, signal]);
    expect((await ctx(['recall', recallId(finished.out), '--offset', '9000'])).out).toContain('number 8999');
  });

  it('does not end a command that handles it; its own exit code counts', async () => {
    const { start, dir } = project();
    const script = "trap 'echo caught; exit 7' TERM; touch ready; while :; do sleep 0.05; done";
    const { child, ended } = start(['run', '--', 'sh', '-c', script]);
    await appears(join(dir, 'ready'));
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ out: 'caught\n', code: 7, signal: null });
  });

  it('reaches a command in a terminal of its own', async () => {
    const { start, dir } = project();
    const { child, ended } = start([
      'run',
      '--tty',
      '--',
      'sh',
      '-c',
      "trap 'exit 7' INT; touch ready; while :; do sleep 0.05; done",
    ]);
    await appears(join(dir, 'ready'));
    child.kill('SIGINT');
    expect((await ended).code).toBe(7);
  });
});

describe('a background process that keeps the output open', () => {
  it('does not keep ctx from ending, and goes on unharmed', async () => {
    const { ctx, dir } = project();
    const script = '(while [ ! -e go ]; do sleep 0.1; done; echo late; echo alive > alive) & echo started';
    const { out, err, code } = await ctx(['run', '--', 'sh', '-c', script]);
    expect({ out, code }).toEqual({ out: 'started\n', code: 0 });
    expect(err).toContain('something it started still writes');
    writeFileSync(join(dir, 'go'), '');
    await appears(join(dir, 'alive'));
    expect(readFileSync(join(dir, 'alive'), 'utf8')).toBe('alive\n');
  });

  it('is seen as long as it writes and soon ends', async () => {
    const { out, err } = await project().ctx(['run', '--', 'sh', '-c', '(sleep 0.1; echo late) & echo started']);
    expect({ out, err }).toEqual({ out: 'started\nlate\n', err: '' });
  });

  it('that never stops writing is left after three seconds', async () => {
    const { ctx, dir } = project();
    // Ends with the file, and so with the project's folder too.
    writeFileSync(join(dir, 'go-on'), '');
    const script = 'while [ -e go-on ]; do echo again; sleep 0.05; done & true';
    const { out, err } = await ctx(['run', '--', 'sh', '-c', script]);
    rmSync(join(dir, 'go-on'));
    expect(out).toContain('again');
    expect(err).toContain('still writes');
  });
});

describe('a reader that goes away', () => {
  it('is no failure of ctx', async () => {
    const { start } = project();
    const { child, ended } = start(['run', '--budget', '512k', '--', 'seq', '60000']);
    child.stdout.destroy();
    expect(await ended).toMatchObject({ code: 0, err: '' });
  });
});

async function appears(path: string): Promise<void> {
  await vi.waitFor(() => expect(existsSync(path)).toBe(true), { timeout: 30_000, interval: 20 });
}
