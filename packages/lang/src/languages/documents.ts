import type { Language } from '../language.js';

/** Linters of YAML, JSON, Markdown and prose. Most print the file once, and below it one row a problem. */
export const documents: Language = {
  id: 'documents',
  name: 'YAML, JSON, Markdown and prose',
  extensions: ['yaml', 'yml', 'json', 'json5', 'toml', 'md', 'mdx', 'rst', 'adoc', 'txt'],
  tools: [
    {
      id: 'rows',
      source: 'recorded',
      forms: [
        {
          class: 'file',
          match: /^ ?(?<file>[^\s:]*[\w)\]-]\.(?:ya?ml|json5?|toml|mdx?|rst|adoc|txt))$/,
          has: ['.yml', '.yaml', '.json', '.toml', '.md', '.rst', '.adoc', '.txt'],
          not: /^\s?(?:https?:|-)/,
        },
        // yamllint puts the rule in parentheses; remark and vale print a range or a word of their own.
        {
          class: 'located',
          match: /^ +(?<line>\d+):(?<column>\d+) +(?<severity>error|warning) +(?<message>\S.*) +\((?<code>[\w-]+)\)$/,
        },
        {
          class: 'located',
          match:
            /^ *(?<line>\d+):(?<column>\d+)(?:-\d+:\d+)? +(?<severity>error|warning|suggestion|info|hint|information) +(?<message>\S.*?)(?: {2,}(?<code>[\w./@-]+)(?: +[\w.-]+)?)?$/,
        },
      ],
    },
    {
      id: 'yamllint',
      source: 'recorded',
      forms: [
        {
          class: 'located',
          match:
            /^(?<file>[^\s:]+):(?<line>\d+):(?<column>\d+): \[(?<severity>error|warning)\] (?<message>.*?)(?: \((?<code>[\w-]+)\))?$/,
          has: [': [error] ', ': [warning] '],
        },
      ],
    },
    {
      id: 'json',
      source: 'recorded',
      forms: [
        { class: 'error', match: /^(?:Error: )?Parse error on line (?<line>\d+):$/, tail: 2 },
        { class: 'assertion', match: /^Expecting '.*', got '/ },
        {
          class: 'error',
          match: /^(?<file>[^\s:]+): line (?<line>\d+), col (?<column>\d+), found: (?<message>.*)$/,
        },
        {
          class: 'error',
          match:
            /^(?:Expecting |Extra data: |Unterminated string |Invalid \\?(?:escape|control))(?<message>.*): line (?<line>\d+) column (?<column>\d+) \(char \d+\)$|^Extra data: line (?<row>\d+) column \d+ \(char \d+\)$/,
        },
        { class: 'failure', match: /^(?<file>\S+\.(?:json|ya?ml)) invalid$/ },
        { class: 'pass', match: /^\S+\.(?:json|ya?ml) valid$/ },
        { class: 'error', match: /^ {2}(?<file>[^\s:]+)::(?<code>\$\S*): (?<message>.*)$/ },
        { class: 'located', match: /^\[\d+\] (?<file>[^\s:]+):(?<line>\d+):(?<column>\d+) at #/ },
      ],
    },
    {
      id: 'markdownlint',
      source: 'recorded',
      forms: [
        {
          class: 'located',
          match:
            /^(?<file>[^\s:]+):(?<line>\d+)(?::(?<column>\d+))?:? (?:(?<severity>error|warning) )?(?<code>MD\d{3})(?:\/[\w/-]+)? (?<message>.*)$/,
        },
      ],
    },
    {
      id: 'vale',
      source: { documented: 'https://vale.sh/docs' },
      forms: [
        { class: 'summary', match: /^[✖✔] \d+ errors?, \d+ warnings? and \d+ suggestions? in / },
        { class: 'error', match: /^(?<code>E\d{3}) \[[\w./-]+\] (?<message>.*)$/ },
      ],
    },
    {
      id: 'spelling',
      source: { documented: 'https://cspell.org/docs/getting-started' },
      forms: [
        {
          class: 'located',
          match:
            /^(?<file>[^\s:]+):(?<line>\d+):(?<column>\d+) - (?<message>(?:Unknown|Forbidden|Misspelled) word .*)$/,
        },
        { class: 'located', match: /^(?<file>[^\s:]+):(?<line>\d+): (?<message>[\w'-]+ ==> \S.*)$/ },
        { class: 'summary', match: /^CSpell: Files checked: \d/ },
      ],
    },
  ],
};
