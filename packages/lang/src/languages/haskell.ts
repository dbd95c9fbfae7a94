import type { Language } from '../language.js';

export const haskell: Language = {
  id: 'haskell',
  name: 'Haskell',
  extensions: ['hs', 'lhs', 'hsc', 'hs-boot', 'cabal'],
  dependencyDirs: ['dist-newstyle', '.stack-work', '.cabal', '.stack'],
  runtimePaths: ['libraries/base/', 'libraries/containers/', 'libraries/ghc-'],
  tools: [
    {
      id: 'ghc',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^(?:[\w.-]+ *> *)?(?<file>[^\s:]+\.(?:l?hs|hsc|hs-boot)):(?:(?<line>\d+):(?<column>\d+)(?:-\d+)?|\(\d+,\d+\)-\(\d+,\d+\)): (?<severity>error|warning|Warning):?(?: \[(?<code>[^\]]+)\])?.*$/,
          has: ['hs:1', 'hsc:1', 'hs-boot:1', 'hs:('],
          tail: 2,
        },
        {
          class: 'error',
          match:
            /^(?:[\w.-]+ *> *)?(?<file>[^\s:]+\.(?:l?hs|hsc|hs-boot)):(?:(?<line>\d+):(?<column>\d+)(?:-\d+)?|\(\d+,\d+\)-\(\d+,\d+\)):(?: parse error.*)?$/,
          has: ['hs:1', 'hsc:1', 'hs-boot:1', 'hs:('],
          tail: 2,
        },
        { class: 'note', match: /^\s+• (?:In (?:the|an|a) |Relevant bindings)/ },
        {
          class: 'error',
          match:
            /^\s+(?:• )?(?<message>(?:Couldn['’]t match|No instance for|Could not (?:deduce|find module|load module)|(?:Variable|Data constructor|Type constructor or class|Not in scope|Module) (?:not in scope|‘.*’ does not export)|Not in scope:|Occurs check|parse error|Ambiguous (?:type variable|occurrence)|Illegal )\b.*)$/,
        },
        { class: 'progress', match: /^(?:[\w.-]+ *> *)?\[ *\d+ of \d+\] Compiling / },
        { class: 'progress', match: /^(?:Linking \S+ \.\.\.|Loaded (?:GHCi|package))/ },
        { class: 'note', match: /^\s*(?:\d+ )?\|(?:\s+\^+(?:\.\.\.)?)?$/ },
        { class: 'frame', match: /^(?:CallStack \(from |HasCallStack backtrace:)/ },
        {
          class: 'frame',
          match: /^\s+(?<function>\S+), called at (?<file>[^\s:]+):(?<line>\d+):(?<column>\d+) in /,
          has: ', called at ',
        },
        {
          class: 'error',
          match: /^\s*(?:\S+: )?(?:Prelude\.[\w!]+: |\*\*\* Exception: |Non-exhaustive patterns in )/,
        },
        { class: 'error', match: /^<(?:no location info|interactive)>: (?<severity>error|warning)?/ },
      ],
    },
    {
      id: 'cabal',
      source: 'recorded',
      forms: [
        {
          class: 'install',
          match: /^(?:Downloading|Downloaded|Starting|Building|Completed|Installing|Haddock) {2,}\S+-\d/,
        },
        {
          class: 'install',
          match: /^ - \S+-\d[\d.]* .*\((?:requires (?:build|download)|first run|configuration changed|file .* changed)/,
        },
        {
          class: 'progress',
          match:
            /^(?:Configuring|Preprocessing|Building|Registering) (?:test suite|executable|library|benchmark|foreign library|\S+-\d)[^\n]*\.\.$|^(?:Build profile|In order, the following|Warning: The package list for .* is \d+ days old)/,
        },
        { class: 'error', match: /^(?:Failed to build \S+|cabal(?:-\d\S*)?: |Error: cabal: )/ },
        { class: 'error', match: /^\[__\d+\] (?:rejecting: |fail )/ },
        { class: 'install', match: /^\[__\d+\] / },
        { class: 'command', match: /^Test suite \S+: RUNNING\.\.\.$/ },
        { class: 'failure', match: /^Test suite (?<name>\S+): FAIL$/ },
        { class: 'pass', match: /^Test suite \S+: PASS$/ },
        { class: 'summary', match: /^\d+ of \d+ test suites? \(\d+ of \d+ test cases?\) passed/ },
        { class: 'note', match: /^Test suite logged to: / },
      ],
    },
    {
      id: 'stack',
      source: { documented: 'https://docs.haskellstack.org/en/stable/commands/build_command/' },
      forms: [
        { class: 'error', match: /^\s*-- {1,2}While building (?:package|custom Setup)/ },
        { class: 'error', match: /^\s*-- {1,2}Failure when adding dependencies|^Error: \[S-\d+\]/ },
        { class: 'exit', match: /\bExitFailure -?\d+/, has: 'ExitFailure' },
        {
          class: 'install',
          match:
            /^(?:[\w.-]+-\d[\d.]*|[\w.-]+ *>)(?::)? (?:using precompiled package|download|configure|build|copy\/register|unregistering)(?: .*)?$/,
          has: [
            '> using pre',
            ': using pre',
            '> configure',
            '> build',
            '> copy/register',
            ': download',
            ': unregistering',
          ],
        },
        { class: 'progress', match: /^Progress \d+\/\d+/ },
      ],
    },
    {
      id: 'hspec',
      source: 'recorded',
      forms: [
        { class: 'failure', match: /^\s*(?<name>\S.*) FAILED \[\d+\]$/, has: 'FAILED [' },
        { class: 'located', match: /^\s+(?<file>[^\s:]+\.hs):(?<line>\d+):(?:(?<column>\d+):)? *$/ },
        { class: 'note', match: /^\s*To rerun use: --match |^Randomized with seed / },
        { class: 'failure', match: /^\*\*\* Failed! / },
        { class: 'pass', match: /^\+\+\+ OK, passed \d+ tests?/ },
      ],
    },
    {
      id: 'tasty',
      source: 'recorded',
      forms: [
        { class: 'note', match: /^\s+Use -p '.*' to rerun this test only\.$/ },
        { class: 'summary', match: /^(?:\d+ out of \d+ tests failed|All \d+ tests passed) \(/ },
      ],
    },
    {
      id: 'hunit',
      source: { documented: 'https://hackage.haskell.org/package/HUnit' },
      forms: [
        { class: 'failure', match: /^### (?:Failure|Error) in: (?<name>.+)$/ },
        {
          class: 'failure',
          match: /^(?<file>[^\s:]+):(?<line>\d+): (?:failure|error) in expression `/,
        },
        { class: 'summary', match: /^(?:Cases|Examples): \d+ +Tried: \d+ +Errors: \d+ +Failures: \d+/ },
      ],
    },
    {
      id: 'hlint',
      source: 'recorded',
      forms: [
        {
          class: 'warning',
          match:
            /^(?<file>[^\s:]+\.l?hs):(?:(?<line>\d+):(?<column>\d+)(?:-\d+)?|\(\d+,\d+\)-\(\d+,\d+\)): (?<severity>Suggestion|Warning|Error): (?<message>.+)$/,
          has: [': Suggestion: ', ': Warning: ', ': Error: '],
        },
        { class: 'note', match: /^(?:Found|Perhaps|Why not):$/ },
        { class: 'summary', match: /^(?:\d+ hints?|No hints)$/ },
      ],
    },
  ],
};
