import type { Language } from '../language.js';

export const typescript: Language = {
  id: 'typescript',
  name: 'TypeScript',
  extensions: ['ts', 'tsx', 'mts', 'cts'],
  tools: [
    {
      id: 'tsc',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^(?<file>[^\s(:][^(:]*)\((?<line>\d+),(?<column>\d+)\): (?<severity>error|warning|message) (?<code>TS\d+): (?<message>.*)$/,
        },
        {
          class: 'error',
          match:
            /^(?:Error: )?(?<file>[^\s(:][^(:]*):(?<line>\d+):(?<column>\d+) - (?<severity>error|warning|message) (?<code>TS\d+): (?<message>.*)$/,
        },
        { class: 'error', match: /^(?<severity>error|warning|message) (?<code>TS\d+): (?<message>.*)$/ },
        // The chain of reasons below a message.
        {
          class: 'note',
          match:
            /^ {2,}(?:Types? |Propert(?:y|ies) ['"o]|The types? |Argument of type|Overload \d|Object literal may|No overload|Target requires|Source has|Construct signature|Call signatures?|Index signature|Conversion of type|'[^']*' is |'[^']*' could be |"[^"]*" is )/,
        },
        { class: 'note', match: /^\s*~{1,200}\s*$/ },
        { class: 'note', match: /^ {2}(?<file>[^\s:]+\.[cm]?tsx?):(?<line>\d+):(?<column>\d+)$/, has: 's:1' },
        { class: 'summary', match: /^(?:\[[^\]]+\] )?Found \d+ errors?\b/ },
        { class: 'summary', match: /^\s*Errors {2}Files$/ },
        { class: 'summary', match: /^\s*\d+ {2}(?<file>\S+\.[cm]?[jt]sx?):(?<line>\d+)$/ },
        {
          class: 'progress',
          match:
            /^(?:\[[^\]]+\] )?(?:Projects in this build:|Project '[^']+' is |Building project '|Updating (?:unchanged )?output|Starting (?:incremental )?compilation|File change detected)/,
        },
        { class: 'note', match: /^TSFILE: / },
        // Why a file is in the program (`--explainFiles`), below the file's name.
        {
          class: 'note',
          match:
            /^ {2}(?:(?:Library referenced|Type library referenced|Referenced|Imported) via ['"]|Default library for target |Matched by (?:default )?include pattern |Part of 'files' list|Entry point (?:for|of) |Root file specified )/,
        },
      ],
    },
    {
      id: 'ts-node',
      source: { documented: 'https://typestrong.org/ts-node/docs/errors/' },
      forms: [
        { class: 'error', match: /^\s*(?:return )?(?:new )?TSError(?:: | \[)/ },
        { class: 'error', match: /TSError: ⨯ Unable to compile TypeScript/ },
        {
          class: 'error',
          match:
            /^\s*(?<file>[^\s()]+\.[cm]?tsx?) \((?<line>\d+),(?<column>\d+)\): (?<message>.*?)(?: \((?<code>\d{4,5})\))?$/,
        },
        { class: 'note', match: /^\s+Type '.*' is not assignable to .* \(\d{4,5}\)$/ },
      ],
    },
    {
      id: 'ts-loader',
      source: { documented: 'https://github.com/TypeStrong/ts-loader' },
      forms: [
        { class: 'error', match: /^\s*(?<code>TS\d{3,5}): (?<message>\S.*)$/ },
        {
          class: 'error',
          match: /^\[tsl\] (?<severity>ERROR|WARNING)(?: in (?<file>[^\s(]+)\((?<line>\d+),(?<column>\d+)\))?/,
        },
      ],
    },
  ],
};
