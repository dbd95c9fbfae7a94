import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../src/entry.js';
import { type ImportedSession, importSession } from '../../src/import/index.js';
import type { Message } from '../../src/message.js';
import { validateBody } from '../../src/validate/validate-body.js';
import { buildBody } from '../../src/wire/build-body.js';
import { inputOf } from './fixtures.js';
import { haveRecordings, recorded, recordedIn } from './recorded.js';

const formats = ['anthropic-messages', 'openai-chat', 'openai-responses'] as const;
const folder = join(import.meta.dirname, '../fixtures/import');
const fixtures = readdirSync(folder).flatMap((format) =>
  readdirSync(join(folder, format)).map((name) => `${format}/${name}`),
);

test.each(fixtures)('%s: the active path is a valid request of every wire format', (name) => {
  expectValid(importSession(inputOf(join(folder, name))));
});

const suite = haveRecordings ? 'recorded sessions' : 'recorded sessions (not here, skipped)';

describe.skipIf(!haveRecordings)(suite, () => {
  const folders = haveRecordings ? ['shapes', ...recordedIn('raw')] : [];
  const files = folders.flatMap((path) => recordedIn(path));
  test.each(files)('%s: the active path is a valid request of every wire format', (path) => {
    expectValid(importSession(recorded(path)));
  });
});

function expectValid(session: ImportedSession): void {
  const messages = activeMessages(session);
  for (const format of formats) {
    expect(validateBody(format, buildBody(format, messages, { model: 'm' }))).toEqual([]);
  }
}

function activeMessages({ entries, leaf }: ImportedSession): Message[] {
  const byId = new Map<string, Entry>(entries.map((entry) => [entry.id, entry]));
  const messages: Message[] = [];
  for (
    let entry = byId.get(leaf ?? '');
    entry;
    entry = byId.get((entry.type === 'rewind' ? entry.to : entry.parent) ?? '')
  ) {
    if (entry.type === 'message') messages.push(entry.message);
  }
  return messages.reverse();
}
