import { engineCache, modelInfo, models, modelsAsOf } from '@ctx/transcript/models';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const runs = Number(process.env.FC_RUNS ?? 500);

describe('modelInfo', () => {
  it.each([
    ['claude-opus-4-5-20251101', 'claude-opus-4-5'],
    ['anthropic/claude-sonnet-4.5', 'claude-sonnet-4-5'],
    ['openrouter/anthropic/claude-sonnet-4.5:thinking', 'claude-sonnet-4-5'],
    ['us.anthropic.claude-sonnet-4-5-20250929-v1:0', 'claude-sonnet-4-5'],
    ['anthropic.claude-haiku-4-5-20251001-v1:0', 'claude-haiku-4-5'],
    ['arn:aws:bedrock:us-east-1:1:inference-profile/us.anthropic.claude-opus-4-1-20250805-v1:0', 'claude-opus-4-1'],
    ['claude-opus-4-5@20251101', 'claude-opus-4-5'],
    ['claude-opus-4-20250514', 'claude-opus-4'],
    ['Claude-Fable-5.1', 'claude-fable-5-1'],
    ['gpt-5-2025-08-07', 'gpt-5'],
    ['openai/gpt-5.5-2026-04-23', 'gpt-5.5'],
    ['gpt-5-codex', 'gpt-5-codex'],
    ['models/gemini-3.1-pro-preview', 'gemini-3.1-pro'],
    ['gemini-2.5-flash-preview-05-2025', 'gemini-2.5-flash'],
    ['deepseek/deepseek-v4-pro', 'deepseek-v4-pro'],
  ])('knows %s as %s', (id, known) => {
    expect(modelInfo(id)).toMatchObject({ id: known });
  });

  it.each([
    ['gpt-5-nano', 'openai'],
    ['gpt-5.9', 'openai'],
    ['gpt-6-sol-fast', 'openai'],
    ['claude-opus-9', 'anthropic'],
    ['gemini-2.5-flash-lite', 'google'],
  ])('takes %s for a model that it does not know, of a family that it does', (id, provider) => {
    const info = modelInfo(id);
    expect(info).toMatchObject({ id, provider });
    expect(info?.cache).toBeDefined();
    expect([info?.price, info?.context]).toEqual([undefined, undefined]);
  });

  it.each(['', 'my-model', 'gpt', 'toString', '__proto__', '/', 'claude'])('does not know %j', (id) => {
    expect(modelInfo(id)).toBeUndefined();
  });

  it('gives the large window to a name that asks for it', () => {
    expect(modelInfo('claude-sonnet-4-5')?.context).toBe(200_000);
    expect(modelInfo('claude-sonnet-4-5-20250929[1m]')).toMatchObject({ id: 'claude-sonnet-4-5', context: 1_000_000 });
    expect(modelInfo('claude-opus-5[1m]')?.context).toBe(1_000_000);
  });

  it('lets a user override single fields, by any spelling of the name', () => {
    const overrides = { 'anthropic/claude-opus-4.5': { context: 50_000, price: { input: 1 }, cache: { read: 0 } } };
    const info = modelInfo('claude-opus-4-5-20251101', overrides);
    expect(info).toMatchObject({ context: 50_000, maxOutput: 64_000, price: { input: 1, output: 25 } });
    expect(info?.cache).toMatchObject({ read: 0, minTokens: 4096, trigger: 'marks' });
    expect(modelInfo('claude-opus-4-6', overrides)?.context).toBe(1_000_000);
  });

  it('prefers the override of the very name over that of the table', () => {
    const overrides = { 'claude-opus-4-5': { context: 1 }, 'claude-opus-4-5-20251101': { context: 2 } };
    expect(modelInfo('claude-opus-4-5-20251101', overrides)?.context).toBe(2);
    expect(modelInfo('claude-opus-4-5', overrides)?.context).toBe(1);
  });

  it('knows a model that only the user knows', () => {
    expect(modelInfo('my-model', { 'my-model': { context: 8192, provider: 'local' } })).toEqual({
      id: 'my-model',
      context: 8192,
      provider: 'local',
    });
    expect(modelInfo('my-model', { 'my-model': { price: { input: 1 } } })).toEqual({ id: 'my-model' });
  });

  it('never throws, whatever the name', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        modelInfo(id);
        modelInfo(`claude-opus-4-5${id}`);
      }),
      { numRuns: runs },
    );
    expect(modelInfo(`claude-opus-4-5-${'1-'.repeat(100_000)}`)?.provider).toBe('anthropic');
  });
});

describe('the table of models', () => {
  it('finds each of its own rows, and says when it was checked', () => {
    expect(modelsAsOf).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const { id, family } of models) if (!family) expect(modelInfo(id), id).toMatchObject({ id });
    expect(new Set(models.map(({ id, family }) => `${id} ${family}`)).size).toBe(models.length);
  });

  it.each(models)('has numbers that agree with one another: $id', ({ context, maxInput, maxOutput, price, cache }) => {
    if (context !== undefined) expect(Math.max(maxInput ?? 0, maxOutput ?? 0)).toBeLessThanOrEqual(context);
    if (price) expect(price.output).toBeGreaterThan(price.input);
    if (price?.long) expect(price.long.input).toBeGreaterThan(price.input);
    if (cache?.read !== undefined) expect(cache.read).toBeLessThan(1);
    for (const { write } of cache?.lifetimes ?? []) if (write !== undefined) expect(write).toBeGreaterThanOrEqual(1);
  });

  it("says of engines of one's own that their cache costs time alone", () => {
    for (const rule of Object.values(engineCache)) expect(rule).toMatchObject({ trigger: 'slot', lifetimes: [{}] });
  });
});
