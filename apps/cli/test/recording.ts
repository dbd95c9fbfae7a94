/** A recording as Claude Code would have made it, and a project that has a session of it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Project, project } from './ctx.js';

const long = Array.from({ length: 60 }, (_, line) => `src/part${line}.ts`).join('\n');
export const esc = String.fromCharCode(27);

/** What Claude Code would have recorded of two requests. */
export function recording(): string {
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

/** The same with a second answer to the first message, which is the one that counts. */
export function branchedRecording(): string {
  const answer = {
    parentUuid: 'u1',
    uuid: 'u5',
    timestamp: '2026-01-02T03:05:00.000Z',
    message: { id: 'm3', role: 'assistant', model: 'model-a', content: [{ type: 'text', text: 'It is in part9.' }] },
  };
  return `${recording()}${JSON.stringify({ sessionId: 's1', cwd: '/srv/shop', version: '2.1.50', isSidechain: false, type: 'assistant', requestId: 'm3', ...answer })}\n`;
}

/** Another project of the same person. */
export function otherFolder({ dir }: Project): string {
  const other = join(dir, '..', 'other');
  mkdirSync(join(other, '.git'), { recursive: true });
  return other;
}

export async function withSession(name = 'shop', text = recording()): Promise<Project> {
  const made = project();
  writeFileSync(join(made.dir, 'recording.jsonl'), text);
  const { code, err } = await made.ctx(['sessions', 'import', 'recording.jsonl', '--name', name]);
  if (code !== 0) throw new Error(err);
  return made;
}
