import { readFileSync } from 'node:fs';
import { type Lang, type PackedLang, unpackLang } from '@ctx/lang';

/** The builtin languages, from the file that the build stores beside the program. Throws where it cannot be read. */
export function loadLang(): Lang {
  return unpackLang(JSON.parse(readFileSync(new URL('./lang.json', import.meta.url), 'utf8')) as PackedLang);
}
