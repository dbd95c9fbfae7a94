import { type Argument, anything } from './argument.js';

/** Parameters that hold a number whatever the text did; `$!` may be empty. */
const numbers = new Set(['#', '?', '$', '!']);

/** What a variable stands for where it is used: anything. Without quotes it is also cut at blanks, and globs are expanded. */
export function useVariable(name: string, text: string, quoted: boolean): Argument {
  if (numbers.has(name)) return { text, firm: name !== '!', many: false, splits: false, numeric: true, path: false };
  return quoted && name !== '@' ? { ...anything(text), many: false, splits: false } : anything(text);
}

/** Names in capitals that people give their own variables, and no program looks at. */
const own = /^([A-Z]|FILES?|DIRS?|SRC|OUT|NAME|LINE|COUNT|TOTAL|PATTERN|COMMIT|BRANCH)$/;

/**
 * Whether setting a variable may change what later commands do. Names in capitals are the shell's and the programs':
 * where commands are found, what they load, which pager they run; and what the shell counts with is evaluated. Those in
 * small letters are the text's own, but for a few.
 */
export function decidesWhatRuns(name: string, value?: string): boolean {
  if (/^(_JAVA|[A-Z])/.test(name)) return !own.test(name) && !isHarmlessVariable(name, value);
  return /^(npm_|histchars$)|proxy$/.test(name);
}

/** Variables that change how an output looks, and nothing else. */
const harmless = new Set(
  'LANGUAGE TZ TERM COLUMNS LINES NO_COLOR FORCE_COLOR CLICOLOR CLICOLOR_FORCE LS_COLORS CI DEBIAN_FRONTEND GIT_TERMINAL_PROMPT GIT_OPTIONAL_LOCKS'.split(
    ' ',
  ),
);

/** Whether a command that only reads still does when it is handed this variable. */
export function isHarmlessVariable(name: string, value: string | undefined): boolean {
  if (/^((GIT_|GH_|BAT_|MAN)?PAGER)$/.test(name)) return value === 'cat' || value === '';
  // In other encodings a letter can swallow the quote or the delimiter behind it.
  if (/^(LANG|LC_\w+)$/.test(name)) return /^(C|POSIX|en_\w+|\w+\.utf-?8)?$/i.test(value ?? '?');
  return harmless.has(name);
}
