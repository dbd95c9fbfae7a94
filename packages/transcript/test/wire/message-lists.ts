/** Lists of messages in any order: results without calls, calls without results, ids that repeat or are hostile. */

import fc from 'fast-check';
import type { AssistantPart, Message, ResultPart, UserPart } from '../../src/index.js';

const text = fc.string({
  unit: fc.oneof(fc.constantFrom('a', ' ', '\n', '\ud800', '字', '"'), fc.string({ minLength: 1, maxLength: 1 })),
  maxLength: 12,
});
const id = fc.oneof(fc.constantFrom('a', 'a', 'b', 'c|d', '', '__proto__', '../x y'), text);
const textPart = text.map((value) => ({ type: 'text' as const, text: value }));
const media = fc.record(
  {
    type: fc.constant('media' as const),
    mediaType: fc.constantFrom('image/png', 'image/*', 'application/pdf', 'audio/wav'),
    base64: fc.constantFrom('aGk=', ''),
    url: fc.constantFrom('', 'file:///a.png', 'https://x/a.png'),
    name: text,
  },
  { requiredKeys: ['type', 'mediaType'] },
);
const other = fc.record({
  type: fc.constant('other' as const),
  kind: fc.constantFrom('', 'server_tool_use'),
  json: fc.constant('{}'),
});
const input = fc.oneof(fc.json(), text, fc.constantFrom('{"n":1e400}', '{"a":12345678901234567890}', '{', '[1]', ''));

const assistantPart: fc.Arbitrary<AssistantPart> = fc.oneof(
  textPart,
  fc.record({
    type: fc.constant('tool-call' as const),
    id,
    tool: fc.oneof(fc.constantFrom('Bash', 'mcp.x/y', ''), text),
    input,
    inputForm: fc.constantFrom('json', 'text'),
  }),
  fc.record(
    {
      type: fc.constant('thinking' as const),
      text,
      signature: fc.constantFrom('', 'sig'),
      encrypted: fc.constantFrom('', 'gAAA'),
    },
    { requiredKeys: ['type', 'text'] },
  ),
  media,
  other,
);
const userPart: fc.Arbitrary<UserPart> = fc
  .tuple(fc.oneof(textPart, media, other), fc.constantFrom('typed', 'notice'))
  .map(([part, origin]) => ({ ...part, origin }) as UserPart);
const resultPart: fc.Arbitrary<ResultPart> = fc.oneof({ weight: 3, arbitrary: textPart }, media, other);

const message = fc.oneof(
  fc.record({ role: fc.constant('system' as const), parts: fc.array(textPart, { maxLength: 2 }) }),
  fc.record({ role: fc.constant('user' as const), parts: fc.array(userPart, { maxLength: 3 }) }),
  fc.record({ role: fc.constant('assistant' as const), parts: fc.array(assistantPart, { maxLength: 4 }) }),
  fc.record({
    role: fc.constant('tool' as const),
    callId: id,
    status: fc.constantFrom('success', 'error', 'unknown'),
    parts: fc.array(resultPart, { maxLength: 3 }),
  }),
);

export const messageList: fc.Arbitrary<Message[]> = fc
  .array(message, { maxLength: 12 })
  .map((all) => all.map((each, index) => ({ ...each, id: `m${index}` }) as Message));
