import type { Subject } from '../subject.js';
import { defaultLang } from './default-lang.js';
import { remember } from './remember.js';
import { eachLine } from './text-lines.js';

/** Lines that name a place and say what is wrong there. Of a long text the first 64 KiB are looked at. */
export const locatedLines = remember(({ text }: Subject): readonly string[] => {
  const lang = defaultLang();
  const found: string[] = [];
  let file: string | undefined;
  eachLine(text.slice(0, 65_536), (line) => {
    const { class: what, hint } = lang.classify(line);
    const place = lang.locate(line, { file });
    // Linters that group by file print it once, above what they say of it.
    if (what === 'file') file = place?.file ?? line.trim();
    else if (place && !hint && (what === 'error' || what === 'warning' || what === 'failure')) {
      found.push(line.includes(place.file) ? line.trim() : `${place.file}: ${line.trim()}`);
    }
  });
  return found;
});
