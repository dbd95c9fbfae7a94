import { CtxError } from '@ctx/error';
import { createFormIndex, type Pattern, type PatternReach, readReach } from './form-index.js';
import type { Language, LineClass, LineForm } from './language.js';
import { parseSeverity, type Severity } from './severity.js';

/** Characters of a line that are looked at; what stands behind them never decides what a line is. */
const LONGEST_LOOKED_AT = 2_000;
const MOST_PREFIXES = 3;

/** The codes of the errors that this package throws. */
export type LangErrorCode = 'unreachable-form' | 'duplicate-language';

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

/** Reads the output of the languages it was made of. Immutable and without memory: a line gives the same facts always. */
export interface Lang {
  readonly languages: readonly Language[];
  /** Says what a line is. Linear in the line; of a line over 2,000 characters the first 2,000 count. */
  classify(line: string): LineFacts;
  /**
   * Reads the place that a line names, or `undefined`. `file` stands in where the line has only numbers, as in linters
   * that print the file once above its problems.
   */
  locate(line: string, context?: { readonly file?: string | undefined }): LocatedMessage | undefined;
  /** The length of what a CI system or a wrapper put before the line; 0 for none. */
  prefixLength(line: string): number;
}

interface CompiledForm extends Pattern {
  readonly tool: string;
  readonly facts: LineFacts;
  readonly factsOf: Readonly<Record<Severity, LineFacts>> | undefined;
}

const PLAIN: LineFacts = Object.freeze({
  class: 'plain',
  tool: undefined,
  specific: false,
  hint: false,
  located: false,
  severity: undefined,
  tail: 0,
});

/**
 * How the forms of some languages are found, as plain data: what `createLang` reads off their patterns. A program that
 * must start fast stores it when it is built (`indexLanguages`) and hands it in.
 */
export interface LangIndex {
  readonly version: 1;
  /** A number that the patterns it was made of share with no others. */
  readonly key: number;
  readonly prefixes: readonly PatternReach[];
  readonly forms: readonly PatternReach[];
}

/**
 * Reads off the forms of languages how they are found.
 *
 * @throws {CtxError} `unreachable-form` for a form that neither begins with a definite character nor holds a definite
 * text, and names none; `duplicate-language` when two languages have one id.
 */
export function indexLanguages(languages: readonly Language[]): LangIndex {
  const { prefixes, forms } = collectPatterns(languages);
  return {
    version: 1,
    key: keyOf([...prefixes, ...forms]),
    prefixes: prefixes.map((pattern) => readReach(pattern) ?? fail(pattern)),
    forms: forms.map((pattern) => readReach(pattern) ?? fail(pattern)),
  };
}

/**
 * Compiles languages once into something that reads lines. Where several forms match a line, one that begins the line
 * wins over one found by words that it names (`has`), any tool's form over those of the language `generic`, and else the
 * first given.
 *
 * `index` saves reading the patterns (about 50 ms for the builtin ones); one of other languages is not used.
 *
 * @throws {CtxError} `unreachable-form`, `duplicate-language`, as `indexLanguages`.
 */
export function createLang(languages: readonly Language[], options: { readonly index?: LangIndex } = {}): Lang {
  const { prefixes, forms } = collectPatterns(languages);
  const given = options.index?.key === keyOf([...prefixes, ...forms]) ? options.index : undefined;
  const reaches = given ?? indexLanguages(languages);
  const index = createFormIndex(
    { patterns: prefixes, reaches: reaches.prefixes },
    { patterns: forms, reaches: reaches.forms },
  );

  /** The line without what stands before it; leaves the index on the line. */
  function bare(line: string): string {
    let text = line.length > LONGEST_LOOKED_AT ? line.slice(0, LONGEST_LOOKED_AT) : line;
    index.scan(text);
    // A wrapper's prefix may stand before another's: a CI timestamp before a container's name.
    for (let round = 0; round < MOST_PREFIXES; round += 1) {
      const length = index.findPrefix(text)?.match.exec(text)?.[0].length ?? 0;
      if (length === 0) break;
      text = text.slice(length);
    }
    return text;
  }

  return Object.freeze({
    languages: Object.freeze([...languages]),
    prefixLength: (line: string) => Math.min(line.length, LONGEST_LOOKED_AT) - bare(line).length,
    classify(line: string): LineFacts {
      const text = bare(line);
      const found = index.findForm(text);
      return found === undefined ? PLAIN : factsFor(found, text);
    },
    locate(line: string, context: { readonly file?: string | undefined } = {}): LocatedMessage | undefined {
      const text = bare(line);
      const found = index.findForm(text);
      return found && readPlace(found, text, context.file);
    },
  });
}

