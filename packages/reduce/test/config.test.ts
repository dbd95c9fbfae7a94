import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LocatedSetting, parseReduction, printReduction, type ReductionLayer } from '../src/config.js';
import { defaultPolicy, type ReductionPolicy } from '../src/policy.js';
import { runs, timeout } from './runs.js';

const layer = (reduction: unknown): ReductionLayer => ({ context: { reduction } });
const parse = (...settings: readonly unknown[]) => parseReduction(settings.map(layer));
const off = { enabled: false, policy: defaultPolicy, findings: [] };
const on = { enabled: true, policy: defaultPolicy, findings: [] };

describe('context.reduction', () => {
  it('has the defaults when nobody sets it', () => {
    expect(parseReduction([])).toEqual(on);
    expect(parseReduction({})).toEqual(on);
    expect(parseReduction({ context: null })).toEqual(on);
    expect(parseReduction({ context: { compaction: { threshold: 0.5 } } })).toEqual(on);
  });

  it.each([[true], [{}], [null], [undefined]])('given as %j keeps the defaults', (setting) => {
    expect(parse(setting)).toEqual(on);
  });

  it('given as false disables', () => {
    expect(parse(false)).toEqual(off);
  });

  it('takes the fourteen fields in snake_case', () => {
    const names =
      `confirm_age_turns error_age_turns high_risk_protect_age_turns diff_protect_age_turns shell_success_age_turns
      shell_success_bytes shell_read_only_age_turns read_like_age_turns read_like_output_bytes stale_age_turns stale_output_bytes
      wrap_up_grace_requests min_tool_results_prune min_incremental_saved_tokens`.split(/\s+/);
    const { policy, findings } = parse(Object.fromEntries(names.map((name, index) => [name, 100 + index])));
    expect(Object.values(policy)).toEqual(names.map((_, index) => 100 + index));
    expect(Object.keys(policy)).toEqual(Object.keys(defaultPolicy));
    expect(findings).toEqual([]);
  });
});

describe('over several layers', () => {
  it('each field comes from the strongest that sets it', () => {
    const { policy } = parse({ stale_age_turns: 5, error_age_turns: 6 }, { stale_age_turns: 7, error_age_turns: null });
    expect(policy).toEqual({ ...defaultPolicy, staleAgeTurns: 7, errorAgeTurns: 6 });
  });

  it.each([[null], [undefined]])('%j inherits what is off and what is on', (nothing) => {
    expect(parse(false, nothing)).toEqual(off);
    expect(parse({ stale_age_turns: 5 }, nothing).policy.staleAgeTurns).toBe(5);
  });

  it.each([[true], [{}], [{ error_age_turns: 9 }]])(
    '%j enables again what was disabled, with the fields set before',
    (again) => {
      const { enabled, policy } = parse({ stale_age_turns: 5 }, false, again);
      expect(enabled).toBe(true);
      expect(policy.staleAgeTurns).toBe(5);
    },
  );

  it('false disables whatever came before', () => {
    expect(parse({ stale_age_turns: 5 }, true, false).enabled).toBe(false);
  });

  it('a number that is not positive goes back to the default, past what weaker layers say', () => {
    const { policy, findings } = parse({ stale_age_turns: 5 }, { stale_age_turns: 0 });
    expect(policy.staleAgeTurns).toBe(3);
    const message = 'context.reduction.stale_age_turns is 0, so the default holds, 3: write a number above 0';
    expect(findings).toEqual([{ code: 'not-positive', message }]);
  });
});

