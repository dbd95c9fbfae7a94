/** The first line of a session file. */

/** The format that this version writes. */
export const SESSION_VERSION = 1;

export interface SessionHeader {
  readonly version: number;
  readonly id: string;
  /** When the session was created: an ISO 8601 time in UTC. */
  readonly at?: string;
  /** The folder that the session is about. */
  readonly cwd?: string;
  readonly title?: string;
  /** The session that this one was forked from, and its last entry in common. */
  readonly forkedFrom?: {
    readonly session: string;
    readonly entry: string | null;
    /** How many entries they have in common; a fork with fewer was not finished. Absent in older files. */
    readonly entries?: number;
    /** True when that session was itself an import or a fork that was not finished. */
    readonly incomplete?: boolean;
  };
}

export function formatHeader(header: SessionHeader): string {
  return `${JSON.stringify({ type: 'session', ...header })}\n`;
}

/** Whether a record is a header, whatever its version. */
export function isHeader(value: Readonly<Record<string, unknown>>): boolean {
  return value.type === 'session';
}

/**
 * What can be read of a header. No version counts as 1, one that is no number as newer; `name` is the id where there is
 * none.
 */
export function parseHeader(value: Readonly<Record<string, unknown>>, name: string): SessionHeader {
  const { version, id, at, cwd, title } = value;
  const forkedFrom = parseFork(value.forkedFrom);
  return {
    version: typeof version === 'number' ? version : version === undefined ? SESSION_VERSION : SESSION_VERSION + 1,
    id: typeof id === 'string' && id !== '' ? id : name,
    ...(typeof at === 'string' && { at }),
    ...(typeof cwd === 'string' && { cwd }),
    ...(typeof title === 'string' && { title }),
    ...(forkedFrom && { forkedFrom }),
  };
}

function parseFork(value: unknown): SessionHeader['forkedFrom'] {
  if (typeof value !== 'object' || value === null) return undefined;
  const { session, entry, entries, incomplete } = value as Readonly<Record<string, unknown>>;
  if (typeof session !== 'string') return undefined;
  return {
    session,
    entry: typeof entry === 'string' ? entry : null,
    ...(Number.isSafeInteger(entries) && { entries: entries as number }),
    ...(incomplete === true && { incomplete }),
  };
}
