import type { Subject } from '../subject.js';
import { defaultLang } from './default-lang.js';

const MOST_BYTES = 180;
const MOST_LINES = 2;
/** Kinds whose result says no more than that it was done: what was done stands in the call. */
const CHANGES: readonly string[] = ['edit', 'write', 'patch', 'todo'];
/** The whole answer of any tool, where it is one of these. */
const BARE =
  /^(?:ok(?:ay)?|done|yes|true|success|approved|allowed|accepted|granted|confirmed|completed|✓|✔|✅|👍)[.!]?$/iu;

/** Whether a result only says that something was done or allowed. */
export function isConfirmation({ text, bytes, status, exitCode, call, files }: Subject): boolean {
  if (bytes > MOST_BYTES || status !== 'success' || (exitCode ?? 0) !== 0) return false;
  const trimmed = text.trim();
  if (BARE.test(trimmed)) return call.kind !== 'shell' && call.kind !== 'read';
  const lines = trimmed.split('\n');
  if (!CHANGES.includes(call.kind) || trimmed === '' || lines.length > MOST_LINES) return false;
  if (lines.some((line) => TELLS.has(defaultLang().classify(line).class))) return false;
  return saysNoMore([...call.paths, ...files.map(({ path }) => path)].reduce(withoutPath, trimmed));
}

const TELLS: ReadonlySet<string> = new Set(['error', 'failure', 'assertion', 'warning', 'located', 'frame', 'exit']);

/** A number or an address is more than "done", and so is a text in quotes or brackets. */
function saysNoMore(text: string): boolean {
  return !/\p{N}|:\/\/|[`"“«{[]/u.test(text);
}

/** The call names its files; the result may name them in full or by their last part. */
function withoutPath(text: string, path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return [path, name].filter((one) => one !== '').reduce((rest, one) => rest.replaceAll(one, ''), text);
}
