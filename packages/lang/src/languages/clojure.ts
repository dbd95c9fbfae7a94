import type { Language } from '../language.js';

/** Clojure: its compiler and runtime, clojure.test, clj-kondo. */
export const clojure: Language = {
  id: 'clojure',
  name: 'Clojure',
  extensions: ['clj', 'cljs', 'cljc', 'edn'],
  dependencyDirs: ['.cpcache', '.gitlibs'],
  tools: [
    {
      id: 'clojure',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^(?:Syntax|Execution|Unexpected|Error) [^\n()]*(?:\((?<code>[\w$.]+)\) (?:[^\n()]* )?)?at \(?(?:(?<function>[\w.$/!?*<>-]+) \()?(?<file>[\w./-]+):(?<line>\d+)(?::(?<column>\d+))?\)\.?/,
        },
        { class: 'error', match: /^(?:Syntax|Execution) error\b/ },
        {
          class: 'frame',
          match: /^ +(?:at )?(?<function>(?:clojure|nrepl|leiningen|java|jdk|sun)\.[^\s()]+) \([\w$-]+\.\w+:\d+\)$/,
          has: ['.clj:1', '.java:1', '.cljc:1'],
        },
        {
          class: 'frame',
          match: /^ +(?:at )?(?<function>[^\s()]+) \((?<file>[\w$-]+\.(?:cljc?|java)):(?<line>\d+)\)$/,
          has: ['.clj:1', '.java:1', '.cljc:1'],
        },
        { class: 'note', match: /^(?:Full report at:|Report saved to)/ },
      ],
    },
    {
      id: 'clojure-test',
      source: 'recorded',
      forms: [
        { class: 'failure', match: /^(?:FAIL|ERROR) in \((?<name>[^)]*)\)(?: \((?<file>[^\s:()]+):(?<line>\d+)\))?/ },
        { class: 'progress', match: /^Testing [\w.-]+$/ },
        { class: 'summary', match: /^Ran \d+ tests containing \d+ assertions\./ },
        { class: 'summary', match: /^\d+ failures, \d+ errors\.$/ },
        { class: 'failure', match: /^Tests failed\.$/ },
      ],
    },
    {
      id: 'clj-kondo',
      source: { documented: 'https://github.com/clj-kondo/clj-kondo' },
      forms: [
        {
          class: 'warning',
          match:
            /^(?<file>[^\s:]+\.(?:clj|cljs|cljc|edn)):(?<line>\d+):(?<column>\d+): (?<severity>error|warning|info): (?<message>.+)/,
        },
        { class: 'summary', match: /^linting took \d+ms, errors: \d+, warnings: \d+/ },
      ],
    },
  ],
};
