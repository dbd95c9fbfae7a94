import type { Tool } from '../../language.js';

/** Type checkers, linters and formatters of Python. */
export const linters: readonly Tool[] = [
  {
    id: 'mypy',
    source: 'recorded',
    forms: [
      {
        class: 'error',
        match:
          /^(?<file>(?:[A-Za-z]:)?[^\s:]+\.pyi?):(?<line>\d+)(?::(?<column>\d+))?(?::\d+:\d+)?: (?<severity>error|warning|note): (?<message>.*?)(?: {2}\[(?<code>[\w-]+)\])?$/,
      },
      { class: 'summary', match: /^Found \d+ errors? in \d+ files? \(/ },
      { class: 'summary', match: /^Success: no issues found in \d+ source files?$/ },
    ],
  },
  {
    id: 'pyright',
    source: 'recorded',
    forms: [
      {
        class: 'error',
        match:
          /^\s*(?<file>(?:[A-Za-z]:)?[^\s:]+):(?<line>\d+):(?<column>\d+) - (?<severity>error|warning|information): (?<message>.*?)(?: \((?<code>report\w+)\))?$/,
      },
      { class: 'note', match: /^ {4,}\S.* \((?<code>report[A-Z]\w+)\)$/ },
      { class: 'file', match: /^(?<file>\/[^\s:]*\.pyi?)$/ },
      { class: 'summary', match: /^\d+ errors?, \d+ warnings?, \d+ (?:information|note)/ },
    ],
  },
  {
    id: 'pylint',
    source: 'recorded',
    forms: [
      {
        class: 'error',
        match:
          /^(?<file>(?:[A-Za-z]:)?[^\s:]+):(?<line>\d+):(?:(?<column>\d+):)? \[?(?<code>(?<severity>[EF])\d{4})(?:\([\w-]+\))?[:,\]] ?(?<message>.*)$/,
      },
      // Conventions, refactoring, warnings.
      {
        class: 'warning',
        match:
          /^(?<file>(?:[A-Za-z]:)?[^\s:]+):(?<line>\d+):(?:(?<column>\d+):)? \[?(?<code>[CRWI]\d{4})(?:\([\w-]+\))?[:,\]] ?(?<message>.*)$/,
      },
      {
        class: 'error',
        match: /^(?<severity>[EF]): *(?<line>\d+), *(?<column>\d+): (?<message>.*) \((?<code>[\w-]+)\)$/,
      },
      { class: 'warning', match: /^[CRW]: *(?<line>\d+), *(?<column>\d+): (?<message>.*) \((?<code>[\w-]+)\)$/ },
      { class: 'note', match: /^\*{5,} Module \S+$/ },
      { class: 'summary', match: /^Your code has been rated at / },
    ],
  },
  {
    id: 'flake8',
    source: 'recorded',
    forms: [
      // What makes the program fail; the other codes are of style.
      {
        class: 'error',
        match:
          /^(?<file>(?:[A-Za-z]:)?[^\s:]+):(?<line>\d+):(?<column>\d+): (?<code>E9\d\d|F[78]\d\d|F4[06]\d|invalid-syntax):? (?:\[\*\] )?(?<message>.*)$/,
      },
      {
        class: 'located',
        match:
          /^(?<file>(?:[A-Za-z]:)?[^\s:]+\.pyi?):(?<line>\d+):(?<column>\d+): (?<code>[A-Z]{1,4}\d{1,4})\b:? (?:\[\*\] )?(?<message>.*)$/,
      },
    ],
  },
  {
    id: 'ruff',
    source: 'recorded',
    forms: [
      {
        class: 'error',
        match: /^(?<code>[A-Z]{1,5}\d{2,3}\d) (?:\[\*\] |\[-\] )?(?<message>[A-Z`'[].*)$/,
      },
      { class: 'error', match: /^(?:invalid-syntax|unformatted): (?<message>[A-Z`'[].*)$/ },
      { class: 'note', match: /^help: / },
      { class: 'summary', match: /^\[\*\] \d+ fixable with / },
      { class: 'summary', match: /^All checks passed!$/ },
      { class: 'summary', match: /^\d+ files? (?:would be reformatted|reformatted|already formatted|left unchanged)/ },
    ],
  },
  {
    id: 'black',
    source: 'recorded',
    forms: [
      { class: 'failure', match: /^[Ww]ould reformat:? (?<file>\S+)$/ },
      {
        class: 'error',
        match: /^error: cannot (?:format|parse):? (?<file>[^\s:]+):(?<line>\d+):(?<column>\d+)$/,
        tail: 2,
      },
      {
        class: 'error',
        match:
          /^error: cannot (?:format|parse):? (?<file>[^\s:]+): (?<message>.*?:? ?(?<line>\d+):(?<column>\d+)(?::.*)?)$/,
        tail: 2,
      },
      { class: 'error', match: /^error: cannot (?:format|parse):? (?<file>[^\s:]+): (?<message>.*)$/ },
      { class: 'note', match: /^reformatted \S+$/ },
      { class: 'note', match: /^(?:Oh no!|All done!) / },
    ],
  },
  {
    id: 'isort',
    source: 'recorded',
    forms: [{ class: 'failure', match: /^ERROR: (?<file>\S+) (?<message>Imports are incorrectly sorted.*)$/ }],
  },
  {
    id: 'bandit',
    source: 'recorded',
    forms: [
      { class: 'error', match: /^>> Issue: \[(?<code>B\d+)[:\]]/ },
      { class: 'note', match: /^\s+(?:Severity|CWE|More Info): / },
      { class: 'located', match: /^\s+Location: (?<file>[^\s:]+):(?<line>\d+)(?::(?<column>\d+))?$/ },
      { class: 'progress', match: /^\[(?:main|node_visitor|manager|tester)\]\s+(?:INFO|DEBUG)\b/ },
      { class: 'note', match: /^\t+(?:Total|Undefined|Low|Medium|High)\b/ },
    ],
  },
];
