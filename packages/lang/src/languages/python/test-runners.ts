import type { Tool } from '../../language.js';

/** Test runners of Python. */
export const testRunners: readonly Tool[] = [
  {
    id: 'pytest',
    source: 'recorded',
    forms: [
      { class: 'command', match: /^={2,} test session starts(?: \(.*\))? ={2,}$/ },
      {
        class: 'summary',
        match:
          /^={2,} (?:\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|subtests passed|rerun)\b.*|no tests (?:ran|collected).*) ={2,}$/,
      },
      {
        class: 'summary',
        match: /^(?:\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun),? )+in [\d.]+s/,
      },
      { class: 'summary', match: /^(?:no tests ran|\d+ tests? collected) in [\d.]+s/ },
      {
        class: 'note',
        match:
          /^={2,} (?:FAILURES|ERRORS|PASSES|warnings summary.*|short test summary info|slowest .*|tests coverage) ={2,}$/,
      },
      { class: 'error', match: /^!{2,} (?<message>\S.*?) !{2,}$/ },
      { class: 'failure', match: /^_{2,} (?<name>\S.*?) _{2,}$/, not: /^_{3,} (?:coverage: |summary _)/ },
      { class: 'note', match: /^(?:_ ){5,}_?$/ },
      { class: 'note', match: /^-{2,} (?:Captured \w+|live log|generated xml file|coverage:)/ },
      // The exception's own line; the other lines behind `E` say what was compared.
      {
        class: 'error',
        match: /^E {2,}(?<message>(?:\w+\.){0,9}[A-Za-z_]\w*(?:Error|Exception|Exit|Interrupt|Warning)(?::.*)?)$/,
      },
      { class: 'located', match: /^E {2,}File "(?<file>[^"]+)", line (?<line>\d+)/ },
      { class: 'assertion', match: /^E(?: {2,}\S.*| *)$/ },
      { class: 'assertion', match: /^> {3,}\S/, not: /^> +\d+ [|│]/ },
      {
        class: 'frame',
        match: /^(?<file>(?:[A-Za-z]:)?[^\s:]+):(?<line>\d+): in (?<function>\S+)$/,
        tail: 2,
      },
      { class: 'frame', match: /^(?<file>(?:[A-Za-z]:)?[^\s:]+\.pyx?):(?<line>\d+): $/ },
      {
        class: 'located',
        match:
          /^(?<file>(?:[A-Za-z]:)?[^\s:]+\.pyx?):(?<line>\d+): (?<code>(?:\w+\.){0,9}[A-Z]\w*)(?:: (?<message>.*))?$/,
        not: /: [CRWEF]\d{4}: |Warning: /,
      },
      {
        class: 'located',
        match: /^(?<file>(?:[A-Za-z]:)?[^\s:]+\.py):(?<line>\d+): (?<message>assert .*)$/,
      },
      {
        class: 'failure',
        match:
          /^(?:FAILED|ERROR) (?<file>[^\s:]+\.(?:py|pyx|txt|rst|yaml|ipynb))(?:::(?<name>.*?))?(?: - (?<message>.*))?$/,
      },
      { class: 'note', match: /^(?:SKIPPED|XFAIL|XPASS|PASSED) (?:\[\d+\] )?\S+\.py\b/ },
      { class: 'failure', match: /^(?:\[gw\d+\] (?:\[ *\d+%\] )?)?(?:FAILED|ERROR) (?<file>[^\s:]+\.py)::/ },
      { class: 'pass', match: /^\[gw\d+\] (?:\[ *\d+%\] )?(?:PASSED|SKIPPED|XFAIL|XPASS|RERUN) \S/ },
      { class: 'error', match: /^\[gw\d+\] node down: |^replacing crashed worker / },
      {
        class: 'failure',
        match: /^(?<file>[^\s:]+\.\w+)::(?<name>\S.*?) (?:FAILED|ERROR)(?: +\[ *\d+%\])?$/,
      },
      {
        class: 'pass',
        match: /^[^\s:]+\.\w+::\S.* (?:PASSED|SKIPPED|XFAIL|XPASS|RERUN)(?: \(.*\)?)?(?: +\[ *\d+%\])?$/,
      },
      { class: 'pass', match: /^[^\s:]+\.py [.sx]+(?: +\[ *\d+%\])?$/ },
      { class: 'progress', match: /^[.sxX]+ +\[ *\d+%\]$/ },
      { class: 'failure', match: /^[.sxXFER]{2,}(?: +\[ *\d+%\])?$/, not: /^[.sxXR]+(?: |$)|^[A-Z]+$/ },
      {
        class: 'progress',
        match:
          /^(?:collecting \.\.\.\s*$|created: \d+\/\d+ workers?|\d+ workers? \[\d+ items?\]|scheduling tests via )/,
        not: /error/,
      },
      { class: 'error', match: /^(?:collecting \.\.\. )?collected \d+ items? \/ \d+ errors?/ },
      { class: 'note', match: /^(?:collecting \.\.\. )?collected \d+ items?/ },
      {
        class: 'note',
        match:
          /^(?:platform \w+ -- Python|rootdir: |plugins: |cachedir: |configfile: |testpaths: |asyncio: |hypothesis profile )/,
      },
      { class: 'error', match: /^ImportError while (?:importing test module|loading conftest) '(?<file>[^']+)'\.?$/ },
      { class: 'note', match: /^(?:Hint: make sure your test modules|-- Docs: https:\/\/docs\.pytest)/ },
      { class: 'located', match: /^file (?<file>\S+), line (?<line>\d+)$/ },
      { class: 'note', match: /^\[gw\d+\] \w+ -- Python / },
      { class: 'note', match: /^[^\s:]+\.py(?:::\S+ ?|: \d+ warnings?)$/ },
      { class: 'error', match: /^INTERNALERROR> (?:\w+\.){0,9}[A-Z]\w*(?:Error|Exception|Exit)\b/ },
      { class: 'frame', match: /^INTERNALERROR> +File "(?<file>[^"]+)", line (?<line>\d+), in (?<function>\S.*)$/ },
      { class: 'note', match: /^INTERNALERROR>/ },
      { class: 'progress', match: /^[\d.]+s (?:call|setup|teardown) {2,}\S/ },
      {
        class: 'note',
        match:
          /^(?<severity>CRITICAL|ERROR|WARNING|INFO|DEBUG) +(?<name>[\w.]+):(?<file>[\w./-]+\.py):(?<line>\d+) (?<message>.*)$/,
      },
      { class: 'error', match: /^(?:FAIL )?Required test coverage of \S+ not reached/ },
      {
        class: 'error',
        match: /^(?:ERROR: )?(?:usage: pytest|file or directory not found: |found no collectors for )/,
      },
    ],
  },
  {
    id: 'unittest',
    source: 'recorded',
    forms: [
      {
        class: 'failure',
        match:
          /^(?:FAIL|ERROR|UNEXPECTED SUCCESS): (?<name>\w+ \([\w.]+\).*|setUpClass .*|tearDownClass .*|Failure: .*|Doctest: .*|[\w.]+\.test\w*)$/,
      },
      // The name may be the first line of the test's documentation, so any words.
      {
        class: 'pass',
        match: /^\S.{0,400} \.\.\. (?:ok|skipped .*|expected failure)$/,
        has: ['... ok', '... skipped', '... expected failure'],
      },
      {
        class: 'failure',
        match: /^\s*(?<name>\w+ \([\w.]+\)(?: \(.*\))?) \.\.\. (?:FAIL|ERROR|unexpected success)$/,
      },
      { class: 'summary', match: /^Ran \d+ tests? in [\d.]+s$/ },
      { class: 'summary', match: /^FAILED \((?:failures|errors|skipped|expected failures|unexpected successes|SKIP)=/ },
      { class: 'summary', match: /^OK(?: \(.*\))?$/ },
      {
        class: 'assertion',
        match:
          /^(?:First differing element \S+:|(?:First|Second) \w+ contains \d+ additional|Diff is \d+ characters long)/,
        tail: 2,
      },
    ],
  },
  {
    id: 'doctest',
    source: 'recorded',
    forms: [
      { class: 'failure', match: /^Failed example:$/, tail: 1 },
      {
        class: 'assertion',
        match: /^(?:Expected(?: nothing)?|Got(?: nothing)?|Exception raised|Differences \(.*\)):?$/,
        tail: 2,
      },
      { class: 'failure', match: /^\d+ items? had failures:$/ },
      { class: 'failure', match: /^\s+\d+ of +\d+ in \S+$/ },
      { class: 'summary', match: /^\*{3}Test (?:Failed|passed)\b/ },
    ],
  },
  {
    id: 'nose',
    source: { documented: 'https://nose.readthedocs.io/en/latest/usage.html' },
    forms: [
      { class: 'pass', match: /^[\w.]+(?: \([\w.]+\))? \.\.\. (?:ok|SKIP(?:: .*)?)$/, has: ['... ok', '... skip'] },
      {
        class: 'failure',
        match: /^(?<name>[\w.]+(?: \([\w.]+\))?) \.\.\. (?:FAIL|ERROR)$/,
      },
      { class: 'note', match: /^-{2,} >> (?:begin|end) captured \w+ << -{2,}$/ },
    ],
  },
  {
    id: 'behave',
    source: 'recorded',
    forms: [
      { class: 'failure', match: /^\s*(?:ASSERT FAILED|Assertion Failed): / },
      { class: 'failure', match: /^(?:Failing|Errored|Error) (?:scenarios|features):$/, tail: 1 },
      { class: 'failure', match: /^\s*(?<file>\S+\.feature):(?<line>\d+) {2}(?<name>\S.*)$/ },
      { class: 'summary', match: /^\d+ (?:features?|scenarios?|steps?|rules?) passed, / },
      { class: 'summary', match: /^Took \d+m(?:in )?[\d.]+s$/ },
      { class: 'failure', match: /^\s*(?:Given|When|Then|And|But) .*# None$/ },
      { class: 'note', match: /^\s*(?:Given|When|Then|And|But) .*# \S+\.py:\d+/ },
      { class: 'error', match: /^You can implement step definitions for undefined steps/ },
    ],
  },
];
