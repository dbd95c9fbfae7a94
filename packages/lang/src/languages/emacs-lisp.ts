import type { Language } from '../language.js';

export const emacsLisp: Language = {
  id: 'emacs-lisp',
  name: 'Emacs Lisp',
  extensions: ['el'],
  dependencyDirs: ['.cask', '.eask', 'elpa'],
  tools: [
    {
      id: 'ert',
      source: 'recorded',
      forms: [
        { class: 'pass', match: /^\s+passed {1,2}\d+\/\d+ {2}\S/ },
        { class: 'failure', match: /^\s+FAILED {2,}(?:\d+\/\d+ {2})?(?<name>[\w*/+<>=!?:-]+)(?: \([\d.]+ sec\))?$/ },
        { class: 'note', match: /^\s+(?:skipped|SKIPPED) {1,2}\S/ },
        { class: 'error', match: /^Test (?<name>\S+) condition:$/, tail: 4 },
        {
          class: 'assertion',
          match: /^\s+\((?:ert-test-failed|wrong-type-argument|void-(?:function|variable)|error) ?/,
        },
        { class: 'frame', match: /^Test \S+ backtrace:$/ },
        { class: 'summary', match: /^Ran \d+ tests, \d+ results as expected/ },
        { class: 'summary', match: /^\d+ (?:unexpected|skipped) results:$/ },
      ],
    },
    {
      id: 'emacs',
      source: 'recorded',
      forms: [
        { class: 'error', match: /^Debugger entered--(?<message>.+)$/ },
        { class: 'error', match: /^Symbol[’'`]s (?:value as variable|function definition) is void: / },
        {
          class: 'error',
          match:
            /^(?:Wrong type argument|Wrong number of arguments|Cannot open load file|Invalid function|Invalid read syntax|End of file during parsing|Args out of range): /,
        },
        {
          class: 'frame',
          match:
            /^ {2}(?:ert--?[\w-]+\(|command-line(?:-1)?\(|normal-top-level\(|eval-buffer\(|load-with-code-conversion\(|byte-code\(|#f\(compiled-function |(?:signal|funcall|package--?[\w-]+|url-[\w-]+)\(.*\)$)/,
        },
        { class: 'progress', match: /^(?:Loading \S+(?: \(\w+\))?\.\.\.|Wrote \S+\.elc|Compiling \S+\.el\.\.\.)/ },
        { class: 'note', match: /^In (?:toplevel form|end of data|[\w/:*+-]+):$/ },
        {
          class: 'install',
          match:
            /^(?:Contacting host: |Parsing tar file|Importing package-keyring|Package refresh done|Setting ‘.*’ temporarily since|Extracting \S+\.\.\.done|Checking \/\S+\.\.\.$)/,
        },
      ],
    },
    {
      id: 'buttercup',
      source: { documented: 'https://github.com/jorgenschaefer/emacs-buttercup' },
      forms: [
        { class: 'failure', match: /^FAILED: (?<name>.+)$/ },
        { class: 'summary', match: /^Ran \d+(?: out of \d+)? specs?, \d+ failed/ },
      ],
    },
  ],
};
