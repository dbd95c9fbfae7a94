import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { node, project, recallId } from './ctx.js';

const noisy =
  "for (let i = 0; i < 9000; i++) console.log('downloading part ' + i + ' of something'); console.log('error: it broke')";

describe('ctx run ends as the command does', () => {
  it.each([0, 1, 3, 255])('with exit code %i', async (code) => {
    expect(await project().ctx(['run', '--', 'sh', '-c', `exit ${code}`])).toMatchObject({ code, out: '' });
  });

  it('with 127 and one clear line where there is no such command', async () => {
    const { code, err, out } = await project().ctx(['run', '--', 'no-such-command', 'x']);
    expect({ code, out }).toEqual({ code: 127, out: '' });
    expect(err).toBe('ctx: cannot run "no-such-command": no folder of PATH has it\n');
  });

  it('with 127 and a hint at --shell where one argument is a whole command line', async () => {
    const { code, err } = await project().ctx(['run', 'ls -la']);
    expect(code).toBe(127);
    expect(err).toBe('ctx: cannot run "ls -la": no folder of PATH has it; --shell STRING runs a whole command line\n');
  });

  it('with 126 where the file is not executable', async () => {
    const { dir, ctx } = project();
    writeFileSync(join(dir, 'script'), '#!/bin/sh\n');
    const { code, err } = await ctx(['run', '--', './script']);
    expect(code).toBe(126);
    expect(err).toContain('not an executable file');
  });

  it.each([
    ['a part of its path is not a folder', '/etc/passwd/x'],
    ['its name is empty', ''],
    ['its name is too long', 'a'.repeat(5_000)],
  ])('with 126, and does end, where %s', async (_, file) => {
    const { code, err } = await project().ctx(['run', '--', file]);
    expect(code).toBe(126);
    expect(err).toMatch(/^ctx: cannot run /);
  });

  it('with 126 where the interpreter of a script is missing', async () => {
    const { dir, ctx } = project();
    writeFileSync(join(dir, 'script'), '#!/no/such/interpreter\n');
    chmodSync(join(dir, 'script'), 0o755);
    const { code, err } = await ctx(['run', '--', './script']);
    expect(code).toBe(126);
    expect(err).toContain('interpreter');
  });

  it('with 128 and the number of the signal that ended it', async () => {
    expect(await project().ctx(['run', '--', 'sh', '-c', 'kill -KILL $$'])).toMatchObject({ code: 137, signal: null });
  });
});

describe('ctx run runs the command as it is', () => {
  it('hands over arguments that a shell would change', async () => {
    const args = ['a b', '$HOME', '*', "it's", '', '--json', '-x', '`id`'];
    const { out } = await project().ctx([
      'run',
      ...node('console.log(JSON.stringify(process.argv.slice(1)))'),
      '--',
      ...args,
    ]);
    expect(JSON.parse(out)).toEqual(args);
  });

  it('passes standard input through', async () => {
    const { out, code } = await project().ctx(['run', '--', 'wc', '-c'], { input: 'x'.repeat(300_000) });
    expect({ out: out.trim(), code }).toEqual({ out: '300000', code: 0 });
  });

  it('keeps the order of 200 writes that alternate between the two outputs', async () => {
    const program = "for (let i = 0; i < 200; i++) require('fs').writeSync(i % 2 + 1, 'line ' + i + '\\n')";
    const { out, err } = await project().ctx(['run', '--', ...node(program)]);
    expect(out).toBe(Array.from({ length: 200 }, (_, i) => `line ${i}\n`).join(''));
    expect(err).toBe('');
  });

  it('gives it outputs that can be opened by name, as a plain pipe can', async () => {
    const { out, code } = await project().ctx(['run', '--', 'sh', '-c', 'echo one > /dev/stderr; test -p /dev/stdout']);
    expect({ out, code }).toEqual({ out: 'one\n', code: 0 });
  });

  it('hands the string of --shell to sh unchanged', async () => {
    const { out, code } = await project().ctx(['run', '--shell', 'echo a | tr a b; exit 4']);
    expect({ out, code }).toEqual({ out: 'b\n', code: 4 });
  });

  it('gives it a terminal with --tty, whose output has the exit code of the command', async () => {
    const inPipe = await project().ctx(['run', '--', 'test', '-t', '1']);
    const inTerminal = await project().ctx([
      'run',
      '--tty',
      '--',
      'sh',
      '-c',
      'test -t 0 && test -t 1 && test -t 2 && exit 5',
    ]);
    expect([inPipe.code, inTerminal.code]).toEqual([1, 5]);
  });

  it('passes standard input through to a terminal, to its end', async () => {
    const { out, code } = await project().ctx(['run', '--tty', '--', 'cat'], { input: 'one\ntwo' });
    expect(code).toBe(0);
    expect(out).toMatch(/one\s+two/);
  });

  it('waits for a command that lets go of its terminal before it ends', async () => {
    const script = 'echo first; exec <&- >&- 2>&-; sleep 0.6; echo last > /dev/tty; exit 4';
    const { out, code } = await project().ctx(['run', '--tty', '--', 'sh', '-c', script]);
    expect({ code, out: out.replaceAll('\r', '') }).toEqual({ code: 4, out: 'first\nlast\n' });
  });

  it('reads all that came to a terminal, to the last line of a fast command', async () => {
    const { out } = await project().ctx(['run', '--tty', '--no-prune', '--json', '--', 'seq', '200000']);
    expect(JSON.parse(out).original).toMatchObject({ lines: 200_000, bytes: 1_488_895 });
  });

  it('says 127 in a terminal too', async () => {
    const { code, out } = await project().ctx(['run', '--tty', '--', 'no-such-command']);
    expect(code).toBe(127);
    expect(out).toContain('not found');
  });
});

