import type { Argument } from './argument.js';
import { anything } from './argument.js';
import { MOST_NAMES, type Scope } from './scope.js';

/** Parameters that hold a number whatever the text did. */
const numbers = new Set(['#', '?', '$', '!']);

/** What a variable stands for where it is used. Without quotes its text is cut at blanks, and globs in it are expanded. */
export function useVariable(name: string, text: string, scope: Scope, quoted: boolean): Argument {
  if (numbers.has(name)) return { text, firm: true, many: false, splits: false, numeric: true, path: false };
  const known = scope.variables.get(name);
  if (!known) return quoted && name !== '@' ? { ...anything(text), many: false, splits: false } : anything(text);
  const plain = known.numeric || known.values?.every((value) => /^[\w./:@%+=,-]+$/.test(value));
  return quoted || plain ? { ...known, text } : { ...known, text, many: true, splits: true };
}

/** Remembers what a variable is set to. Nothing is cut or expanded in an assignment, but braces there stay as they are. */
export function setVariable(name: string, value: Argument | undefined, scope: Scope): void {
  const full = scope.variables.size >= MOST_NAMES && !scope.variables.has(name);
  if (!value || full || (value.values && value.many)) scope.variables.delete(name);
  else scope.variables.set(name, { ...value, many: false, splits: false, ...numeric(value) });
}

function numeric(value: Argument): { numeric?: true } {
  return value.numeric || value.values?.every((text) => /^-?\d+$/.test(text)) ? { numeric: true } : {};
}

/** Names of variables that say where commands are found, what they load, which pager or filter they run, where they log. */
const deciding = new Set(
  'PATH IFS ENV HOME SHELL CDPATH GLOBIGNORE SHELLOPTS BASHOPTS POSIXLY_CORRECT PROMPT_COMMAND TMPDIR EDITOR VISUAL BROWSER GZIP BZIP BZIP2 UNZIP ZIPOPT ZIPINFO TAPE RSH SSLKEYLOGFILE INPUTRC LOCPATH NLSPATH HOSTALIASES AWKPATH AWKLIBPATH'.split(
    ' ',
  ),
);
/** The same for whole families of names. */
const decidingStart =
  /^(LD_|DYLD_|OBJC_|BASH_|HIST|GIT_|LESS|XDG_|RIPGREP_|FZF_|BAT_|PYTHON|PIP_|NODE_|NPM_|npm_|PERL|RUBY|JAVA_|_JAVA|GO|CARGO_|RUST|CURL_|DOCKER_|KUBE|OPENSSL_|GH_|GCC_|GCOV_|GCONV_|MALLOC|Malloc|TAR_|SSH_|GPG_|MAN|GREP_|GAWK_|XZ_|PS\d|RES|ASAN_)/;
const decidingEnd = /(PAGER|WRAPPER|PROXY|proxy|CONFIG|OPTIONS|OPTS?|FLAGS|_FILE|_LOG)$/;

/** Whether setting a variable in the shell may change what later commands do, if it is one that is handed to them. */
export function decidesWhatRuns(name: string): boolean {
  return deciding.has(name) || decidingStart.test(name) || decidingEnd.test(name);
}

/** Variables that change how an output looks, and nothing else. */
const harmless = new Set(
  'LANG LANGUAGE TZ TERM COLUMNS LINES NO_COLOR FORCE_COLOR CLICOLOR CLICOLOR_FORCE LS_COLORS CI DEBIAN_FRONTEND GIT_TERMINAL_PROMPT GIT_OPTIONAL_LOCKS'.split(
    ' ',
  ),
);

/** Whether a command that only reads still does when it is handed this variable. */
export function isHarmlessVariable(name: string, value: string | undefined): boolean {
  if (/^((GIT_|GH_|BAT_|MAN)?PAGER)$/.test(name)) return value === 'cat' || value === '';
  return harmless.has(name) || name.startsWith('LC_');
}
