/** Prints how the simulated cache compares with what the recordings report. */
import { checkSimulator, markPricing, pricingOf, type RecordedSession, unitPricing } from '@ctx/bench';
import { percent } from './bars.js';

/** A model's own rules where they are known, else the simulator's default. */
export function printChecks(sessions: readonly RecordedSession[]): void {
  console.log('\nshare of prompts read from the cache, recorded and simulated');
  for (const session of sessions) {
    const [first] = session.requests();
    const known = first?.model === undefined ? undefined : pricingOf(first.model);
    const { model: _, ...own } = known ?? markPricing;
    for (const pricing of [unitPricing, own]) {
      const check = checkSimulator(session, pricing);
      if (!check) continue;
      const { requests, recorded, simulated, readTooMuch, readTooLittle } = check;
      console.log(
        `${session.name.padEnd(36)} ${pricing.name.padEnd(18)} ${percent(recorded).padStart(7)} ${percent(simulated).padStart(7)}  of ${requests} requests ${readTooMuch} read too much, ${readTooLittle} too little`,
      );
    }
  }
}
