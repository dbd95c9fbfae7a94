/** Entries on their way into a session. */
import { randomBytes } from 'node:crypto';
import type { Entry } from '@ctx/transcript';

/**
 * An entry to append. Without `id` it gets a fresh one, without `parent` it follows the last entry of the active path,
 * without `at` it gets the time.
 */
export type NewEntry = Entry extends infer One ? (One extends Entry ? Appendable<One> : never) : never;

type Appendable<One extends Entry> = Omit<One, 'id' | 'parent' | 'at'> & Partial<Pick<One, 'id' | 'parent' | 'at'>>;

/** No `i`, `l`, `o` and `u`: they are misread as `1`, `0` and `v`. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_LENGTH = 8;

/** Chance is drawn for many ids at once: a call to the system takes longer than all the rest of an append. */
const DRAWN_BYTES = 1_024 * ID_LENGTH;
let drawn = Buffer.alloc(0);

/** Eight characters of chance; the session makes sure that it has no entry of this id. */
export function newEntryId(): string {
  if (drawn.length === 0) drawn = randomBytes(DRAWN_BYTES);
  let id = '';
  for (const byte of drawn.subarray(0, ID_LENGTH)) id += ALPHABET.charAt(byte & 31);
  drawn = drawn.subarray(ID_LENGTH);
  return id;
}

/** The line of an entry: the fields that a reader of the file looks for come first. */
export function formatEntry(entry: Entry, extra?: object): string {
  const { type, id, parent, at } = entry;
  return `${JSON.stringify(Object.assign({ type, id, parent, at }, entry, extra))}\n`;
}
