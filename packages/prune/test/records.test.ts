import { builtin, createLang } from '@ctx/lang';
import { describe, expect, test } from 'vitest';
import { prune } from '../src/index.js';
import type { Item } from '../src/item.js';
import { findRecords } from '../src/records.js';

const lang = createLang(builtin);

const items = (lines: readonly string[]): Item[] =>
  lines.map((text, i) => ({
    kind: 'line',
    no: i + 1,
    text,
    leftOutBytes: 0,
    cost: text.length + 1,
    facts: lang.classify(text),
    said: undefined,
  }));

const clock = (i: number): string =>
  `2026-11-30 ${[i / 3_600, (i / 60) % 60, i % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')}`;

/** The log of a shop in which nearly every record is one of three kinds. */
const shopLog = (records: number): string[] =>
  Array.from({ length: records }, (_, i) => {
    const customer = `${'abcdefgh'[i % 8]}${'aeiou'[i % 5]}${'klmnrst'[i % 7]}`;
    const said = [
      `INFO order ${i} accepted from 10.0.0.${i % 250}`,
      `ERROR payment refused for ${customer} by bank`,
      `INFO mail queued as m-${i} in /var/spool/${customer}`,
    ];
    return `${clock(i)} shop[${i % 9}] ${said[i % 3]}`;
  });

/** How many records there are of the kind of each line. */
const totals = (lines: readonly string[]): number[] | undefined => {
  const records = findRecords(items(lines));
  return records && Array.from(records.total);
};

describe('the kind of a record', () => {
  test('is what it says, whatever its times, ids, addresses and paths', () => {
    const lines = shopLog(90).filter((_, i) => i % 3 !== 1);
    expect(totals(lines)).toEqual(lines.map(() => 30));
  });

  test('ends before the word that varies', () => {
    expect(totals(shopLog(90))).toEqual(shopLog(90).map(() => 30));
  });

  test('of a rare record is its own', () => {
    const lines = shopLog(90);
    lines[40] = `${clock(40)} shop[4] ERROR payment service is down`;
    expect(totals(lines)?.[40]).toBe(1);
  });

  test('is not looked for in the output of a tool, though each line carries a time', () => {
    expect(totals(Array.from({ length: 90 }, (_, i) => `${clock(i)} PASS src/cart${i}.test.ts`))).toBeUndefined();
    expect(totals(Array.from({ length: 90 }, (_, i) => `error in cart ${i}`))).toBeUndefined();
    expect(totals([])).toBeUndefined();
  });
});

describe('the log of a running program', () => {
  test('shows a record of each kind, however often the others came, and of each the first', () => {
    const lines = shopLog(3_000);
    lines[1_501] = `${clock(1_501)} shop[1] ERROR disk full, orders are kept in memory`;
    lines[2_222] = `${clock(2_222)} shop[2] INFO restarted by an operator`;
    const shown = prune(lines.join('\n'), { budgetBytes: 2_048 }).text.split('\n');
    for (const i of [0, 1, 2, 1_501, 2_222]) expect(shown).toContain(lines[i]);
  });

  test('shows the short ones first where not one of each kind fits', () => {
    const lines = shopLog(3_000);
    for (let i = 0; i < 20; i += 1) {
      const name = 'abcdefghijklmnopqrst'[i] as string;
      lines[100 * i + 7] =
        `${clock(100 * i + 7)} shop[1] ERROR ${name} is down${i % 2 === 0 ? '' : ` and ${'so '.repeat(150)}on`}`;
    }
    const shown = prune(lines.join('\n'), { budgetBytes: 3_072 }).text.split('\n');
    for (let i = 0; i < 20; i += 2) expect(shown).toContain(lines[100 * i + 7]);
  });
});
