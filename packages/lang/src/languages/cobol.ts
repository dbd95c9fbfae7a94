import type { Language } from '../language.js';

export const cobol: Language = {
  id: 'cobol',
  name: 'COBOL',
  extensions: ['cob', 'cbl', 'cpy', 'cobol'],
  tools: [
    {
      id: 'cobc',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^(?<file>[^\s:]+\.(?:cob|cbl|cpy|cobol)):(?<line>\d+): (?<severity>error|warning|note): (?<message>.+)$/i,
        },
        {
          class: 'note',
          match: /^[^\s:]+\.(?:cob|cbl|cpy|cobol): in (?:paragraph|section) '/i,
        },
        {
          class: 'error',
          match: /^libcob: (?:(?<file>[^\s:]+):(?<line>\d+): )?(?<severity>error|warning): (?<message>.+)$/,
        },
      ],
    },
  ],
};
