import type { Language } from '../language.js';

/** Kotlin: its compiler, alone and under Gradle, and its linters. */
export const kotlin: Language = {
  id: 'kotlin',
  name: 'Kotlin',
  extensions: ['kt', 'kts'],
  tools: [
    {
      id: 'ktlint',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]*\.kts?):(?<line>\d+):(?<column>\d+): (?<message>\S.*) \((?<code>[\w-]+:[\w-]+)\)$/,
        },
        { class: 'summary', match: /^Summary error count \(descending\) by rule:/ },
      ],
    },
    {
      id: 'detekt',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]*\.kts?):(?<line>\d+):(?<column>\d+): (?<message>\S.*) \[(?<code>[A-Z]\w+)\]$/,
        },
        {
          class: 'error',
          match: /^\t(?<code>[A-Z]\w+) - (?<message>.*) at (?<file>[^\s:]+\.kts?):(?<line>\d+):(?<column>\d+)/,
        },
        { class: 'failure', match: /^Analysis failed with \d+ weighted issues?/ },
      ],
    },
    {
      id: 'kotlinc',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^\s*(?<file>(?:[A-Za-z]:)?[^\s:][^:]*\.kts?):(?<line>\d+):(?<column>\d+): (?<severity>error|warning|info): (?<message>.+)/,
        },
        {
          class: 'error',
          match:
            /^(?<severity>[ewi]): (?:file:\/\/)?(?<file>(?:[A-Za-z]:)?[^\s:][^:]*\.kts?):(?: \((?<line>\d+), (?<column>\d+)\):| ?)(?<message>.*)/,
          not: /\.kts?:\d/,
        },
        {
          class: 'error',
          match:
            /^(?<severity>[ewi]): (?:file:\/\/)?(?<file>(?:[A-Za-z]:)?[^\s:][^:]*\.kts?):(?<line>\d+):(?<column>\d+):? (?<message>.*)/,
        },
        { class: 'error', match: /^(?<severity>[ewi]): (?<message>\S.*)/ },
      ],
    },
  ],
};
