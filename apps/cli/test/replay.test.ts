import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Project, project } from './ctx.js';
import { recording } from './recording.js';

const long = Array.from({ length: 400 }, (_, line) => `src/part${line}.ts: compiled and written`).join('\n');

/** A session that runs a command so many times, as Claude Code records it. */
function longRecording(commands: number): string {
  const lines: string[] = [];
  const add = (fields: object) => {
    const uuid = `u${lines.length}`;
    const parentUuid = lines.length === 0 ? null : `u${lines.length - 1}`;
    lines.push(
      JSON.stringify({
        uuid,
        parentUuid,
        sessionId: 's2',
        cwd: '/srv/shop',
        version: '2.1.50',
        isSidechain: false,
        ...fields,
      }),
    );
  };
  add({ type: 'user', message: { role: 'user', content: 'build it' } });
  for (let index = 0; index < commands; index += 1) {
    const content = [{ type: 'tool_use', id: `c${index}`, name: 'Bash', input: { command: `make part${index}` } }];
    add({ type: 'assistant', message: { id: `m${index}`, role: 'assistant', model: 'model-a', content } });
    add({
      type: 'user',
      message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: `c${index}`, content: long }] },
    });
  }
  add({
    type: 'assistant',
    message: { id: 'end', role: 'assistant', model: 'model-a', content: [{ type: 'text', text: 'done' }] },
  });
  return `${lines.join('\n')}\n`;
}

function withRecordings(): Project {
  const made = project();
  mkdirSync(join(made.dir, 'kept'));
  writeFileSync(join(made.dir, 'kept/short.jsonl'), recording());
  writeFileSync(join(made.dir, 'kept/long.jsonl'), longRecording(16));
  return made;
}

test('a folder is replayed as one table of policies and one of sessions', async () => {
  const { out, err, code } = await withRecordings().ctx([
    'replay',
    'kept',
    '--policy',
    'mask-every-turn-10',
    '--policy',
    'head-tail',
  ]);
  expect(code, err).toBe(0);
  const lines = out.split('\n');
  expect(lines[0]).toMatch(/^2 sessions, 19 requests, 17 tool results\. /);
  expect(lines.find((line) => line.startsWith('none'))).toContain('0 of 2');
  expect(lines.find((line) => line.startsWith('mask-every-turn-10'))).toMatch(/ \+\d/);
  expect(lines.find((line) => line.startsWith('long'))).toMatch(/ −\d/);
  expect(err).toBe('');
});

test('one session shows what was shortened by which rule, and where its prefix was written again', async () => {
  const { out } = await withRecordings().ctx(['replay', 'kept/long.jsonl', '--policy', 'mask-every-turn-10']);
  expect(out).toMatch(/\n {2}masked +6 /);
  expect(out).toMatch(/request 12 writes \S+ again, from message 3 on: masked/);
});

test('JSON has each request of each policy', async () => {
  const { out } = await withRecordings().ctx(['replay', 'kept/long.jsonl', '--json']);
  const report = JSON.parse(out);
  expect(report).toMatchObject({ version: 1, unit: 'units', pricing: 'units' });
  expect(report.policies.slice(0, 3)).toEqual(['none', 'reduce', 'set-aside']);
  for (const score of report.sessions[0].scores) expect(score.requests).toHaveLength(17);
});

test('the page is written beside what is printed', async () => {
  const made = withRecordings();
  const { code } = await made.ctx(['replay', 'kept/long.jsonl', '--policy', 'head-tail', '--html', 'replay.html']);
  expect(code).toBe(0);
  expect(readFileSync(join(made.dir, 'replay.html'), 'utf8')).toContain('Shortened by head-tail: 16 results');
});

test('a file that is no recording is named, and the others go on', async () => {
  const made = withRecordings();
  writeFileSync(join(made.dir, 'kept/package.json'), '{"name":"shop"}');
  const { out, err, code } = await made.ctx(['replay', 'kept', '--policy', 'reduce']);
  expect(code).toBe(0);
  expect(err).toContain('kept/package.json is left out: ');
  expect(out).toContain('2 sessions');
});

test("an agent's own sessions are found where it keeps them", async () => {
  const made = withRecordings();
  const home = join(made.dir, 'home');
  const write = (path: string) => {
    mkdirSync(join(home, path, '..'), { recursive: true });
    writeFileSync(join(home, path), recording());
  };
  write('.claude/projects/-srv-shop/s1.jsonl');
  write('elsewhere/projects/-srv-shop/s1.jsonl');
  write('elsewhere/projects/-srv-shop/s2.jsonl');
  const first = await made.ctx(['replay', '--agent', 'claude-code'], { env: { HOME: home } });
  expect(first.out).toMatch(/^1 session, /);
  const env = { HOME: home, CLAUDE_CONFIG_DIR: join(home, 'elsewhere') };
  const second = await made.ctx(['replay', '--agent', 'claude-code'], { env });
  expect(second.out).toMatch(/^2 sessions, /);
  const none = await made.ctx(['replay', '--agent', 'codex'], { env: { HOME: home } });
  expect(none).toMatchObject({ code: 66 });
  expect(none.err).toContain('codex has no sessions in ');
});

test.each([
  [['replay'], 2, 'replay needs recordings'],
  [['replay', 'nowhere'], 66, 'no such file or folder: nowhere'],
  [['replay', 'kept', '--policy', 'mask'], 2, 'no policy "mask": give one of none, reduce'],
  [['replay', 'kept', '--model', 'no-such'], 2, 'the price or the cache of model "no-such" is not known'],
  [['replay', 'kept', '--working-set', 'big'], 2, '--working-set is "big", but must be a number of tokens'],
  [['replay', '--agent', 'opencode'], 66, 'opencode export'],
] as const)('%j is refused with the way out', async (argv, wanted, message) => {
  const made = withRecordings();
  const { code, err, out } = await made.ctx([...argv]);
  expect(err).toContain(message);
  expect({ code, out }).toEqual({ code: wanted, out: '' });
});
