import type { Language } from '../language.js';

export const vimScript: Language = {
  id: 'vim-script',
  name: 'Vim script',
  extensions: ['vim'],
  dependencyDirs: ['plugged', '.vim'],
  tools: [
    {
      id: 'vim',
      source: { documented: 'https://vimhelp.org/message.txt.html' },
      forms: [
        {
          class: 'error',
          match: /^Error detected while (?:processing|compiling) (?:function )?(?<file>\S+\.vim)?/,
          tail: 2,
        },
        { class: 'located', match: /^line +(?<line>\d+):$/ },
        { class: 'error', match: /^(?<code>E\d{1,4}): (?<message>.+)$/ },
        { class: 'error', match: /^Vim(?:\(\w+\))?:(?<code>E\d{1,4}): (?<message>.+)$/ },
      ],
    },
    {
      id: 'vader',
      source: { documented: 'https://github.com/junegunn/vader.vim' },
      forms: [
        { class: 'failure', match: /^\s+\(\d+\/\d+\) \[ *[A-Z]+\] \(X\) (?<name>.+)$/ },
        { class: 'pass', match: /^\s+\(\d+\/\d+\) \[ *[A-Z]+\] (?!\(X\))\S/ },
        { class: 'summary', match: /^(?:Success\/Total: \d+\/\d+|Elapsed time: [\d.]+ sec)/ },
      ],
    },
  ],
};
