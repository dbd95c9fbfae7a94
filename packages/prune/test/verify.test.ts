import { describe, expect, test } from 'vitest';
import { type PruneResult, prune, type Segment, verify } from '../src/index.js';

const output = [
  '$ make -j8',
  ...Array.from({ length: 30 }, (_, i) => `[${i}/30] Compiling object number ${i} of the shop`),
  'src/stock.c:3:5: error: expected expression before ‘}’ token',
  `note: ${'long '.repeat(800)}end`,
  ...Array.from({ length: 30 }, (_, i) => `line ${i} of what was printed after the error, of no use`),
  ...Array.from({ length: 40 }, () => 'still waiting for the other jobs to finish their work'),
  'make: *** [Makefile:3: all] Error 1',
  '',
].join('\n');

const pruned = prune(output, { budgetBytes: 2_600 });

/** The findings' promises on a result that was changed after it was made, bytes counted anew. */
function findings(change: {
  text?: (text: string) => string;
  report?: Partial<PruneResult['report']>;
  pruned?: boolean;
}): string[] {
  const text = change.text?.(pruned.text) ?? pruned.text;
  const report = { ...pruned.report, bytesOut: Buffer.byteLength(text), ...change.report };
  return [...new Set(verify(output, { text, pruned: change.pruned ?? true, report }).map(({ promise }) => promise))];
}

const withSegments = (change: (segment: Segment) => Segment): { report: { segments: Segment[] } } => ({
  report: { segments: pruned.report.segments.map(change) },
});

test('finds nothing in a result that is as it should be', () => {
  expect(pruned.report.segments.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['header', 'lines', 'cut', 'gap']),
  );
  expect(findings({})).toEqual([]);
});

describe('finds', () => {
  test('a line that is not the output’s', () => {
    expect(findings({ text: (text) => text.replace('error: expected', 'error: unexpected') })).toEqual(['line']);
  });

  test('a line that was added', () => {
    expect(findings({ text: (text) => `${text}all tests passed\n` })).toEqual(['count']);
  });

  test('a line that went missing', () => {
    expect(findings({ text: (text) => text.replace(/src\/stock.*\n/, '') })).toContain('count');
  });

  test('lines in another order', () => {
    const swapped = (text: string): string => text.replace(/(src\/stock.*)\n(note.*)/, '$2\n$1');
    expect(swapped(pruned.text)).not.toBe(pruned.text);
    expect(findings({ text: swapped })).toContain('line');
  });

  test('a line that is shown twice', () => {
    const { segments, kept, linesShown } = pruned.report;
    const at = segments.findIndex((segment) => segment.kind === 'lines' && segment.class === 'error');
    const again = segments.map((segment, i) => (i > at ? { ...segment, out: segment.out + 1 } : segment));
    const error = segments[at] as Segment;
    again.splice(at + 1, 0, { ...error, out: error.out + 1 });
    const report = {
      segments: again,
      linesShown: linesShown + 1,
      kept: { ...kept, error: (kept.error ?? 0) + 1 },
      limitBytes: 9_999,
    };
    expect(findings({ report, text: (text) => text.replace(/^(src\/stock.*\n)/m, '$1$1') })).toContain('line');
  });

  test('a cut that hides more than it says', () => {
    expect(findings({ text: (text) => text.replace('long long end', 'long end') })).toEqual(['line']);
    expect(
      findings(withSegments((segment) => (segment.kind === 'cut' ? { ...segment, leftOutBytes: 7 } : segment))),
    ).toEqual(['line']);
  });

  test('a gap whose mark is gone, or that stands for another number', () => {
    expect(findings({ text: (text) => text.replace(/^\[… \d+ lines.*$/m, 'nothing to see') })).toEqual(['mark']);
    const one = (segment: Segment): Segment =>
      segment.kind === 'gap' ? { ...segment, lines: segment.lines + 1 } : segment;
    expect(findings(withSegments(one))).toEqual(['mark', 'count']);
  });

  test('more bytes than the limit', () => {
    expect(findings({ report: { limitBytes: 1_000 } })).toEqual(['limit']);
  });

  test('more bytes than the output', () => {
    const result = prune('a: error: b\n');
    const text = `${result.text}${' '.repeat(9)}`;
    const report = { ...result.report, bytesOut: Buffer.byteLength(text) };
    expect(verify('a: error: b\n', { ...result, text, report }).map(({ promise }) => promise)).toContain('limit');
  });

  test.each(['bytesOut', 'bytesIn', 'linesIn', 'linesShown'] as const)('a wrong %s', (name) => {
    expect(findings({ report: { [name]: pruned.report[name] - 1 } })).toContain('count');
  });

  test('counts by class that do not add up', () => {
    expect(findings({ report: { kept: { ...pruned.report.kept, error: 99 } } })).toEqual(['count']);
    expect(findings({ report: { dropped: { ...pruned.report.dropped, plain: 1 } } })).toEqual(['count']);
  });

  test('segments that leave out a line of the result', () => {
    const { segments } = pruned.report;
    expect(findings({ report: { segments: segments.slice(1) } })).toContain('order');
  });

  test('a header whose numbers are not those of the report', () => {
    expect(findings({ text: (text) => text.replace(/→ \d+ lines/, '→ 3 lines') })).toEqual(['mark']);
    expect(findings({ text: (text) => text.replace(/shortened: \d+ lines/, 'shortened: 3 lines') })).toEqual(['mark']);
  });

  test('a mark whose number is not that of its segment', () => {
    expect(findings({ text: (text) => text.replace(/\[… \d+ lines/, '[… 999 lines') })).toEqual(['mark']);
  });

  test('a result said to be untouched that is not', () => {
    expect(findings({ pruned: false })).toContain('line');
  });
});
