/** Parses the JSON of a corpus by a schema and says in one line, with the path, what is wrong with it. */
import type { z } from 'zod';
import { brokenCase } from './broken-case.js';

/** `text` as `schema` has it. `path` names it in the error. @throws {CtxError} 'broken-case' */
export function parseJson<T>(text: string, schema: z.ZodType<T>, path: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw brokenCase(path, `is not JSON (${(cause as Error).message})`, cause);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw brokenCase(path, `${issue?.path.join('.') || 'the whole'}: ${issue?.message ?? 'is not valid'}`);
}
