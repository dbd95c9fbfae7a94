import type { Language } from '../language.js';

export const php: Language = {
  id: 'php',
  name: 'PHP',
  extensions: ['php', 'phpt', 'phtml', 'inc'],
  dependencyDirs: ['vendor'],
  runtimePaths: ['phar://'],
  tools: [
    {
      id: 'php',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^(?:\[[^\]]+\] )?(?:PHP )?(?:(?:Catchable|Recoverable) fatal|Fatal|Parse|Core|Compile) error: +(?<message>.+) in (?<file>[^\s:]+|Command line code)(?: on line |:)(?<line>\d+)$/,
        },
        {
          class: 'error',
          match: /^(?:\[[^\]]+\] )?(?:PHP )?(?:(?:Catchable|Recoverable) fatal|Fatal|Parse|Core|Compile) error: /,
        },
        {
          class: 'warning',
          match:
            /^(?:\[[^\]]+\] )?(?:PHP )?(?:User )?(?:Warning|Notice|Deprecated|Strict Standards): +(?<message>.+) in (?<file>[^\s:]+|Command line code)(?: on line |:)(?<line>\d+)$/i,
        },
        { class: 'error', match: /^Next (?<code>[A-Z][\w\\]*): (?<message>.+) in (?<file>[^\s:]+):(?<line>\d+)$/ },
        { class: 'located', match: /^\s+thrown in (?<file>\S+) on line (?<line>\d+)$/ },
        { class: 'frame', match: /^\s*#\d+ (?<file>[^\s(]+)\((?<line>\d+)\): (?<function>[^\s(]+)/ },
        { class: 'frame', match: /^\s*#\d+ (?:\[internal function\]: |\{main\}$)/ },
        { class: 'frame', match: /^(?:PHP )?Stack trace:$/ },
        {
          class: 'frame',
          match: /^\s+\d+\.\d+\s+\d+\s+\d+\. (?<function>[^\s(]+)\(.*\) (?<file>[^\s:]+):(?<line>\d+)$/,
        },
        { class: 'frame', match: /^PHP\s+\d+\. (?<function>[^\s(]+)\(.*\) (?<file>[^\s:]+):(?<line>\d+)$/ },
        { class: 'error', match: /^(?:Errors parsing (?<file>\S+)|Could not open input file: .+)$/ },
        { class: 'pass', match: /^No syntax errors detected in / },
      ],
    },
    {
      id: 'phpunit',
      source: 'recorded',
      forms: [
        { class: 'failure', match: /^\d+\) (?<name>[A-Z][\w\\]*::\w+.*)$/ },
        { class: 'assertion', match: /^\s*(?:[│├┊] )?Failed asserting that / },
        { class: 'assertion', match: /^\s*(?:[│├┊] )?(?:--- Expected|\+\+\+ Actual|@@ @@)$/ },
        { class: 'frame', match: /^\s*[│╵┊] (?<file>[^\s:]+\.\w+):(?<line>\d+)$/ },
        { class: 'assertion', match: /^\s*[│┊] [-+]\S/ },
        { class: 'error', match: /^\s*[│┐├] (?<code>[A-Z][\w\\]*(?:Error|Exception|Warning)): (?<message>.+)$/ },
        {
          class: 'frame',
          match: /^(?<file>[^\s:]+\.(?:php|phpt|inc|phtml)):(?<line>\d+)$/,
          has: ['.php:1', '.phpt:1', '.inc:1', '.phtml:1'],
        },
        { class: 'summary', match: /^(?:FAILURES!|ERRORS!|WARNINGS!|No tests executed!|OK \(\d+ tests?, |OK, but )/ },
        { class: 'summary', match: /^Tests: \d+, Assertions: \d+/ },
        {
          class: 'summary',
          match:
            /^There (?:was|were) \d+ (?:errors?|failures?|warnings?|risky tests?|skipped tests?|incomplete tests?|\w+ )/,
        },
        { class: 'summary', match: /^Time: [\d:.]+(?: \w+)?, Memory: / },
        { class: 'progress', match: /^[.FEWSRIDN]+\s+\d+ \/ \d+ \(\s*\d+%\)$/ },
        { class: 'progress', match: /^(?=[FEWSRIDN]*\.)[.FEWSRIDN]{20,}$/ },
        { class: 'note', match: /^\s*[↩☢∅] / },
        { class: 'exit', match: /^Script .+ handling the \S+ event returned with error code \d+/ },
        { class: 'command', match: /^(?:PHPUnit \d[\w.-]* by |Runtime: +PHP|Configuration: +\S)/ },
      ],
    },
    {
      id: 'pest',
      source: { documented: 'https://pestphp.com/docs/writing-tests' },
      forms: [
        { class: 'failure', match: /^\s*(?:⨯|✕) (?<name>.+)$/ },
        { class: 'failure', match: /^\s*FAILED {2,}(?<name>\S.*)$/ },
        { class: 'located', match: /^\s+at (?<file>[^\s:]+\.php):(?<line>\d+)$/ },
        { class: 'note', match: /^\s*(?:➜ +)?\d+▕/ },
        { class: 'frame', match: /^\s+\d+ {2,}(?<file>[^\s:]+\.php):(?<line>\d+)$/ },
        { class: 'summary', match: /^\s+Tests: {2,}\d+ \w+/ },
      ],
    },
    {
      id: 'phpstan',
      source: { documented: 'https://phpstan.org/user-guide/output-format' },
      forms: [
        { class: 'file', match: /^ {2}Line +(?<file>\S+\.\w+)(?: \(in context of .*\))? *$/ },
        { class: 'located', match: /^(?=.{9}[A-Z]) {2}(?<line>\d{1,4}) {3,6}(?<message>[A-Z].*)$/ },
        { class: 'note', match: /^ {9}(?:🪪|💡|✏️|at )/ },
        { class: 'summary', match: /^ \[(?:ERROR\] Found \d+ errors?|OK\] No errors)/ },
        { class: 'plain', match: /^ -{4,} -{10,} *$/ },
        { class: 'progress', match: /^ *\d+\/\d+ \[[=>▓░-]+\] +\d+%/ },
      ],
    },
    {
      id: 'psalm',
      source: { documented: 'https://psalm.dev/docs/running_psalm/issues/' },
      forms: [
        {
          class: 'error',
          match:
            /^(?<severity>ERROR|INFO): (?<code>\w+) - (?<file>[^\s:]+):(?<line>\d+):(?<column>\d+) - (?<message>.+)$/,
        },
        { class: 'summary', match: /^(?:Checks took [\d.]+ seconds|Psalm was able to infer types)/ },
        { class: 'progress', match: /^[EI.]*░[░EI.]*/ },
      ],
    },
    {
      id: 'phpcs',
      source: 'recorded',
      forms: [
        { class: 'file', match: /^FILE: (?<file>.+)$/ },
        { class: 'error', match: /^\s*(?<line>\d+) \| (?<severity>ERROR|WARNING) +\| (?:\[[ x]\] )?(?<message>.+)$/ },
        { class: 'summary', match: /^FOUND \d+ (?:ERRORS?|WARNINGS?)\b/ },
        { class: 'note', match: /^PHPCBF CAN FIX THE / },
        { class: 'summary', match: /^(?:Found \d+ of \d+ files that can be fixed|Fixed \d+ of \d+ files) in / },
      ],
    },
    {
      id: 'phpt',
      source: { documented: 'https://php.github.io/php-src/miscellaneous/running-tests.html' },
      forms: [
        { class: 'failure', match: /^(?:FAIL|BORK|LEAK|FAIL&LEAK|BORKED) (?<name>.*)\[(?<file>[^\s[\]]+\.phpt)\]/ },
        { class: 'pass', match: /^(?:PASS|SKIP|XFAIL|REDIRECT) .*\[[^\s[\]]+\.phpt\]/ },
        { class: 'failure', match: /^(?<name>\S.*) \[(?<file>[^\s[\]]+\.phpt)\](?: +\(warn: .*\))?$/, has: '.phpt]' },
        { class: 'assertion', match: /^\d{2,}[-+] / },
        {
          class: 'summary',
          match: /^(?:Tests (?:failed|passed|skipped|warned|borked)|Expected fail|Number of tests) +: +\d+/,
        },
        { class: 'progress', match: /^TEST \d+\/\d+ \[/ },
      ],
    },
    {
      id: 'composer',
      source: 'recorded',
      forms: [
        { class: 'error', match: /^Your requirements could not be resolved to an installable set of packages/ },
        { class: 'error', match: /^\s+Problem \d+$/, tail: 2 },
        {
          class: 'error',
          match:
            /^\s+- (?:Root composer\.json requires|[\w.-]+\/[\w.-]+ \S+ (?:requires|conflicts)|[\w.-]+\/[\w.-]+ is locked|The requested) /,
        },
        { class: 'error', match: /^\s+\[[\w\\]+Exception\]\s*$/, tail: 1 },
        { class: 'warning', match: /^Package \S+ is abandoned, / },
        {
          class: 'install',
          match: /^\s+- (?:Downloading|Installing|Locking|Upgrading|Updating|Downgrading|Removing|Syncing) \S+\/\S+/,
        },
        {
          class: 'install',
          match:
            /^(?:(?:Lock file|Package) operations: |Loading composer repositories|Updating dependencies|Installing dependencies from|Verifying lock file|Writing lock file|Generating (?:optimized )?autoload files|\d+ packages? you are using)/,
        },
        { class: 'install', match: /^[^\s/]+\/\S+ suggests installing / },
      ],
    },
  ],
};
