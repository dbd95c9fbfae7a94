import { CtxError } from '@ctx/error';
import type { Language, LanguageTraits, LineClass, LineForm } from './language.js';
import { createReachPacker, type PackedReach, type ReachPacker, type ReachTables } from './pack-reach.js';
import { type Pattern, readReach } from './pattern-reach.js';

/**
 * Languages as plain data, with all that is read off their patterns. A program that must start fast stores it when it
 * is built, as JSON: then it neither loads the languages nor reads the patterns, and makes a regular expression only
 * when a line needs it.
 */
export interface PackedLang extends ReachTables {
  readonly version: 1;
  readonly languages: readonly LanguageTraits[];
  /** `language/tool` for each of the tools. */
  readonly tools: readonly string[];
  readonly prefixes: readonly PackedPattern[];
  /** In the order in which they are tried. */
  readonly forms: readonly PackedForm[];
}

export interface PackedPattern extends PackedReach {
  readonly match: PackedRegExp;
}

export interface PackedForm extends PackedPattern {
  readonly class: LineClass;
  /** Which of the tools it is of. */
  readonly tool: number;
  readonly not?: PackedRegExp;
  readonly hint?: boolean;
  readonly tail?: number;
}

type PackedRegExp = readonly [source: string, flags?: string];

/** The codes of the errors that this package throws. */
export type LangErrorCode = 'unreachable-form' | 'duplicate-language';

/** The id of the language whose forms are tried only where no tool's form matched. */
export const GENERIC = 'generic';

/**
 * Reads languages into plain data.
 *
 * @throws {CtxError} `unreachable-form` for a form that neither begins with a definite character nor holds a definite
 * text, and names none; `duplicate-language` when two languages have one id.
 */
export function packLang(languages: readonly Language[]): PackedLang {
  checkIds(languages);
  const packer = createReachPacker();
  const tools: string[] = [];
  const prefixes: PackedPattern[] = [];
  /** Forms by their tier; those of a lower one are tried first. */
  const tiers: PackedForm[][] = [[], [], [], []];
  for (const language of languages) {
    for (const match of language.prefixes ?? [])
      prefixes.push(packPattern({ match }, packer, `${language.id}, prefix`));
    for (const tool of language.tools) {
      const index = tools.push(`${language.id}/${tool.id}`) - 1;
      for (const form of tool.forms) {
        const tier = (language.id === GENERIC ? 2 : 0) + (form.has === undefined ? 0 : 1);
        tiers[tier]?.push(packForm(form, packer, { index, name: tools[index] as string }));
      }
    }
  }
  const forms = tiers.flat();
  return {
    version: 1,
    languages: languages.map(({ tools: _, prefixes: __, ...traits }) => traits),
    tools,
    prefixes,
    forms,
    ...packer.tables(),
  };
}

function packForm(form: LineForm, packer: ReachPacker, tool: { index: number; name: string }): PackedForm {
  return {
    class: form.class,
    tool: tool.index,
    ...packPattern(form, packer, tool.name),
    ...(form.not && { not: pack(form.not) }),
    ...(form.hint !== undefined && { hint: form.hint }),
    ...(form.tail !== undefined && { tail: form.tail }),
  };
}

function packPattern(pattern: Pattern, packer: ReachPacker, tool: string): PackedPattern {
  return { match: pack(pattern.match), ...packer.pack(readReach(pattern) ?? fail(tool, pattern)) };
}

const pack = ({ source, flags }: RegExp): PackedRegExp => (flags === '' ? [source] : [source, flags]);

function checkIds(languages: readonly Language[]): void {
  const seen = new Set<string>();
  for (const { id } of languages) {
    if (seen.has(id)) {
      throw new CtxError<LangErrorCode>('duplicate-language', `Two languages have the id "${id}": rename one`);
    }
    seen.add(id);
  }
}

function fail(tool: string, { match }: Pattern): never {
  throw new CtxError<LangErrorCode>(
    'unreachable-form',
    `${tool}: ${match} may begin with any character: begin it with ^ and a definite one, or name words of it in "has"`,
    { details: { tool, match: String(match) } },
  );
}
