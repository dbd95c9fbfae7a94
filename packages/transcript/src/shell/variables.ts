import { type Argument, anything } from './argument.js';

/** Parameters that hold a number whatever the text did; `$!` may be empty. */
const numbers = new Set(['#', '?', '$', '!']);

/** What a variable stands for where it is used: anything. Without quotes it is also cut at blanks, and globs are expanded. */
export function useVariable(name: string, text: string, quoted: boolean): Argument {
  if (numbers.has(name)) return { text, firm: name !== '!', many: false, splits: false, numeric: true, path: false };
  return quoted && name !== '@' ? { ...anything(text), many: false, splits: false } : anything(text);
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
