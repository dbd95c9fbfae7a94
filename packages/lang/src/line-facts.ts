import type { LineClass } from './language.js';
import { GENERIC, type PackedForm } from './pack-lang.js';
import { parseSeverity, type Severity } from './severity.js';

/** What one form says of the lines that it matches. */

/** What is known of one line. One object per form and severity, so two lines of one form give the same object. */
export interface LineFacts {
  readonly class: LineClass;
  /** `language/tool` of the form; `undefined` where no form matched. */
  readonly tool: string | undefined;
  /** Whether a tool's own form matched, not one of the words that all tools share. */
  readonly specific: boolean;
  /** Whether only a word was found that as often tells of nothing. */
  readonly hint: boolean;
  /** Whether the line names a file, so that `locate` gives it. */
  readonly located: boolean;
  readonly severity: Severity | undefined;
  /** How many lines directly below belong to it. */
  readonly tail: number;
}

/** A place in a file and what is said of it. Lines and columns are the tool's own, mostly counted from 1. */
export interface LocatedMessage {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly severity?: Severity;
  /** The rule or error number: `TS2304`, `E0425`, `no-undef`. */
  readonly code?: string;
  readonly message?: string;
  /** The function of a stack frame. */
  readonly function?: string;
  readonly class: LineClass;
  readonly tool: string;
}

export interface CompiledForm {
  readonly match: RegExp;
  readonly not: RegExp | undefined;
  readonly tool: string;
  readonly facts: LineFacts;
  readonly factsOf: Readonly<Record<Severity, LineFacts>> | undefined;
}

export function compileForm({ match, not, ...form }: PackedForm, tool: string): CompiledForm {
  const [source] = match;
  const facts: LineFacts = {
    class: form.class,
    tool,
    specific: !tool.startsWith(`${GENERIC}/`),
    hint: form.hint ?? false,
    located: /\(\?<(?:file|line)>/.test(source),
    severity: undefined,
    tail: form.tail ?? 0,
  };
  return {
    match: new RegExp(...match),
    not: not && new RegExp(...not),
    tool,
    facts,
    factsOf: source.includes('(?<severity>')
      ? {
          error: { ...facts, class: 'error', severity: 'error' },
          warning: { ...facts, class: 'warning', severity: 'warning' },
          note: { ...facts, class: 'note', severity: 'note' },
        }
      : undefined,
  };
}

export function factsFor(compiled: CompiledForm, text: string): LineFacts {
  if (compiled.factsOf === undefined) return compiled.facts;
  const word = compiled.match.exec(text)?.groups?.severity;
  const severity = word === undefined ? undefined : parseSeverity(word);
  return severity === undefined ? compiled.facts : compiled.factsOf[severity];
}

export function readPlace(
  compiled: CompiledForm,
  text: string,
  fileAbove: string | undefined,
): LocatedMessage | undefined {
  const groups = compiled.match.exec(text)?.groups ?? {};
  const file = groups.file ?? (groups.line === undefined ? undefined : fileAbove);
  if (file === undefined) return undefined;
  const facts = factsFor(compiled, text);
  return {
    file,
    ...(groups.line !== undefined && { line: Number(groups.line) }),
    ...(groups.column !== undefined && { column: Number(groups.column) }),
    ...(facts.severity !== undefined && { severity: facts.severity }),
    ...(groups.code !== undefined && { code: groups.code }),
    ...(groups.message !== undefined && { message: groups.message.trim() }),
    ...(groups.function !== undefined && { function: groups.function }),
    class: facts.class,
    tool: compiled.tool,
  };
}
