/** Every number that a summary says is counted again, in another way. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diagnostics } from '../../src/render/diagnostics.js';
import { diff } from '../../src/render/diff.js';
import { json } from '../../src/render/json.js';
import { ndjson } from '../../src/render/ndjson.js';
import { pathList } from '../../src/render/path-list.js';
import { records } from '../../src/render/records.js';
import { search } from '../../src/render/search.js';
import { runs, timeout } from '../runs.js';
import { subjectOf } from '../subject-of.js';
import { renderings } from './all-renderings.js';
import { anySubject } from './any-subject.js';

const numberIn = (text: string | undefined, pattern: RegExp): number =>
  Number((pattern.exec(text ?? '')?.[1] ?? '0').replaceAll(',', ''));
const quotedIn = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('  '));
const name = fc.stringMatching(/^[a-z]{1,8}$/);
const path = fc.tuple(name, name).map(([folder, file]) => `${folder}/${file}.ts`);

describe('lines that are not shown', () => {
  const counting = ['generic', 'fetch', 'log', 'numberedSource', 'oldError', 'shellSuccess', 'skill', 'ndjson'];

  it.each(renderings.filter(({ name: one }) => counting.includes(one)))(
    '$name: together with those shown they are all',
    ({ render }) => {
      fc.assert(
        fc.property(anySubject, (subject) => {
          const text = render(subject);
          if (text === undefined) return;
          const total = subject.text.split('\n').length - (/(?:^|\n)$/.test(subject.text) ? 1 : 0);
          expect(quotedIn(text).length + numberIn(text, /\n\[([\d,]+) more lines? not shown\]$/)).toBe(total);
          expect(numberIn(text.split('\n')[0], /([\d,]+) lines?, [\d,]+ bytes?\]$/)).toBe(total);
        }),
        runs,
      );
    },
    timeout,
  );
});

it(
  'a search says how many matches and files there are, and each is shown or counted',
  () => {
    const hits = fc.array(fc.tuple(path, fc.integer({ min: 1, max: 9_999 }), name), { minLength: 1, maxLength: 150 });
    fc.assert(
      fc.property(hits, fc.array(name, { maxLength: 5 }), (found, others) => {
        const text = [...found.map(([file, line, said]) => `${file}:${line}: ${said} ${said} ${said}`), ...others].join(
          '\n',
        );
        const shown = search(subjectOf({ kind: 'other', text }));
        if (shown === undefined) return;
        const files = new Set(found.map(([file]) => file)).size;
        const rows = quotedIn(shown).filter((line) => !line.startsWith('    '));
        const inRows = rows.map((row) => {
          const [, numbers = ''] = row.split(': ');
          return numbers.split(', ').filter((one) => /^\d+$/.test(one)).length + numberIn(numbers, /([\d,]+) more$/);
        });
        expect(numberIn(shown, /: ([\d,]+) match(?:es)? in/)).toBe(found.length);
        expect(numberIn(shown, / in ([\d,]+) files?;/)).toBe(files);
        expect(rows.length + numberIn(shown, / in ([\d,]+) more files?/)).toBe(files);
        const rest = numberIn(shown, /\n\[([\d,]+) match(?:es)? in/);
        expect(inRows.reduce((sum, count) => sum + count, 0) + rest).toBe(found.length);
        expect(numberIn(shown, /([\d,]+) other lines?/)).toBe(others.length);
      }),
      runs,
    );
  },
  timeout,
);

it(
  'a diff says how many files, hunks and lines changed, and each line is shown or counted',
  () => {
    const body = fc.array(
      fc.tuple(fc.constantFrom('+', '-', ' '), fc.constantFrom('a', '-- sql', '++ x', '@@ -1 +1 @@', 'a\rb', '')),
      {
        minLength: 1,
        maxLength: 12,
      },
    );
    const files = fc.array(fc.tuple(path, fc.array(body, { minLength: 1, maxLength: 4 })), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(files, (changed) => {
        let [added, removed, hunks] = [0, 0, 0];
        const text = changed
          .map(([file, parts]) => {
            const shownParts = parts.map((lines) => {
              const old = lines.filter(([sign]) => sign !== '+').length;
              const now = lines.filter(([sign]) => sign !== '-').length;
              added += lines.filter(([sign]) => sign === '+').length;
              removed += lines.filter(([sign]) => sign === '-').length;
              hunks += 1;
              return [`@@ -1,${old} +1,${now} @@`, ...lines.map(([sign, said]) => sign + said)].join('\n');
            });
            return `diff --git a/${file} b/${file}\n--- a/${file}\n+++ b/${file}\n${shownParts.join('\n')}\n`;
          })
          .join('');
        const shown = diff(subjectOf({ text }));
        if (shown === undefined) return;
        expect(numberIn(shown, /diff of ([\d,]+) files?,/)).toBe(changed.length);
        expect(numberIn(shown, /, ([\d,]+) hunks?,/)).toBe(hunks);
        expect(/, \+(\d+) -(\d+);/.exec(shown)?.slice(1)).toEqual([String(added), String(removed)]);
        const lines = quotedIn(shown).filter((line) => line.startsWith('    '));
        expect(lines.length + numberIn(shown, /([\d,]+) more changed lines? not shown/)).toBe(added + removed);
      }),
      runs,
    );
  },
  timeout,
);

it(
  'JSON says how many keys or items there are, and shows numbers as they are spelled',
  () => {
    const number = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 60 }), number, (keys, big) => {
        const pad = `"${'p'.repeat(800)}"`;
        const text = `{${keys.map((key, at) => `"${key}": ${at === 0 ? big : pad}`).join(',')},"zz0":${pad}${pad.slice(0, 0)}}`;
        const shown = json(subjectOf({ text }));
        if (shown === undefined) return;
        expect(numberIn(shown, /JSON object with ([\d,]+) keys?;/)).toBe(keys.length + 1);
        expect(shown).toContain(`  "${keys[0]}": ${big}\n`);
        expect(quotedIn(shown).length + numberIn(shown, /([\d,]+) more keys? not shown/)).toBe(keys.length + 1);
        const items = json(subjectOf({ text: `[${Array<string>(keys.length).fill(`${big},${pad}`).join(',')}]` }));
        expect(numberIn(items, /JSON array with ([\d,]+) items?;/)).toBe(keys.length * 2);
        expect(items).toContain(`  0: ${big}\n`);
      }),
      runs,
    );
  },
  timeout,
);

it(
  'records of JSON are counted by the field that tells them apart',
  () => {
    const kinds = fc.array(fc.constantFrom('run', 'pass', 'fail'), { minLength: 30, maxLength: 80 });
    fc.assert(
      fc.property(kinds, (all) => {
        const text = all.map((kind, at) => JSON.stringify({ time: `t${at}`, kind, said: 'x'.repeat(30) })).join('\n');
        const shown = ndjson(subjectOf({ text }));
        expect(numberIn(shown, /: ([\d,]+) JSON records?/)).toBe(all.length);
        if (new Set(all).size === 1) return;
        for (const kind of new Set(all)) {
          expect(numberIn(shown, new RegExp(`([\\d,]+) ${kind}[,;]`))).toBe(all.filter((one) => one === kind).length);
        }
      }),
      runs,
    );
  },
  timeout,
);

it(
  'a list of files says how many paths and folders there are',
  () => {
    fc.assert(
      fc.property(fc.array(path, { minLength: 1, maxLength: 200 }), (paths) => {
        const shown = pathList(subjectOf({ command: 'find .', text: `${paths.join('\n')}\n` }));
        if (shown === undefined) return;
        const folders = new Set(paths.map((one) => one.split('/')[0]));
        expect(numberIn(shown, /: ([\d,]+) paths? in/)).toBe(paths.length);
        expect(numberIn(shown, / in ([\d,]+) folders?;/)).toBe(folders.size);
        const inRows = quotedIn(shown).reduce((sum, row) => sum + numberIn(row, /\((\d+)\):/), 0);
        expect(inRows + numberIn(shown, /\n\[([\d,]+) paths? in/)).toBe(paths.length);
      }),
      runs,
    );
  },
  timeout,
);

it('commits are shown or counted', () => {
  const text = Array.from({ length: 40 }, (_, at) => {
    return `commit ${String(at).padStart(40, 'a')}\nAuthor: A <a@b.c>\nDate:   now\n\n    Subject ${at}\n\n    Why.\n`;
  });
  const shown = records(subjectOf({ command: 'git log', text: text.join('\n') })) ?? '';
  expect(shown).toContain('  aaaaaaaaaaaa Subject 0\n  aaaaaaaaaaaa Subject 1\n');
  expect(numberIn(shown, /: ([\d,]+) commits;/)).toBe(40);
  expect(quotedIn(shown).length + numberIn(shown, /([\d,]+) more commits? not shown/)).toBe(40);
});

it('diagnostics are shown or counted', () => {
  const text = Array.from(
    { length: 60 },
    (_, at) => `src/a.c:${at + 1}:5: error: expected ';' before '${'x'.repeat(20)}'`,
  );
  const shown = diagnostics(subjectOf({ kind: 'edit', text: `Updated.\n${text.join('\n')}\n` })) ?? '';
  expect(numberIn(shown, /: ([\d,]+) diagnostics;/)).toBe(60);
  expect(quotedIn(shown).length + numberIn(shown, /([\d,]+) more diagnostics? not shown/)).toBe(60);
});
