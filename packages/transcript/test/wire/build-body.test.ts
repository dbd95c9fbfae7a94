import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBody, lensOf, type Message, type ToolCall, validateBody, type WireFormat } from '../../src/index.js';
import { messageList } from './message-lists.js';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 500) };
const formats: WireFormat[] = ['anthropic-messages', 'openai-chat', 'openai-responses'];
const options = {
  model: 'm',
  tools: [{ name: 'Bash', description: 'Runs a command.', inputSchema: { type: 'object' } }],
};

const callsOf = (messages: readonly Message[]) =>
  messages.flatMap((message) =>
    message.role === 'assistant' ? message.parts.filter((part): part is ToolCall => part.type === 'tool-call') : [],
  );
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const build = (format: WireFormat, messages: readonly Message[]) =>
  JSON.parse(textOf(buildBody(format, messages, options)));

describe.each(formats)('a %s body', (format) => {
  it('is valid whatever messages it is built from, has each call once, answered, and every text of a result', () => {
    fc.assert(
      fc.property(messageList, (messages) => {
        const bytes = buildBody(format, messages, options);
        expect(validateBody(format, bytes)).toEqual([]);
        const opened = lensOf(format).open(bytes);
        expect(opened.problem).toBeUndefined();
        expect(opened.write([])).toBe(bytes);
        const calls = callsOf(opened.messages);
        expect(calls).toHaveLength(callsOf(messages).length);
        expect(opened.results.map(({ callId }) => callId)).toEqual(calls.map(({ id }) => id));
        const shown = JSON.stringify(opened.messages);
        for (const { parts } of messages.filter(({ role }) => role === 'tool')) {
          for (const part of parts)
            if (part.type === 'text' && part.text.trim())
              expect(shown).toContain(JSON.stringify(part.text).slice(1, -1));
        }
        expect(Buffer.compare(buildBody(format, messages, options), bytes)).toBe(0);
      }),
      runs,
    );
  });
});

const call = (id: string, tool = 'Bash'): ToolCall => ({
  type: 'tool-call',
  id,
  tool,
  input: '{"n":1e400}',
  inputForm: 'json',
});
const user: Message = { role: 'user', id: 'u', parts: [{ type: 'text', text: 'go', origin: 'typed' }] };
const answer = (callId: string, text: string): Message => ({
  role: 'tool',
  id: `r-${callId}`,
  callId,
  status: 'error',
  parts: [{ type: 'text', text }],
});

