import type { Language } from '../language.js';

export const assembly: Language = {
  id: 'assembly',
  name: 'Assembly',
  extensions: ['asm', 's', 'nasm', 'inc'],
  tools: [
    {
      id: 'gas',
      source: 'recorded',
      forms: [
        {
          class: 'file',
          match: /^(?<file>\S+|\{standard input\}): Assembler messages:$/,
        },
        {
          class: 'error',
          match: /^(?<file>\{standard input\}):(?<line>\d+): (?<severity>Error|Warning|Info): (?<message>.+)$/,
        },
      ],
    },
    {
      id: 'nasm',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^(?<file>[^\s:]+\.(?:asm|nasm|s|inc|S)):(?<line>\d+): (?<severity>error|warning|fatal|panic|note): (?<message>.+?)(?: \[-w\+(?<code>[\w-]+)\])?$/,
          has: ['.asm:1', '.nasm:1', '.s:1', '.inc:1'],
        },
      ],
    },
  ],
};
