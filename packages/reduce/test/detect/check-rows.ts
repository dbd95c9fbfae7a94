import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/subject.js';
import { subjectOf, type Told } from '../subject-of.js';

export type Row = readonly [title: string, expected: boolean, told: Told];

/** Checks each row of a detector's table, and that its answer does not change when it is asked again. */
export function checkRows(name: string, detector: (subject: Subject) => boolean, rows: readonly Row[]): void {
  describe(name, () => {
    it.each(rows.map(([title, expected, told]) => ({ title, expected, told })))('$title: $expected', (row) => {
      const subject = subjectOf(row.told);
      expect(detector(subject)).toBe(row.expected);
      expect(detector(subject)).toBe(row.expected);
    });
  });
}
