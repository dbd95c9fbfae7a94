import type { Language } from '../language.js';

export const fortran: Language = {
  id: 'fortran',
  name: 'Fortran',
  extensions: ['f', 'for', 'f77', 'f90', 'f95', 'f03', 'f08'],
  tools: [
    {
      id: 'gfortran',
      source: 'recorded',
      forms: [
        {
          class: 'located',
          match: /^(?<file>[^\s:]+\.[fF]\w*):(?<line>\d+):(?<column>\d+):$/,
          has: ['.f:1', '.for:1', '.f77:1', '.f90:1', '.f95:1', '.f03:1', '.f08:1'],
          tail: 4,
        },
        { class: 'error', match: /^Fortran runtime error: (?<message>.+)$/ },
        { class: 'located', match: /^At line (?<line>\d+) of file (?<file>\S+)/ },
        { class: 'frame', match: /^Error termination\. Backtrace:$/ },
        { class: 'frame', match: /^#\d+ {1,2}0x[\da-f]+ in (?<function>\S+)$/ },
        { class: 'frame', match: /^\s+at (?<file>[^\s:]+\.[fF]\w*):(?<line>\d+)$/ },
      ],
    },
    {
      id: 'ifort',
      source: {
        documented:
          'https://www.intel.com/content/www/us/en/docs/fortran-compiler/developer-guide-reference/2024-0/overview.html',
      },
      forms: [
        {
          class: 'error',
          match:
            /^(?<file>[^\s(]+\.[fF]\w*)\((?<line>\d+)\): (?<severity>error|warning|remark) #(?<code>\d+): (?<message>.+)$/,
        },
        { class: 'error', match: /^forrtl: (?:severe|error|info)\b/ },
        {
          class: 'frame',
          match: /^\S+ +[\dA-F]{8,16} +(?<function>\S+) +(?<line>\d+) +(?<file>\S+\.[fF]\w*)$/,
          has: ['.f90', '.for', '.f '],
        },
        { class: 'exit', match: /^compilation aborted for \S+ \(code \d+\)/ },
      ],
    },
    {
      id: 'fpm',
      source: { documented: 'https://fpm.fortran-lang.org/' },
      forms: [{ class: 'error', match: /^<ERROR> (?<message>.+)$/ }],
    },
  ],
};
