import type { Tool } from '../../language.js';

/** Linters and formatters of JavaScript and TypeScript. */
export const linters: readonly Tool[] = [
  {
    id: 'eslint',
    source: 'recorded',
    forms: [
      {
        class: 'error',
        match:
          /^\s+(?<line>\d+):(?<column>\d+) +(?<severity>error|warning|info) {2,}(?<message>\S+(?: \S+)*)(?: {2,}(?<code>[@\w][\w@/.-]*))?\s*$/,
      },
      // The file whose problems follow; nothing else stands on its line.
      {
        class: 'file',
        match:
          /^(?<file>(?:\/|[A-Za-z]:[\\/])[^:*?"<>|]*\.(?:[cm]?[jt]sx?|vue|svelte|astro|json|mdx?|html|ya?ml|s?css|less))$/,
        has: [
          '.js',
          '.ts',
          '.mjs',
          '.cjs',
          '.mts',
          '.cts',
          '.vue',
          '.svelte',
          '.astro',
          '.md',
          '.html',
          '.yml',
          '.yaml',
          '.css',
          '.scss',
          '.less',
        ],
      },
      {
        class: 'error',
        match: /^(?<file>[^\s:]+\.[cm]?[jt]sx?):(?<line>\d+) (?<message>[A-Z].*) \((?<code>[\w@/-]+)\)$/,
        has: ['js:1', 'ts:1', 'jsx:1', 'tsx:1'],
      },
      { class: 'summary', match: /^✖ \d+ problems? \(/ },
      { class: 'summary', match: /^\s*\d+ errors? and \d+ warnings? potentially fixable/ },
      {
        class: 'error',
        match:
          /^(?<file>[^\s:]+):(?<line>\d+):(?<column>\d+): (?<message>.+) \[(?<severity>Error|Warning)(?:\/(?<code>[\w@/-]+))?\]$/,
      },
      {
        class: 'error',
        match:
          /^(?<file>[^:]+): line (?<line>\d+), col (?<column>\d+), (?:(?<severity>Error|Warning) - )?(?<message>.+?)(?: \((?<code>[\w@/-]+)\))?$/,
      },
    ],
  },
  {
    id: 'xo',
    source: 'recorded',
    forms: [
      { class: 'file', match: /^ {2}(?<file>[^\s:]+\.[cm]?jsx?):(?<line>\d+):(?<column>\d+)$/, has: ['js:1', 'jsx:1'] },
      {
        class: 'error',
        match: /^\s+✖ +(?<line>\d+):(?<column>\d+) +(?<message>\S+(?: \S+)*)(?: {2,}(?<code>[@\w][\w@/.-]*))?\s*$/,
      },
      {
        class: 'warning',
        match: /^\s+⚠ +(?<line>\d+):(?<column>\d+) +(?<message>\S+(?: \S+)*)(?: {2,}(?<code>[@\w][\w@/.-]*))?\s*$/,
      },
    ],
  },
  {
    id: 'standard',
    source: 'recorded',
    forms: [
      {
        class: 'error',
        match:
          /^\s*(?<file>[^\s:]+\.[cm]?[jt]sx?):(?<line>\d+):(?<column>\d+): (?<message>\S.*) \((?<code>[\w@/-]+)\)$/,
        has: ['js:1', 'ts:1', 'jsx:1', 'tsx:1'],
      },
      { class: 'error', match: /^ {2}(?<file>\/[^\s:]+\.[cm]?[jt]sx?):(?<line>\d+):(?<column>\d+): (?<message>\S.*)$/ },
      { class: 'summary', match: /^standard: \S/ },
    ],
  },
  {
    id: 'tslint',
    source: 'recorded',
    forms: [
      {
        class: 'error',
        match:
          /^(?<severity>ERROR|WARNING): (?:\((?<code>[\w-]+)\) )?(?<file>[^\s[\]:]+)(?:\[|:)(?<line>\d+)(?:, |:)(?<column>\d+)\]?(?::| -) (?<message>.*)$/,
      },
      {
        class: 'file',
        match: /^(?<file>[^\s:.][^\s:]*\.[jt]sx?):(?<line>\d+):(?<column>\d+)$/,
        has: ['js:1', 'ts:1', 'jsx:1', 'tsx:1'],
      },
      {
        class: 'error',
        match: /^(?<severity>ERROR|WARNING): (?<line>\d+):(?<column>\d+) +(?<code>[\w-]+) +(?<message>\S.*)$/,
      },
    ],
  },
  {
    id: 'jshint',
    source: 'recorded',
    forms: [
      // With `--verbose` the code stands behind the message.
      { class: 'error', match: /^\s*line (?<line>\d+) +col (?<column>\d+) +(?<message>\S.*)$/ },
    ],
  },
  {
    id: 'biome',
    source: 'recorded',
    forms: [
      {
        class: 'error',
        match:
          /^(?<file>[^\s:]+)(?::(?<line>\d+):(?<column>\d+))? (?<code>lint\/[\w/]+|assist\/[\w/]+|format|parse|organizeImports|suppressions\/\w+|internalError\/\w+)(?: +\w+)? +━+$/,
      },
      { class: 'note', match: /^\s*(?:(?:>\s*)?(?:\d+\s+){1,2}│|│(?: +[\^~┬─╰].*)?\s*$)/ },
      { class: 'note', match: /^(?:check|ci|lint|format) ━+$/ },
      { class: 'warning', match: /^ {2}! (?<message>[A-Z`].*)$/ },
      { class: 'note', match: /^ {2}i \S/ },
      { class: 'summary', match: /^Found \d+ (?:errors?|warnings?|infos?)\.$/ },
      { class: 'summary', match: /^Checked \d+ files? in / },
      { class: 'summary', match: /^Diagnostics not shown: \d+/ },
    ],
  },
  {
    id: 'oxlint',
    source: 'recorded',
    forms: [
      { class: 'error', match: /^\s*[x×] (?<code>[\w-]+\([\w-]+\)): (?<message>\S.*)$/ },
      { class: 'warning', match: /^\s*[!⚠] (?<code>[\w-]+\([\w-]+\)): (?<message>\S.*)$/ },
      { class: 'error', match: /^ {2}x [A-Z]\S* \S/ },
      { class: 'located', match: /^\s*(?:,-|╭─)\[(?<file>[^\s\]]+):(?<line>\d+):(?<column>\d+)\]$/ },
      { class: 'note', match: /^\s*(?::|·) +[\^─┬]/ },
      { class: 'note', match: /^\s*(?:`-{2,}|╰─{2,})$/ },
      { class: 'note', match: /^\s*help: / },
      { class: 'summary', match: /^Found \d+ warnings? and \d+ errors?\.$/ },
      { class: 'summary', match: /^Finished in \S+ on \d+ files?/ },
    ],
  },
  {
    id: 'prettier',
    source: 'recorded',
    forms: [
      {
        class: 'error',
        match: /^\[error\] (?<file>[^\s:]+): (?<message>\w*Error: .*) \((?<line>\d+):(?<column>\d+)\)$/,
      },
      { class: 'note', match: /^\[error\] (?:>? *\d+ \||\s+\|)/ },
      {
        class: 'error',
        match:
          /^\[error\] (?:No (?:files matching|parser|supported files)|Invalid configuration|Couldn't resolve parser|Explicitly specified)/,
      },
      { class: 'error', match: /^(?:\[warn\] )?(?:Code style issues|Error occurred when checking code style)/ },
      { class: 'failure', match: /^\[warn\] (?<file>[^\s:]+\.\w+)$/ },
      { class: 'progress', match: /^Checking formatting\.\.\.$/ },
      { class: 'summary', match: /^All matched files use Prettier code style!$/ },
      { class: 'progress', match: /^\S+\.\w+ \d+ms(?: \(unchanged\))?(?: \(cached\))?$/ },
    ],
  },
];
