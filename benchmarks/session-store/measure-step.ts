/** What is measured of a large session, each in a process of its own. */
import { openSession, type Session } from '@ctx/session-store';
import { ORIGINAL_ID } from './fill-session.js';
import { type Taken, time } from './time.js';

/** The session is searched from so many entries before its end: 40 MB, so that the time limit is not reached. */
const SEARCHED_ENTRIES = 10_000;

export type Step = 'open' | 'recall' | 'pattern' | 'pattern-again' | 'search' | 'path';

export interface Measured extends Taken {
  /** The most memory that the process had, its own and that of what loads it. */
  readonly megabytes: number;
}

const steps: Record<Step, (file: string) => Taken> = {
  open: (file) => time(() => requireCount(openReader(file).last(50).length, 50)),
  recall(file) {
    const session = openReader(file);
    const middle = `r${Math.floor(session.count / 4)}`;
    return time(() => requireCount(session.recall({ id: middle }).totalLines));
  },
  pattern: (file) => time(searching(openReader(file))),
  'pattern-again'(file) {
    const search = searching(openReader(file));
    search();
    return time(search);
  },
  search(file) {
    const session = openReader(file);
    const newest = Math.max(1, session.count - SEARCHED_ENTRIES);
    return time(() => requireCount(session.recall({ pattern: 'no such words', offset: newest }).totalLines));
  },
  path(file) {
    const session = openReader(file);
    return time(() => {
      for (const _entry of session.entries());
    });
  },
};

export function measureStep(step: Step, file: string): Measured {
  return { ...steps[step](file), megabytes: process.resourceUsage().maxRSS / 1_000 };
}

function searching(session: Session): () => void {
  return () => requireCount(session.recall({ id: ORIGINAL_ID, pattern: 'error TS\\d+' }).matches ?? 0);
}

function openReader(file: string): Session {
  return openSession(file, { mode: 'readonly' });
}

function requireCount(count: number, expected?: number): void {
  if (count === 0 || (expected !== undefined && count !== expected)) throw new Error(`found ${count}`);
}
