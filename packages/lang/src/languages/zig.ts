import type { Language } from '../language.js';

export const zig: Language = {
  id: 'zig',
  name: 'Zig',
  extensions: ['zig', 'zon'],
  dependencyDirs: ['.zig-cache', 'zig-cache', 'zig-out'],
  tools: [
    {
      id: 'zig',
      source: { documented: 'https://ziglang.org/documentation/master/' },
      forms: [
        {
          class: 'frame',
          match: /^(?<file>[^\s:]+\.zig):(?<line>\d+):(?<column>\d+): 0x[\da-f]+ in (?<function>\S+)/,
        },
        { class: 'frame', match: /^\?\?\?:\?:\?: 0x[\da-f]+ in / },
        { class: 'error', match: /^thread \d+ panic: (?<message>.+)$/ },
        { class: 'note', match: /^referenced by:$/ },
      ],
    },
    {
      id: 'zig-test',
      source: { documented: 'https://ziglang.org/documentation/master/#Zig-Test' },
      forms: [
        { class: 'failure', match: /^(?:Test \[)?\d+\/\d+\]? (?<name>\S.*?)\.{3} ?FAIL(?: \((?<code>\w+)\))?$/ },
        { class: 'pass', match: /^(?:Test \[)?\d+\/\d+\]? \S.*\.{3} ?(?:OK|SKIP)$/ },
        { class: 'error', match: /^error: '(?<name>[^']+)' failed: (?<message>.+)$/ },
        {
          class: 'summary',
          match: /^\d+ passed; \d+ skipped; \d+ failed\.|^All \d+ tests passed\.$|^\d+ of \d+ tests? failed/,
        },
      ],
    },
    {
      id: 'zig-build',
      source: { documented: 'https://ziglang.org/learn/build-system/' },
      forms: [
        { class: 'summary', match: /^Build Summary: / },
        { class: 'failure', match: /^[│ \t]*(?:└─|├─|\+-) (?<name>.+?) (?:transitive failure|failure|\d+ errors)$/ },
        { class: 'error', match: /^error: the following (?:build|test)? ?command (?:failed|exited|terminated)/ },
      ],
    },
  ],
};
