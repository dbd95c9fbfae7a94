import type { Language } from '../language.js';

export const fstar: Language = {
  id: 'fstar',
  name: 'F*',
  extensions: ['fst', 'fsti'],
  tools: [
    {
      id: 'fstar',
      source: { documented: 'https://fstar-lang.org/tutorial/' },
      forms: [
        {
          class: 'error',
          match:
            /^(?<file>[^\s(]+\.fsti?)\((?<line>\d+),(?<column>\d+)-\d+,\d+\): \((?<severity>Error|Warning)(?: (?<code>\d+))?\) ?(?<message>.*)$/,
        },
        {
          class: 'error',
          match:
            /^\* (?<severity>Error|Warning|Info) (?<code>\d+) at (?<file>[^\s(]+)\((?<line>\d+),(?<column>\d+)-\d+,\d+\):$/,
        },
        { class: 'note', match: /^\s+- (?:See also |Also see: )/ },
        {
          class: 'located',
          match: /^(?<file>[^\s(]+\.fsti?)\((?<line>\d+),(?<column>\d+)-\d+,\d+\):/,
        },
        { class: 'progress', match: /^Verified (?:module|interface|i'face \(or impl\+i'face\)): / },
        {
          class: 'summary',
          match: /^(?:All verification conditions discharged successfully|\d+ errors? (?:was|were) reported)/,
        },
      ],
    },
  ],
};
