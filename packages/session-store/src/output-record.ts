/**
 * What is written down beside each original: one small JSON file of version 1. It is read by hand-written checks, not a
 * schema library, because reading it is on the path of starting a command.
 */

/** What the caller knows of an output. Nothing of it is interpreted. */
export interface OutputAbout {
  /** The command line, as the user or the model gave it. */
  readonly command?: string;
  /** The folder that it ran in. */
  readonly cwd?: string;
  /** Its exit code; null when a signal ended it. */
  readonly exitCode?: number | null;
  /** The signal that ended it, such as `SIGKILL`. */
  readonly signal?: string;
}

/** What is known of a kept original. */
export interface OutputInfo extends OutputAbout {
  /** The id to recall it by: the one that was asked for, or `id~2`, `id~3`… where that held other bytes. */
  readonly id: string;
  /** Bytes of the original as it came, also when not all of them were kept. */
  readonly bytes: number;
  /**
   * Lines of the original: its `\n`, and one more where the last line has none. Where bytes are missing within one line
   * or two, one or two more, because the line that says so has a number too.
   */
  readonly lines: number;
  /** Bytes of the file; with bytes missing, the line that says so is among them. */
  readonly keptBytes: number;
  /** Bytes that were not kept because the original was too large; else 0. */
  readonly missingBytes: number;
  /** SHA-256 of the original as it came, in hexadecimal. */
  readonly sha256: string;
  /** When it was kept, ISO 8601 in UTC. */
  readonly createdAt: string;
}

/**
 * Where the middle of an original is missing: line `line` of the file says so, and the lines after it have numbers
 * `skippedLines` higher than their place in the file.
 */
export interface Gap {
  readonly line: number;
  readonly skippedLines: number;
}

export interface OutputRecord {
  readonly info: OutputInfo;
  readonly gap?: Gap;
}

export function formatRecord({ info, gap }: OutputRecord): string {
  return `${JSON.stringify({ version: 1, ...info, gap })}\n`;
}

/** The record in `text`; undefined when it is broken, of a version to come, or not a record. */
export function parseRecord(text: string): OutputRecord | undefined {
  const value = parseObject(text);
  if (value?.version !== 1) return undefined;
  const { id, bytes, lines, keptBytes, missingBytes, sha256, createdAt } = value;
  if (typeof id !== 'string' || id === '' || typeof sha256 !== 'string' || typeof createdAt !== 'string')
    return undefined;
  if (!isCount(bytes) || !isCount(lines) || !isCount(keptBytes) || !isCount(missingBytes)) return undefined;
  if (!/^[0-9a-f]{64}$/.test(sha256) || Number.isNaN(Date.parse(createdAt))) return undefined;
  const info = { id, bytes, lines, keptBytes, missingBytes, sha256, createdAt, ...readAbout(value) };
  if (value.gap === undefined) return { info };
  const gap = readGap(value.gap);
  return gap === undefined ? undefined : { info, gap };
}

/** The parts of `about` that are of use, in one order; what has another type is left out. */
export function readAbout(about: { readonly [Key in keyof OutputAbout]?: unknown }): OutputAbout {
  const { command, cwd, exitCode, signal } = about;
  return {
    ...(typeof command === 'string' && { command }),
    ...(typeof cwd === 'string' && { cwd }),
    ...((typeof exitCode === 'number' || exitCode === null) && { exitCode }),
    ...(typeof signal === 'string' && { signal }),
  };
}

function readGap(value: unknown): Gap | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { line, skippedLines } = value as Partial<Record<keyof Gap, unknown>>;
  return isCount(line) && isCount(skippedLines) ? { line, skippedLines } : undefined;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
