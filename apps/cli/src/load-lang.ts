import { readFileSync } from 'node:fs';
import { builtin, createLang, type Lang, type LangIndex } from '@ctx/lang';

/** The builtin languages, compiled with the index that the build stored beside the program: it saves half the start-up. */
export function loadLang(): Lang {
  return createLang(builtin, readIndex());
}

function readIndex(): { index?: LangIndex } {
  try {
    return { index: JSON.parse(readFileSync(new URL('./lang-index.json', import.meta.url), 'utf8')) as LangIndex };
  } catch {
    // Without the file, or with a broken one, the patterns are read anew: slower, and the same.
    return {};
  }
}
