import type { Language } from '../language.js';

/** Groovy: its compiler and CodeNarc. */
export const groovy: Language = {
  id: 'groovy',
  name: 'Groovy',
  extensions: ['groovy', 'gradle', 'gvy', 'gsh'],
  tools: [
    {
      id: 'groovyc',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match: /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]*\.(?:groovy|gradle)): ?(?<line>\d+): (?<message>\S.*)/,
        },
        { class: 'error', match: /^\S*MultipleCompilationErrorsException: startup failed:/ },
        { class: 'note', match: /^ @ line \d+, column \d+\.$/ },
      ],
    },
    {
      id: 'codenarc',
      source: { documented: 'https://codenarc.org/codenarc-text-report-writer.html' },
      forms: [
        { class: 'file', match: /^File: (?<file>\S+\.groovy)$/ },
        {
          class: 'error',
          match: /^ {4}Violation: Rule=(?<code>\w+) P=\d Line=(?<line>\d+)(?: Msg=\[(?<message>[^\]]*)\])?/,
        },
      ],
    },
  ],
};
