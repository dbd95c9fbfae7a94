import type { Language } from '../language.js';

/** Builds and tests by the tools of `csharp`. */
export const visualBasic: Language = {
  id: 'visual-basic',
  name: 'Visual Basic',
  extensions: ['vb', 'vbproj'],
  tools: [
    {
      id: 'vbc',
      source: { documented: 'https://learn.microsoft.com/en-us/dotnet/visual-basic/reference/command-line-compiler/' },
      forms: [
        { class: 'error', match: /^vbc : (?<severity>error|warning) (?<code>BC\d+): (?<message>.+)$/ },
        { class: 'note', match: /^\s*~+\s*$/ },
      ],
    },
  ],
};
