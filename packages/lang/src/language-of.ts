import type { Language } from './language.js';

/** The first of the languages that a file with this name is written in, by its ending; `undefined` for none. */
export function languageOf(file: string, options: { readonly languages: readonly Language[] }): Language | undefined {
  const extension = /\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase();
  return extension === undefined
    ? undefined
    : options.languages.find((language) => language.extensions?.includes(extension));
}
