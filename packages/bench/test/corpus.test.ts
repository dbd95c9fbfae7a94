import { cpSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCorpora } from '../src/corpus.js';

const fixtures = join(import.meta.dirname, 'fixtures');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ctx-bench-'));
  cpSync(fixtures, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function entries(corpus: string) {
  return readCorpora([join(folder, corpus)])[0]?.entries ?? [];
}

test('a folder of cases is read in the order of the names', () => {
  const [first, second, third] = entries('cases');
  expect([first?.id, second?.id, third?.id]).toEqual([
    'compile-error-in-the-middle',
    'diff-of-two-files',
    'failing-test-at-the-end',
  ]);
  expect(second?.load()).toMatchObject({
    kind: 'content',
    must: ['return rates[country]', 'throw new Error'],
    noise: [],
  });
});

test('a gzipped log is read like a plain one', () => {
  const path = join(folder, 'cases/diff-of-two-files/output.txt');
  const plain = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(plain));
  unlinkSync(path);
  expect(Buffer.from(entries('cases')[1]?.load().output ?? [])).toEqual(plain);
});

test('a long key line of a labelled log counts by its first 120 characters', () => {
  const [first, second] = entries('labelled');
  expect(first?.load()).toMatchObject({ kind: 'ci-failure', must: ['cannot find symbol OrderId', 'build failed'] });
  expect(second?.load().must[0]).toHaveLength(120);
});

test.each([
  ['meta.json', undefined, /meta\.json: is missing/],
  ['meta.json', '{"tool":"make"}', /meta\.json: kind: /],
  ['must.json', '{"must":', /must\.json: is not JSON/],
  ['must.json', '{"must":[""]}', /must\.json: must\.0: /],
  ['output.txt', undefined, /output\.txt: there is neither output\.txt nor output\.txt\.gz/],
  ['output.txt.gz', 'no gzip', /output\.txt\.gz: cannot be unpacked/],
])('a broken case names its file and the reason: %s %s', (name, content, message) => {
  const path = join(folder, 'cases/diff-of-two-files', name);
  if (name.endsWith('.gz')) unlinkSync(path.slice(0, -'.gz'.length));
  if (content === undefined) unlinkSync(path);
  else writeFileSync(path, content);
  expect(() => entries('cases')[1]?.load()).toThrow(message);
  expect(() => entries('cases')[0]?.load()).not.toThrow();
});

test('a broken line of labels costs only its own log', () => {
  const labels = join(folder, 'labelled/labels.jsonl');
  writeFileSync(labels, `{"file":3}\n${readFileSync(labels, 'utf8')}`);
  const [broken, ...rest] = entries('labelled');
  expect(() => broken?.load()).toThrow(/labels\.jsonl:1: file: /);
  expect(rest.map(({ id }) => id)).toEqual(['001.log', '002.log']);
});

test('no folder and an empty folder are told apart', () => {
  expect(() => entries('nowhere')).toThrow(expect.objectContaining({ code: 'corpus-not-found' }));
  expect(() => entries('cases/diff-of-two-files')).toThrow(expect.objectContaining({ code: 'corpus-empty' }));
});

test('two corpora with one name are told apart by their paths', () => {
  const other = join(folder, 'labelled/cases');
  cpSync(join(folder, 'cases'), other, { recursive: true });
  const names = readCorpora([join(folder, 'cases'), other, join(folder, 'labelled')]).map(({ name }) => name);
  expect(names).toEqual([join(folder, 'cases'), other, 'labelled']);
});
