/** Whether the provider's cache still holds what was sent last. When it does not, every cut is free. */

/** `first`: nothing was sent yet, or by another process; `expired`: too long ago; `model`: to another one. */
export type Cold = 'first' | 'expired' | 'model';

export interface Sent {
  /** In milliseconds; undefined where nobody says. */
  readonly at: number | undefined;
  readonly model: string | undefined;
}

export interface Sending extends Sent {
  readonly ttlSeconds: number;
}

export function coldness(last: Sent | undefined, { at, model, ttlSeconds }: Sending): Cold | undefined {
  if (!last) return 'first';
  if (model !== undefined && last.model !== undefined && model !== last.model) return 'model';
  if (at !== undefined && last.at !== undefined && at - last.at > ttlSeconds * 1_000) return 'expired';
  return undefined;
}
