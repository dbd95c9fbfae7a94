/** Bodies that are as they should be, from a plan of a conversation: a list of rounds, each with some parallel calls. */
import type { WireFormat } from '@ctx/transcript';

export type Json = Record<string, unknown>;

/** A body, and where its list of messages or items is. */
export interface Built {
  readonly body: Json;
  readonly list: Json[];
}

/** Calls of each round; a round without calls is an answer in words. */
export type Plan = readonly number[];

export const formats: readonly WireFormat[] = ['anthropic-messages', 'openai-chat', 'openai-responses'];

export function build(format: WireFormat, plan: Plan): Built {
  const list: Json[] = [];
  for (const [round, calls] of plan.entries()) {
    const ids = Array.from({ length: calls }, (_, index) => `call_${round}_${index}`);
    add[format](list, round, ids);
  }
  const [key, rest] = format === 'openai-responses' ? ['input', {}] : ['messages', { max_tokens: 100 }];
  return { body: { model: 'm', ...rest, [key]: list }, list };
}

export function bytes(body: unknown): Uint8Array {
  return encode(JSON.stringify(body));
}

export function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

const add: Record<WireFormat, (list: Json[], round: number, ids: readonly string[]) => void> = {
  'anthropic-messages': (list, round, ids) => {
    if (ids.length === 0 || round === 0) list.push({ role: 'user', content: `question ${round}` });
    const thinking = { type: 'thinking', thinking: 'hm', signature: `sig ${round}` };
    const calls = ids.map((id) => ({ type: 'tool_use', id, name: 'read', input: {} }));
    list.push({ role: 'assistant', content: [thinking, { type: 'text', text: `answer ${round}` }, ...calls] });
    const results = ids.map((id) => ({ type: 'tool_result', tool_use_id: id, content: 'text' }));
    if (ids.length > 0) list.push({ role: 'user', content: results });
  },
  'openai-chat': (list, round, ids) => {
    if (ids.length === 0 || round === 0) list.push({ role: 'user', content: `question ${round}` });
    const calls = ids.map((id) => ({ id, type: 'function', function: { name: 'read', arguments: '{}' } }));
    if (ids.length === 0) list.push({ role: 'assistant', content: `answer ${round}` });
    else list.push({ role: 'assistant', content: null, tool_calls: calls });
    list.push(...ids.map((id) => ({ role: 'tool', tool_call_id: id, content: 'text' })));
  },
  'openai-responses': (list, round, ids) => {
    if (ids.length === 0 || round === 0) list.push({ role: 'user', content: `question ${round}` });
    list.push({ type: 'reasoning', id: `rs_${round}`, summary: [], encrypted_content: `secret ${round}` });
    if (ids.length === 0)
      list.push({ id: `msg_${round}`, role: 'assistant', content: [{ type: 'output_text', text: `answer ${round}` }] });
    list.push(...ids.map((id) => ({ type: 'function_call', call_id: id, name: 'read', arguments: '{}' })));
    list.push(...ids.map((id) => ({ type: 'function_call_output', call_id: id, output: 'text' })));
  },
};
