import type { Language } from '../language.js';

export const powershell: Language = {
  id: 'powershell',
  name: 'PowerShell',
  extensions: ['ps1', 'psm1', 'psd1'],
  tools: [
    {
      id: 'powershell',
      source: {
        documented:
          'https://learn.microsoft.com/en-us/powershell/module/microsoft.powershell.core/about/about_preference_variables',
      },
      forms: [
        { class: 'located', match: /^\s*At (?<file>.+\.psm?1|line):(?<line>\d+) char:(?<column>\d+)$/ },
        { class: 'frame', match: /^\s*at (?<function>[^,]+), (?<file>.+\.psm?1): ?(?:line )?(?<line>\d+)$/ },
        { class: 'frame', match: /^\s*at <ScriptBlock>, <No file>: ?(?:line )?\d+$/ },
        { class: 'note', match: /^\s*\+ (?:CategoryInfo|FullyQualifiedErrorId|PSComputerName) +: / },
        { class: 'note', match: /^\s*\+ +~+|^\s*Line \|$|^\s+\| +~+/ },
        {
          class: 'error',
          match:
            /^(?:\w+-\w+|\w+Exception|ParserError|InvalidOperation|MethodInvocationException|Exception): (?<file>\S.*\.psm?1):(?<line>\d+)$/,
          tail: 4,
        },
        { class: 'error', match: /^ {5}\| {1,2}(?<message>[A-Z][a-z]\w* .+)$/ },
        { class: 'error', match: /^(?<function>[A-Z][a-z]+-[A-Z]\w+) : (?<message>\S.+)$/ },
        {
          // Not any word with a hyphen: `Content-Type: …` is a header.
          class: 'error',
          match:
            /^(?<function>(?:Get|Set|New|Remove|Import|Install|Invoke|Start|Stop|Write|Test|Add|Copy|Move|Out|Resolve|Select|Update|Find|Save|Publish|ConvertFrom|ConvertTo)-(?!Cookie)[A-Z]\w+): (?<message>\S.+)$/,
        },
        {
          class: 'error',
          match:
            /^(?:The term '.+' is not recognized as (?:the|a) name of|(?<message>Exception calling ".+" with "\d+" argument))/,
        },
      ],
    },
    {
      id: 'pester',
      source: { documented: 'https://pester.dev/docs/usage/output' },
      forms: [
        { class: 'pass', match: /^\s*\[\+\] .*\b\d+(?:\.\d+)?m?s(?: \(\d+m?s\|\d+m?s\))?$/ },
        { class: 'failure', match: /^\s*\[-\] (?<name>.+)$/ },
        { class: 'note', match: /^\s+\[[!?]\] / },
        { class: 'frame', match: /^\s*at line: (?<line>\d+) in (?<file>.+)$/ },
        { class: 'assertion', match: /^\s*(?:Expected(?: strings to be the same|,? ?\d|, but| ')|But was: )/ },
        { class: 'note', match: /^\s*\d+: {2,}\S.*\| Should\b/ },
        { class: 'summary', match: /^Tests (?:completed in |Passed: \d+)|^Passed: \d+ Failed: \d+/ },
        {
          class: 'progress',
          match:
            /^(?:Executing script |Executing all tests in |Discovery (?:found|in|finished)|Starting discovery|Running tests\.?$)/,
        },
        { class: 'command', match: /^\s*(?:Describing|Context) \S|^Running tests from '/ },
      ],
    },
    {
      id: 'script-analyzer',
      source: { documented: 'https://learn.microsoft.com/en-us/powershell/utility-modules/psscriptanalyzer/overview' },
      forms: [
        {
          class: 'warning',
          match:
            /^(?<code>PS\w+) +(?<severity>Error|Warning|Information) +(?<file>\S+\.ps\w+) +(?<line>\d+) +(?<message>.+)$/,
        },
      ],
    },
  ],
};
