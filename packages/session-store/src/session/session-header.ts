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
  readonly forkedFrom?: { readonly session: string; readonly entry: string | null };
}

export function formatHeader(header: SessionHeader): string {
  return `${JSON.stringify({ type: 'session', ...header })}\n`;
}

/** Whether a record is a header, whatever its version. */
export function isHeader(value: Readonly<Record<string, unknown>>): boolean {
  return value.type === 'session';
}

/** What can be read of a header; a version that is not a number counts as 1. `name` is the id where there is none. */
export function parseHeader(value: Readonly<Record<string, unknown>>, name: string): SessionHeader {
  const { version, id, at, cwd, title } = value;
  const forkedFrom = parseFork(value.forkedFrom);
  return {
    version: typeof version === 'number' ? version : SESSION_VERSION,
    id: typeof id === 'string' && id !== '' ? id : name,
    ...(typeof at === 'string' && { at }),
    ...(typeof cwd === 'string' && { cwd }),
    ...(typeof title === 'string' && { title }),
    ...(forkedFrom && { forkedFrom }),
  };
}

function parseFork(value: unknown): SessionHeader['forkedFrom'] {
  if (typeof value !== 'object' || value === null) return undefined;
  const { session, entry } = value as { session?: unknown; entry?: unknown };
  return typeof session === 'string' ? { session, entry: typeof entry === 'string' ? entry : null } : undefined;
}
