import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { importSession } from '@ctx/transcript/import';
import { describe, expect, it } from 'vitest';
import { importInto, openSession } from '../../src/index.js';
import { newSession } from './session-fixtures.js';

const corpus = join(import.meta.dirname, '../../../../../shared/corpus/sessions/raw');
const there = existsSync(corpus);
const files = there
  ? readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:jsonl?|traj|md|events)(?:\.gz)?$/.test(name),
    )
  : [];

describe.skipIf(!there)('recorded sessions (skipped where the corpus is not beside the repository)', () => {
  it.each(files)('%s comes back from the disk as it was imported', (name) => {
    const bytes = readFileSync(join(corpus, name));
    const recording = name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
    const imported = importSession(recording);
    const session = newSession();
    importInto(session, imported, recording);
    session.close();
    const again = openSession(session.file, { mode: 'readonly' });
    expect(again.findings).toEqual([]);
    expect(again.leaf).toBe(imported.leaf ?? null);
    const [, ...all] = again.all();
    const entries = imported.leaf === imported.entries.at(-1)?.id ? all : all.slice(0, imported.entries.length);
    expect(entries.map(({ id, parent, type }) => ({ id, parent, type }))).toEqual(
      imported.entries.map(({ id, parent, type }) => ({ id, parent, type })),
    );
    const wrong = [...imported.sources].filter(([id, ranges]) => {
      const raw = Buffer.concat(ranges.map(({ offset, bytes }) => recording.subarray(offset, offset + bytes)));
      return !raw.equals(again.source(id) ?? Buffer.from('none'));
    });
    expect(wrong).toEqual([]);
    for (const [address, text] of imported.originals)
      expect(Buffer.from(again.original(address) ?? []).toString()).toBe(text);
    again.close();
  });
});
