import type { Language } from '../language.js';

export const ruby: Language = {
  id: 'ruby',
  name: 'Ruby',
  extensions: ['rb', 'rake', 'gemspec', 'ru', 'erb', 'feature'],
  dependencyDirs: ['gems', '.bundle', '.gem', '.rbenv', '.rvm'],
  runtimePaths: ['<internal:', '(eval'],
  tools: [
    {
      id: 'rubocop',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^(?<file>[^\s:]+):(?<line>\d+):(?<column>\d+): (?<severity>[EF]): (?:\[\w+\] )?(?:(?<code>[A-Z]\w*\/[\w/]+): )?(?<message>.+)$/,
          has: [': E: ', ': F: '],
        },
        {
          // Every offense fails the run, whatever its letter.
          class: 'located',
          match:
            /^(?<file>[^\s:]+):(?<line>\d+):(?<column>\d+): [CRWI]: (?:\[\w+\] )?(?:(?<code>[A-Z]\w*\/[\w/]+): )?(?<message>.+)$/,
          has: [': C: ', ': R: ', ': W: ', ': I: '],
        },
        { class: 'file', match: /^== (?<file>\S+(?:\.\w{1,12}|file)) ==$/ },
        {
          class: 'error',
          match:
            /^(?<severity>[EF]): *(?<line>\d+): *(?<column>\d+): (?:\[\w+\] )?(?:(?<code>[A-Z]\w*\/[\w/]+): )?(?<message>.+)$/,
        },
        {
          class: 'located',
          match:
            /^[CRWI]: *(?<line>\d+): *(?<column>\d+): (?:\[\w+\] )?(?:(?<code>[A-Z]\w*\/[\w/]+): )?(?<message>.+)$/,
        },
        { class: 'summary', match: /^\d+ files? inspected, (?:no|\d+) offenses? detected/ },
        { class: 'progress', match: /^[.CRWEFI]{10,}$/ },
        { class: 'progress', match: /^Inspecting \d+ files?$/ },
        { class: 'note', match: /^\s*\^{1,}(?:\.{3})?$|^\(Using Ruby [\d.]+ parser/ },
        { class: 'install', match: /^The following cops were added to RuboCop|^Please also note that you can opt-in/ },
      ],
    },
    {
      id: 'standardrb',
      source: { documented: 'https://github.com/standardrb/standard' },
      forms: [
        {
          class: 'located',
          match: /^\s+(?<file>[^\s:]+\.\w+):(?<line>\d+):(?<column>\d+): (?<code>[A-Z]\w*\/[\w/]+): (?<message>.+)$/,
          has: ['.rb:1', '.rake:1'],
        },
        { class: 'note', match: /^standard: (?:Use Ruby Standard Style|Run `)/ },
      ],
    },
    {
      id: 'ruby',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^(?:\s*\d+: )?(?<file>(?:<internal:)?(?:[A-Za-z]:)?[^\s:]+):(?<line>\d+):in [`'](?<function>[^']*)': (?<message>.+)$/,
        },
        {
          class: 'frame',
          match:
            /^(?:\s*(?:\d+: )?from |\s*[#↳] |\s*)(?<file>(?:<internal:)?(?:[A-Za-z]:)?[^\s:]+):(?<line>\d+):in [`'](?<function>.*)'$/,
        },
        {
          class: 'frame',
          match: /^\s*# (?<file>(?=\d*[^\s:\d])[^\s:]+):(?<line>\d+)(?::in [`'](?<function>.*)')?$/,
        },
        {
          class: 'frame',
          match:
            /^\s+(?:\d+: )?from (?<file>(?:<internal:)?(?:[A-Za-z]:)?[^\s:]+):(?<line>\d+)(?::in [`'](?<function>.*)')?$/,
        },
        {
          class: 'error',
          match:
            /^(?:\S+: )?(?<file>[^\s:]+):(?<line>\d+): (?<message>(?:syntax errors?\b|.*\((?:[A-Z]\w*::)*\w*Error\)).*)$/,
        },
        {
          class: 'error',
          match: /^\s*(?<message>\S.*) \((?<code>(?:[A-Z]\w*::)*[A-Z]\w*(?:Error|Exception|NotMetError))\)$/,
          has: ['Error)', 'Exception)'],
        },
        { class: 'note', match: /^\s+\.{3} \d+ levels\.{3}$/ },
        { class: 'pass', match: /^Syntax OK$/ },
      ],
    },
    {
      id: 'rspec',
      source: 'recorded',
      forms: [
        { class: 'failure', match: /^rspec (?<file>[^\s:[]+):(?<line>\d+) # (?<name>.+)$/ },
        { class: 'failure', match: /^rspec '?(?<file>[^\s:['"]+)\[[\d:]+\]'? # (?<name>.+)$/ },
        { class: 'failure', match: /^ {2,}\d+(?:\.\d+)*\) (?<name>\S.*)$/, not: /\) Skipped:$/ },
        { class: 'failure', match: /^\s+(?<name>\S.*) \((?:FAILED|ERROR) - \d+\)$/, has: ['(FAILED - ', '(ERROR - '] },
        { class: 'note', match: /\(PENDING: .*\)$/, has: '(PENDING: ' },
        { class: 'assertion', match: /^\s+Failure\/Error: (?<message>.*)$/ },
        { class: 'assertion', match: /^\s{5,}(?:expected|got)(?: (?:not|collection|actual|elements))?[ \w]*:? / },
        {
          class: 'assertion',
          match: /^\s{5,}(?:Diff:|\(compared using \S+\)|@@ -\d+.*@@|the (?:missing|extra) elements were:)/,
        },
        { class: 'assertion', match: /^ {7,10}[-+](?:[^-+\s]|$)/, not: /^\s*-\w(?:[,\s=]|$)|\S {8,}\S/ },
        {
          class: 'error',
          match: /^ {5,}(?:[A-Z]\w*::)*[A-Z]\w*(?:Error|Exception|Invalid|NotFound|Failed|Exit|Timeout):$/,
          tail: 1,
        },
        { class: 'error', match: /^ {5,}Errno::E[A-Z]+:$/, tail: 1 },
        { class: 'error', match: /^An error occurred (?:while loading|in) (?<file>[^\s:]+\.rb)?/ },
        { class: 'summary', match: /^\d+ examples?, \d+ failures?/ },
        { class: 'summary', match: /^Finished in [\d.]+ (?:seconds?|minutes?)/ },
        { class: 'progress', match: /^(?=[F*]*\.)[.F*]{10,}$/ },
        { class: 'note', match: /^Randomized with seed \d+$|^Run options: / },
      ],
    },
    {
      id: 'minitest',
      source: 'recorded',
      forms: [
        {
          class: 'failure',
          match: /^(?<name>[A-Z][^\s#]*#test_.*?) \[(?<file>[^\s:\]]+):(?<line>\d+)\]:?$/,
        },
        { class: 'pass', match: /^[A-Z][^\s#]*#test_.* = \d+\.\d+ s = [.S]$/ },
        { class: 'failure', match: /^(?<name>[A-Z][^\s#]*#test_.*) = \d+\.\d+ s = [FE]$/ },
        { class: 'failure', match: /^(?<name>[A-Z][^\s#]*#test_[^\s[]*):?$/ },
        { class: 'failure', match: /^(?:bin\/)?rails test (?<file>[^\s:]+):(?<line>\d+)$/ },
        { class: 'assertion', match: /^\s*Minitest::Assertion: / },
        { class: 'error', match: /^\s*Minitest::UnexpectedError: / },
        { class: 'assertion', match: /^(?:--- expected|\+\+\+ actual)$/ },
        { class: 'summary', match: /^\d+ (?:runs|tests), \d+ assertions, \d+ failures, \d+ errors/ },
        { class: 'summary', match: /^Finished in [\d.]+s, [\d.]+ (?:runs|tests)\/s/ },
        { class: 'progress', match: /^(?=[FES]*\.)[.FES]{10,}$/ },
      ],
    },
    {
      id: 'test-unit',
      source: 'recorded',
      forms: [
        { class: 'failure', match: /^(?:Failure|Error): (?<name>test[^(]*\([A-Z][\w:]*\)):?/ },
        { class: 'failure', match: /^(?<name>test\w*\([A-Z][\w:]*\)) \[(?<file>[^\s:\]]+):(?<line>\d+)\]:$/ },
        { class: 'assertion', match: /^<.*> expected(?: but was)?/ },
        { class: 'summary', match: /^\d+(?:\.\d+)?% passed$/ },
        { class: 'summary', match: /^\d+(?:\.\d+)? tests\/s, / },
      ],
    },
    {
      id: 'cucumber',
      source: { documented: 'https://cucumber.io/docs/cucumber/reporting/' },
      forms: [
        { class: 'failure', match: /^cucumber (?:-p \S+ )*(?<file>[^\s:]+\.feature):(?<line>\d+)(?: # (?<name>.+))?$/ },
        { class: 'summary', match: /^\d+ (?:scenarios?|steps?)(?: \(.*\))?$/ },
        { class: 'warning', match: /^\s*(?:Undefined step: |You can implement step definitions for undefined steps)/ },
        { class: 'failure', match: /^\((?:::|)\) failed (?:steps|scenarios|hooks) \(/ },
        { class: 'progress', match: /^(?=[FU\-AP]*\.)[.FU\-AP]{10,}$/ },
      ],
    },
    {
      id: 'bundler',
      source: { documented: 'https://bundler.io/guides/troubleshooting.html' },
      forms: [
        { class: 'error', match: /^Bundler could not find compatible versions for gem / },
        { class: 'error', match: /^Could not find (?:compatible versions|gem |\S+-\d\S* in |\S+ in (?:any|locally))/ },
        { class: 'error', match: /^An error occurred while installing (?<name>\S+ \([^)]*\))/ },
        { class: 'error', match: /^(?:Gem::\w+(?:::\w+)*: ?)?ERROR: Failed to build gem native extension/ },
        {
          class: 'error',
          match:
            /^Your (?:Ruby version is|bundle only supports|bundle is locked to)|^Because (?:every|rails|\S+) (?:version|depends|>=|<|=)/,
        },
        {
          class: 'note',
          match: /^Make sure that `gem install|^\s+In (?:Gemfile|snapshot)|^(?:Run|Try running) `bundle /,
        },
        { class: 'summary', match: /^Bundle complete! / },
        {
          class: 'install',
          match:
            /^(?:Fetching gem metadata|Fetching source index|Bundled gems are installed|Post-install message from|The dependency \S+) /,
        },
      ],
    },
    {
      id: 'gem',
      source: 'recorded',
      forms: [
        { class: 'error', match: /^ERROR: {1,2}\S/ },
        {
          class: 'install',
          match:
            /^(?:Parsing documentation for|Installing ri documentation|Done installing documentation|Building native extensions)\b/,
        },
        { class: 'install', match: /^\d+ gems? installed$/ },
      ],
    },
    {
      id: 'rake',
      source: 'recorded',
      forms: [
        { class: 'error', match: /^(?:rake|rails|thor|cap) aborted!$/, tail: 1 },
        { class: 'exit', match: /^Command failed with status \(\d+\)/ },
        { class: 'error', match: /^No Rakefile found \(looking for: / },
        { class: 'error', match: /^Don't know how to build task / },
        { class: 'note', match: /^Tasks: TOP => |^\(See full trace by running task/ },
        { class: 'progress', match: /^\*\* (?:Invoke|Execute) / },
      ],
    },
  ],
};
