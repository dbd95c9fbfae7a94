/** Recordings as Claude Code makes them, from a few words a step. */
import { type ImportedSession, importSession } from '@ctx/transcript/import';

export type Step =
  | { readonly user: string }
  | { readonly call: string; readonly input: object; readonly result: string; readonly tokens?: RecordedTokens }
  | { readonly say: string; readonly tokens?: RecordedTokens }
  | { readonly compacted: string }
  | { readonly wait: number };

interface RecordedTokens {
  readonly input?: number;
  readonly read?: number;
  readonly written?: number;
}

const STEP_SECONDS = 10;

/** Steps are ten seconds apart; `wait` adds seconds. */
export function recording(steps: readonly Step[]): ImportedSession {
  return importSession(new TextEncoder().encode(recordingText(steps)));
}

function recordingText(steps: readonly Step[]): string {
  const lines: string[] = [];
  let seconds = 0;
  const add = (fields: object) => {
    const uuid = `u${lines.length}`;
    const parentUuid = lines.length === 0 ? null : `u${lines.length - 1}`;
    const timestamp = new Date(Date.UTC(2026, 0, 2, 3) + seconds * 1000).toISOString();
    const base = {
      uuid,
      parentUuid,
      timestamp,
      sessionId: 's1',
      cwd: '/srv/shop',
      version: '2.1.50',
      isSidechain: false,
    };
    lines.push(JSON.stringify({ ...base, ...fields }));
  };
  const answer = (content: object, tokens: RecordedTokens | undefined) => {
    const id = `m${lines.length}`;
    const usage = tokens && {
      input_tokens: tokens.input ?? 0,
      cache_read_input_tokens: tokens.read ?? 0,
      cache_creation_input_tokens: tokens.written ?? 0,
      output_tokens: 5,
    };
    const message = {
      id,
      role: 'assistant',
      model: 'model-a',
      content: [content],
      stop_reason: null,
      ...(usage && { usage }),
    };
    add({ type: 'assistant', requestId: id, message });
  };
  const user = (content: unknown, more: object = {}) =>
    add({ type: 'user', message: { role: 'user', content }, ...more });
  for (const step of steps) {
    seconds += STEP_SECONDS;
    if ('wait' in step) seconds += step.wait;
    else if ('user' in step) user(step.user);
    else if ('say' in step) answer({ type: 'text', text: step.say }, step.tokens);
    else if ('compacted' in step) {
      add({ type: 'system', subtype: 'compact_boundary', content: 'compacted', compactMetadata: { trigger: 'auto' } });
      user(step.compacted, { isCompactSummary: true });
    } else {
      const id = `call_${lines.length}`;
      answer({ type: 'tool_use', id, name: step.call, input: step.input }, step.tokens);
      user([{ type: 'tool_result', tool_use_id: id, content: step.result }]);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Lines that no two calls share. */
export function lines(name: string, count: number): string {
  return Array.from({ length: count }, (_, line) => `${name} line ${line} of a file that is long enough`).join('\n');
}

/** So many reads of different files, each with a result of some four hundred tokens, and a last word. */
export function reads(count: number, name = 'part'): Step[] {
  return Array.from({ length: count }, (_, index) => ({
    call: 'Read',
    input: { file_path: `/srv/shop/${name}${index}.ts` },
    result: lines(`${name}${index}`, 30),
  }));
}
