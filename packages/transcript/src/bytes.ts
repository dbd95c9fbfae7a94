/** The one check of what a caller hands over: bodies and recordings are bytes, as they came from the wire or the disk. */
import { CtxError } from '@ctx/error';

/**
 * `value` where it is bytes, from whatever realm.
 *
 * @throws {CtxError} 'not-bytes' with the way to make some.
 */
export function bytesOf(value: Uint8Array, what: string): Uint8Array {
  if (Object.prototype.toString.call(value) === '[object Uint8Array]') return value;
  const given = value === null ? 'null' : Array.isArray(value) ? 'an array' : `of type ${typeof value}`;
  const wayOut = typeof value === 'string' ? ': encode it with `new TextEncoder().encode(text)`' : '';
  throw new CtxError<'not-bytes'>('not-bytes', `${what} must be a Uint8Array, but is ${given}${wayOut}`);
}
