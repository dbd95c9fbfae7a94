import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importSession } from '../../src/import/index.js';
import { parseEntry } from '../../src/schema.js';
import { inputOf, lostRecords, shown } from './fixtures.js';

/**
 * Each folder holds a recording, written by us in the form of its program, and what is made of it. UPDATE_FIXTURES=1
 * writes the expected files anew; read what changed.
 */
const folder = join(import.meta.dirname, '../fixtures/import');
const cases = readdirSync(folder).flatMap((format) =>
  readdirSync(join(folder, format)).map((name) => [format, name] as const),
);

test.each(cases)('%s: %s', (format, name) => {
  const place = join(folder, format, name);
  const session = importSession(inputOf(place));
  expect(session.format).toBe(format);
  const expected = join(place, 'expected.json');
  const text = shown(session);
  if (process.env.UPDATE_FIXTURES) writeFileSync(expected, text);
  expect(existsSync(expected)).toBe(true);
  expect(text).toBe(readFileSync(expected, 'utf8'));
});

test.each(cases)('%s: %s is a whole session', (format, name) => {
  const input = inputOf(join(folder, format, name));
  const { entries, leaf, originals, sources } = importSession(input, { format });
  const seen = new Set<string>();
  for (const entry of entries) {
    expect(parseEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
    expect(seen).not.toContain(entry.id);
    if (entry.parent !== null) expect(seen).toContain(entry.parent);
    seen.add(entry.id);
    const ranges = sources.get(entry.id) ?? [];
    expect(ranges.length).toBeGreaterThan(0);
    for (const { offset, bytes } of ranges) expect(bytes > 0 && offset + bytes <= input.length).toBe(true);
    if (entry.type !== 'message' || entry.message.role !== 'tool' || entry.message.original === undefined) continue;
    expect([...originals.keys()]).toContain(entry.message.original);
  }
  if (entries.length > 0) expect(seen).toContain(leaf);
});

/** Formats of which each line is a record. */
const inLines = ['claude-code', 'codex', 'pi'];
const ofLines = cases.filter(
  ([format, name]) => inLines.includes(format) && existsSync(join(folder, format, name, 'input.jsonl')),
);

test.each(ofLines)('%s: %s loses no record', (format, name) => {
  const input = inputOf(join(folder, format, name));
  expect(lostRecords(input, importSession(input, { format }))).toEqual([]);
});
