/** What a person at a terminal sees: ctx itself runs in one here. */
import { spawn } from '@lydell/node-pty';
import { describe, expect, it } from 'vitest';
import { main, type Project, project } from './ctx.js';
import { recording, withSession } from './recording.js';

const CTRL_C = '\x03';
const ERASE = '\r\x1b[K';

interface Seen {
  readonly text: string;
  readonly exitCode: number;
  readonly signal: number | undefined;
}

interface Options {
  readonly columns?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** @default a fresh one */
  readonly project?: Project;
  /** Keys to type once the text has `ready`. */
  readonly keys?: string;
}

function inTerminal(
  args: readonly string[],
  { columns = 80, env, keys, project: where = project() }: Options = {},
): Promise<Seen> {
  const { dir, stateDir } = where;
  const terminal = spawn(process.execPath, [main, ...args], {
    cols: columns,
    cwd: dir,
    env: { PATH: process.env.PATH, HOME: dir, CTX_STATE_DIR: stateDir, TERM: 'xterm', ...env },
  });
  let text = '';
  let typed = keys === undefined;
  terminal.onData((piece) => {
    text += piece;
    if (typed || !text.includes('ready')) return;
    typed = true;
    terminal.write(keys ?? '');
  });
  return new Promise((resolve) => {
    terminal.onExit(({ exitCode, signal }) => resolve({ text, exitCode, signal }));
  });
}

describe('the status line of a long run', () => {
  it('is redrawn in place when it changes, fits a narrow terminal, and is erased at the end', async () => {
    const script = 'echo error: one; sleep 2.6; echo two';
    const { text } = await inTerminal(['run', '--color', 'never', '--', 'sh', '-c', script], { columns: 30 });
    const pieces = text.split(ERASE);
    const drawn = pieces.filter((piece) => piece.startsWith('ctx: '));
    expect(drawn.length).toBeGreaterThan(1);
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const line of drawn) expect(line.length).toBeLessThan(30);
    expect(drawn[0]).toBe('ctx: 1s, 1 line, 11 B, 1 with');
    expect(pieces.at(-1)).toBe('error: one\r\ntwo\r\n');
  });

  it('does not appear in a short run', async () => {
    expect((await inTerminal(['run', '--', 'echo', 'hi'])).text).not.toContain('ctx:');
  });

  it('does not appear on a terminal that cannot erase', async () => {
    const { text } = await inTerminal(['run', '--', 'sh', '-c', 'sleep 1.5; echo hi'], { env: { TERM: 'dumb' } });
    expect(text).toBe('hi\r\n');
  });
});

describe('Ctrl-C at a terminal', () => {
  it('reaches the command once', async () => {
    const program = `
      let times = 0;
      process.on('SIGINT', () => { times += 1; });
      require('node:fs').writeFileSync('/dev/tty', 'ready');
      setTimeout(() => { console.log('caught ' + times); process.exit(7); }, 1000);`;
    const seen = await inTerminal(['run', '--', process.execPath, '-e', program], { keys: CTRL_C });
    expect(seen.text).toContain('caught 1');
    expect(seen.exitCode).toBe(7);
  });

  it('ends ctx by the signal that ended the command, once what came is shown', async () => {
    const script = 'echo so far; echo ready > /dev/tty; exec sleep 20';
    const seen = await inTerminal(['run', '--', 'sh', '-c', script], { keys: CTRL_C });
    expect(seen.text).toContain('so far');
    expect(seen).toMatchObject({ signal: 2 });
  });
});

describe('ctx outputs in a narrow terminal', () => {
  it('leaves columns out rather than the command, and marks where it is cut', async () => {
    const where = project();
    const script = 'for i in $(seq 3000); do echo "warning: $i"; done';
    await where.ctx(['run', '--budget', '1k', '--id', 'k3f9x2', '--', 'sh', '-c', script]);
    const { text } = await inTerminal(['outputs'], { columns: 50, project: where });
    const [heading, line] = text.split('\r\n');
    expect(heading).toMatch(/^ID .* COMMAND$/);
    expect(heading).not.toContain('LINES');
    expect(line).toMatch(/^k3f9x2 .*sh -c 'for i in \$\(seq.*…$/);
    expect(line).toHaveLength(50);
  });
});

describe('colours at a terminal', () => {
  const script = 'for i in $(seq 300); do echo "warning: $i is odd"; done; echo "src/a.ts(1,2): error TS1: broken"';

  it('are given by themselves, but not where NO_COLOR is set', async () => {
    const plain = await inTerminal(['run', '--budget', '1k', '--', 'sh', '-c', script], { env: { NO_COLOR: '1' } });
    const coloured = await inTerminal(['run', '--budget', '1k', '--', 'sh', '-c', script]);
    expect(plain.text).not.toContain('\x1b[');
    expect(coloured.text).toContain('\x1b[31m');
  });
});

describe('ctx sessions show at a terminal', () => {
  const show = ['sessions', 'show', 'shop', '--color', 'never'];

  it('prints by itself where the pager cannot be started, and says so', async () => {
    for (const PAGER of ['no-such-pager-here --opt', '/dev/null']) {
      const { text, exitCode } = await inTerminal(show, { project: await withSession(), env: { PAGER } });
      expect(text).toContain(`the pager "${PAGER}" cannot be started`);
      expect(text).toContain('find the cart');
      expect(text).toContain('It is in part7.');
      expect(exitCode).toBe(0);
    }
  });

  it('has no pager where PAGER is empty, and fits the terminal', async () => {
    const long = `It is ${'in part7 '.repeat(30)}`;
    const where = await withSession('shop', recording().replace('It is in part7.', long.trim()));
    const { text } = await inTerminal(show, { project: where, columns: 60, env: { PAGER: '', PATH: '/nowhere' } });
    const rows = text.split('\r\n').filter((row) => !row.includes('ctx recall'));
    for (const row of rows) expect(row.length).toBeLessThanOrEqual(60);
    expect(rows.filter((row) => row.startsWith('  ') && row.includes('part7 in')).length).toBeGreaterThan(3);
  });

  it('writes all of a long session to a pager, without a warning, and ends when the pager is left', async () => {
    const text = recording().replace('It is in', 'x\\n'.repeat(400_000));
    const where = await withSession('shop', text);
    const counted = await inTerminal([...show, '--full'], { project: where, env: { PAGER: 'wc -l' } });
    expect(Number(counted.text)).toBeGreaterThan(400_000);
    const left = await inTerminal([...show, '--full'], { project: where, env: { PAGER: 'head -n 2' } });
    expect(left.text.split('\r\n').length).toBe(3);
    expect(left.exitCode).toBe(0);
  });
});
