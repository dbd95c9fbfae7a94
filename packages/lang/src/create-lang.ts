import { createFormIndex } from './form-index.js';
import type { Language, LanguageTraits } from './language.js';
import { compileForm, factsFor, type LineFacts, type LocatedMessage, readPlace } from './line-facts.js';
import { type PackedForm, type PackedLang, type PackedPattern, packLang } from './pack-lang.js';

/** Characters of a line that are looked at; what stands behind them never decides what a line is. */
const LONGEST_LOOKED_AT = 2_000;
const MOST_PREFIXES = 3;

/** All that is known of a line, for one who reads many that are alike. */
export interface Verdict {
  /** What `classify` and `prefixLength` give. */
  readonly facts: LineFacts;
  readonly prefixLength: number;
  /** Whether they give the same for every line that differs from it only in digits. */
  readonly forAnyDigits: boolean;
  /** What `locate` gives for the line, or for one of those others. */
  place(line: string, file?: string | undefined): LocatedMessage | undefined;
}

/** Reads the output of the languages it was made of. Immutable: a line gives the same facts always. */
export interface Lang {
  readonly languages: readonly LanguageTraits[];
  /** Says what a line is. Linear in the line; of a line over 2,000 characters the first 2,000 count. */
  classify(line: string): LineFacts;
  /**
   * Reads the place that a line names, or `undefined`. `file` stands in where the line has only numbers, as in linters
   * that print the file once above its problems.
   */
  locate(line: string, context?: { readonly file?: string | undefined }): LocatedMessage | undefined;
  /** All of that at once. Where the verdict is for any digits, other lines need not be judged. */
  judge(line: string): Verdict;
  /** The length of what a CI system or a wrapper put before the line; 0 for none. */
  prefixLength(line: string): number;
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
 * Compiles languages once into something that reads lines. Where several forms match a line, one that begins the line
 * wins over one found by words that it names (`has`), any tool's form over those of the language `generic`, and else the
 * first given.
 *
 * @throws {CtxError} `unreachable-form`, `duplicate-language`, as `packLang`.
 */
export function createLang(languages: readonly Language[]): Lang {
  return unpackLang(packLang(languages));
}

/** The same from what `packLang` made of the languages, which takes a tenth of the time. */
export function unpackLang(packed: PackedLang): Lang {
  const { prefixes, forms, tools } = packed;
  const index = createFormIndex(
    { reaches: prefixes, pattern: (at) => ({ match: new RegExp(...(prefixes[at] as PackedPattern).match) }) },
    {
      reaches: forms,
      pattern: (at) => {
        const form = forms[at] as PackedForm;
        return compileForm(form, tools[form.tool] as string);
      },
    },
    packed,
  );

  // The line that was judged last, since one is often classified and then located.
  let line: string | undefined;
  let verdict: Verdict;

  function judge(next: string): Verdict {
    if (next === line) return verdict;
    const text = bare(next);
    const form = index.findForm(text);
    const prefixLength = Math.min(next.length, LONGEST_LOOKED_AT) - text.length;
    verdict = {
      facts: form === undefined ? PLAIN : factsFor(form, text),
      prefixLength,
      forAnyDigits: !index.readDigits(),
      place: (other, fileAbove) => form && readPlace(form, other.slice(prefixLength, LONGEST_LOOKED_AT), fileAbove),
    };
    line = next;
    return verdict;
  }

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
    languages: Object.freeze([...packed.languages]),
    judge,
    classify: (line: string) => judge(line).facts,
    locate: (line: string, context: { readonly file?: string | undefined } = {}) =>
      judge(line).place(line, context.file),
    prefixLength: (line: string) => judge(line).prefixLength,
  });
}
