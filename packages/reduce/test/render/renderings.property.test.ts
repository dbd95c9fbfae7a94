import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withQuotedLines } from '../../src/render/with-quoted-lines.js';
import type { Subject } from '../../src/subject.js';
import { utf8Length } from '../../src/utf8-length.js';
import { runs, timeout } from '../runs.js';
import { subjectOf } from '../subject-of.js';
import { renderings } from './all-renderings.js';
import { anySubject } from './any-subject.js';

/** Characters that no summary may hold, halves of pairs among them. */
const FORBIDDEN = /[\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?![\t\n])\p{Cc}/u;

describe.each(renderings)('$name', ({ render, budget }) => {
  it(
    'is shorter than the text and within its budget, or nothing',
    () => {
      fc.assert(
        fc.property(anySubject, (subject) => {
          const text = render(subject);
          if (text === undefined) return;
          expect(utf8Length(text)).toBeLessThan(subject.bytes);
          expect(utf8Length(text)).toBeLessThanOrEqual(budget);
        }),
        runs,
      );
    },
    timeout,
  );

  it(
    'shows no control character and no line that could pose as one of its own',
    () => {
      fc.assert(
        fc.property(anySubject, (subject) => {
          const text = render(subject);
          if (text === undefined) return;
          expect(text).not.toMatch(FORBIDDEN);
          const [head, ...rest] = text.split('\n');
          expect(head).toMatch(/^\[.*\]$/);
          for (const line of rest) expect(line).toMatch(/^ {2}|^\[(?:…|.* not shown)\]$/);
          expect(rest.filter((line) => line.startsWith('[') && line !== '[…]').length).toBeLessThanOrEqual(1);
        }),
        runs,
      );
    },
    timeout,
  );

  it(
    'is the same for the same result',
    () => {
      fc.assert(
        fc.property(anySubject, (subject) => {
          expect(render(structuredClone(subject))).toBe(render(subject));
        }),
        { numRuns: Math.ceil(runs.numRuns / 4) },
      );
    },
    timeout,
  );
});

describe('the size in a header', () => {
  it(
    'is the size of the text',
    () => {
      fc.assert(
        fc.property(anySubject, (subject) => {
          for (const { name, render } of renderings) {
            const text = name === 'confirmation' ? undefined : render(subject);
            if (text === undefined) continue;
            const said = /, ([\d,]+) bytes?\]$/.exec(text.split('\n')[0] ?? '')?.[1];
            expect(said?.replaceAll(',', '')).toBe(String(Buffer.byteLength(subject.text)));
          }
        }),
        { numRuns: Math.ceil(runs.numRuns / 4) },
      );
    },
    timeout,
  );
});

describe('withQuotedLines', () => {
  const tokens = fc.array(
    fc.oneof(fc.constantFrom('src/a.ts:12', 'Tests', '12345678901234567890'), fc.string({ minLength: 1 })),
  );

  it(
    'adds at most eight lines of 180 characters, none of which could pose as our own',
    () => {
      fc.assert(
        fc.property(anySubject, tokens, (subject, wanted) => {
          const text = withQuotedLines('[shortened]', subject, wanted);
          expect(text.startsWith('[shortened]')).toBe(true);
          const added = text.slice('[shortened]\n'.length).split('\n').slice(1);
          expect(added.length).toBeLessThanOrEqual(8);
          for (const line of added) {
            expect(line).toMatch(/^ {2}/);
            expect(line.length).toBeLessThanOrEqual(182);
          }
          expect(text).not.toMatch(FORBIDDEN);
        }),
        runs,
      );
    },
    timeout,
  );

  it('brings back a token in the middle of a long line', () => {
    const subject = subjectOf({ text: `${'x'.repeat(5_000)} here:4711 ${'y'.repeat(5_000)}` });
    const text = withQuotedLines('[a]', subject, ['here:4711']);
    expect(text).toContain('here:4711');
    expect(text.split('\n').at(-1)?.length).toBe(182);
  });

  it('adds nothing for what is shown, or was never there', () => {
    const subject = subjectOf({ text: 'one two\nthree\n' });
    expect(withQuotedLines('[one]', subject, ['one', 'four'])).toBe('[one]');
  });

  it('shows a line once for two of its tokens, and says how many tokens have no line', () => {
    const subject: Subject = subjectOf({ text: Array.from({ length: 12 }, (_, at) => `a${at}x b${at}x`).join('\n') });
    const wanted = Array.from({ length: 12 }, (_, at) => [`a${at}x`, `b${at}x`]).flat();
    const text = withQuotedLines('[s]', subject, wanted);
    expect(text.split('\n').slice(2)).toEqual(Array.from({ length: 8 }, (_, at) => `  a${at}x b${at}x`));
    expect(text.split('\n')[1]).toBe('[lines of it that were used later; 8 more words not shown]');
  });
});
