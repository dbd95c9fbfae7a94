import { describe, expect, it } from 'vitest';
import { anthropicMessages, openaiChat, openaiResponses } from '../../src/index.js';
import type { Lens } from '../../src/wire/lens.js';

const bytesOf = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const view = (lens: Lens, body: unknown) => lens.open(bytesOf(body)).messages;
const shown = (lens: Lens, body: unknown) => view(lens, body).map(({ id, ...message }) => message);

describe('anthropicMessages', () => {
  it('tells what a program wrote into a user message from what was typed', () => {
    const text = (value: string) => ({ type: 'text', text: value });
    const result = { type: 'tool_result', tool_use_id: 'a', content: [text('out')], is_error: true };
    const body = {
      system: [text('be brief')],
      messages: [
        { role: 'user', content: [text('<system-reminder>x</system-reminder>\n'), text('fix it')] },
        { role: 'assistant', content: [{ type: 'tool_use', id: 'a', name: 'Bash', input: { command: 'ls' } }] },
        { role: 'user', content: [result, text('note')] },
      ],
    };
    expect(shown(anthropicMessages, body)).toEqual([
      { role: 'system', parts: [text('be brief')] },
      {
        role: 'user',
        parts: [
          { ...text('<system-reminder>x</system-reminder>\n'), origin: 'notice' },
          { ...text('fix it'), origin: 'typed' },
        ],
      },
      {
        role: 'assistant',
        parts: [{ type: 'tool-call', id: 'a', tool: 'Bash', input: '{"command":"ls"}', inputForm: 'json' }],
      },
      { role: 'tool', callId: 'a', tool: 'Bash', status: 'error', parts: [text('out')] },
      { role: 'user', parts: [{ ...text('note'), origin: 'notice' }] },
    ]);
  });

  it('keeps cache marks, images and unknown members of a result while its text is replaced', () => {
    const body = `{"messages":[ {"role":"user","content":[{"cache_control":{"type":"ephemeral"},"type":"tool_result","tool_use_id":"a","content":[{"type":"image","source":{"type":"base64","media_type":"image/png","data":"aGk="}},{"text":"l\\u006fng","type":"text","n":1e400}]}]}]}`;
    const written = anthropicMessages
      .open(bytesOf(body))
      .write([{ result: 'a', part: 1, text: '"s"', reason: 'test' }]);
    expect(textOf(written)).toBe(body.replace('l\\u006fng', '\\"s\\"'));
  });

  it('names repeated and missing call ids as its results do', () => {
    const result = (id?: string) => ({ type: 'tool_result', tool_use_id: id });
    const content = [result('a'), result('a'), result(), result('a~2'), result('a')];
    const { results } = anthropicMessages.open(bytesOf({ messages: [{ role: 'user', content }] }));
    expect(results.map(({ id, at, parts }) => [id, at, parts])).toEqual([
      ['a', '/messages/0/content/0', 0],
      ['a~2', '/messages/0/content/1', 0],
      ['result-3', '/messages/0/content/2', 0],
      ['a~2~2', '/messages/0/content/3', 0],
      ['a~3', '/messages/0/content/4', 0],
    ]);
  });

  it.each([
    ['', 'not-json', 'byte 0'],
    ['{"messages":[}', 'not-json', 'byte 13'],
    ['{"messages":[', 'not-json', 'byte 13'],
    ['\ufeff{"messages":[]}', 'not-json', 'byte 0'],
    ['[]', 'not-a-body', ''],
    ['{"messages":{}}', 'no-messages', '/messages'],
  ])('says what is wrong with %j and where', (body, code, at) => {
    expect(anthropicMessages.open(bytesOf(body)).problem).toMatchObject({ code, at });
  });
});

