/**
 * What the recorded agent fetched again after a cut. It did so without knowing of the cut, which was not made then: so
 * these counts are a proxy for what a model would miss.
 */
import { type SessionResult, type SessionResults, textOf } from './session-results.js';

export interface Cut {
  /** `id` of the result. */
  readonly result: string;
  /** Index of the request from which on it is shown shorter. */
  readonly request: number;
}

export interface FetchedAgain {
  /** Cuts of results whose call was made once more later. */
  readonly sameCall: number;
  /** Cuts before a later reading call that gave the very same bytes. */
  readonly sameBytes: number;
}

/** Of each result the first cut counts. */
export function fetchedAgain(cuts: readonly Cut[], { list, byId }: SessionResults): FetchedAgain {
  const lastCall = new Map<string, number>();
  const lastBytes = new Map<string, number>();
  for (const found of list) {
    const { call, request } = found;
    if (call) lastCall.set(callKey(call), request);
    if (found.readsOnly) lastBytes.set(textOf(found.result), request);
  }
  let [sameCall, sameBytes] = [0, 0];
  for (const { result, request } of cuts) {
    const found = byId.get(result);
    if (!found?.call) continue;
    if ((lastCall.get(callKey(found.call)) ?? -1) > request) sameCall += 1;
    if (found.readsOnly && (lastBytes.get(textOf(found.result)) ?? -1) > request) sameBytes += 1;
  }
  return { sameCall, sameBytes };
}

function callKey({ tool, input }: NonNullable<SessionResult['call']>): string {
  return `${tool}\n${input}`;
}
