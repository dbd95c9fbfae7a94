/** For each format, bodies with one fault each: its code, and the JSON pointer of the place. */
import type { WireFormat } from '@ctx/transcript';
import type { Json } from './bodies.js';

export interface BadBody {
  readonly code: string;
  readonly at: string;
  readonly body: Json;
  /** The request before it. */
  readonly previous?: Json;
  /** Other codes that the same fault has. */
  readonly also?: readonly string[];
}

const user = (content: unknown = 'hi'): Json => ({ role: 'user', content });
const assistant = (...content: unknown[]): Json => ({ role: 'assistant', content });
const text = (value = 'ok'): Json => ({ type: 'text', text: value });
const use = (id = 'c1', more: Json = {}): Json => ({ type: 'tool_use', id, name: 'read', input: {}, ...more });
const result = (id = 'c1', more: Json = {}): Json => ({ type: 'tool_result', tool_use_id: id, content: 'x', ...more });
const thinking = (more: Json = {}): Json => ({ type: 'thinking', thinking: 'hm', signature: 's', ...more });
const mark = (ttl?: string): Json => ({ cache_control: { type: 'ephemeral', ...(ttl && { ttl }) } });
/** What each wire wants beside the conversation, all at once: nothing minds what it does not know. */
const required: Json = { model: 'm', max_tokens: 100 };
const messages = (...list: Json[]): Json => ({ ...required, messages: list });

