import type { Language } from '../language.js';

export const crystal: Language = {
  id: 'crystal',
  name: 'Crystal',
  extensions: ['cr'],
  dependencyDirs: ['.shards'],
  tools: [
    {
      id: 'crystal',
      source: 'recorded',
      forms: [
        { class: 'located', match: /^In (?<file>[^\s:]+\.\w+):(?<line>\d+)(?::(?<column>\d+))?$/ },
        { class: 'frame', match: /^\s+from (?<file>[^\s:]+):(?<line>\d+):(?<column>\d+) in '(?<function>.*)'$/ },
        { class: 'frame', match: /^\s+from \S+ in '.*'$|^\s+from \?\?\?$/ },
        { class: 'note', match: /^Showing last frame\. Use --error-trace|^Overloads are:$/ },
      ],
    },
    {
      id: 'spec',
      source: 'recorded',
      forms: [
        { class: 'failure', match: /^crystal spec (?<file>[^\s:]+):(?<line>\d+) # (?<name>.+)$/ },
        { class: 'summary', match: /^Finished in [\d.:]+ (?:\w+seconds|minutes)/ },
        { class: 'summary', match: /^\d+ examples, \d+ failures, \d+ errors, \d+ pending$/ },
        { class: 'progress', match: /^(?=[FE*]*\.)[.FE*]{10,}$/ },
      ],
    },
    {
      id: 'ameba',
      source: { documented: 'https://github.com/crystal-ameba/ameba' },
      forms: [
        { class: 'located', match: /^(?<file>[^\s:]+\.cr):(?<line>\d+):(?<column>\d+)$/ },
        { class: 'located', match: /^\[[CWE]\] (?<code>\w+\/\w+): (?<message>.+)$/ },
      ],
    },
    {
      id: 'shards',
      source: { documented: 'https://crystal-lang.org/reference/man/shards/' },
      forms: [{ class: 'error', match: /^Unable to satisfy the following requirements:$/, tail: 3 }],
    },
  ],
};