describe('what is wrong is reported, voids nothing else, and counts as omitted:', () => {
  it.each([
    ['3000', 'is "3000" and counts as omitted: write 3000 without quotes'],
    ['many', 'is "many" and counts as omitted: write a whole number from 1 to 9007199254740991'],
    [2.5, 'is 2.5 and'],
    [Number.POSITIVE_INFINITY, 'is Infinity and'],
    [Number.NaN, 'is NaN and'],
    [2 ** 53, 'is 9007199254740992 and'],
    [true, 'is true and'],
    [[3], 'is a list and'],
    [{ bytes: 3 }, 'is a mapping and'],
    ['\u{1b}[2J\u{9b}', 'is "\\u001b[2J\u{fffd}" and'],
  ])('a field that is %j', (value, message) => {
    const { policy, findings } = parse(
      { shell_success_bytes: 4000 },
      { shell_success_bytes: value, stale_age_turns: 5 },
    );
    expect(policy).toEqual({ ...defaultPolicy, shellSuccessBytes: 4000, staleAgeTurns: 5 });
    expect(findings).toEqual([
      { code: 'wrong-value', message: expect.stringContaining(`context.reduction.shell_success_bytes ${message}`) },
    ]);
  });

  it.each([['off'], [0], [1], ['true'], [['stale_age_turns']]])('a setting that is %j', (value) => {
    const { enabled, policy, findings } = parse({ stale_age_turns: 5 }, false, value);
    expect([enabled, policy.staleAgeTurns]).toEqual([false, 5]);
    expect(findings).toEqual([
      {
        code: 'wrong-value',
        message: expect.stringMatching(/^context\.reduction is .*: write true, false or a mapping$/),
      },
    ]);
  });

  it('a context that is no mapping', () => {
    const message = 'context is 5 and counts as omitted: write a mapping';
    expect(parseReduction({ context: 5 }).findings).toEqual([{ code: 'wrong-value', message }]);
  });

  it.each([
    ['stale_age_turn', 'did you mean stale_age_turns?'],
    ['shellSuccessBytes', 'did you mean shell_success_bytes?'],
    ['read-like-age-turns', 'did you mean read_like_age_turns?'],
    ['confirm_turns', 'did you mean confirm_age_turns?'],
    ['threshold', 'delete it'],
    ['__proto__', 'delete it'],
    ['toString', 'delete it'],
    ['', 'delete it'],
    ['x'.repeat(100_000), 'delete it'],
    ['enabled', 'a mapping always enables: to disable, write "reduction: false"'],
  ])('the unknown field %s', (key, way) => {
    const { policy, findings } = parse(
      Object.fromEntries([
        [key, 9],
        ['stale_age_turns', 5],
      ]),
    );
    expect(policy).toEqual({ ...defaultPolicy, staleAgeTurns: 5 });
    expect(findings).toEqual([
      { code: 'unknown-key', message: expect.stringMatching(/^context\.reduction has no field "/) },
    ]);
    expect(findings[0]?.message.endsWith(`: ${way}`)).toBe(true);
    expect(findings[0]?.message.length).toBeLessThan(200);
  });

  it.each(['high_pressure_usage', 'force_prune_usage'])('%s, which is no longer', (key) => {
    const message = expect.stringMatching(
      /usage of the context no longer changes .* context\.compaction\.threshold instead$/,
    );
    expect(parse({ [key]: 0.8 }).findings).toEqual([{ code: 'removed-key', message }]);
  });

  it('with file and line, where values know theirs', () => {
    const at = (line: number, value: unknown, fields: Record<string, LocatedSetting> = {}): LocatedSetting => ({
      value,
      fields: new Map(Object.entries(fields)),
      file: 'config.yaml',
      line,
    });
    const reduction = at(2, undefined, {
      stale_turns: at(3, 5),
      stale_age_turns: at(4, -1),
      error_age_turns: at(5, 7),
    });
    const { policy, findings } = parseReduction(at(1, undefined, { context: at(1, undefined, { reduction }) }));
    expect(policy).toEqual({ ...defaultPolicy, errorAgeTurns: 7 });
    expect(findings.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['unknown-key', 'config.yaml', 3],
      ['not-positive', 'config.yaml', 4],
    ]);
  });
});

const number = fc.oneof(
  fc.integer({ min: 1, max: 10 }),
  fc.maxSafeInteger().map((value) => Math.abs(value) || 1),
);
const policies = fc.record(
  Object.fromEntries(Object.keys(defaultPolicy).map((name) => [name, number])),
) as unknown as fc.Arbitrary<ReductionPolicy>;
const names = fc.oneof(fc.constantFrom('stale_age_turns', 'error_age_turns', 'enabled', '__proto__'), fc.string());
const setting = fc.oneof(fc.constantFrom(true, false, null), fc.dictionary(names, fc.anything()), fc.anything());

describe('for any', () => {
  it('setting, what is printed parses as what it was, through JSON too', { timeout }, () => {
    fc.assert(
      fc.property(policies, fc.boolean(), (policy, enabled) => {
        const printed = printReduction({ enabled, policy });
        const read = parse(JSON.parse(JSON.stringify(printed)));
        expect(read).toEqual({ enabled, policy: enabled ? policy : defaultPolicy, findings: [] });
        expect(printReduction(read)).toEqual(printed);
      }),
      runs,
    );
  });

  it('data, nothing throws and the policy is usable', { timeout }, () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(setting.map(layer), fc.object()), { maxLength: 4 }), (layers) => {
        const { policy, findings } = parseReduction(layers);
        expect(Object.values(policy).every((value) => Number.isSafeInteger(value) && value > 0)).toBe(true);
        expect(Object.keys(policy)).toEqual(Object.keys(defaultPolicy));
        for (const { message } of findings) expect(message).toMatch(/^context[ .][^\n\r]{1,300}$/);
      }),
      runs,
    );
  });

  it('layers, what the weaker ones come to can stand for them', { timeout }, () => {
    const valid = fc.oneof(
      fc.constantFrom(true, null, {}),
      fc.dictionary(
        fc.constantFrom('stale_age_turns', 'error_age_turns', 'stale_output_bytes'),
        fc.integer({ min: 1, max: 9 }),
      ),
    );
    fc.assert(
      fc.property(valid, valid, valid, (one, two, three) => {
        const { enabled, policy } = parse(printReduction(parse(one, two)), three);
        expect({ enabled, policy, findings: [] }).toEqual(parse(one, two, three));
      }),
      runs,
    );
  });
});
