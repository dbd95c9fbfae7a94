import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every line of every fixture, each once. */
export function fixtureLines(): string[] {
  const fixtures = join(import.meta.dirname, 'fixtures');
  const lines = readdirSync(fixtures)
    .flatMap((language) => readdirSync(join(fixtures, language)).map((name) => join(fixtures, language, name)))
    .filter((path) => path.endsWith('.txt'))
    .flatMap((path) => readFileSync(path, 'utf8').split('\n'));
  return [...new Set(lines)];
}
