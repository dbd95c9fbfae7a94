/** How often each property is tried: 2,000 times in `npm test`, more with FC_RUNS in the nightly run. */
export const runs = { numRuns: Number(process.env.FC_RUNS ?? 2_000) };

/** Milliseconds that a test may take; a property's runs are allowed 30 each, as other tests share the machine. */
export const timeout = Math.max(60_000, 30 * runs.numRuns);
