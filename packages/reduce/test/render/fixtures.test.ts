/**
 * What real programs printed, and what is shown instead. A case is a folder with `subject.json`, `input.txt` and
 * `expected.txt`; `UPDATE_FIXTURES=1` writes the last one, to be read before it is kept.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { subjectOf, type Told } from '../subject-of.js';
import { renderings } from './all-renderings.js';

const fixtures = join(import.meta.dirname, 'fixtures');

it.each(readdirSync(fixtures))('%s', (name) => {
  const folder = join(fixtures, name);
  const { rendering, ...told } = JSON.parse(readFileSync(join(folder, 'subject.json'), 'utf8')) as Omit<
    Told,
    'text'
  > & {
    rendering: string;
  };
  const subject = subjectOf({ ...told, text: readFileSync(join(folder, 'input.txt'), 'utf8') });
  const shown = `${renderings.find((one) => one.name === rendering)?.render(subject)}\n`;
  const expected = join(folder, 'expected.txt');
  if (process.env.UPDATE_FIXTURES) writeFileSync(expected, shown);
  expect(shown).toBe(readFileSync(expected, 'utf8'));
});
