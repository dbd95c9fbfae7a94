import { performance } from 'node:perf_hooks';
import { describe, expect, test } from 'vitest';
import { builtin, createLang } from '../src/index.js';
import { beginningOf, weakTexts } from './weak-texts.js';

/**
 * Anybody's output reaches these patterns, so none may take longer than in proportion to the line. Each is tried on
 * lines made of what it likes best. The lengths grow in small steps at first: a pattern that doubles its time with each
 * character passes the bound by little before it takes for ever.
 */
const lengths = [16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64, 100, 200, 600, 2_000];
const mostMilliseconds = 20;

const patterns = builtin.flatMap((language) => [
  ...(language.prefixes ?? []).map((match) => ({ tool: `${language.id}, prefix`, match })),
  ...language.tools.flatMap((tool) =>
    tool.forms.flatMap((form) =>
      [form.match, form.not ?? []].flat().map((match) => ({ tool: `${language.id}/${tool.id}`, match })),
    ),
  ),
]);

describe('lines made to hurt', () => {
  test('no pattern takes longer than in proportion to the line', { timeout: 60_000 }, () => {
    const slow = patterns.flatMap(({ tool, match }) => {
      const text = weakTexts(match).find((weak) => isSlow(match, weak));
      return text === undefined ? [] : [`${tool} ${match} on ${JSON.stringify(text)}`];
    });
    expect(slow).toEqual([]);
  });

  test('a line of a million characters is read within a second, whatever they are', { timeout: 60_000 }, () => {
    const lang = createLang(builtin);
    const texts = new Set(patterns.flatMap(({ match }) => weakTexts(match).filter((text) => text.length === 1)));
    for (const text of texts) {
      const line = text.repeat(1_000_000);
      const from = performance.now();
      lang.classify(line);
      lang.locate(line);
      expect({ text, milliseconds: performance.now() - from }).toSatisfy(({ milliseconds }) => milliseconds < 1_000);
    }
  });
});

function isSlow(match: RegExp, text: string): boolean {
  return ['', beginningOf(match)].some((start) =>
    lengths.some((length) => {
      // What does not match at the end makes a pattern try all else.
      const line = `${start}${text.repeat(Math.ceil(length / text.length)).slice(0, length - 1)}\u0001`;
      return takes(() => match.test(line)) > mostMilliseconds;
    }),
  );
}

/** The least of three where it was long once: another process may have had the processor. */
function takes(run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && least > mostMilliseconds; round += 1) {
    const from = performance.now();
    run();
    least = Math.min(least, performance.now() - from);
  }
  return least;
}
