/** A way of ctx to end that shows nothing must not leave half an original in the folder either. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Project, project } from './ctx.js';

function leftIn({ stateDir }: Project): string[] {
  if (!existsSync(stateDir)) return [];
  const entries = readdirSync(stateDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

describe('nothing is left in the folder of originals', () => {
  it.each([
    [127, ['run', '--', 'no-such-command']],
    [126, ['run', '--', './README.md']],
    [2, ['run', '--budget', '12', '--', 'ls']],
    [2, ['run', '--cap', '100', '--', 'ls']],
    [66, ['prune', 'no-such-file']],
    [66, ['prune', '.']],
  ])('when ctx ends with %i: %j', async (code, args) => {
    const where = project();
    writeFileSync(join(where.dir, 'README.md'), '');
    expect((await where.ctx(args)).code).toBe(code);
    expect(leftIn(where)).toEqual([]);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('when %s ends ctx prune', async (signal) => {
    const where = project();
    const { child, ended } = where.start(['prune'], { keepInput: true });
    child.stdin.write('some of it\n');
    await expect.poll(() => leftIn(where), { timeout: 30_000 }).toHaveLength(1);
    child.kill(signal);
    expect(await ended).toMatchObject({ signal, out: '' });
    expect(leftIn(where)).toEqual([]);
  });

  it('when ctx fails while the output comes', async () => {
    const where = project();
    const preload = join(where.dir, 'fail.cjs');
    writeFileSync(preload, "process.on('SIGUSR2', () => { throw new Error('broken'); });");
    const env = { NODE_OPTIONS: `--require ${preload}` };
    const { child, ended } = where.start(['prune'], { keepInput: true, env });
    child.stdin.write('some of it\n');
    await expect.poll(() => leftIn(where), { timeout: 30_000 }).toHaveLength(1);
    child.kill('SIGUSR2');
    expect(await ended).toMatchObject({ code: 70, err: expect.stringContaining('broken') });
    expect(leftIn(where)).toEqual([]);
  });
});
