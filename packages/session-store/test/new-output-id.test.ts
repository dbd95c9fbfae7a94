import { describe, expect, it } from 'vitest';
import { newOutputId } from '../src/index.js';

describe('newOutputId', () => {
  it('is eight characters that are safe to type, a letter first', () => {
    for (let count = 0; count < 200; count += 1)
      expect(newOutputId()).toMatch(/^[a-hjkmnp-tv-z][0-9a-hjkmnp-tv-z]{7}$/);
  });

  it('sorts by the minute', () => {
    const idAt = (date: string, chance: number) => newOutputId({ now: () => new Date(date), random: () => chance });
    const ids = [
      idAt('2024-01-01T00:00:00Z', 0.999_999),
      idAt('2026-11-30T12:00:00Z', 0.5),
      idAt('2026-11-30T12:01:00Z', 0),
      idAt('2065-01-01T00:00:00Z', 0),
    ];
    expect([...ids].sort()).toEqual(ids);
    expect(ids[0]).toBe('a0000zzz');
  });

  it('differs within a minute by chance', () => {
    const now = () => new Date('2026-11-30T12:00:00Z');
    expect(new Set(Array.from({ length: 50 }, () => newOutputId({ now }))).size).toBeGreaterThan(45);
  });
});
