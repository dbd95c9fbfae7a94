import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtin, createLang, type Lang } from '../src/index.js';

/**
 * A case is a pair in `fixtures/<language>/`: `<tool>.txt`, lines of real output, and `<tool>.expected`, what is known
 * of each of them. `UPDATE_FIXTURES=1` writes the expected files anew; read them before you keep them.
 */
const fixtures = join(import.meta.dirname, 'fixtures');
const lang = createLang(builtin);

for (const language of readdirSync(fixtures).sort()) {
  describe(language, () => {
    const folder = join(fixtures, language);
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith('.txt'))
      .sort()) {
      test(basename(name, '.txt'), () => {
        const facts = describeLines(lang, readFileSync(join(folder, name), 'utf8'));
        const expected = join(folder, name.replace(/\.txt$/, '.expected'));
        if (process.env.UPDATE_FIXTURES === '1') writeFileSync(expected, facts);
        expect(facts).toBe(readFileSync(expected, 'utf8'));
      });
    }
  });
}

/** One row a line: number, class, tool, place and severity where there are any, and the line's beginning. */
function describeLines(lang: Lang, text: string): string {
  let file: string | undefined;
  const rows = text
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) => {
      const facts = lang.classify(line);
      const place = lang.locate(line, { file });
      if (facts.class === 'file') file = place?.file;
      const where = place ? [place.file, place.line, place.column].filter((part) => part !== undefined).join(':') : '';
      const rest = [place?.severity, place?.code].filter(Boolean).join(' ');
      return [index + 1, facts.class, facts.tool ?? '-', where || '-', rest || '-', line.slice(0, 60)]
        .join('\t')
        .trimEnd();
    });
  return `${rows.join('\n')}\n`;
}
