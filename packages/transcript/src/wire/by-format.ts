/** Tables with an entry for each wire format, asked by a name that a caller may have got wrong. */
import { CtxError } from '@ctx/error';
import type { WireFormat } from './lens.js';

/** Codes of the errors that lenses, builders and validators throw. */
export type WireErrorCode = 'unknown-format' | 'not-bytes';

/**
 * The entry of a format.
 *
 * @throws {CtxError} 'unknown-format' when there is no such format; the message names them.
 */
export function byFormat<T>(table: Readonly<Record<WireFormat, T>>, format: WireFormat): T {
  if (Object.hasOwn(table, format)) return table[format];
  const formats = Object.keys(table).join(', ');
  const message = `there is no wire format ${JSON.stringify(String(format))}: the formats are ${formats}`;
  throw new CtxError<WireErrorCode>('unknown-format', message);
}