const anthropic: BadBody[] = [
  { code: 'no-model', at: '/model', body: { ...messages(user()), model: '' } },
  { code: 'no-max-tokens', at: '/max_tokens', body: { ...messages(user()), max_tokens: undefined } },
  { code: 'no-max-tokens', at: '/max_tokens', body: { ...messages(user()), max_tokens: '100' } },
  { code: 'unknown-part', at: '/messages/0/content/0', body: messages(user([{ type: 'image_url', image_url: {} }])) },
  { code: 'unknown-part', at: '/messages/0/content/0', body: messages(user([{ type: 'input_text', text: 'x' }])) },
  {
    code: 'unknown-part',
    at: '/messages/2/content/0/content/0',
    body: messages(user(), assistant(use()), user([result('c1', { content: [{ type: 'output_text' }] })])),
  },
  { code: 'no-messages', at: '/messages', body: required },
  { code: 'no-messages', at: '/messages', body: messages() },
  { code: 'unknown-role', at: '/messages/1/role', body: messages(user(), { role: 'tool', content: 'x' }) },
  { code: 'trailing-space', at: '/messages/1/content', body: messages(user(), { role: 'assistant', content: 'So ' }) },
  { code: 'thinking-last', at: '/messages/1/content/1', body: messages(user(), assistant(text(), thinking()), user()) },
  ...(
    [
      ['bad-content', '', 5],
      ['bad-content', '/0', ['x']],
      ['misplaced-block', '/0', [use()]],
      ['empty-text', '/0/text', [text('')]],
    ] as const
  ).map(([code, at, content]) => ({
    code,
    at: `/messages/2/content/0/content${at}`,
    body: messages(user(), assistant(use()), user([result('c1', { content })])),
  })),
  { code: 'first-not-user', at: '/messages/0', body: messages(assistant(text()), user()) },
  { code: 'bad-content', at: '/messages/0/content', body: messages(user(7)) },
  { code: 'bad-content', at: '/messages/0/content/0', body: messages(user(['x'])) },
  { code: 'bad-content', at: '/messages/0/content/0', body: messages(user([{ type: 'text' }])) },
  { code: 'empty-content', at: '/messages/0/content', body: messages(user('')) },
  { code: 'empty-content', at: '/messages/1/content', body: messages(user(), assistant(), user()) },
  { code: 'empty-text', at: '/messages/0/content', body: messages(user(' \n')) },
  { code: 'empty-text', at: '/messages/1/content/0/text', body: messages(user(), assistant(text(''), text())) },
  { code: 'empty-text', at: '/system/0/text', body: { system: [text('')], ...messages(user()) } },
  { code: 'misplaced-block', at: '/messages/0/content/0', body: messages(user([thinking()])) },
  { code: 'misplaced-block', at: '/messages/1/content/0', body: messages(user(), assistant(result())) },
  {
    code: 'bad-call',
    at: '/messages/1/content/0',
    body: messages(user(), assistant(use('c1', { input: '{}' })), user([result()])),
  },
  {
    code: 'bad-call-id',
    at: '/messages/1/content/0/id',
    body: messages(user(), assistant(use('a b')), user([result('a b')])),
  },
  {
    code: 'double-call',
    at: '/messages/3/content/0/id',
    body: messages(user(), assistant(use()), user([result()]), assistant(use()), user([result()])),
  },
  { code: 'unanswered-call', at: '/messages/1/content/0', body: messages(user(), assistant(use())) },
  {
    code: 'unanswered-call',
    at: '/messages/1/content/1',
    body: messages(user(), assistant(use(), use('c2')), user([result()])),
  },
  {
    code: 'unanswered-call',
    at: '/messages/1/content/0',
    also: ['orphan-result'],
    body: messages(user(), assistant(use()), user(), assistant(text()), user([result()])),
  },
  { code: 'orphan-result', at: '/messages/0/content/0', body: messages(user([result()])) },
  {
    code: 'double-result',
    at: '/messages/2/content/1',
    body: messages(user(), assistant(use()), user([result(), result()])),
  },
  {
    code: 'result-not-first',
    at: '/messages/2/content/1',
    body: messages(user(), assistant(use()), user([text(), result()])),
  },
  {
    code: 'result-not-first',
    at: '/messages/3/content/0',
    body: messages(user(), assistant(use()), user('also'), user([result()])),
  },
  {
    code: 'unanswered-server-call',
    at: '/messages/1/content/0',
    body: messages(
      user(),
      assistant({ type: 'server_tool_use', id: 's1', name: 'web_search', input: {} }, text()),
      user(),
    ),
  },
  {
    code: 'orphan-server-result',
    at: '/messages/1/content/0',
    body: messages(user(), assistant({ type: 'web_search_tool_result', tool_use_id: 's1', content: [] })),
  },
  {
    code: 'unsigned-thinking',
    at: '/messages/1/content/0',
    body: messages(user(), assistant(thinking({ signature: '' }), text())),
  },
  {
    code: 'no-redacted-data',
    at: '/messages/1/content/0',
    body: messages(user(), assistant({ type: 'redacted_thinking' }, text())),
  },
  {
    code: 'thinking-missing',
    at: '/messages/1',
    body: {
      thinking: { type: 'enabled', budget_tokens: 1024 },
      ...messages(user(), assistant(text(), use()), user([result()])),
    },
  },
  {
    code: 'thinking-changed',
    at: '/messages/1/content/0',
    body: messages(user(), assistant(thinking({ thinking: 'hm.' }), text())),
    previous: messages(user(), assistant(thinking(), text())),
  },
  {
    code: 'thinking-moved',
    at: '/messages/1/content/1',
    also: ['thinking-last'],
    body: messages(user(), assistant(text(), thinking())),
    previous: messages(user(), assistant(thinking(), text())),
  },
  {
    code: 'thinking-dropped',
    at: '/messages/1',
    body: messages(user(), assistant(text())),
    previous: messages(user(), assistant(thinking(), text())),
  },
  {
    code: 'thinking-added',
    at: '/messages/1/content/0',
    body: messages(user(), assistant(thinking(), text())),
    previous: messages(user(), assistant(text())),
  },
  {
    code: 'too-many-cache-marks',
    at: '/messages/2/content/0/cache_control',
    body: {
      tools: [{ name: 'a', ...mark() }],
      system: [{ ...text(), ...mark() }],
      ...messages(
        user([{ ...text(), ...mark() }]),
        assistant(use()),
        user([{ ...result(), ...mark(), content: [{ ...text(), ...mark() }] }]),
      ),
    },
  },
  {
    code: 'too-many-cache-marks',
    at: '/cache_control',
    body: { ...mark(), ...messages(user([1, 2, 3, 4].map(() => ({ ...text(), ...mark() })))) },
  },
  {
    code: 'too-many-cache-marks',
    at: '/messages/0/content/0/cache_control',
    body: messages(
      user([
        {
          type: 'document',
          ...mark(),
          source: { type: 'content', content: [1, 2, 3, 4].map(() => ({ ...text(), ...mark() })) },
        },
      ]),
    ),
  },
  {
    code: 'cache-mark-order',
    at: '/messages/0/content/0/cache_control',
    body: { system: [{ ...text(), ...mark() }], ...messages(user([{ ...text(), ...mark('1h') }])) },
  },
  {
    code: 'bad-cache-mark',
    at: '/messages/0/content/0/cache_control',
    body: messages(user([{ ...text(), ...mark('2h') }])),
  },
  {
    code: 'cache-mark-on-thinking',
    at: '/messages/1/content/0',
    body: messages(user(), assistant(thinking(mark()), text())),
  },
];