describe('buildBody', () => {
  it('keeps the spelling of an input and changes hostile ids the same way in call and result', () => {
    const messages: Message[] = [user, { role: 'assistant', id: 'a', parts: [call('x|1')] }, answer('x|1', 'no')];
    const text = textOf(buildBody('anthropic-messages', messages, options));
    expect(text).toContain('"id":"x_1","name":"Bash","input":{"n":1e400}}');
    expect(text).toContain('{"type":"tool_result","tool_use_id":"x_1","content":"no","is_error":true}');
  });

  it('says so where a result was lost, and shows a result without a call as a notice', () => {
    const messages: Message[] = [user, { role: 'assistant', id: 'a', parts: [call('x')] }, answer('y', 'stray')];
    for (const format of formats) {
      const [, ...shown] = lensOf(format).open(buildBody(format, messages, options)).messages;
      expect(shown[1]).toMatchObject({ role: 'tool', parts: [{ text: '(The result of this call was lost.)' }] });
      expect(JSON.stringify(shown[2])).toContain('stray');
    }
  });

  it('gives calls that share an id one of their own each, the results in the order of the calls', () => {
    const assistant: Message = { role: 'assistant', id: 'a', parts: [call('x'), call('y')] };
    const messages: Message[] = [
      user,
      assistant,
      answer('y', '2'),
      answer('x', '1'),
      { ...assistant, id: 'b' },
      answer('x', '3'),
      answer('y', '4'),
    ];
    for (const format of formats) {
      const { results } = lensOf(format).open(buildBody(format, messages, options));
      expect(results.map((result) => [result.callId, result.text(0)])).toEqual([
        ['x', '1'],
        ['y', '2'],
        ['x_2', '3'],
        ['y_2', '4'],
      ]);
    }
  });

  it('lets the user speak first for Anthropic, and puts thinking in only where it is signed', () => {
    const thinking = { type: 'thinking', text: 'hm' } as const;
    const parts = [
      thinking,
      { ...thinking, signature: 's' },
      { type: 'text', text: 'hi' } as const,
      { type: 'text', text: ' ' } as const,
    ];
    const body = build('anthropic-messages', [{ role: 'assistant', id: 'a', parts }]);
    expect(body.messages[0].role).toBe('user');
    expect(body.messages[1].content).toEqual([
      { type: 'thinking', thinking: 'hm', signature: 's' },
      { type: 'text', text: 'hi' },
    ]);
  });

  it('puts encrypted reasoning right before its call for Responses, and leaves out what nothing follows', () => {
    const thinking = { type: 'thinking', text: 'hm', encrypted: 'e' } as const;
    const body = build('openai-responses', [
      user,
      { role: 'assistant', id: 'a', parts: [thinking, call('x'), thinking] },
      answer('x', 'no'),
    ]);
    expect(body.input.map(({ type }: { type: string }) => type)).toEqual([
      'message',
      'reasoning',
      'function_call',
      'function_call_output',
    ]);
  });

  it('shows an image of a result where the wire takes it', () => {
    const image = { type: 'media', mediaType: 'image/png', base64: 'aGk=' } as const;
    const messages: Message[] = [
      user,
      { role: 'assistant', id: 'a', parts: [call('x')] },
      { role: 'tool', id: 'r', callId: 'x', status: 'success', parts: [image] },
    ];
    expect(build('anthropic-messages', messages).messages[2].content[0].content[0].source.data).toBe('aGk=');
    expect(build('openai-responses', messages).input[2].output).toEqual([
      { type: 'input_image', image_url: 'data:image/png;base64,aGk=' },
    ]);
    const chat = build('openai-chat', messages).messages;
    expect(chat[2]).toEqual({ role: 'tool', tool_call_id: 'x', content: '(The image is in the next user message.)' });
    expect(chat[3].content[1]).toEqual({ type: 'image_url', image_url: { url: 'data:image/png;base64,aGk=' } });
  });

  it('sends a call in text form as each wire spells it', () => {
    const patch: ToolCall = { type: 'tool-call', id: 'p', tool: 'apply_patch', input: '*** Begin', inputForm: 'text' };
    const messages: Message[] = [user, { role: 'assistant', id: 'a', parts: [patch] }, answer('p', 'done')];
    expect(build('anthropic-messages', messages).messages[1].content[0].input).toEqual({ input: '*** Begin' });
    expect(build('openai-chat', messages).messages[1].tool_calls[0].custom).toEqual({
      name: 'apply_patch',
      input: '*** Begin',
    });
    expect(build('openai-responses', messages).input.slice(1)).toMatchObject([
      { type: 'custom_tool_call' },
      { type: 'custom_tool_call_output', output: 'done' },
    ]);
  });
});

describe('what a wire refuses is not written', () => {
  it('media without bytes that a provider can get at', () => {
    const media = { type: 'media', mediaType: 'image/png', origin: 'attached' } as const;
    const unusable = [
      { ...media, url: '' },
      { ...media, url: 'file:///a.png' },
      { ...media, base64: '' },
      { ...media, mediaType: 'image/*', base64: 'aGk=' },
    ];
    for (const format of formats) {
      const text = textOf(buildBody(format, [{ role: 'user', id: 'u', parts: unusable }], options));
      expect(text.match(/not included/g)).toHaveLength(4);
      expect(text).not.toMatch(/file:|"image|aGk=/);
    }
  });

  it('thinking at the end, and white space behind an answer that is to be gone on with', () => {
    const thinking = { type: 'thinking', text: 'hm', signature: 's' } as const;
    const said = { type: 'text', text: 'So \n' } as const;
    const assistant = (id: string, ...parts: readonly (typeof thinking | typeof said)[]): Message => {
      return { role: 'assistant', id, parts };
    };
    const list = [user, assistant('a', thinking), user, assistant('b', thinking, said, thinking)];
    const { messages } = build('anthropic-messages', list);
    expect(messages.slice(2)).toEqual([
      {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: 'hm', signature: 's' },
          { type: 'text', text: 'So' },
        ],
      },
    ]);
  });

  it('ids over 64 characters, also where they repeat', () => {
    const list = Array.from({ length: 12 }, (_, n): Message[] => [
      { role: 'assistant', id: `a${n}`, parts: [call('c'.repeat(80))] },
      answer('c'.repeat(80), 'x'),
    ]).flat();
    for (const format of formats) {
      const ids = textOf(buildBody(format, [user, ...list], options)).match(/c{20,}\w*/g) ?? [];
      expect(new Set(ids).size).toBe(12);
      expect(Math.max(...ids.map(({ length }) => length))).toBeLessThanOrEqual(64);
    }
  });
});
