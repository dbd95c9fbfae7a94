/**
 * Request bodies of each wire format as no client writes them: members in any order, unknown ones between, keys twice with
 * the last one right, odd white space, texts in every spelling, results in every form that the wire knows, call ids that
 * repeat or are missing.
 */

import fc from 'fast-check';
import type { WireFormat } from '../../src/index.js';
import { hostileJson, hostileString } from '../hostile-json.js';

type Text = fc.Arbitrary<string>;

const space = fc.constantFrom('', '', '', ' ', '\n\t', ' \r\n ');
const junk = hostileJson(1);

/** An object with these members, among others, in any order. */
function object(members: Record<string, Text>): Text {
  const known = Object.entries(members).map(([key, value]) => fc.tuple(spelled(key), fc.option(junk), value));
  const other = fc.tuple(
    fc.nat(999).map((n) => `"x${n}"`),
    fc.constant(null),
    junk,
  );
  return fc
    .tuple(fc.tuple(...known), fc.array(other, { maxLength: 2 }), fc.infiniteStream(space), fc.nat())
    .map(([own, others, spaces, turn]) => {
      const gap = () => spaces.next().value;
      const all = [...own, ...others];
      const turned = [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)];
      const texts = turned.flatMap(([key, earlier, value]) => [
        ...(earlier === null ? [] : [`${gap()}${key}:${earlier}`]),
        `${gap()}${key}${gap()}:${gap()}${value}${gap()}`,
      ]);
      return `{${texts.join(',')}}`;
    });
}

function spelled(key: string): Text {
  const code = key.charCodeAt(0).toString(16).padStart(4, '0');
  return fc.constantFrom(`"${key}"`, `"${key}"`, `"${key}"`, `"\\u${code}${key.slice(1)}"`);
}

function array(items: Text, maxLength = 4): Text {
  return fc
    .tuple(fc.array(items, { maxLength }), space)
    .map(([all, gap]) => `[${gap}${all.join(`${gap},${gap}`)}${gap}]`);
}

const is = (text: string): Text => fc.constant(JSON.stringify(text));
const callId = fc.oneof(
  fc.constantFrom('"a"', '"a"', '"a~2"', '"b"', '""', '"result-1"', 'null', '"message-1"'),
  hostileString,
);
const base64 = is('aGk=');
const isError = fc.constantFrom('true', 'false', 'null', '"yes"');

const anthropicText = object({ type: is('text'), text: hostileString });
const anthropicImage = object({
  type: is('image'),
  source: object({ type: is('base64'), media_type: is('image/png'), data: base64 }),
});
const anthropicResult = object({
  type: is('tool_result'),
  tool_use_id: callId,
  content: fc.oneof(
    hostileString,
    array(fc.oneof(anthropicText, anthropicImage, object({ type: is('tool_reference') }), junk)),
    junk,
  ),
  is_error: isError,
  cache_control: object({ type: is('ephemeral') }),
});
const anthropicBlock = fc.oneof(
  { weight: 4, arbitrary: anthropicResult },
  anthropicText,
  anthropicImage,
  object({ type: is('tool_result'), tool_use_id: callId }),
  object({ type: is('tool_use'), id: callId, name: hostileString, input: junk }),
  object({ type: is('thinking'), thinking: hostileString, signature: hostileString }),
  object({ type: is('redacted_thinking'), data: hostileString }),
  object({ type: hostileString }),
  junk,
);
const anthropic = object({
  system: fc.oneof(hostileString, array(anthropicText), junk),
  messages: array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: object({
          role: fc.constantFrom('"user"', '"user"', '"assistant"', '"system"', '"x"'),
          content: fc.oneof(array(anthropicBlock), hostileString),
        }),
      },
      junk,
    ),
  ),
});

