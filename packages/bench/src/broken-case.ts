/** The error for a case that cannot be read: it names the file and the reason, and costs nobody but that case. */
import { CtxError } from '@ctx/error';
import type { BenchErrorCode } from './bench-error.js';

/** What is wrong with the case or the label at `path`. */
export interface CaseProblem {
  readonly path: string;
  readonly reason: string;
}

export function brokenCase(path: string, reason: string, cause?: unknown): CtxError<BenchErrorCode> {
  return new CtxError<BenchErrorCode>('broken-case', `${path}: ${reason}`, { details: { path, reason }, cause });
}
