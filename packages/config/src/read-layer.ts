/** The one effect: a configuration file's text. */
import { readFile, stat } from 'node:fs/promises';
import { CtxError } from '@ctx/error';
import type { ConfigErrorCode } from './config-error.js';
import type { LayerName } from './config-node.js';
import { maxSize, type TextLayer } from './parse-text.js';

/**
 * `undefined` where no such file exists: a layer may be absent.
 *
 * @throws {CtxError} 'cannot-read' for a folder, a device, a file without permission or that is not UTF-8; 'too-large'.
 */
export async function readLayer(name: LayerName, file: string): Promise<TextLayer | undefined> {
  const bytes = await bytesOf(file);
  if (!bytes) return undefined;
  try {
    return { name, file, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (cause) {
    throw failure('cannot-read', file, 'is not UTF-8: save it in that encoding', cause);
  }
}

async function bytesOf(file: string): Promise<Uint8Array | undefined> {
  try {
    const about = await stat(file);
    if (!about.isFile()) throw failure('cannot-read', file, 'is not a file: move it away, or write the settings there');
    if (about.size > maxSize)
      throw failure('too-large', file, `has ${about.size} bytes, more than ${maxSize}: shorten it`);
    return await readFile(file);
  } catch (cause) {
    const { code } = cause as { code?: string };
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    if (cause instanceof CtxError) throw cause;
    throw failure('cannot-read', file, `cannot be read (${code}): check its permissions`, cause);
  }
}

function failure(code: ConfigErrorCode, file: string, problem: string, cause?: unknown): CtxError<ConfigErrorCode> {
  return new CtxError(code, `${file} ${problem}`, { details: { file }, cause });
}