const call = (id = 'c1', more: Json = {}): Json => ({
  id,
  type: 'function',
  function: { name: 'read', arguments: '{}' },
  ...more,
});
const calls = (...list: Json[]): Json => ({ role: 'assistant', content: null, tool_calls: list });
const tool = (id: string | undefined = 'c1'): Json => ({ role: 'tool', tool_call_id: id, content: 'x' });

const chat: BadBody[] = [
  { code: 'no-model', at: '/model', body: { messages: [user()] } },
  { code: 'unknown-part', at: '/messages/0/content/1', body: messages(user([text(), { type: 'image', source: {} }])) },
  { code: 'unknown-part', at: '/messages/1/content/0', body: messages(user(), assistant({ type: 'tool_use' })) },
  { code: 'no-messages', at: '/messages', body: { ...required, messages: 'x' } },
  { code: 'unknown-role', at: '/messages/0/role', body: messages({ role: 'human', content: 'x' }) },
  { code: 'bad-content', at: '/messages/0/content', body: messages(user({})) },
  { code: 'bad-content', at: '/messages/0/content/0', body: messages(user(['x'])) },
  { code: 'no-content', at: '/messages/0', body: messages(user(null)) },
  { code: 'no-content', at: '/messages/1', body: messages(user(), { role: 'assistant' }) },
  { code: 'no-content', at: '/messages/0', body: messages(user([])) },
  { code: 'empty-calls', at: '/messages/1/tool_calls', body: messages(user(), { ...calls(), content: 'x' }) },
  {
    code: 'bad-call',
    at: '/messages/1/tool_calls/0',
    body: messages(user(), calls(call('c1', { function: { arguments: '' } })), tool()),
  },
  {
    code: 'bad-arguments',
    at: '/messages/1/tool_calls/0/function/arguments',
    body: messages(user(), calls(call('c1', { function: { name: 'x', arguments: {} } })), tool()),
  },
  {
    code: 'bad-arguments',
    at: '/messages/1/tool_calls/0/custom/input',
    body: messages(user(), calls({ id: 'c1', type: 'custom', custom: { name: 'x' } }), tool()),
  },
  {
    code: 'bad-arguments',
    at: '/messages/1/function_call/arguments',
    body: messages(user(), { role: 'assistant', content: null, function_call: { name: 'x' } }),
  },
  { code: 'double-call', at: '/messages/1/tool_calls/1', body: messages(user(), calls(call(), call()), tool()) },
  { code: 'unanswered-call', at: '/messages/1/tool_calls/0', body: messages(user(), calls(call())) },
  {
    code: 'unanswered-call',
    at: '/messages/1/tool_calls/1',
    also: ['orphan-result'],
    body: messages(user(), calls(call(), call('c2')), tool(), user(), tool('c2')),
  },
  {
    code: 'no-call-id',
    at: '/messages/2',
    body: messages(user(), calls(call()), { role: 'tool', content: 'x' }, tool()),
  },
  { code: 'orphan-result', at: '/messages/1', body: messages(user(), tool()) },
  { code: 'orphan-result', at: '/messages/1', body: messages(user(), { role: 'function', name: 'x', content: 'x' }) },
  { code: 'double-result', at: '/messages/3', body: messages(user(), calls(call()), tool(), tool()) },
];

