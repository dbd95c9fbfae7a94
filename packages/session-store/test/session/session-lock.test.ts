import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openSession } from '../../src/index.js';
import { newSession, says, texts } from './session-fixtures.js';

const locks = (file: string) => readdirSync(dirname(file)).filter((name) => name.includes('.lock-'));

/** The number of a process that was alive and is no more. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

function placeLock(file: string, content: unknown, pid = 1): string {
  const path = join(dirname(file), `work.lock-${pid}-0123456789ab`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('a second writer', () => {
  it('is refused, and told which process writes; readers are not', () => {
    const session = newSession();
    session.append(says('one'));
    expect(() => openSession(session.file)).toThrow(
      expect.objectContaining({
        code: 'locked',
        message: expect.stringMatching(/by this process: close it there, or open the session read-only$/),
        details: expect.objectContaining({ pid: process.pid }),
      }),
    );
    const reader = openSession(session.file, { mode: 'readonly' });
    expect(texts(reader.entries())).toEqual(['one']);
    expect(() => reader.append(says('two'))).toThrow(expect.objectContaining({ code: 'read-only' }));
    session.close();
    expect(locks(session.file)).toEqual([]);
    openSession(session.file).close();
  });

  it('gets in when the first one failed to open', () => {
    const session = newSession();
    session.close();
    writeFileSync(session.file, '{"type":"session","version":99,"id":"x"}\n');
    expect(() => openSession(session.file)).toThrow(expect.objectContaining({ code: 'newer-version' }));
    expect(locks(session.file)).toEqual([]);
  });
});

describe('a lock that was left behind', () => {
  it.each([
    ['by a process that is gone', async () => ({ pid: await deadProcess(), host: hostname(), ...here() })],
    [
      'by a process whose number another one has now',
      () => ({ ...here(), pid: process.pid, host: hostname(), started: '1' }),
    ],
    [
      'before the system was started anew, which has its number given away',
      () => ({ ...here(), pid: process.pid, host: hostname(), boot: 'another', started: '1' }),
    ],
    [
      'before the system was started anew, in a container of then',
      async () => ({ ...here(), pid: await deadProcess(), host: hostname(), boot: 'another', container: 'then' }),
    ],
    ['empty, as a loss of power leaves it', () => ''],
  ])('%s is taken over', async (_how, content) => {
    const session = newSession();
    session.close();
    const path = placeLock(session.file, await content());
    const again = openSession(session.file);
    expect(existsSync(path)).toBe(false);
    again.close();
  });

  it('on another machine, or in another container, is not: nobody here can tell', () => {
    const session = newSession();
    session.close();
    const path = placeLock(session.file, { ...here(), pid: 1, host: 'elsewhere' });
    expect(() => openSession(session.file)).toThrow(/process 1 on elsewhere.*delete .*work\.lock-1-/);
    expect(existsSync(path)).toBe(true);
  });

  it.each([
    ['another', { boot: 'another' }],
    ['no', { boot: undefined }],
  ])('by a process that lives is not taken over, though it names %s start of the system', (_which, wrong) => {
    const session = newSession();
    const [name = ''] = locks(session.file);
    const own = JSON.parse(readFileSync(join(dirname(session.file), name), 'utf8'));
    session.close();
    const path = placeLock(session.file, { ...own, ...wrong });
    expect(() => openSession(session.file)).toThrow(expect.objectContaining({ code: 'locked' }));
    expect(existsSync(path)).toBe(true);
  });

  it.skipIf(process.platform !== 'linux')('by a process that has ended and still has its number is', async () => {
    const session = newSession();
    const [name = ''] = locks(session.file);
    const own = JSON.parse(readFileSync(join(dirname(session.file), name), 'utf8'));
    session.close();
    // The shell's child ends at once; what the shell then becomes never asks for its result.
    const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 30'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(String(line));
    const state = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0];
    await vi.waitFor(() => expect(state()).toBe('Z'));
    const started = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
    const path = placeLock(session.file, { ...own, pid, started });
    openSession(session.file).close();
    expect(existsSync(path)).toBe(false);
    parent.kill('SIGKILL');
  });

  it.each([
    ['a link', (path: string) => symlinkSync('/dev/zero', path)],
    ['a pipe', (path: string) => execFileSync('mkfifo', [path])],
    ['a folder', (path: string) => mkdirSync(path)],
    ['a huge file', (path: string) => writeFileSync(path, ' '.repeat(5_000))],
  ])('and is %s counts as held, and is named', (_what, place) => {
    const session = newSession();
    session.close();
    const path = join(dirname(session.file), 'work.lock-1-0123456789ab');
    place(path);
    expect(() => openSession(session.file)).toThrow(
      /process 1 on another user or machine.*delete .*lock-1-0123456789ab/,
    );
    expect(locks(session.file)).toEqual(['work.lock-1-0123456789ab']);
  });

  it('is told apart from the files of a session whose name begins alike', () => {
    const session = newSession();
    session.close();
    const other = join(dirname(session.file), 'work.lock-1-0123456789ab.jsonl');
    writeFileSync(other, 'a session');
    openSession(session.file).close();
    expect(readFileSync(other, 'utf8')).toBe('a session');
  });
});

/** What a lock of a process of this system says of it besides its number. */
function here(): object {
  if (process.platform !== 'linux') return {};
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  const session = newSession();
  const [name = ''] = locks(session.file);
  const { container } = JSON.parse(readFileSync(join(dirname(session.file), name), 'utf8'));
  session.close();
  return { boot, container };
}