describe('ctx run shows what matters and keeps the original', () => {
  it('shortens to the budget, with the error and the way to the rest', async () => {
    const { ctx } = project();
    const { out } = await ctx(['run', '--budget', '2k', '--', ...node(noisy)]);
    expect(Buffer.byteLength(out)).toBeLessThanOrEqual(2048);
    expect(out).toContain('error: it broke');
    const recalled = await ctx(['recall', recallId(out), '--offset', '4000', '--limit', '2']);
    expect(recalled.out).toContain('downloading part 3999 of something');
    expect(recalled.out).toContain('downloading part 4000 of something');
    expect(recalled.out).not.toContain('downloading part 4001 of something');
  });

  it('keeps invalid UTF-8 byte for byte', async () => {
    const { ctx } = project();
    const bytes = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0x00, 0xc3]),
      Buffer.from('error: x\n'.repeat(2000)),
      Buffer.from([0x80]),
    ]);
    const { out } = await ctx(['run', '--budget', '1k', '--', 'cat'], { input: bytes });
    const raw = await ctx(['recall', recallId(out), '--raw']);
    expect(raw.stdout.equals(bytes)).toBe(true);
  });

  it('keeps nothing where the output is shown as it came', async () => {
    const { ctx } = project();
    await ctx(['run', '--', 'echo', 'short']);
    expect(JSON.parse((await ctx(['outputs', '--json'])).out).outputs).toEqual([]);
  });

  it('with --no-prune shows head and tail within the cap, and keeps the original', async () => {
    const { ctx } = project();
    const { out } = await ctx(['run', '--no-prune', '--cap', '4k', '--budget', '2k', '--', 'seq', '9000']);
    expect(Buffer.byteLength(out)).toBeLessThanOrEqual(4096);
    expect(out).toMatch(
      /^\[output shortened: 9000 lines .*\n1\n2\n3\n[\s\S]*\n\[… \d+ lines not shown here\]\n[\s\S]*\n8999\n9000\n\[/,
    );
    expect((await ctx(['recall', recallId(out), '--raw'])).out).toBe(
      Array.from({ length: 9000 }, (_, i) => `${i + 1}\n`).join(''),
    );
  });

  it('records the command and its exit code', async () => {
    const { ctx } = project();
    await ctx(['run', '--id', 'mine', '--budget', '1k', '--', ...node(`${noisy}; process.exitCode = 9`)]);
    const [output] = JSON.parse((await ctx(['outputs', '--json'])).out).outputs;
    expect(output).toMatchObject({ id: 'mine', exitCode: 9, lines: 9001 });
    expect(output.command).toContain('it broke');
  });

  it('never writes over an id that is used, and names the new one', async () => {
    const { ctx } = project();
    const first = await ctx([
      'run',
      '--id',
      'mine',
      '--budget',
      '1k',
      '--',
      'sh',
      '-c',
      "seq 5000 | sed 's/^/warning: /'",
    ]);
    const second = await ctx([
      'run',
      '--id',
      'mine',
      '--budget',
      '1k',
      '--',
      'sh',
      '-c',
      "seq 6000 | sed 's/^/warning: /'",
    ]);
    expect([recallId(first.out), recallId(second.out)]).toEqual(['mine', 'mine~2']);
    expect((await ctx(['recall', 'mine~2', '--offset', '6000'])).out).toContain('warning: 6000');
  });

  it('with --json gives one object with all there is to know', async () => {
    const { out, code } = await project().ctx([
      'run',
      '--json',
      '--budget',
      '1k',
      '--',
      ...node(`${noisy}; process.exitCode = 1`),
    ]);
    const result = JSON.parse(out);
    expect(code).toBe(1);
    expect(result).toMatchObject({ version: 1, exitCode: 1, signal: null, notPruned: null, report: { linesIn: 9001 } });
    expect(result.recallId).toBe(recallId(result.text));
  });
});

describe('ctx run where the original cannot be kept', () => {
  it('caps without pruning, and says so in the text and on standard error', async () => {
    const { ctx, dir } = project();
    writeFileSync(join(dir, 'file'), '');
    const env = { CTX_STATE_DIR: join(dir, 'file', 'state') };
    const { out, err, code } = await ctx(['run', '--budget', '2k', '--', 'sh', '-c', 'seq 9000; exit 3'], { env });
    expect(code).toBe(3);
    expect(Buffer.byteLength(out)).toBeLessThanOrEqual(4096);
    expect(out).toMatch(/not pruned: the original could not be kept/);
    expect(out).toContain('\n1\n2\n3\n');
    expect(out.endsWith('\n8999\n9000\n')).toBe(true);
    expect(err).toContain('only capped, not pruned');
  });

  it('shows an output under the cap whole', async () => {
    const { ctx, dir } = project();
    writeFileSync(join(dir, 'file'), '');
    const { out } = await ctx(['run', '--', 'seq', '5000'], { env: { CTX_STATE_DIR: join(dir, 'file') } });
    expect(out).toBe(Array.from({ length: 5000 }, (_, i) => `${i + 1}\n`).join(''));
  });
});