const input = (...list: unknown[]): Json => ({ ...required, input: list });
const fn = (id = 'c1', more: Json = {}): Json => ({
  type: 'function_call',
  call_id: id,
  name: 'read',
  arguments: '{}',
  ...more,
});
const out = (id = 'c1', more: Json = {}): Json => ({ type: 'function_call_output', call_id: id, output: 'x', ...more });
const reasoning = (more: Json = {}): Json => ({
  type: 'reasoning',
  id: 'rs',
  summary: [],
  encrypted_content: 'e',
  ...more,
});

const responses: BadBody[] = [
  { code: 'no-model', at: '/model', body: { input: 'hi' } },
  { code: 'unknown-part', at: '/input/0/content/0', body: input(user([text()])) },
  { code: 'unknown-part', at: '/input/1/output/0', body: input(fn(), out('c1', { output: [{ type: 'image' }] })) },
  { code: 'no-input', at: '/input', body: required },
  { code: 'no-input', at: '/input', body: input() },
  { code: 'bad-item', at: '/input/0', body: input('x') },
  { code: 'unknown-item', at: '/input/0', body: input({ type: 'dream' }) },
  { code: 'unknown-role', at: '/input/0/role', body: input({ role: 'tool', content: 'x' }) },
  { code: 'bad-content', at: '/input/0/content', body: input({ role: 'user' }) },
  { code: 'broken-compaction', at: '/input/0', body: input({ type: 'compaction', encrypted_content: '' }) },
  { code: 'bad-reference', at: '/input/0', body: input({ type: 'item_reference' }) },
  { code: 'trigger-not-last', at: '/input/0', body: input({ type: 'compaction_trigger' }, user()) },
  { code: 'bad-call', at: '/input/0', body: input(fn('c1', { name: '' }), out()) },
  { code: 'bad-call', at: '/input/0', body: input({ type: 'shell_call', action: {} }) },
  { code: 'bad-arguments', at: '/input/0/arguments', body: input(fn('c1', { arguments: {} }), out()) },
  {
    code: 'bad-arguments',
    at: '/input/0/input',
    body: input(
      { type: 'custom_tool_call', call_id: 'c1', name: 'x' },
      { type: 'custom_tool_call_output', call_id: 'c1', output: '' },
    ),
  },
  {
    code: 'double-call',
    at: '/input/2',
    also: ['unanswered-call', 'double-output'],
    body: input(fn(), out(), fn(), out()),
  },
  { code: 'unanswered-call', at: '/input/0', body: input(fn()) },
  { code: 'unanswered-call', at: '/input/0', body: { previous_response_id: 'r', ...input(fn()) } },
  { code: 'no-call-id', at: '/input/0', body: input({ type: 'function_call_output', output: 'x' }) },
  { code: 'orphan-output', at: '/input/0', body: input(out()) },
  { code: 'output-before-call', at: '/input/0', also: ['unanswered-call'], body: input(out(), fn()) },
  { code: 'double-output', at: '/input/2', body: input(fn(), out(), out()) },
  {
    code: 'wrong-output',
    at: '/input/1',
    body: input(fn(), { type: 'custom_tool_call_output', call_id: 'c1', output: '' }),
  },
  { code: 'bad-output', at: '/input/1/output', body: input(fn(), out('c1', { output: undefined })) },
  { code: 'bad-output', at: '/input/1/output', body: input(fn(), out('c1', { output: { a: 1 } })) },
  { code: 'long-call-id', at: '/input/0', body: input(fn('c'.repeat(65)), out('c'.repeat(65))) },
  { code: 'lone-reasoning', at: '/input/0', body: input(reasoning(), user()) },
  { code: 'lone-reasoning', at: '/input/1', body: input(user(), reasoning()) },
  {
    code: 'unreadable-reasoning',
    at: '/input/0',
    body: { store: false, ...input(reasoning({ encrypted_content: null }), fn(), out()) },
  },
  {
    code: 'reasoning-changed',
    at: '/input/1',
    body: input(reasoning({ encrypted_content: 'f' }), fn(), out()),
    previous: input(reasoning(), fn(), out()),
  },
  { code: 'reasoning-dropped', at: '/input/0', body: input(fn(), out()), previous: input(reasoning(), fn(), out()) },
];

