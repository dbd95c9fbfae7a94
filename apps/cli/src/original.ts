/**
 * The original of one output, written while it streams. A store that fails at any moment is remembered as the reason, and
 * whoever shows the output must then leave nothing out silently.
 */
import {
  type OutputAbout,
  type OutputInfo,
  type OutputKeeper,
  type OutputWriter,
  openKeeper,
} from '@ctx/session-store/keep';
import { reasonOf } from './outcome.js';

export interface Original {
  /** The id that it will be kept by: the one asked for, or `ID~2` and so on where that is used. */
  readonly id: string;
  /** Why the original cannot be kept; undefined as long as it can. */
  readonly failure: string | undefined;
  write(chunk: Uint8Array): void;
  /**
   * Keeps what was written, and gives the same record when called again; undefined when that fails. Its id is another
   * one only if somebody took ours since the beginning.
   */
  keep(about: OutputAbout): OutputInfo | undefined;
  /** Forgets what was written, unless it was kept. */
  discard(): void;
}

export function openOriginal(dir: string, id: string): Original {
  let failure: string | undefined;
  let kept: OutputInfo | undefined;
  let writer: OutputWriter | undefined;
  const discard = () => {
    writer?.abort();
    writer = undefined;
  };
  // Whatever failure ends ctx, half an original must not stay in the folder.
  process.once('exit', discard);
  const attempt = <T>(step: () => T): T | undefined => {
    try {
      return step();
    } catch (error) {
      failure = reasonOf(error);
      discard();
      return undefined;
    }
  };
  const free = attempt(() => {
    const store = openKeeper(dir);
    const unused = unusedId(store, id);
    writer = store.create(unused);
    return unused;
  });
  return {
    id: free ?? id,
    get failure() {
      return failure;
    },
    write: (chunk) => attempt(() => writer?.write(chunk)),
    keep: (about) => {
      kept ??= attempt(() => writer?.commit(about));
      writer = undefined;
      return kept;
    },
    discard,
  };
}

/** An id that nothing is kept under, so that a footer can promise it before the output has ended. */
function unusedId(store: OutputKeeper, id: string): string {
  let unused = id;
  for (let number = 2; store.get(unused) !== undefined; number += 1) unused = `${id}~${number}`;
  return unused;
}
