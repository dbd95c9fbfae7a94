import type { Language } from '../language.js';

export const ada: Language = {
  id: 'ada',
  name: 'Ada',
  extensions: ['adb', 'ads', 'gpr'],
  dependencyDirs: ['alire'],
  tools: [
    {
      id: 'gnat',
      source: 'recorded',
      forms: [
        {
          // Older versions print no word before an error.
          class: 'error',
          match:
            /^(?<file>[^\s:]+\.(?:ad[bs]|gpr)):(?<line>\d+):(?<column>\d+): (?:\(?(?<severity>error|warning|style|info|note|low|medium|high)\)?:? )?(?<message>.+)$/,
          has: ['.adb:1', '.ads:1', '.gpr:1'],
        },
        {
          class: 'error',
          match: /^raised (?<code>[A-Z][\w.]*) : (?:(?<file>[^\s:]+):(?<line>\d+)(?::\d+)? )?(?<message>.*)$/,
        },
        { class: 'error', match: /^(?:gnatmake|gprbuild|gnatbind|gnatlink): (?<message>.+)$/ },
        { class: 'failure', match: /^\s+compilation of (?<file>\S+) failed$/ },
        { class: 'progress', match: /^\s+\[(?:Ada|C|C\+\+|archive|index|link|gprlib|gprbind|bind)[^\]]*\] +\S/ },
      ],
    },
  ],
};
