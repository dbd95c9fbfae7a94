/** Fixtures of importers: a folder with an `input.*` and what is made of it, an entry a line so that changes show. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportedSession } from '../../src/import/index.js';
import { jsonLines } from '../../src/import/json-lines.js';

export function inputOf(folder: string): Uint8Array {
  const name = readdirSync(folder).find((file) => file.startsWith('input.'));
  return readFileSync(join(folder, name ?? 'input.jsonl'));
}

export function shown({ entries, findings, originals, sources: _, ...facts }: ImportedSession): string {
  const lists = { entries, findings, originals: [...originals] };
  const body = Object.entries(lists).map(([name, list]) => {
    const lines = list.map((item) => `\n    ${JSON.stringify(item)}`);
    return `  ${JSON.stringify(name)}: [${lines.join(',')}${lines.length > 0 ? '\n  ' : ''}]`;
  });
  const head = Object.entries(facts).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${[...head, ...body].join(',\n')}\n}\n`;
}

/** The lines of a recording of JSON lines, by number, whose records no entry was made from. */
export function lostRecords(recording: Uint8Array, { sources }: ImportedSession): number[] {
  const used = new Set(
    [...sources.values()].flatMap((ranges) => ranges.map(({ offset, bytes }) => `${offset} ${bytes}`)),
  );
  const records = [...jsonLines(recording)].filter(({ text }) => text !== '');
  return records.filter(({ range }) => !used.has(`${range.offset} ${range.bytes}`)).map(({ line }) => line);
}
