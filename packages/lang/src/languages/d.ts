import type { Language } from '../language.js';

export const d: Language = {
  id: 'd',
  name: 'D',
  extensions: ['d', 'di'],
  dependencyDirs: ['.dub'],
  tools: [
    {
      id: 'dmd',
      source: 'recorded',
      forms: [
        {
          class: 'warning',
          match:
            /^(?<file>[^\s(]+\.di?)\((?<line>\d+)(?:,(?<column>\d+))?\): (?<severity>Error|Warning|Deprecation|Note): (?<message>.+)$/,
        },
        {
          class: 'error',
          match: /^(?<code>[\w.]+)@(?<file>[^\s(]+)\((?<line>\d+)\)(?:: (?<message>.+))?$/,
          has: '.d(1',
        },
        {
          class: 'assertion',
          match: /^(?<file>[^\s(]+\.d)\((?<line>\d+)\): \[unittest\] (?<message>.+)$/,
        },
        {
          class: 'note',
          match: /^(?<file>[^\s(]+\.di?)\((?<line>\d+)(?:,(?<column>\d+))?\): {2,}/,
        },
        { class: 'frame', match: /^\?\?:\? .*\[0x[\da-f]+\]$/ },
        {
          class: 'frame',
          match: /^(?<file>[^\s:]+\.d):(?<line>\d+) (?:(?<function>\S.*) )?\[0x[\da-f]+\]$/,
        },
        { class: 'summary', match: /^\d+\/\d+ modules (?:FAILED|passed) unittests/ },
      ],
    },
    {
      id: 'dub',
      source: 'recorded',
      forms: [
        { class: 'command', match: /^Performing "\S+" build using / },
        {
          class: 'progress',
          match: /^\S+ \S+: (?:building configuration "|target for configuration ".*" is up to date)/,
          has: [': building configuration', ': target for configuration'],
        },
        {
          class: 'progress',
          match: /^\s+(?:Building|Up-to-date|Pre-build|Post-build) \S+ (?:~|\d)|^ {4,}Linking \S+$/,
        },
      ],
    },
  ],
};
