import type { Language } from '../language.js';

export const coffeescript: Language = {
  id: 'coffeescript',
  name: 'CoffeeScript',
  extensions: ['coffee', 'litcoffee', 'cson'],
  tools: [
    {
      id: 'coffee',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^\s*(?<file>[^\s:]+\.(?:coffee|litcoffee|coffee\.md)|\[stdin\]):(?<line>\d+):(?<column>\d+): (?<severity>error|warning): (?<message>.*)$/,
          tail: 2,
        },
        {
          class: 'located',
          match: /^\s*(?<file>[^\s:]+\.(?:lit)?coffee|\S*Cakefile):(?<line>\d+)$/,
          tail: 2,
        },
      ],
    },
    {
      id: 'cake',
      source: { documented: 'https://coffeescript.org/#cake' },
      forms: [
        { class: 'summary', match: /^(?:failed \d+ and )?passed \d+ tests in [\d.]+ seconds/ },
        { class: 'error', match: /^No such task: / },
      ],
    },
    {
      id: 'coffeelint',
      source: 'recorded',
      forms: [
        { class: 'summary', match: /^[✓✗⚡] (?:Ok!|Lint!|Warnings)? ?(?:»|&raquo;)/ },
        { class: 'error', match: /^\s+✗ #(?<line>\d+): (?<message>\S.*)\. \(?(?<code>\w+)\)?\.?$/ },
        { class: 'error', match: /^\s+✗ #(?<line>\d+): (?<message>\S.*)$/ },
        { class: 'warning', match: /^\s+⚡ #(?<line>\d+): (?<message>\S.*)$/ },
        { class: 'file', match: /^\s+[✗⚡] (?<file>\S+\.\w+)$/ },
        { class: 'pass', match: /^\s+✓ \S+\.\w+$/ },
      ],
    },
  ],
};
