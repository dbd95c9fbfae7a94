/** Requests to expect where nothing is known of a session. */
const UNKNOWN_HORIZON = 30;

/**
 * How many more requests a session will make: a third of those it has made. Sessions differ by orders of magnitude in
 * length, and whatever has gone on for long is likely to go on; a third is on the careful side, since a cut that is too
 * early costs more than one that is late. Measured on recorded sessions, from a quarter to a half make little difference.
 */
export function expectedRequests(made: number): number {
  return made === 0 ? UNKNOWN_HORIZON : made / 3;
}
