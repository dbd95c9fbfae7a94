/**
 * `@ctx/lang` as the bundle has it, see `tsup.config.ts`: without the builtin languages, which the program reads from the
 * file that the build stores (`load-lang.ts`). Loading and compiling them takes longer than all the rest of a short run.
 */
export { isProjectFile, type Lang, type PackedLang, unpackLang } from '@ctx/lang';

export const builtin: readonly never[] = [];

/** What the pruner would fall back on: a pruner that was given no languages must not read an output with none. */
export function createLang(): never {
  throw new Error('This bundle has no builtin languages: hand the pruner those of loadLang()');
}
