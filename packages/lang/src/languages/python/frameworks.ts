import type { Tool } from '../../language.js';

/** Frameworks and documentation builders with checks of their own. */
export const frameworks: readonly Tool[] = [
  {
    id: 'django',
    source: 'recorded',
    forms: [
      { class: 'error', match: /^(?:\?|[\w.]+): \((?<code>[\w.]+\.E\d{3})\) (?<message>.*)$/ },
      { class: 'warning', match: /^(?:\?|[\w.]+): \((?<code>[\w.]+\.W\d{3})\) (?<message>.*)$/ },
      { class: 'error', match: /^SystemCheckError: / },
      { class: 'note', match: /^\tHINT: / },
      { class: 'pass', match: /^\s*Applying \w+\.\d\w*\.\.\. OK$/ },
      { class: 'progress', match: /^(?:Creating|Destroying|Cloning|Using existing|Preserving) test database\b/ },
      {
        class: 'progress',
        match:
          /^(?:Operations to perform:|Synchronizing apps without|Running migrations:|Found \d+ test\(s\)\.|\s+Creating tables?\b|\s+Running deferred SQL|\s+(?:Synchronize unmigrated apps|Apply all migrations): )/,
      },
      { class: 'progress', match: /^System check identified no issues/ },
      { class: 'summary', match: /^System check identified \d+ issues?/ },
    ],
  },
  {
    id: 'sphinx',
    source: 'recorded',
    forms: [
      {
        class: 'warning',
        match:
          /^(?<file>(?:[A-Za-z]:)?[^\s:]*\.\w+)(?::docstring of [\w.]+)?:(?:(?<line>\d+):)? ?(?<severity>WARNING|ERROR|CRITICAL|SEVERE): (?<message>.*?)(?: \[(?<code>[\w.-]+)\])?$/,
        not: /^(?:ERROR|WARNING|CRITICAL|INFO|DEBUG|CMake|gcc|g\+\+|clang|ld|make|npm)\b/,
      },
      {
        class: 'progress',
        match:
          /^(?:reading sources|writing output|copying images|highlighting module code|loading pickled environment|looking for now-outdated|pickling environment|checking consistency|preparing documents|copying (?:static|extra) files|dumping (?:search index|object inventory)|generating indices|updating environment|copying assets|writing additional pages|loading translations|making output directory|building \[\w+\]: targets for|Writing evaluated template result)\b/,
        not: /: (?:WARNING|ERROR|CRITICAL|SEVERE): /,
      },
      { class: 'summary', match: /^build (?:succeeded|finished with problems)\b/ },
      {
        class: 'error',
        match: /^(?:Sphinx error|Extension error|Configuration error|Theme error|Exception occurred)[ :(]/,
      },
    ],
  },
];
