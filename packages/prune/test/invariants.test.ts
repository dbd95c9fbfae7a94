import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPruner, type PruneResult, prune, verify } from '../src/index.js';
import { anyOptions, anyOutput, anyText } from './any-output.js';
import { runs, timeout } from './runs.js';

/** What holds for every output and every budget. */

const utf8Bytes = (text: string): number => Buffer.byteLength(text);
const asText = (output: string | Uint8Array): string =>
  typeof output === 'string' ? output.toWellFormed() : new TextDecoder('utf-8', { ignoreBOM: true }).decode(output);

describe('every result', { timeout }, () => {
  test('is within its limit, no larger than the output, and keeps all else that verify checks', () => {
    fc.assert(
      fc.property(anyOutput, anyOptions, (output, options) => {
        const result = prune(output, options);
        const bytes = utf8Bytes(result.text);
        const limit = result.report.kind === 'content' ? options.capBytes : options.budgetBytes;
        expect(bytes).toBeLessThanOrEqual(Math.min(limit, utf8Bytes(asText(output))));
        expect(result.report).toMatchObject({ limitBytes: limit, bytesOut: bytes });
        expect(verify(output, result)).toEqual([]);
      }),
      runs,
    );
  });

  test('is the same again, and for any chunking of the output', () => {
    fc.assert(
      fc.property(anyOutput, anyOptions, fc.array(fc.nat(), { maxLength: 8 }), (output, options, cuts) => {
        const pruner = createPruner(options);
        for (const chunk of cutAt(output, cuts)) pruner.write(chunk);
        expect(pruner.end()).toEqual(prune(output, options));
      }),
      runs,
    );
  });

  test('can itself be pruned: that is no larger, and keeps all that verify checks', () => {
    fc.assert(
      fc.property(anyOutput, anyOptions, (output, options) => {
        const once = prune(output, options).text;
        const twice = prune(once, options);
        expect(utf8Bytes(twice.text)).toBeLessThanOrEqual(utf8Bytes(once));
        expect(verify(once, twice)).toEqual([]);
      }),
      runs,
    );
  });

  test('keeps all that verify checks, for any chunking, where not all of the output can be held', () => {
    fc.assert(
      fc.property(fc.array(anyText(), { minLength: 4, maxLength: 12 }), fc.nat(), (texts, cut) => {
        const output = Array.from({ length: Math.ceil(120_000 / (texts.join('').length + 1)) }, () =>
          texts.join(''),
        ).join('\n');
        const options = { budgetBytes: 512, capBytes: 512 };
        const result = prune(output, options);
        expect(verify(output, result)).toEqual([]);
        const pruner = createPruner(options);
        for (const chunk of cutAt(output, [cut, 65_536])) pruner.write(chunk);
        expect(pruner.end()).toEqual(result);
      }),
      { numRuns: Math.ceil(runs.numRuns / 100) },
    );
  });

  test('splits no code point', () => {
    fc.assert(
      fc.property(anyText(), anyOptions, (text, options) => {
        const whole = text.toWellFormed();
        fc.pre(!whole.includes('\ufffd'));
        expect(prune(whole, options).text.isWellFormed()).toBe(true);
        expect(prune(whole, options).text).not.toContain('\ufffd');
      }),
      runs,
    );
  });

  test('marks each gap where it is, with as many lines as are missing there', () => {
    fc.assert(
      fc.property(anyText({ withRedraws: false }), anyOptions, (text, options) => {
        const result = prune(text, options);
        if (result.report.kind !== 'search') expect(linesUnmarked(result)).toEqual([]);
      }),
      runs,
    );
  });

  test('has a header whose counts are true', () => {
    fc.assert(
      fc.property(anyText({ withRedraws: false }), (text) => {
        const result = prune(text, { budgetBytes: 512, capBytes: 512 });
        if (result.report.shortened) expect(readHeader(result.text)).toEqual(countLines(text, result));
      }),
      runs,
    );
  });
});

describe('content', { timeout }, () => {
  const lines = fc.constantFrom(
    '{',
    '}',
    '  "name": "stock",',
    '  "port": 3,',
    '    "größe": "漢字 😀",',
    '  "errors": [],',
  );

  test('is byte-identical up to the cap', () => {
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 60 }), fc.boolean(), (parts, isOpen) => {
        const text = parts.join('\n') + (isOpen ? '' : '\n');
        const result = prune(text, { budgetBytes: 512, capBytes: 4_096 });
        expect(result).toMatchObject({ text, pruned: false, report: { kind: 'content' } });
      }),
      runs,
    );
  });
});

function cutAt<Output extends string | Uint8Array>(output: Output, cuts: readonly number[]): Output[] {
  const at = cuts.map((cut) => cut % (output.length + 1)).sort((a, b) => a - b);
  return [0, ...at].map((from, i) => output.slice(from, at[i] ?? output.length) as Output);
}

/** The lines of the output that are neither shown nor stood for by a mark between their neighbours. */
function linesUnmarked({ report }: PruneResult): string[] {
  const found: string[] = [];
  let next = 1;
  const expectFrom = (from: number): void => {
    if (from !== next) found.push(`from ${from}, not ${next}`);
  };
  for (const segment of report.segments) {
    if (segment.kind === 'lines' || segment.kind === 'gap' || segment.kind === 'fold') {
      expectFrom(segment.from);
      if (segment.kind !== 'lines' && segment.lines !== segment.to - segment.from + 1)
        found.push(JSON.stringify(segment));
      next = segment.to + 1;
    } else if (segment.kind === 'cut') {
      expectFrom(segment.from);
      next = segment.from + 1;
    }
  }
  expectFrom(report.linesIn + 1);
  return found;
}

const marks = /^\[(?:output|search results) shortened: (\d+) lines? \(.*?\).*? → (\d+) lines?;/;

function readHeader(text: string): { in: number; shown: number } {
  const [, all, shown] = marks.exec(text) ?? [];
  return { in: Number(all), shown: Number(shown) };
}

/** Counts what the header says by its own means: the result without the lines that the report calls marks. */
function countLines(text: string, { text: shown, report }: PruneResult): { in: number; shown: number } {
  const own = report.segments.filter(({ kind }) => kind !== 'lines' && kind !== 'cut').length;
  const count = (lines: string): number => lines.split('\n').length - (lines.endsWith('\n') ? 1 : 0);
  return { in: count(text), shown: count(shown) - own };
}
