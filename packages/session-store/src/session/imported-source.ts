/** Where an imported entry came from: a field of its line that is no part of the entry. */
import { fstatSync, readSync } from 'node:fs';
import type { ByteRange } from '@ctx/transcript/import';
import type { BlobStore } from './blob-store.js';

export interface ImportedSource {
  /** The recording: hash of a blob. */
  readonly recording: string;
  readonly ranges: readonly ByteRange[];
}

/** The field as it stands in a line. */
export function sourceField({ recording, ranges }: ImportedSource): object {
  return { source: { recording, ranges: ranges.map(({ offset, bytes }) => [offset, bytes]) } };
}

/** The bytes of the recording that a line came from; undefined when it does not say, or the recording does not have them. */
export function readSource(value: Readonly<Record<string, unknown>>, blobs: BlobStore): Uint8Array | undefined {
  const source = parseSource(value.source);
  return source && blobs.use(source.recording, (fd) => readRanges(fd, source.ranges));
}

/** Parts of one recording that do not overlap have no more bytes than it has. */
function readRanges(fd: number, ranges: readonly ByteRange[]): Buffer | undefined {
  const { size } = fstatSync(fd);
  const total = ranges.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > size || !ranges.every(({ offset, bytes }) => offset + bytes <= size)) return undefined;
  return Buffer.concat(ranges.map((range) => read(fd, range)));
}

function read(fd: number, { offset, bytes }: ByteRange): Buffer {
  const buffer = Buffer.alloc(bytes);
  return buffer.subarray(0, readSync(fd, buffer, 0, bytes, offset));
}

function parseSource(value: unknown): ImportedSource | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { recording, ranges } = value as { recording?: unknown; ranges?: unknown };
  if (typeof recording !== 'string' || !Array.isArray(ranges) || !ranges.every(isRange)) return undefined;
  return { recording, ranges: ranges.map(([offset, bytes]) => ({ offset, bytes })) };
}

function isRange(range: unknown): range is [number, number] {
  return (
    Array.isArray(range) && range.length === 2 && range.every((value) => Number.isSafeInteger(value) && value >= 0)
  );
}
