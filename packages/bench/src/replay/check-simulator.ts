/**
 * Holds the simulated cache against what providers reported: for each recorded request that carries cache figures, the
 * share of its prompt that was read. Shares and not tokens, since sizes are estimates.
 */
import type { Pricing } from './prices.js';
import { promptTokens, type RecordedSession } from './recorded-session.js';
import { replaySession } from './replay-session.js';
import { none } from './simple-policies.js';

export interface SimulatorCheck {
  readonly session: string;
  /** Requests with cache figures. */
  readonly requests: number;
  /** Share of all prompt tokens that was read, as reported and as simulated, each weighed by the reported prompt. */
  readonly recorded: number;
  readonly simulated: number;
  /** Requests whose shares differ by more than 0.1, by what the simulation has too much: reads, or writes. */
  readonly readTooMuch: number;
  readonly readTooLittle: number;
}

/** Undefined for a session whose recording reports no cache read at all. */
export function checkSimulator(session: RecordedSession, pricing: Pricing): SimulatorCheck | undefined {
  const simulated = replaySession(session, none, { pricing });
  let [requests, total, read, expected, readTooMuch, readTooLittle] = [0, 0, 0, 0, 0, 0];
  for (const { index, answer } of session.requests()) {
    const prompt = promptTokens(answer);
    const own = simulated[index];
    if (prompt === 0 || !own || !answer.usage) continue;
    const recordedShare = answer.usage.cacheRead / prompt;
    const share = own.tokens === 0 ? 0 : own.read / own.tokens;
    requests += 1;
    total += prompt;
    read += answer.usage.cacheRead;
    expected += share * prompt;
    if (share > recordedShare + TOLERANCE) readTooMuch += 1;
    if (share < recordedShare - TOLERANCE) readTooLittle += 1;
  }
  if (read === 0) return undefined;
  return {
    session: session.name,
    requests,
    recorded: read / total,
    simulated: expected / total,
    readTooMuch,
    readTooLittle,
  };
}

const TOLERANCE = 0.1;
