/** What a session is called in a list: the recording's own title, else the first words that the user typed. */
import type { ImportedSession } from '@ctx/transcript/import';

const MOST_CHARACTERS = 80;
const MOST_LOOKED_AT = 400;

export function titleOf({ info, entries }: ImportedSession): string | undefined {
  if (info.title?.trim()) return info.title;
  for (const entry of entries) {
    if (entry.type !== 'message' || entry.message.role !== 'user') continue;
    for (const part of entry.message.parts) {
      const words = part.type === 'text' && part.origin === 'typed' ? firstWords(part.text) : undefined;
      if (words !== undefined) return shortened(words);
    }
  }
  return undefined;
}

/** The first line with words in it: neither a tag alone, such as `<task>`, nor a command, such as `/model`. */
function firstWords(text: string): string | undefined {
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    const words = line
      .trim()
      .slice(0, MOST_LOOKED_AT)
      .replace(/^(?:<[^<>]*>\s*)+|(?:\s*<[^<>]*>)+$/g, '');
    if (/[\p{L}\p{N}]/u.test(words) && !/^\/[\w:-]+(?:\s|$)/.test(words)) return words;
  }
  return undefined;
}

function shortened(words: string): string {
  return words.length <= MOST_CHARACTERS ? words : `${words.slice(0, MOST_CHARACTERS - 1).toWellFormed()}…`;
}
