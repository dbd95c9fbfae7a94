import type { Language } from '../language.js';

export const css: Language = {
  id: 'css',
  name: 'CSS and its preprocessors',
  extensions: ['css', 'scss', 'sass', 'less', 'styl', 'pcss'],
  tools: [
    {
      id: 'stylelint',
      source: 'recorded',
      forms: [
        {
          class: 'file',
          match: /^(?<file>[^\s:]*[\w)\]-]\.(?:css|scss|sass|less|pcss|styl))$/,
        },
        {
          class: 'error',
          match: /^\s+(?<line>\d+):(?<column>\d+) +[✖×] +(?<message>\S.*?)(?: {2,}(?<code>[\w/@-]+))?$/,
        },
        {
          class: 'warning',
          match: /^\s+(?<line>\d+):(?<column>\d+) +[⚠‼ℹ] +(?<message>\S.*?)(?: {2,}(?<code>[\w/@-]+))?$/,
        },
      ],
    },
    {
      id: 'sass',
      source: 'recorded',
      forms: [
        {
          class: 'frame',
          match: /^\s+(?<file>[^\s:]+\.(?:scss|sass|css)) (?<line>\d+):(?<column>\d+) +(?<function>\S.*)$/,
        },
        // Ruby Sass and LibSass name the place below the message, innermost first.
        { class: 'frame', match: /^\s+(?:on|from) line (?<line>\d+)(?::(?<column>\d+))? of (?<file>\S+)/ },
        // The source line; others begin their errors with it.
        { class: 'note', match: /^>> (?: *[$@.#&%][\w-].*|.*[{};,])$/ },
        { class: 'note', match: /^\s*-+\^$/ },
      ],
    },
    {
      id: 'less',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match: /^(?<code>\w+Error): (?<message>.*) in (?<file>\S+) on line (?<line>\d+), column (?<column>\d+):?$/,
        },
      ],
    },
    {
      id: 'postcss',
      source: { documented: 'https://postcss.org/api/#csssyntaxerror' },
      forms: [
        {
          class: 'error',
          match:
            /^\s*(?:\[?\w*\]? ?)?CssSyntaxError: (?:[\w-]+: )?(?<file>[^\s:]+):(?<line>\d+):(?<column>\d+): (?<message>.*)$/,
        },
      ],
    },
    {
      id: 'scss-lint',
      source: { documented: 'https://github.com/sds/scss-lint' },
      forms: [
        {
          class: 'error',
          match:
            /^(?<file>[^\s:]+):(?<line>\d+)(?::(?<column>\d+))? \[(?<severity>[EW])\] (?<code>\w+): (?<message>.*)$/,
          has: ['1 [e] ', '1 [w] '],
        },
      ],
    },
    {
      id: 'csslint',
      source: { documented: 'https://github.com/CSSLint/csslint' },
      forms: [
        { class: 'file', match: /^csslint: There (?:is|are) \d+ problems? in (?<file>\S+)\.$/ },
        {
          class: 'located',
          match: /^\d+: (?<severity>error|warning) at line (?<line>\d+), col (?<column>\d+)/,
          tail: 2,
        },
      ],
    },
  ],
};
