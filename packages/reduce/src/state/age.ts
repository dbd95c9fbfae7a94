/** Ages of results, in request batches, and when a result is due to be looked at again. */

/** A moment of a conversation: the request that was being prepared, and what had been said by then. */
export interface Moment {
  /** Number of the request; absent where nobody counts them. */
  readonly batch: number | undefined;
  readonly assistants: number;
  readonly users: number;
}

/**
 * Batches since a call was made. Where either side has no number: the assistant messages since, or the user's if those
 * are more. Parallel calls are of one age; a failed request ages, since it took a number.
 */
export function ageAt(born: Moment, now: Moment): number {
  if (born.batch !== undefined && now.batch !== undefined) return now.batch - born.batch;
  return Math.max(now.assistants - born.assistants, now.users - born.users);
}

/** What waits for an age. Taking what is due costs as much as there is of it, however much waits. */
export interface AgeQueue<T> {
  /** `item`, born then, is due at the smallest of the queue's ages above `age`; never, when there is none. */
  add(item: T, born: Moment, age: number): void;
  /** All that came due since the last call. Something may come twice, or early. */
  take(now: Moment): T[];
}

export function createAgeQueue<T>(ages: readonly number[]): AgeQueue<T> {
  const sorted = [...new Set(ages)].sort((a, b) => a - b);
  const clocks = { batch: createClock<T>(), assistants: createClock<T>(), users: createClock<T>() };
  return {
    add(item, born, age) {
      const next = sorted.find((threshold) => threshold > age);
      if (next === undefined) return;
      if (born.batch !== undefined) clocks.batch.add(item, born.batch + next);
      clocks.assistants.add(item, born.assistants + next);
      clocks.users.add(item, born.users + next);
    },
    take(now) {
      const counted = now.batch === undefined ? [] : clocks.batch.take(now.batch);
      return [...counted, ...clocks.assistants.take(now.assistants), ...clocks.users.take(now.users)];
    },
  };
}

/** Buckets by the number at which they are due. */
function createClock<T>() {
  const due = new Map<number, T[]>();
  let taken = 0;
  return {
    add(item: T, at: number): void {
      const when = Math.max(at, taken + 1);
      const bucket = due.get(when);
      if (bucket) bucket.push(item);
      else due.set(when, [item]);
    },
    take(now: number): T[] {
      const found: T[] = [];
      // One by one: a list of any length cannot be spread into a call.
      const takeBucket = (at: number, items: readonly T[] = []) => {
        due.delete(at);
        for (const item of items) found.push(item);
      };
      if (now - taken > due.size) {
        for (const [at, items] of due) if (at <= now) takeBucket(at, items);
      } else {
        for (let at = taken + 1; at <= now; at += 1) takeBucket(at, due.get(at));
      }
      taken = Math.max(taken, now);
      return found;
    },
  };
}
