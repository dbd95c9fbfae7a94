import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { parse as parseSh } from 'sh-syntax';
import { parse } from 'unbash';
import { afterAll, describe, expect, test } from 'vitest';
import { analyseCommand } from '../../src/shell/index.js';
import { tableCommands } from './command-table.js';

const reading = tableCommands.filter(({ effect }) => effect === 'reads').map(({ command }) => command);
const writing = tableCommands.filter(({ effect }) => effect === 'may-write').map(({ command }) => command);
const runs = Number(process.env.FC_RUNS ?? 500);

test('the table has hundreds of commands of both kinds, each once', () => {
  expect(reading.length).toBeGreaterThan(300);
  expect(writing.length).toBeGreaterThan(300);
  const commands = tableCommands.map(({ command }) => command);
  expect(commands.filter((command, index) => commands.indexOf(command) !== index)).toEqual([]);
});

test.each(tableCommands)('$effect: $command', ({ command, effect }) => {
  const facts = analyseCommand(command);
  expect(`${facts.effect}: ${effect === 'reads' ? facts.why : ''}`).toMatch(
    effect === 'reads' ? /^reads: / : /^may-write: /,
  );
});

/** Where the two parsers differ on the table: a delimiter that begins with a tab. */
const differing = tableCommands.map(({ command }) => command).filter((command) => /<<-["\\]\t/.test(command));

test('another parser of bash takes and refuses the same commands', async () => {
  const commands = tableCommands.map(({ command }) => command).filter((command) => !differing.includes(command));
  const taken = commands.filter((command) => errorsIn(command) === 0);
  const refused = commands.filter((command) => errorsIn(command) > 0);
  expect(await refusedBySh(taken), 'only unbash takes').toEqual([]);
  expect(refused.length).toBeGreaterThan(5);
  for (const command of refused) expect(await refusedBySh([command]), 'only sh-syntax takes').toEqual([command]);
});

/** Those of the commands that sh-syntax refuses. It takes a while for each text, so many are put into one. */
async function refusedBySh(commands: readonly string[]): Promise<string[]> {
  const whole = await parseSh(commands.join('\n')).then(
    () => true,
    () => false,
  );
  if (whole || commands.length <= 1) return whole ? [] : [...commands];
  const middle = commands.length >> 1;
  return [...(await refusedBySh(commands.slice(0, middle))), ...(await refusedBySh(commands.slice(middle)))];
}

function errorsIn(command: string): number {
  return parse(command).errors?.length ?? 0;
}

describe('whatever stands beside a command that writes', () => {
  // Alone in any of these places a writing command still runs, or may.
  const places: readonly ((writing: string, reading: string) => string)[] = [
    (w, r) => `${w}\n${r}`,
    (w, r) => `${r}\n${w}`,
    (w, r) => `${r} && { ${w}\n}`,
    (w, r) => `${r} || (${w}\n)`,
    (w, r) => `if ${r}\nthen ${w}\nfi`,
    (w, r) => `for i in 1 2; do ${r}\n${w}\ndone`,
    (w, r) => `while ${w}\ndo ${r}\ndone`,
    (w, r) => `f() {\n${w}\n}\n${r}\nf`,
    (w, r) => `echo "$(${w}\n)"\n${r}`,
    (w, r) => `cat <(${w}\n)\n${r}`,
    (w, r) => `case x in x) ${w}\n;; *) ${r}\n;; esac`,
    (w, r) => `${r}\nbash -c ${quoted(w)}`,
    (w, r) => `${r}\n! { ${w}\n} | cat`,
  ];
  // Some need their own last line to stay what they are: texts with errors of their own are left out.
  const whole = writing.filter((command) => errorsIn(command) === 0 && !/<<|\\$|#|&$/.test(command));
  // Nor those that set a variable: with it the other one may be a reader.
  const calm = reading.filter((command) => !/<<|\\$|#|&$|^exec|(^|;\s*)(export )?\w+=/.test(command));

  test('the whole is never taken for a reader', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...whole),
        fc.constantFrom(...calm),
        fc.constantFrom(...places),
        (bad, good, place) => {
          const command = place(bad, good);
          expect(analyseCommand(command).effect, command).toBe('may-write');
        },
      ),
      { numRuns: 4 * runs },
    );
  });

  test('readers in those places make a reader', () => {
    const simple = calm.filter(
      (command) => !/[;&|]|\n|^(for|if|while|until|case|\w+\(\)|set|cd|x=|s=|n=)/.test(command),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...simple),
        fc.constantFrom(...simple),
        fc.constantFrom(...places.slice(0, 5)),
        (a, b, place) => {
          const command = place(a, b);
          expect(analyseCommand(command), command).toMatchObject({ effect: 'reads' });
        },
      ),
      { numRuns: runs },
    );
  });

  test('any text at all is judged without an exception', () => {
    const pieces = fc.constantFrom(
      ...'$ ( ) { } [ ] < > | & ; " \' ` \\ ~ * ? ! # = @ - 0 a rm cat -o $( ${ $(( <<E E <( && || if then fi do done case esac in \n'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(pieces).map((all) => all.join(' ')),
          fc.array(pieces).map((all) => all.join('')),
        ),
        (text) => {
          expect(analyseCommand(text).effect).toMatch(/^(reads|may-write)$/);
        },
      ),
      { numRuns: 2 * runs },
    );
  });
});

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Needs a network, a service or a terminal, or is slow to start. */
const notHere = new Set(
  'curl gh docker kubectl npm pip java sudo less man gcc go cargo rustc ss lsof zcat ps'.split(' '),
);