function factsFor(compiled: CompiledForm, text: string): LineFacts {
  if (compiled.factsOf === undefined) return compiled.facts;
  const word = compiled.match.exec(text)?.groups?.severity;
  const severity = word === undefined ? undefined : parseSeverity(word);
  return severity === undefined ? compiled.facts : compiled.factsOf[severity];
}

function readPlace(compiled: CompiledForm, text: string, fileAbove: string | undefined): LocatedMessage | undefined {
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

/** The id of the language whose forms are tried only where no tool's form matched. */
const GENERIC = 'generic';

/** Forms of a lower tier are tried first. */
function tierOf({ has, facts }: CompiledForm): number {
  return (facts.specific ? 0 : 2) + (has === undefined ? 0 : 1);
}

function compileForm(form: LineForm, languageId: string, toolId: string): CompiledForm {
  const tool = `${languageId}/${toolId}`;
  const { source } = form.match;
  const base: LineFacts = {
    class: form.class,
    tool,
    specific: languageId !== GENERIC,
    hint: form.hint ?? false,
    located: /\(\?<(?:file|line)>/.test(source),
    severity: undefined,
    tail: form.tail ?? 0,
  };
  return {
    match: form.match,
    not: form.not,
    has: form.has,
    tool,
    facts: base,
    factsOf: source.includes('(?<severity>')
      ? {
          error: { ...base, class: 'error', severity: 'error' },
          warning: { ...base, class: 'warning', severity: 'warning' },
          note: { ...base, class: 'note', severity: 'note' },
        }
      : undefined,
  };
}

interface Prefix extends Pattern {
  readonly tool: string;
}

/** All patterns, in the order in which they are tried. */
function collectPatterns(languages: readonly Language[]): { prefixes: Prefix[]; forms: CompiledForm[] } {
  checkIds(languages);
  const forms = languages.flatMap((language) =>
    language.tools.flatMap((tool) => tool.forms.map((form) => compileForm(form, language.id, tool.id))),
  );
  return {
    prefixes: languages.flatMap(({ id, prefixes = [] }) => prefixes.map((match) => ({ tool: `${id}, prefix`, match }))),
    forms: [0, 1, 2, 3].flatMap((tier) => forms.filter((form) => tierOf(form) === tier)),
  };
}

/** Made of a few characters of each pattern: reading all of them takes as long as what the index saves. */
function keyOf(patterns: readonly Pattern[]): number {
  let key = patterns.length;
  for (const { match, has } of patterns) {
    const { source } = match;
    key = (Math.imul(key, 31) + source.length + (has?.length ?? 0)) | 0;
    for (let i = 1; i < source.length; i += 17) key = (Math.imul(key, 31) + source.charCodeAt(i)) | 0;
  }
  return key;
}

function checkIds(languages: readonly Language[]): void {
  const seen = new Set<string>();
  for (const { id } of languages) {
    if (seen.has(id)) {
      throw new CtxError<LangErrorCode>('duplicate-language', `Two languages have the id "${id}": rename one`);
    }
    seen.add(id);
  }
}

function fail({ tool, match }: Prefix | CompiledForm): never {
  throw new CtxError<LangErrorCode>(
    'unreachable-form',
    `${tool}: ${match} may begin with any character: begin it with ^ and a definite one, or name words of it in "has"`,
    { details: { tool, match: String(match) } },
  );
}