export const badBodies: Record<WireFormat, BadBody[]> = {
  'anthropic-messages': anthropic,
  'openai-chat': chat,
  'openai-responses': responses,
};

export const goodBodies: Record<WireFormat, Json[]> = {
  'anthropic-messages': [
    messages(user()),
    { anthropic_version: 'bedrock-2023-05-31', max_tokens: 100, messages: [user()] },
    { ...messages(user()), max_tokens: 0 },
    messages(user(), assistant()),
    messages(user(), { role: 'assistant', content: 'said ' }, user()),
    messages(user(), assistant(use()), user([result('c1', { content: [text(), { type: 'tool_reference' }] })])),
    messages(user(), { role: 'assistant', content: '' }),
    messages(user(), { role: 'system', content: 'rule' }, assistant(use()), user([result()]), user('go on')),
    messages(user(), assistant(use()), user([result('c1', { content: undefined })])),
    messages(user(), assistant({ type: 'server_tool_use', id: 's1', name: 'web_search', input: {} })),
    messages(
      user(),
      assistant(
        { type: 'server_tool_use', id: 's1', name: 'x', input: {} },
        { type: 'web_search_tool_result', tool_use_id: 's1' },
      ),
      user(),
    ),
    messages(
      user(),
      assistant(
        { type: 'server_tool_use', id: 's1', name: 'x', input: {} },
        use('c1', { caller: { type: 'code', tool_id: 's1' } }),
      ),
      user([result()]),
      assistant({ type: 'code_execution_tool_result', tool_use_id: 's1' }, text()),
      user(),
    ),
    messages(user([{ type: 'image', source: {} }, { type: 'not_yet_invented' }])),
    { thinking: { type: 'enabled' }, ...messages(user(), assistant(thinking(), use()), user([result()])) },
    { thinking: { type: 'enabled' }, ...messages(user(), assistant(text()), user('next')) },
    { thinking: { type: 'adaptive' }, ...messages(user(), assistant(use()), user([result()])) },
    { ...mark(), system: [{ ...text(), ...mark('1h') }], ...messages(user([{ ...text(), ...mark('1h') }])) },
  ],
  'openai-chat': [
    messages({ role: 'developer', content: 'x' }, user([{ type: 'text', text: 'x' }])),
    messages(user(), calls(call(), call('c2')), tool('c2'), tool(), user()),
    messages(user(), calls(call()), tool(), calls(call()), tool()),
    messages(user(), { role: 'assistant', content: null, refusal: 'no' }, user()),
    messages(
      user(),
      { role: 'assistant', content: null, function_call: { name: 'x', arguments: '' } },
      { role: 'function', name: 'x', content: '' },
    ),
  ],
  'openai-responses': [
    { ...required, input: 'hi' },
    { prompt: { id: 'p' } },
    { previous_response_id: 'r', ...input(out()) },
    { conversation: 'v', ...input() },
    input(user([{ type: 'not_yet_invented' }]), fn(), out('c1', { output: [{ type: 'input_text', text: 'x' }] })),
    input(user(), reasoning(), fn(), fn('c2'), out('c2'), out(), { role: 'assistant', content: 'x' }),
    input({ type: 'item_reference', id: 'fc_1' }, out()),
    input(
      { type: 'local_shell_call', id: 'l1', call_id: 'c1', action: {} },
      { type: 'local_shell_call_output', id: 'l1', output: '{}' },
    ),
    input({ type: 'local_shell_call', id: 'l1', call_id: 'c1', action: {} }, out()),
    input({ type: 'compaction', encrypted_content: 'x' }, user()),
    input(user(), { type: 'compaction_trigger' }),
    input(user(), reasoning(), { type: 'mcp_list_tools', id: 'l', tools: [] }, user()),
    input(user(), reasoning(), { type: 'mcp_approval_request', id: 'a' }),
    input(user(), reasoning(), { type: 'compaction', encrypted_content: 'x' }),
    input(fn('c'.repeat(64)), out('c'.repeat(64))),
    input(user(), reasoning(), { type: 'web_search_call', id: 'w' }, { role: 'assistant', content: [] }),
  ],
};
