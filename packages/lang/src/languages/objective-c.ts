import type { Language } from '../language.js';

/** Builds and tests by the tools of `swift`. */
export const objectiveC: Language = {
  id: 'objective-c',
  name: 'Objective-C',
  extensions: ['m', 'mm'],
  dependencyDirs: ['Pods'],
  tools: [
    {
      id: 'foundation',
      source: { documented: 'https://developer.apple.com/documentation/foundation/nsexception' },
      forms: [
        {
          class: 'error',
          match: /^(?:\d{4}-\d\d-\d\d [\d:.]+(?:[+-]\d{4})? \S+ )?\*\*\* Terminating app due to uncaught exception /,
        },
        { class: 'frame', match: /^\*\*\* First throw call stack:$/ },
        { class: 'frame', match: /^\s*\d+ {1,3}\S+ +0x[\da-f]{8,} (?<function>.+) \+ \d+$/ },
      ],
    },
    {
      id: 'kiwi',
      source: { documented: 'https://github.com/kiwi-bdd/Kiwi' },
      forms: [
        {
          class: 'failure',
          match: /^(?:\d{4}-\d\d-\d\d [\d:.]+(?:[+-]\d{4})? )?(?:\S+\[\d+:\w+\] )?[+-] '(?<name>.+)' \[FAILED\]/,
        },
        {
          class: 'pass',
          match: /^(?:\d{4}-\d\d-\d\d [\d:.]+(?:[+-]\d{4})? )?(?:\S+\[\d+:\w+\] )?[+-] '.+' \[PASSED\]/,
        },
      ],
    },
    {
      id: 'cocoapods',
      source: { documented: 'https://guides.cocoapods.org/using/pod-install-vs-update.html' },
      forms: [
        { class: 'error', match: /^\[!\] (?<message>.+)$/ },
        { class: 'error', match: /^\s+- ERROR \| (?<message>.+)$/ },
        { class: 'warning', match: /^\s+- WARN +\| (?<message>.+)$/ },
        { class: 'note', match: /^\s+- NOTE +\| / },
        {
          class: 'install',
          match:
            /^(?:Analyzing dependencies|Downloading dependencies|Generating Pods project|Integrating client project|Updating local specs repositories|Pod installation complete!|Adding spec repo|Cloning spec repo|Sending stats)/,
        },
      ],
    },
  ],
};
