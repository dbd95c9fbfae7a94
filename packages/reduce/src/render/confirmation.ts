import type { Subject } from '../subject.js';

const CONFIRMED = '[confirmed]';

/** A bare "done" or "allowed". */
export function confirmation({ bytes }: Subject): string | undefined {
  return bytes > CONFIRMED.length ? CONFIRMED : undefined;
}
