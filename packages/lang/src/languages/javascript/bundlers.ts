import type { Tool } from '../../language.js';

/** Bundlers, transpilers and the frameworks around them. */
export const bundlers: readonly Tool[] = [
  {
    id: 'webpack',
    source: 'recorded',
    forms: [
      {
        class: 'error',
        match:
          /^(?:\[[\w-]+\] )?(?<severity>ERROR|WARNING) in (?<file>[^\s:(]+)(?:(?: |:|\()(?<line>\d+)[:,](?<column>\d+)\)?(?:-\d+(?::\d+)?)?)?(?::| |$)/,
        tail: 1,
      },
      { class: 'error', match: /^Module not found: (?:Error: )?(?<message>.*)$/ },
      { class: 'error', match: /^Module (?:build|parse) failed\b/ },
      { class: 'error', match: /^You may need an (?:appropriate|additional) loader/ },
      { class: 'note', match: /^ *@ (?:\.\.?\/|multi |delegated |ignored |javascript\/)\S*/ },
      // How it looked for a file, step by step.
      { class: 'note', match: /^resolve '[^']*' in '/ },
      {
        class: 'note',
        match:
          /^ {2,}(?:using description file: |Field '\w+' doesn't|no extension$|as directory$|\S+ doesn't exist$|existing directory|using path: )/,
      },
      {
        class: 'progress',
        match:
          /^\s*(?:modules by|runtime modules|cacheable modules|orphan modules|cached modules|built modules|hidden modules) \S.*(?:\d|\])/,
      },
      {
        class: 'progress',
        match: /^\s*(?:\[[\w./-]+\] )?\S+ \d+(?:\.\d+)? (?:bytes|KiB|MiB)(?: \{[\w~-]+\})*(?: \[[\w ]+\])+/,
      },
      { class: 'progress', match: /^<s> \[webpack\.Progress\]/ },
      { class: 'summary', match: /^webpack \d+\.\d+\.\d+ compiled / },
      { class: 'summary', match: /^(?:\[webpack-cli\] )?Compilation (?:finished|failed)/ },
      { class: 'error', match: /^\[webpack-cli\] (?:\w*Error|Failed|Invalid)/ },
    ],
  },
  {
    id: 'vite',
    source: 'recorded',
    forms: [
      { class: 'command', match: /^vite v\d+\.\d+\.\d+\S* building\b/ },
      { class: 'progress', match: /^(?:transforming|rendering chunks|computing gzip size)\b/ },
      { class: 'summary', match: /^✓ (?:\d+ modules transformed\.|built in \S+)$/ },
      { class: 'note', match: /^\S+ +[\d.,]+ k?B(?: │ (?:gzip|map): +[\d.,]+ k?B)*$/, has: ' kb' },
      { class: 'failure', match: /^[x✗] Build failed in \S+$/ },
      { class: 'error', match: /^(?:error during build:|Build failed with \d+ errors?:)$/ },
      {
        class: 'error',
        match: /^(?:\[vite[^\]]*\]|\[plugin[: ][^\]]+\]|\[commonjs--resolver\]|Internal server error:) \S/,
      },
      { class: 'located', match: /^\s*file: (?<file>[^\s:]+):(?<line>\d+):(?<column>\d+)$/ },
      { class: 'located', match: /^\s*File: (?<file>[^\s:]+):(?<line>\d+):(?<column>\d+)$/ },
    ],
  },
  {
    id: 'rollup',
    source: 'recorded',
    forms: [
      { class: 'error', match: /^\[!\] \S/ },
      { class: 'error', match: /^\s*\[cause\] \w*Error: / },
      { class: 'warning', match: /^\(!\) \S/ },
      {
        class: 'located',
        match: /^(?<file>[^\s:(]+\.\w+) \((?<line>\d+):(?<column>\d+)\)(?:: (?<message>.*))?$/,
      },
      { class: 'command', match: /^\S+ → \S+\.\.\.$/ },
      { class: 'progress', match: /^created \S.* in [\d.]+m?s$/ },
      // rolldown draws the place in a box.
      { class: 'located', match: /^\s*╭─\[ (?<file>[^\s\]]+):(?<line>\d+):(?<column>\d+) \]$/ },
      { class: 'error', match: /^\[(?<code>[A-Z]+_[A-Z_]+)\] (?:Error: )?\S/ },
    ],
  },
  {
    id: 'esbuild',
    source: 'recorded',
    forms: [
      { class: 'error', match: /^[✘X] \[ERROR\] (?<message>\S.*)$/ },
      { class: 'warning', match: /^▲ \[WARNING\] (?<message>\S.*)$/ },
      { class: 'located', match: /^ {4}(?<file>[^\s:]+):(?<line>\d+):(?<column>\d+):$/ },
      { class: 'note', match: /^\s*╵/ },
      { class: 'summary', match: /^\d+ (?:errors?|warnings?)(?: and \d+ (?:errors?|warnings?))?$/ },
    ],
  },
  {
    id: 'babel',
    source: 'recorded',
    forms: [
      {
        class: 'error',
        match: /^\w*Error: (?<file>(?:[A-Za-z]:)?[^\s:]+): (?<message>\S.*) \((?<line>\d+):(?<column>\d+)\)$/,
      },
      { class: 'summary', match: /^Successfully compiled \d+ files? with Babel/ },
    ],
  },
  {
    id: 'parcel',
    source: { documented: 'https://parceljs.org/features/cli/' },
    forms: [
      { class: 'failure', match: /^\s*🚨 Build failed\./ },
      { class: 'error', match: /^\s*@parcel\/[\w-]+: \S/ },
      { class: 'summary', match: /^\s*✨ Built in / },
    ],
  },
  {
    id: 'next',
    source: { documented: 'https://nextjs.org/docs/app/api-reference/cli/next' },
    forms: [
      { class: 'error', match: /^\s*⨯ \S/ },
      { class: 'warning', match: /^\s*⚠ \S/ },
      { class: 'failure', match: /^Failed to compile\.?$/ },
      { class: 'failure', match: /^> Build (?:failed|error occurred)/ },
      { class: 'error', match: /^Type error: (?<message>\S.*)$/ },
      {
        class: 'error',
        match:
          /^(?<line>\d+):(?<column>\d+) {2}(?<severity>Error|Warning): (?<message>\S+(?: \S+)*)(?: {2}(?<code>[@\w][\w@/-]*))?$/,
      },
      { class: 'located', match: /^(?<file>\.{1,2}\/[^\s:]+\.[cm]?[jt]sx?):(?<line>\d+):(?<column>\d+)$/ },
      { class: 'file', match: /^(?<file>\.{1,2}\/[^\s:]+\.[cm]?[jt]sx?)$/ },
      { class: 'note', match: /^Import trace for requested module:$/ },
      { class: 'error', match: /^Error occurred prerendering page / },
      {
        class: 'progress',
        match:
          /^\s*(?:Linting and checking validity|Creating an optimized production build|Collecting (?:page data|build traces)|Generating static pages|Finalizing page optimization)/,
      },
      { class: 'progress', match: /^\s*[┌├└] [○●ƒλ◐] / },
    ],
  },
];