const chatText = object({ type: is('text'), text: hostileString });
const chatPart = fc.oneof(
  chatText,
  object({ type: is('image_url'), image_url: object({ url: is('data:image/png;base64,aGk=') }) }),
  junk,
);
const chatContent = fc.oneof(hostileString, array(chatPart), junk);
const chat = object({
  messages: array(
    fc.oneof(
      object({ role: is('tool'), tool_call_id: callId, content: chatContent }),
      object({ role: is('function'), name: is('f'), content: chatContent }),
      object({ role: fc.constantFrom('"user"', '"system"', '"developer"', '"x"'), content: chatContent }),
      object({
        role: is('assistant'),
        content: chatContent,
        reasoning_content: hostileString,
        tool_calls: array(
          object({ id: callId, function: object({ name: is('f'), arguments: hostileString }), type: is('function') }),
        ),
        function_call: object({ name: is('f'), arguments: hostileString }),
      }),
      junk,
    ),
    6,
  ),
});

/** A JSON text written into a string of JSON, some of its characters as escapes. */
function inString(text: Text): Text {
  return fc.tuple(text, fc.nat(9)).map(([inner, every]) => {
    const units = [...Array(inner.length).keys()].map((at) => {
      const unit = inner.charCodeAt(at);
      const isEscaped = every > 6 && at % every === 0;
      return isEscaped ? `\\u${unit.toString(16).padStart(4, '0')}` : JSON.stringify(inner.charAt(at)).slice(1, -1);
    });
    const isWhole = !/[\ud800-\udfff]/.test(inner);
    return `"${isWhole ? units.join('') : JSON.stringify(inner).slice(1, -1)}"`;
  });
}

const programOutput = inString(
  object({ output: hostileString, metadata: object({ exit_code: fc.constantFrom('0', '1', '1e0', 'null') }) }),
);
const responsesPart = fc.oneof(
  object({ type: is('input_text'), text: hostileString }),
  object({ type: is('input_image'), image_url: is('data:image/png;base64,aGk=') }),
  object({ type: is('input_file'), file_data: is('data:application/pdf;base64,aGk='), filename: is('a.pdf') }),
  junk,
);
const output = fc.oneof(hostileString, programOutput, array(responsesPart), junk);
const responses = object({
  instructions: fc.oneof(hostileString, junk),
  input: array(
    fc.oneof(
      object({ type: is('function_call_output'), call_id: callId, output }),
      object({ type: is('custom_tool_call_output'), call_id: callId, output }),
      object({
        type: is('local_shell_call_output'),
        id: callId,
        output: fc.oneof(programOutput, inString(junk), hostileString),
      }),
      object({
        type: is('shell_call_output'),
        call_id: callId,
        output: array(
          object({
            stdout: hostileString,
            stderr: hostileString,
            outcome: object({ type: is('exit'), exit_code: fc.constantFrom('0', '2') }),
          }),
        ),
      }),
      object({ type: is('apply_patch_call_output'), call_id: callId, status: is('failed'), output: hostileString }),
      object({
        type: is('mcp_call'),
        id: callId,
        name: is('f'),
        arguments: hostileString,
        output: fc.oneof(hostileString, fc.constant('null')),
      }),
      object({ type: is('function_call'), call_id: callId, name: is('f'), arguments: hostileString }),
      object({
        type: is('message'),
        role: fc.constantFrom('"user"', '"assistant"', '"developer"'),
        content: fc.oneof(hostileString, array(responsesPart)),
      }),
      object({
        type: is('reasoning'),
        summary: array(object({ type: is('summary_text'), text: hostileString })),
        encrypted_content: hostileString,
      }),
      object({ type: is('compaction'), encrypted_content: hostileString }),
      object({ type: is('some_call_output'), call_id: callId, output: junk }),
      junk,
    ),
    6,
  ),
});

/** The bytes of a body of this format. */
export function hostileBody(format: WireFormat): fc.Arbitrary<Uint8Array> {
  const body = { 'anthropic-messages': anthropic, 'openai-chat': chat, 'openai-responses': responses }[format];
  return fc.tuple(space, body, space).map((texts) => new TextEncoder().encode(texts.join('')));
}
