import type { Language } from '../language.js';

export const nim: Language = {
  id: 'nim',
  name: 'Nim',
  extensions: ['nim', 'nims', 'nimble'],
  dependencyDirs: ['.nimble', 'nimcache'],
  tools: [
    {
      id: 'nim',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^(?<file>[^\s(]+\.nim\w*)\((?<line>\d+), (?<column>\d+)\) (?<severity>Error|Warning|Hint): (?<message>.+)$/,
        },
        {
          class: 'located',
          match:
            /^(?<file>[^\s(]+\.nim\w*)\((?<line>\d+), (?<column>\d+)\) (?<message>template\/generic instantiation.+)$/,
        },
        { class: 'frame', match: /^(?<file>[^\s(]+\.nim)\((?<line>\d+)\) +(?<function>\S.*)$/ },
        { class: 'frame', match: /^Traceback \(most recent call last(?:, using override)?\)$/ },
        {
          class: 'progress',
          match: /^(?:Hint: (?:used config file|operation successful|gc: |mm: |\S+ +\[)|Hint: {2}\[|CC: )/,
        },
        { class: 'progress', match: /^\.{20,}$/ },
        { class: 'summary', match: /^\d+ lines; [\d.]+s; .* \[SuccessX\]$/ },
        { class: 'exit', match: /^Error: execution of an external program failed: / },
      ],
    },
    {
      id: 'unittest',
      source: 'recorded',
      forms: [
        {
          class: 'assertion',
          match: /^\s+(?<file>[^\s(]+\.nim)\((?<line>\d+), (?<column>\d+)\): (?<message>(?:Check|Expect) failed: .+)$/,
        },
        { class: 'failure', match: /^\s*\[FAILED\] (?<name>.+)$/ },
        { class: 'command', match: /^\[Suite\] / },
      ],
    },
  ],
};
