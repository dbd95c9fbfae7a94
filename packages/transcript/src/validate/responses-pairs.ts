/** Calls and their outputs in a Responses body. */
import { textOf } from '../import/json-fields.js';
import type { Item } from './openai-responses.js';
import type { Report } from './report.js';

export const responsesPairRules = {
  'bad-call': 'a call must have a call_id, and a function or tool its name',
  'bad-arguments': 'what a call is given must be a string, even where it is JSON',
  'double-call': 'the id of a call is used twice',
  'unanswered-call': 'the call has no output after it',
  'no-call-id': 'an output must name the call that it answers',
  'orphan-output': 'the output answers no call',
  'output-before-call': 'the output stands before its call',
  'double-output': 'the call has an output already',
  'wrong-output': 'the output is of another type than its call',
  'bad-output': 'the output of a function or custom tool must be a text or a list of parts',
  'long-call-id': 'the id of a call has at most 64 characters',
} as const;

/** The output that each type of call wants. Codex answers its local shell with outputs of functions. */
const outputOf: Readonly<Record<string, readonly string[]>> = {
  function_call: ['function_call_output'],
  custom_tool_call: ['custom_tool_call_output'],
  local_shell_call: ['local_shell_call_output', 'function_call_output'],
  shell_call: ['shell_call_output'],
  apply_patch_call: ['apply_patch_call_output'],
  computer_call: ['computer_call_output'],
  mcp_approval_request: ['mcp_approval_response'],
};

const outputs = new Set(Object.values(outputOf).flat());

interface Call {
  readonly at: string;
  readonly type: string;
  readonly index: number;
  answered: boolean;
}

/** `elsewhere`: the provider holds items that the body does not. */
export function checkResponsesPairs(
  items: readonly Item[],
  elsewhere: boolean,
  report: Report<keyof typeof responsesPairRules>,
): void {
  const calls = new Map<string, Call>();
  const all: Call[] = [];
  for (const [index, { at, type, value }] of items.entries()) {
    if (!Object.hasOwn(outputOf, type)) continue;
    const ids = idsOfCall(type, value);
    const named = !/^(?:function|custom_tool)_call$/.test(type) || textOf(value.name);
    if (ids.length === 0 || !named) report('bad-call', at, value.name);
    if (type === 'function_call' && typeof value.arguments !== 'string')
      report('bad-arguments', `${at}/arguments`, ids[0]);
    if (type === 'custom_tool_call' && typeof value.input !== 'string') report('bad-arguments', `${at}/input`, ids[0]);
    if (ids.some((id) => id.length > 64)) report('long-call-id', at, ids[0]);
    if (ids.some((id) => calls.has(id))) report('double-call', at, ids[0]);
    // A call of a hosted shell has run already, and an approval may still be asked for.
    const call: Call = { at, type, index, answered: ids.length === 0 || type === 'mcp_approval_request' };
    all.push(call);
    for (const id of ids) if (!calls.has(id)) calls.set(id, call);
  }
  for (const [index, { at, type, value }] of items.entries()) {
    if (!outputs.has(type)) continue;
    const id = textOf(value.call_id ?? value.approval_request_id ?? value.id);
    const call = id === undefined ? undefined : calls.get(id);
    const isGiven = typeof value.output === 'string' || Array.isArray(value.output);
    if (/^(?:function|custom_tool)_/.test(type) && !isGiven) report('bad-output', `${at}/output`, id);
    if (!id) report('no-call-id', at);
    else if (!call) {
      if (!elsewhere) report('orphan-output', at, id);
    } else if (call.index > index) report('output-before-call', at, id);
    else {
      if (!outputOf[call.type]?.includes(type)) report('wrong-output', at, id);
      if (call.answered && call.type !== 'mcp_approval_request') report('double-output', at, id);
      call.answered = true;
    }
  }
  for (const { at, type, answered } of all) {
    if (!answered) report('unanswered-call', at, type);
  }
}

function idsOfCall(type: string, value: Item['value']): string[] {
  const ids =
    type === 'local_shell_call'
      ? [value.call_id, value.id]
      : [type === 'mcp_approval_request' ? value.id : value.call_id];
  return [...new Set(ids.flatMap((id) => textOf(id) || []))];
}