describe('openaiChat', () => {
  it('reads calls of functions, of custom tools and of the older form, each with its result', () => {
    const messages = [
      { role: 'developer', content: 'be brief' },
      {
        role: 'assistant',
        content: null,
        reasoning_content: 'hm',
        tool_calls: [
          { id: 'a', type: 'function', function: { name: 'sh', arguments: '{"c":1e3}' } },
          { id: 'b', type: 'custom', custom: { name: 'patch', input: '***' } },
        ],
      },
      {
        role: 'tool',
        tool_call_id: 'b',
        content: [
          { type: 'text', text: '1' },
          { type: 'text', text: '2' },
        ],
      },
      { role: 'tool', tool_call_id: 'a', content: '3' },
      { role: 'assistant', function_call: { name: 'old', arguments: '{}' } },
      { role: 'function', name: 'old', content: '4' },
    ];
    const seen = shown(openaiChat, { messages });
    expect(
      seen[1]?.parts.map((part) => ('input' in part ? [part.id, part.tool, part.input, part.inputForm] : part)),
    ).toEqual([{ type: 'thinking', text: 'hm' }, ['a', 'sh', '{"c":1e3}', 'json'], ['b', 'patch', '***', 'text']]);
    const results = seen.flatMap((message) =>
      message.role === 'tool' ? [[message.callId, message.tool, message.parts.length]] : [],
    );
    expect(results).toEqual([
      ['b', 'patch', 2],
      ['a', 'sh', 1],
      ['', 'old', 1],
    ]);
  });
});

describe('openaiResponses', () => {
  it('makes one message of the items of one response', () => {
    const input = [
      { role: 'user', content: 'go' },
      { type: 'reasoning', summary: [{ type: 'summary_text', text: 'hm' }], encrypted_content: 'e' },
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'so' }] },
      { type: 'function_call', call_id: 'a', name: 'sh', arguments: '{}' },
      { type: 'web_search_call', id: 'w' },
      { type: 'function_call_output', call_id: 'a', output: 'out' },
    ];
    expect(
      shown(openaiResponses, { instructions: 'be brief', input }).map(({ role, parts }) => [
        role,
        ...parts.map(({ type }) => type),
      ]),
    ).toEqual([
      ['system', 'text'],
      ['user', 'text'],
      ['assistant', 'thinking', 'text', 'tool-call', 'other'],
      ['tool', 'text'],
    ]);
  });

  it('replaces the output inside the JSON that a program result is, and leaves the spelling of the rest', () => {
    const inside = String.raw`{\"metadata\": {\"exit_code\":1, \"n\":1e400},\u0022output\":\"a\\nb \u00e9\\u00e9 \\ud83d\"}`;
    const body = `{"input":[{"type":"function_call_output","call_id":"a","output":"${inside}"}]}`;
    const opened = openaiResponses.open(bytesOf(body));
    expect(opened.results[0]?.text(0)).toBe('a\nb éé \ud83d');
    expect(opened.messages[0]).toMatchObject({ status: 'error', exitCode: 1 });
    const written = opened.write([{ result: 'a', text: 'x"\n', reason: 'test' }]);
    expect(textOf(written)).toBe(body.replace(String.raw`a\\nb \u00e9\\u00e9 \\ud83d`, String.raw`x\\\"\\n`));
    expect(JSON.parse(JSON.parse(textOf(written)).input[0].output).output).toBe('x"\n');
  });

  it('takes a string that only looks like a program result as its own text', () => {
    for (const output of ['{"output":"a"}', '{"output":1,"metadata":{}}', '{ not json', '["a"]']) {
      const { results } = openaiResponses.open(
        bytesOf({ input: [{ type: 'function_call_output', call_id: 'a', output }] }),
      );
      expect(results[0]?.text(0)).toBe(output);
    }
  });

  it('keeps what the local shell gave JSON of the same shape, and touches no other shape', () => {
    const item = (output: string) => ({ type: 'local_shell_call_output', id: 'l', output });
    const write = (output: string) => {
      const written = openaiResponses
        .open(bytesOf({ input: [item(output)] }))
        .write([{ result: 'l', text: 'new', reason: 'test' }]);
      return JSON.parse(textOf(written)).input[0].output;
    };
    expect(write('{"output":"old","metadata":{"exit_code":0}}')).toBe('{"output":"new","metadata":{"exit_code":0}}');
    expect(write('{"stdout":"old","stderr":"e"}')).toBe('{"stdout":"new","stderr":"e"}');
    expect(write('"old"')).toBe('"new"');
    expect(write('[1]')).toBe('[1]');
    expect(write('plain')).toBe('new');
  });

  it('reads each stream of each command that a shell ran, and how they ended', () => {
    const chunk = (exit_code: number) => ({ stdout: 'o', stderr: 'e', outcome: { type: 'exit', exit_code } });
    const input = [{ type: 'shell_call_output', call_id: 'a', output: [chunk(0), chunk(2)] }];
    expect(shown(openaiResponses, { input })).toEqual([
      {
        role: 'tool',
        callId: 'a',
        status: 'error',
        exitCode: 2,
        parts: ['o', 'e', 'o', 'e'].map((text) => ({ type: 'text', text })),
      },
    ]);
  });

  it('takes the results of patches and of remote tools, and passes unknown ones as they are', () => {
    const input = [
      { type: 'apply_patch_call', call_id: 'p', operation: { type: 'delete_file', path: 'a' } },
      { type: 'apply_patch_call_output', call_id: 'p', status: 'failed', output: 'no' },
      { type: 'mcp_call', id: 'm', name: 'find', arguments: '{}', output: 'found' },
      { type: 'computer_call_output', call_id: 'c', output: { type: 'computer_screenshot' } },
    ];
    const results = view(openaiResponses, { input }).filter(({ role }) => role === 'tool');
    expect(results).toMatchObject([
      { id: 'p', tool: 'apply_patch', status: 'error', parts: [{ type: 'text', text: 'no' }] },
      { id: 'm', tool: 'find', parts: [{ type: 'text', text: 'found' }] },
      { id: 'c', parts: [{ type: 'other', kind: 'computer_screenshot' }] },
    ]);
  });

  it('takes the local shell call and its output together by whichever id the output names', () => {
    const call = { type: 'local_shell_call', id: 'item', call_id: 'call', action: { type: 'exec' } };
    for (const id of ['item', 'call']) {
      const messages = view(openaiResponses, { input: [call, { type: 'local_shell_call_output', id, output: 'x' }] });
      expect(messages).toMatchObject([{ parts: [{ id, tool: 'local_shell' }] }, { callId: id, tool: 'local_shell' }]);
    }
  });

  it('takes a plain text as input, and a body that leaves its input to the provider', () => {
    expect(shown(openaiResponses, { input: 'go' })).toEqual([
      { role: 'user', parts: [{ type: 'text', text: 'go', origin: 'typed' }] },
    ]);
    expect(openaiResponses.open(bytesOf({ previous_response_id: 'r' })).problem).toBeUndefined();
    expect(openaiResponses.open(bytesOf({ input: 1 })).problem).toMatchObject({ code: 'no-input', at: '/input' });
  });
});

