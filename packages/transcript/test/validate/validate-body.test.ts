import { runInNewContext } from 'node:vm';
import { isCtxError } from '@ctx/error';
import { buildBody, lensOf, validateBody, wireRules } from '@ctx/transcript';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badBodies, goodBodies } from './bad-bodies.js';
import { build, bytes, encode, formats, type Json } from './bodies.js';

const runs = Number(process.env.FC_RUNS ?? 500);
const plans = fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 5 });

describe.each(formats)('validateBody of %s', (format) => {
  it.each(badBodies[format].map((bad) => [bad.code, bad.at, bad] as const))('finds %s at %s', (code, at, bad) => {
    const previous = bad.previous && { previous: bytes(bad.previous) };
    const findings = validateBody(format, bytes(bad.body), previous);
    expect(findings).toContainEqual(expect.objectContaining({ code, at }));
    const others = findings.map((finding) => finding.code).filter((other) => other !== code);
    expect(others.filter((other) => !bad.also?.includes(other))).toEqual([]);
  });

  it('has a body that breaks it for each of its rules', () => {
    const broken = new Set([...badBodies[format].map(({ code }) => code), 'not-utf8', 'not-json', 'not-an-object']);
    expect([...broken].sort()).toEqual(Object.keys(wireRules(format)).sort());
  });

  it.each(goodBodies[format])('finds nothing in %j', (body) => {
    expect(validateBody(format, bytes(body), { previous: bytes(body) })).toEqual([]);
  });

  it.each(formats.filter((other) => other !== format))('finds it when the body is one of %s', (other) => {
    expect(validateBody(format, bytes(build(other, [2]).body))).not.toEqual([]);
  });

  it.each([
    ['not-json', bytes({}).slice(1)],
    ['not-json', new Uint8Array([0xef, 0xbb, 0xbf, 0x7b, 0x7d])],
    ['not-utf8', new Uint8Array([0x22, 0xff, 0x22])],
    ['not-an-object', bytes([])],
  ])('says that a body is %s', (code, body) => {
    expect(validateBody(format, body)).toEqual([{ code, at: '', message: wireRules(format)[code] }]);
  });

  it('finds nothing in a conversation as it should be, nor in the next request of it', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const body = bytes(build(format, plan).body);
        const previous = bytes(build(format, plan.slice(0, -1)).body);
        expect(validateBody(format, body, { previous })).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  it('finds it when a call or a result is dropped, doubled or moved to where it cannot be', () => {
    fc.assert(
      fc.property(plans, fc.nat(), fc.constantFrom('drop', 'double', 'move'), (plan, pick, how) => {
        const { body, list } = build(format, plan);
        const spots = spotsIn(list);
        fc.pre(spots.length > 0);
        const { holder, index } = spots[pick % spots.length] as Spot;
        const [piece] = holder.splice(index, how === 'double' ? 0 : 1) as [Json];
        if (how === 'double') holder.splice(index, 0, holder[index] as Json);
        if (how === 'move') moveAway(format, list, piece ?? {});
        expect(validateBody(format, bytes(body))).not.toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  it('never throws, whatever the body', () => {
    const key = fc.constantFrom(
      'messages',
      'input',
      'role',
      'content',
      'type',
      'id',
      'tool_calls',
      'call_id',
      '__proto__',
      'system',
    );
    const word = fc.constantFrom(
      'user',
      'assistant',
      'tool',
      'tool_use',
      'tool_result',
      'function_call',
      'reasoning',
      'x',
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        word,
        fc.jsonValue({ maxDepth: 1 }),
        fc.array(tie('value')),
        fc.dictionary(key, tie('value')),
      ),
    }));
    fc.assert(
      fc.property(fc.dictionary(key, value), (body) => {
        for (const { at, message } of validateBody(format, bytes(body), { previous: bytes(body) })) {
          expect(at === '' || at.startsWith('/')).toBe(true);
          expect(message).not.toContain('undefined');
        }
      }),
      { numRuns: runs },
    );
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const hostile = `{"messages":[{"role":"assistant","content":[{"type":"tool_use","id":${deep}}]}],"input":[{"type":"reasoning","id":${deep}}]}`;
    expect(() => validateBody(format, encode(hostile))).not.toThrow();
  });

  it('takes ten times as long for ten times the body', () => {
    const time = (rounds: number) => {
      const body = bytes(
        build(
          format,
          Array.from({ length: rounds }, () => 2),
        ).body,
      );
      const times = [1, 2, 3].map(() => {
        const before = process.cpuUsage();
        validateBody(format, body, { previous: body });
        return process.cpuUsage(before).user / 1e3;
      });
      return Math.min(...times);
    };
    expect(time(5_000)).toBeLessThan(50 * Math.max(time(500), 2));
  });
});

describe('what is handed over wrongly', () => {
  const { body } = build('openai-chat', [0]);
  const text = JSON.stringify(body);
  it.each([
    ['not-bytes', () => validateBody('openai-chat', text as never)],
    ['not-bytes', () => validateBody('openai-chat', bytes(body), { previous: '' as never })],
    ['not-bytes', () => lensOf('openai-chat').open(text as never)],
    ['not-bytes', () => lensOf('openai-chat').open(null as never)],
    ['unknown-format', () => validateBody('anthropic' as never, bytes(body))],
    ['unknown-format', () => wireRules('__proto__' as never)],
    ['unknown-format', () => lensOf('anthropic' as never)],
    ['unknown-format', () => lensOf(undefined as never)],
    ['unknown-format', () => buildBody('toString' as never, [], { model: 'm' })],
  ])('is a %s error that says what to give: %s', (code, call) => {
    const error = thrown(call);
    expect(isCtxError(error, code)).toBe(true);
    for (const word of code === 'not-bytes' ? ['Uint8Array'] : formats) expect(String(error)).toContain(word);
  });

  it('bytes of another realm are bytes', () => {
    const foreign = runInNewContext('new Uint8Array([0x7b, 0x7d])');
    expect(foreign).not.toBeInstanceOf(Uint8Array);
    expect(validateBody('openai-responses', foreign)).toContainEqual(expect.objectContaining({ code: 'no-input' }));
  });
});

function thrown(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

describe('validateBody with the request before', () => {
  it.each(['anthropic-messages', 'openai-responses'] as const)(
    'finds it when reasoning is altered on the way of %s',
    (format) => {
      fc.assert(
        fc.property(plans, fc.nat(), (plan, pick) => {
          const { body } = build(format, plan);
          const text = JSON.stringify(body);
          const secrets = text.match(/"(?:sig|secret) \d+"/g) ?? [];
          const altered = text.replace(secrets[pick % secrets.length] ?? '', '"forged"');
          const codes = validateBody(format, encode(altered), { previous: encode(text) }).map(({ code }) => code);
          expect(codes.join()).toMatch(/^(?:thinking|reasoning)-changed/);
        }),
        { numRuns: runs },
      );
    },
  );
});

interface Spot {
  readonly holder: Json[];
  readonly index: number;
}

/** The calls and the results of a body, wherever they lie. */
function spotsIn(list: Json[]): Spot[] {
  const own = list.flatMap((item, index) => (isPiece(item) ? [{ holder: list, index }] : []));
  const inner = list.flatMap((item) =>
    [item.content, item.tool_calls].filter(Array.isArray).flatMap((part) => spotsIn(part)),
  );
  return [...own, ...inner];
}

function isPiece({ type, role }: Json): boolean {
  return role === 'tool' || /^(?:tool_use|tool_result|function|function_call|function_call_output)$/.test(String(type));
}

/** To the end for what must come early, to the beginning for what must come late. */
function moveAway(format: string, list: Json[], piece: Json): void {
  if (format === 'anthropic-messages') {
    const role = piece.type === 'tool_use' ? 'assistant' : 'user';
    list.push({ role: role === 'user' ? 'assistant' : 'user', content: 'then' }, { role, content: [piece] });
  } else if (piece.type === 'function') {
    list.push({ role: 'assistant', content: null, tool_calls: [piece] });
  } else if (piece.type === 'function_call') list.push(piece);
  else list.unshift(piece);
}

it('a turn of 200,000 blocks in two messages is checked', () => {
  const blocks = Array.from({ length: 200_000 }, () => ({ type: 'text', text: 'x' }));
  const messages = [
    { role: 'user', content: 'x' },
    { role: 'user', content: blocks },
  ];
  const body = new TextEncoder().encode(JSON.stringify({ model: 'm', max_tokens: 1, messages }));
  expect(validateBody('anthropic-messages', body)).toEqual([]);
});
