import type { Argument } from './argument.js';
import { anything } from './argument.js';
import { MOST_CHARACTERS, MOST_NAMES, type Scope } from './scope.js';

/** Parameters that hold a number whatever the text did; `$!` may be empty. */
const numbers = new Set(['#', '?', '$', '!']);

/** Variables that the shell sets itself: what the text sets them to is not believed. */
const setByShell = /^(_|REPLY|MAPFILE|PWD|OLDPWD|DIRSTACK|COLUMNS|LINES|OPTARG|PIPESTATUS|COPROC|FUNCNAME|SHLVL)$/;

/** What a variable stands for where it is used. Without quotes its text is cut at blanks, and globs in it are expanded. */
export function useVariable(name: string, text: string, scope: Scope, quoted: boolean): Argument {
  if (numbers.has(name)) return { text, firm: name !== '!', many: false, splits: false, numeric: true, path: false };
  const known = scope.variables.get(name);
  if (!known) return quoted && name !== '@' ? { ...anything(text), many: false, splits: false } : anything(text);
  const plain = known.numeric || known.values?.every((value) => /^[\w./:@%+=,-]+$/.test(value));
  return quoted || plain ? { ...known, text } : { ...known, text, many: true, splits: true };
}

/** Remembers what a variable is set to. Nothing is cut or expanded in an assignment, but braces there stay as they are. */
export function setVariable(name: string, value: Argument | undefined, scope: Scope): void {
  const full = scope.variables.size >= MOST_NAMES && !scope.variables.has(name);
  const { values, ...rest } = value ?? anything(name);
  if (!value || full || (values && value.many) || setByShell.test(name)) scope.variables.delete(name);
  else {
    const followed = values && sizeOf(values) <= MOST_CHARACTERS ? { values } : {};
    scope.variables.set(name, { ...rest, ...followed, many: false, splits: false, ...numeric(value) });
  }
}

/** How much it costs to follow these texts, about. */
export function sizeOf(values: readonly string[]): number {
  return values.reduce((sum, value) => sum + value.length + 16, 0);
}

function numeric(value: Argument): { numeric?: true } {
  return value.numeric || value.values?.every((text) => /^-?\d+$/.test(text)) ? { numeric: true } : {};
}

/**
 * Names of variables that say where commands are found, what they load, which pager or filter they run, where they log;
 * also those of the shell that hold numbers: setting them evaluates the text as arithmetic.
 */
const deciding = new Set(
  'PATH IFS ENV HOME SHELL CDPATH GLOBIGNORE SHELLOPTS BASHOPTS POSIXLY_CORRECT PROMPT_COMMAND TMPDIR EDITOR VISUAL BROWSER GZIP BZIP BZIP2 UNZIP ZIPOPT ZIPINFO TAPE RSH SSLKEYLOGFILE INPUTRC LOCPATH NLSPATH HOSTALIASES AWKPATH AWKLIBPATH LINENO RANDOM SRANDOM SECONDS UID EUID PPID GROUPS'.split(
    ' ',
  ),
);
/** The same for whole families of names. */
const decidingStart =
  /^(LD_|DYLD_|OBJC_|BASH|HIST|GIT_|LESS|XDG_|RIPGREP_|FZF_|BAT_|PYTHON|PIP_|NODE_|NPM_|npm_|PERL|RUBY|JAVA_|_JAVA|GO|CARGO_|RUST|CURL_|DOCKER_|KUBE|OPENSSL_|GH_|GCC_|GCOV_|GCONV_|MALLOC|Malloc|TAR_|SSH_|GPG_|MAN|GREP_|GAWK_|XZ_|PS\d|RES|ASAN_|EPOCH|OPT|COMP_)/;
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