describe('run for real', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ctx-shell-'));
  const home = join(folder, 'home');
  const work = join(folder, 'work');
  const env = { PATH: process.env.PATH ?? '', HOME: home, GIT_CONFIG_NOSYSTEM: '1', USER: 'someone', LANG: 'C' };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('commands of the table that read change nothing', { timeout: 240_000 }, () => {
    makeProject();
    let before = treeOf(folder);
    const skipped: string[] = [];
    let ran = 0;
    for (const command of reading) {
      const missing = analyseCommand(command).commands.find((name) => notHere.has(name) || !isThere(name));
      if (missing !== undefined) {
        skipped.push(missing);
        continue;
      }
      spawnSync('bash', ['-c', command], {
        cwd: work,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: 10_000,
        maxBuffer: 1e8,
      });
      ran += 1;
      const after = treeOf(folder);
      expect(after, command).toEqual(before);
      before = after;
    }
    console.log(`ran ${ran} reading commands; skipped for want of: ${[...new Set(skipped)].join(', ')}`);
    expect(ran).toBeGreaterThan(150);
  });

  test('the check sees a command that writes', () => {
    const before = treeOf(folder);
    spawnSync('bash', ['-c', 'sed -i s/foo/bar/ a.txt'], { cwd: work, env });
    expect(treeOf(folder)).not.toEqual(before);
  });

  const there = new Map<string, boolean>();
  function isThere(name: string): boolean {
    const known = there.get(name) ?? spawnSync('bash', ['-c', 'type "$1"', '_', name], { env }).status === 0;
    there.set(name, known);
    return known || /^(show)$/.test(name);
  }

  function makeProject(): void {
    mkdirSync(join(work, 'src'), { recursive: true });
    mkdirSync(join(work, 'a'));
    mkdirSync(home);
    for (const name of ['a.txt', 'b.txt', 'f', 'src/a.ts', 'src/b.ts', 'a/c.txt', 'a.json']) {
      writeFileSync(
        join(work, name),
        name.endsWith('json') ? '{"name":"n","list":[{"n":2,"name":"x"}]}\n' : 'foo\nbar x\n3 4\n',
      );
    }
    const steps = [
      'init -q',
      'config user.name n',
      'config user.email n@example.com',
      'add .',
      'commit -q -m one',
      'branch feature',
      'tag v1',
      'commit -q --allow-empty -m two',
      'branch -M main',
      'remote add origin .',
    ];
    for (const step of steps) spawnSync('git', step.split(' '), { cwd: work, env });
  }
});

/** Every file below a folder with its content. Git's own refreshing of its index does not count. */
function treeOf(folder: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (path.endsWith('.git/index')) continue;
    files[path] = entry.isFile() ? createHash('sha1').update(readFileSync(path)).digest('hex') : 'folder';
  }
  return files;
}
