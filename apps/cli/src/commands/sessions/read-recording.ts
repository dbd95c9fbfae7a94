/** The bytes of another agent's recording, decompressed: from a file or standard input, within a bound. */
import { createReadStream } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { formatBytes } from '../../bytes.js';
import { cliError } from '../../cli-error.js';
import { reasonOf } from '../../outcome.js';
import { unreadable } from '../../unreadable.js';

/** Importers hold a recording in memory. What goes on for ever, or is a small file of endless zeros, must end. */
const MOST_BYTES = 2 ** 30;

/** @throws {CtxError} 'no-input' when it cannot be read, is empty or too large. */
export async function readRecording(file: string, mostBytes = MOST_BYTES): Promise<Uint8Array> {
  const bytes = await readAll(file, mostBytes);
  const recording = bytes[0] === 0x1f && bytes[1] === 0x8b ? decompressed(file, bytes, mostBytes) : bytes;
  if (recording.length === 0) throw cliError('no-input', `${recordingName(file)} is empty: there is nothing to import`);
  return recording;
}

async function readAll(file: string, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    const source = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 1 << 20 });
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > mostBytes) break;
    }
  } catch (error) {
    throw unreadable(file, error);
  }
  if (length > mostBytes) throw tooLarge(file, mostBytes);
  return Buffer.concat(chunks);
}

function decompressed(file: string, bytes: Uint8Array, mostBytes: number): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: mostBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(file, mostBytes);
    throw cliError('no-input', `${recordingName(file)} cannot be decompressed: ${reasonOf(error)}`, error);
  }
}

function tooLarge(file: string, mostBytes: number): Error {
  return cliError(
    'no-input',
    `${recordingName(file)} holds more than ${formatBytes(mostBytes)}: a recording must fit in memory`,
  );
}

/** As messages name it. */
export function recordingName(file: string): string {
  return file === '-' ? 'standard input' : file;
}
