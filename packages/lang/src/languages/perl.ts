import type { Language } from '../language.js';

export const perl: Language = {
  id: 'perl',
  name: 'Perl',
  extensions: ['pl', 'pm', 't', 'pod', 'psgi'],
  dependencyDirs: ['perl5', '.cpanm', '.cpan', 'blib'],
  tools: [
    {
      id: 'perlcritic',
      source: 'recorded',
      forms: [
        {
          class: 'located',
          match:
            /^(?:(?<file>[^\s:]+): )?(?<message>\S.*) at line (?<line>\d+), column (?<column>\d+)\.\s+(?<rest>\S.*)\(Severity: \d\)$/,
        },
        { class: 'pass', match: /^\S+ source OK$/, has: ' source OK' },
      ],
    },
    {
      id: 'prove',
      source: 'recorded',
      forms: [
        { class: 'note', match: /^\s*not ok \d+(?!\d).*# TODO\b/i },
        { class: 'failure', match: /^\s*not ok\b(?: \d+)?(?: - (?<name>.*))?/ },
        { class: 'pass', match: /^\s*ok(?: \d+\b.*)?$/ },
        { class: 'pass', match: /^\S+ \.{2,} *(?:ok|skipped: .*|skipped)$/, has: ['. ok', 'skipped'] },
        { class: 'command', match: /^\S+\.t \.{2,} *$/, has: '.t ..' },
        { class: 'note', match: /^\s*# +Failed \(TODO\) test/ },
        {
          class: 'failure',
          match:
            /^\s*# +Failed test(?= '| at | \(| \d|$)(?: (?<name>\S.*?))?(?: (?:at|in) (?<file>\S+) (?:at )?line (?<line>\d+)\.?)?$/,
        },
        { class: 'located', match: /^\s*# +(?:at|in) (?<file>\S+) (?:at )?line (?<line>\d+)\.?$/ },
        {
          class: 'assertion',
          match:
            /^\s*# +(?:got|expected): |^\s*# +(?:\$got|\$expected|doesn't match|matches|Structures begin differing)/,
        },
        { class: 'assertion', match: /^\s*# {4,}(?:'.*'|[<>=!]=?|eq|ne|undef)$/ },
        { class: 'summary', match: /^\s*# Looks like you (?:failed|planned) / },
        { class: 'exit', match: /^\s*# Looks like your test (?:exited|died)/ },
        { class: 'error', match: /^\s*# Tests were run but no plan/ },
        { class: 'exit', match: /^\s*Dubious, test returned \d+/ },
        { class: 'exit', match: /^\s+Non-zero (?:exit|wait) status: \d+/ },
        {
          class: 'failure',
          match: /^(?<file>\S+) +\(Wstat: \d+(?: \([^)]*\))? Tests: \d+ Failed: \d+\)$/,
        },
        { class: 'failure', match: /^\s+Failed tests?: +\d/ },
        { class: 'error', match: /^\s+Parse errors: / },
        { class: 'note', match: /^\s+(?:TODO passed: +\d|\(less \d+ |Test Summary Report$)/ },
        {
          class: 'summary',
          match: /^Files=\d+, Tests=\d+, |^Result: (?:FAIL|PASS|NOTESTS)$|^Failed \d+\/\d+ (?:subtests|test programs)/,
        },
        { class: 'summary', match: /^All (?:\d+ )?(?:sub)?tests (?:passed|successful)/ },
        { class: 'pass', match: /^\s*\d+\.\.\d+(?: # .*)?$/ },
      ],
    },
    {
      id: 'cpanm',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^! (?<message>(?:Installing|Couldn't|Bailing|Finding|Testing|Configur|The distribution|Failed|Can't|Download).*)$/,
        },
        {
          class: 'install',
          match:
            /^(?:--> Working on |==> Found dependencies: |(?:Fetching|Configuring|Building and testing|Building) \S+ \.\.\. (?:OK|N\/A)$|Successfully reinstalled \S+-|\d+ distributions? installed)/,
        },
        {
          class: 'failure',
          match: /^(?:Fetching|Configuring|Building and testing|Building) (?<name>\S+) \.\.\. FAIL$/,
        },
      ],
    },
    {
      id: 'perl',
      source: 'recorded',
      forms: [
        {
          class: 'frame',
          match: /^\s+(?<function>[^\s(]+)(?:\(.*)? called at (?<file>\(eval \d+\)|\S+) line (?<line>\d+)\.?$/,
        },
        {
          class: 'warning',
          match:
            /^(?<message>(?:Use of uninitialized|Useless use of|Deep recursion|Subroutine \S+ redefined|Odd number of elements|Argument ".*" isn't numeric|Name "\S+" used only once|"my" variable|Possible |Applying |Scalar value|Wide character|Unquoted string|Statement unlikely).*) at (?<file>\(eval \d+\)|\S+) line (?<line>\d+)/,
        },
        {
          class: 'error',
          match:
            /^(?<message>\S.*) at (?<file>\(eval \d+\)|[^\s"'(]+) line (?<line>\d+)(?:\.|, (?:<\w*> (?:line|chunk) \d+\.|near |at EOF).*)?$/,
          has: ' line 1',
        },
        {
          class: 'error',
          match: /^(?:Execution of \S+ aborted due to compilation errors|\S+ had compilation errors)\./,
        },
        { class: 'pass', match: /^\S+ syntax OK$/, has: ' syntax OK' },
      ],
    },
  ],
};
