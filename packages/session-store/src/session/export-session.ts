/** The session file as it stands, for another place or another program. */
import type { Session } from './session.js';
import { openParts } from './session-object.js';

const PIECE_BYTES = 1 << 20;

/** The raw lines, header and unknown records included, in pieces; up to the last whole line. */
export function* exportSession(session: Session): Generator<Uint8Array> {
  const { records } = openParts(session);
  const { end } = records.position;
  for (let offset = 0; offset < end; offset += PIECE_BYTES) {
    yield records.bytes(offset, Math.min(PIECE_BYTES, end - offset));
  }
}
