import type { Language } from '../language.js';

export const lisp: Language = {
  id: 'lisp',
  name: 'Common Lisp',
  extensions: ['lisp', 'lsp', 'cl', 'asd'],
  dependencyDirs: ['quicklisp', '.quicklisp', 'ocicl'],
  tools: [
    {
      id: 'sbcl',
      source: 'recorded',
      forms: [
        { class: 'error', match: /^; caught (?:ERROR|READER-ERROR):$/, tail: 1 },
        { class: 'warning', match: /^; caught (?:STYLE-)?WARNING:$/, tail: 1 },
        { class: 'file', match: /^; file: (?<file>\S.*)$/ },
        { class: 'note', match: /^; in: \S|^; compilation unit (?:finished|aborted)/ },
        { class: 'summary', match: /^; {3}caught \d+ \S+ conditions?$/ },
        {
          class: 'error',
          match: /^(?:Unhandled (?<code>[A-Z][\w:-]*)(?: in thread .*|:)|debugger invoked on an? .+)$/,
          tail: 3,
        },
        {
          class: 'error',
          match: /^\s+(?:READ error during |The (?:function|variable) \S+ is (?:undefined|unbound)\.)/,
        },
        { class: 'located', match: /^While evaluating the form starting at line (?<line>\d+), column (?<column>\d+)$/ },
        { class: 'located', match: /^\s+of #P"(?<file>[^"]+)":$/ },
        { class: 'frame', match: /^Backtrace for: #<|^\d{1,3}: \(["A-Z(]/ },
        { class: 'exit', match: /^unhandled condition in --disable-debugger mode, quitting$/ },
        { class: 'progress', match: /^; (?:compiling file "|compiling \(|wrote \/|loading )/ },
      ],
    },
    {
      id: 'asdf',
      source: { documented: 'https://asdf.common-lisp.dev/asdf.html' },
      forms: [
        {
          class: 'progress',
          match: /^(?:To load "[^"]+":$|; Loading "|\[package \S+\]\.*$|\s+Load \d+ ASDF systems?:$)/,
        },
        { class: 'install', match: /^; Fetching #<URL|^\s+Install \d+ Quicklisp releases?:$/ },
      ],
    },
    {
      id: 'fiveam',
      source: { documented: 'https://fiveam.common-lisp.dev/docs/' },
      forms: [{ class: 'summary', match: /^\s+(?:Did \d+ checks?\.|(?:Pass|Skip|Fail): \d+ \(\s*\d+%\))/ }],
    },
  ],
};