describe('a body of 50 MB', () => {
  it('comes back as it is, and with one text replaced differs there alone', () => {
    const line = '  at run (src/file.ts:12:34) failed 字\\n\\ud800';
    const result = (id: number) => `{"type":"tool_result","tool_use_id":"c${id}","content":"${line.repeat(2_000)}"}`;
    const body = bytesOf(
      `{"messages":[{"role":"user","content":[${Array.from({ length: 560 }, (_, id) => result(id)).join(',')}]}]}`,
    );
    expect(body.length).toBeGreaterThan(50_000_000);
    const opened = anthropicMessages.open(body);
    expect(opened.results).toHaveLength(560);
    expect(opened.write([]) === body).toBe(true);
    const written = opened.write([{ result: 'c300', text: 'short', reason: 'test' }]);
    const size = opened.results[300]?.partBytes(0) ?? 0;
    expect(written.length).toBe(body.length - size + 5);
    let before = 0;
    while (before < written.length && written[before] === body[before]) before++;
    expect(Buffer.compare(written.subarray(0, before), body.subarray(0, before))).toBe(0);
    expect(Buffer.compare(written.subarray(before + 5), body.subarray(before + size))).toBe(0);
    expect(anthropicMessages.open(written).results[300]?.text(0)).toBe('short');
  });
});
