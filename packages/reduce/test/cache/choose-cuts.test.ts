import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cut, chooseCuts, gainOf } from '../../src/cache/choose-cuts.js';
import { runs } from '../runs.js';

const costs = { read: 0.1, write: 1.25 };

/** Cuts at places of a row of tokens, the first place first. */
const row = fc
  .array(fc.record({ saves: fc.integer({ min: 0, max: 9_000 }), gap: fc.integer({ min: 0, max: 20_000 }) }), {
    maxLength: 9,
  })
  .map((items): Cut[] => {
    let behind = 0;
    const cuts: Cut[] = [];
    for (const { saves, gap } of items.reverse()) {
      behind += saves + gap;
      cuts.unshift({ saves, aside: 0, behind });
    }
    return cuts;
  });

describe('choosing cuts', () => {
  it('gains as much as the best of all sets of cuts', () => {
    fc.assert(
      fc.property(
        row,
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 5_000 }),
        (cuts, horizon, leastSaved) => {
          const options = { costs, horizon, leastSaved };
          let best = 0;
          for (let set = 1; set < 1 << cuts.length; set += 1) {
            const chosen = cuts.filter((_, index) => set & (1 << index));
            const saves = chosen.reduce((sum, cut) => sum + cut.saves, 0);
            if (saves >= leastSaved) best = Math.max(best, gainOf(saves, chosen[0]?.behind ?? 0, options));
          }
          expect(chooseCuts(cuts, options)?.gain ?? 0).toBeCloseTo(best, 6);
        },
      ),
      runs,
    );
  });

  it('makes a cut near the end, where little is written anew', () => {
    const cuts = [
      { saves: 3_000, aside: 0, behind: 90_000 },
      { saves: 3_000, aside: 0, behind: 4_000 },
    ];
    expect(chooseCuts(cuts, { costs, horizon: 5, leastSaved: 0 })).toMatchObject({
      from: 1,
      saves: 3_000,
      rewrites: 1_000,
    });
  });

  it('makes an early one too, once enough requests will read it', () => {
    const cuts = [
      { saves: 30_000, aside: 0, behind: 90_000 },
      { saves: 3_000, aside: 0, behind: 4_000 },
    ];
    expect(chooseCuts(cuts, { costs, horizon: 100, leastSaved: 0 })?.from).toBe(0);
  });

  it('cuts nothing that is hardly sent again, or that saves too little', () => {
    const cuts = [{ saves: 1_000, aside: 0, behind: 50_000 }];
    expect(chooseCuts(cuts, { costs, horizon: 0, leastSaved: 0 })).toBeUndefined();
    expect(
      chooseCuts([{ saves: 2_000, aside: 0, behind: 2_000 }], { costs, horizon: 50, leastSaved: 2_048 }),
    ).toBeUndefined();
  });

  it('sets aside no more than is needed', () => {
    const cuts = [
      { saves: 0, aside: 9_000, behind: 12_000 },
      { saves: 2_000, aside: 9_000, behind: 11_000 },
    ];
    expect(chooseCuts(cuts, { costs, horizon: 50, leastSaved: 0, needed: 5_000 })?.saves).toBe(5_000);
    expect(chooseCuts(cuts, { costs, horizon: 80, leastSaved: 0 })?.saves).toBe(2_000);
  });
});
