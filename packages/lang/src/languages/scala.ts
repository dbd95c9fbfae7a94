import type { Language } from '../language.js';

/** Scala: the compilers of Scala 2 and 3, and Scalafmt. */
export const scala: Language = {
  id: 'scala',
  name: 'Scala',
  extensions: ['scala', 'sc', 'sbt'],
  dependencyDirs: ['.ivy2', '.coursier'],
  tools: [
    {
      id: 'scalac',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^\s*(?<file>(?:[A-Za-z]:)?[^\s:][^:]*\.(?:scala|sc|sbt)):(?<line>\d+):(?:(?<column>\d+):)? (?<severity>error|warning|info): (?<message>.+)/,
          has: ['.scala:1', '.sc:1', '.sbt:1'],
        },
        {
          class: 'summary',
          match: /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:errors?|warnings?) found$/,
        },
      ],
    },
    {
      id: 'scala3',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^-- (?:\[E(?<code>\d+)\] )?(?:[A-Z][\w ]*)?(?<severity>Error|Warning): (?<file>(?:[A-Za-z]:)?[^\s:][^:]*):(?<line>\d+):(?<column>\d+) -+$/,
        },
        { class: 'note', match: /^ *\| longer explanation available when compiling with/ },
      ],
    },
    {
      id: 'scalafmt',
      source: { documented: 'https://scalameta.org/scalafmt/docs/installation.html' },
      forms: [
        {
          class: 'failure',
          match: /^(?:error: )?--test failed$|^Looks like (?:some|all) files are(?:n't| not) formatted/,
        },
      ],
    },
  ],
};
