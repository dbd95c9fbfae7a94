import { describe, expect, test } from 'vitest';
import { prune, verify } from '../src/index.js';
import { bytesAndBudget } from './faults/bytes-and-budget.js';
import type { Fault } from './faults/fault.js';
import { lostEvidence } from './faults/lost-evidence.js';
import { searchAndContent } from './faults/search-and-content.js';
import { verdicts } from './faults/verdicts.js';

/**
 * Faults that users of other tools of this kind have reported, each as an output and what the result must be like. Those
 * about exit codes, hooks, how commands are rewritten and how a host stores an original are not here: this package runs
 * no command and stores nothing.
 */
const faults: Readonly<Record<string, readonly Fault[]>> = {
  'a false verdict': verdicts,
  'lost evidence': lostEvidence,
  'search results and content': searchAndContent,
  'bytes and budget': bytesAndBudget,
};

/** What no mark, header or footer may say: it would be a verdict of our own. */
const verdict = /\bno (?:errors?|tests?|issues|problems|warnings)\b|\bsucce(?:ss|eded)|\ball (?:tests )?pass(?:ed)?\b/i;

describe.each(Object.entries(faults))('%s:', (_, rows) => {
  test.each(rows)('$name', check);
});

function check({ output, options, kind, keeps, drops, neverSays, isUntouched }: Fault): void {
  const result = prune(output, options ?? { budgetBytes: 2_048, capBytes: 4_096 });
  const { text, report } = result;
  expect(verify(output, result)).toEqual([]);
  expect(ownLines(result)).not.toMatch(verdict);
  if (kind !== undefined) expect(report.kind).toBe(kind);
  if (isUntouched) expect(result).toMatchObject({ text: output, pruned: false });
  expect((keeps ?? []).filter((part) => !text.includes(part))).toEqual([]);
  expect((drops ?? []).filter((part) => text.includes(part))).toEqual([]);
  for (const never of neverSays ?? []) expect(text).not.toMatch(never);
}

/** The lines of a result that are none of the output. */
function ownLines({ text, report }: ReturnType<typeof prune>): string {
  const lines = text.split('\n');
  return report.segments
    .filter(({ kind }) => kind !== 'lines' && kind !== 'cut')
    .map(({ out }) => lines[out - 1])
    .join('\n');
}
