/**
 * Addresses: how a shortened text says where the rest is. An address is a short id, opaque to readers, unique within its
 * session: the call's id, or `id~2` where that was taken by other bytes. Never a path, a port or a URL.
 */

/**
 * Says, in the words of whoever reads it, how to recall an address: a model calls a tool, a shell user a command. A host
 * whose reader cannot recall has none.
 */
export type OfferRecall = (address: string) => string;

/** For a model that has the `recall` tool. */
export const offerToModel: OfferRecall = (address) => `recall id ${JSON.stringify(address)}`;

/** For someone at a shell, or an agent that runs commands. */
export const offerToShell: OfferRecall = (address) =>
  `ctx recall ${/^[\w.:~-]+$/.test(address) ? address : `'${address.replaceAll("'", `'\\''`)}'`}`;
