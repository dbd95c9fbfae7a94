import type { Language } from '../language.js';

/** Test frameworks of C and C++. */
export const cppTests: Language = {
  id: 'cpp-tests',
  name: 'C and C++ test frameworks',
  tools: [
    {
      id: 'gtest',
      source: 'recorded',
      forms: [
        { class: 'progress', match: /^\[(?: RUN {6}\]|-{10}\]|={10}\] Running )/ },
        { class: 'pass', match: /^\[ {2}PASSED {2}\] \d+ tests?\b/ },
        { class: 'pass', match: /^\[ (?: {6}OK| {2}SKIPPED) \] (?<name>\S+)/ },
        { class: 'summary', match: /^\[(?: {2}FAILED {2}\] \d+ tests?\b|={10}\])/ },
        { class: 'failure', match: /^\[ {2}FAILED {2}\] (?<name>\S+)/ },
        { class: 'summary', match: /^ *\d+ FAILED TESTS?$/ },
        {
          class: 'failure',
          match:
            /^(?<file>[^\s:(]+)(?::|\()(?<line>\d+)\)?: (?<message>(?:Failure|error: Failure)(?: in TEST\(.+\))?)$/,
        },
        { class: 'failure', match: /^unknown file: (?:Failure|error)/ },
        { class: 'error', match: /^C\+\+ exception with description "(?<message>.*)" thrown in / },
        {
          class: 'assertion',
          match: /^(?:Expected equality of these values:|Value of: |Expected: |Actual: |The difference between )/,
        },
        { class: 'assertion', match: /^ +(?:Which is: |Actual: |Expected: )/ },
        {
          class: 'assertion',
          match:
            /^(?:Unexpected mock function call|Actual function call count doesn't match|Mock function called more times)/,
        },
        {
          class: 'note',
          match: /^(?:GMOCK WARNING:|Uninteresting mock function call|NOTE: You can safely ignore the above warning)/,
        },
      ],
    },
    {
      id: 'cmocka',
      source: { documented: 'https://api.cmocka.org/' },
      forms: [
        { class: 'assertion', match: /^\[ {2}ERROR {3}\] --- (?<message>.+)/ },
        { class: 'located', match: /^\[ {3}LINE {3}\] --- (?<file>[^\s:]+):(?<line>\d+): / },
      ],
    },
    {
      id: 'catch2',
      source: { documented: 'https://catch2-temp.readthedocs.io/en/latest/tutorial.html' },
      forms: [
        {
          class: 'failure',
          match: /^(?<file>[^\s:(]+)(?::|\()(?<line>\d+)\)?: (?<message>FAILED):?$/,
        },
        { class: 'assertion', match: /^ {2}(?:REQUIRE|CHECK)(?:_[A-Z_]+)?\( .* \)$/ },
        { class: 'assertion', match: /^(?:with expansion:|with messages?:|explicitly with message:|because )/ },
        { class: 'error', match: /^due to (?:unexpected exception with messages?:|a fatal error condition:)/ },
        {
          class: 'located',
          match: /^(?<file>[^\s:]+\.(?:c|cc|cpp|cxx|h|hpp|mm)):(?<line>\d+):?$/,
          has: ['.c:1', '.cc:1', '.cpp:1', '.cxx:1', '.h:1', '.hpp:1', '.mm:1'],
        },
        { class: 'summary', match: /^(?:test cases|assertions): +\d+ \|/ },
        { class: 'summary', match: /^All tests passed \(\d+ assertions? in / },
      ],
    },
    {
      id: 'doctest',
      source: { documented: 'https://github.com/doctest/doctest/blob/master/doc/markdown/tutorial.md' },
      forms: [
        {
          class: 'failure',
          match: /^(?<file>[^\s:(]+)(?::|\()(?<line>\d+)\)?: (?:FATAL )?ERROR: (?<message>.*is NOT correct!)$/,
          has: 'is not correct!',
        },
        { class: 'failure', match: /^TEST CASE: {2}(?<name>\S.*)/ },
        { class: 'assertion', match: /^ {2}values: (?:REQUIRE|CHECK)/ },
        { class: 'summary', match: /^\[doctest\] (?:test cases|assertions|Status)[: ]/ },
        { class: 'note', match: /^\[doctest\] / },
      ],
    },
    {
      id: 'boost-test',
      source: {
        documented:
          'https://www.boost.org/doc/libs/release/libs/test/doc/html/boost_test/test_output/log_formats/log_human_readable_format.html',
      },
      forms: [
        {
          class: 'failure',
          match:
            /^(?<file>[^\s:(]+)\((?<line>\d+)\): (?<severity>fatal error|error|warning): in "(?<name>[^"]+)": (?<message>.+)/,
        },
        { class: 'located', match: /^(?<file>[^\s:(]+)\((?<line>\d+)\): last checkpoint/ },
        {
          class: 'progress',
          match: /^(?:[^\s:(]+\(\d+\): )?(?:Entering|Leaving) test (?:case|suite|module) "/,
        },
        { class: 'pass', match: /^(?:[^\s:(]+\(\d+\): )?info: check .* (?:has )?passed$/ },
        { class: 'summary', match: /^\*\*\* (?:No errors detected|\d+ failures? (?:is|are) detected)/ },
        { class: 'command', match: /^Running \d+ test cases?\.\.\.$/ },
      ],
    },
    {
      id: 'cpputest',
      source: { documented: 'https://cpputest.github.io/manual.html' },
      forms: [
        {
          class: 'failure',
          match: /^(?<file>[^\s:]+):(?<line>\d+): error: (?<message>Failure in (?<name>TEST\(.+\)))/,
        },
        { class: 'assertion', match: /^\t(?:expected|but was) +</ },
        { class: 'summary', match: /^(?:Errors|OK) \((?:\d+ failures?, )?\d+ tests?, \d+ ran/ },
      ],
    },
    {
      id: 'check',
      source: { documented: 'https://libcheck.github.io/check/doc/check_html/check_3.html' },
      forms: [
        { class: 'pass', match: /^(?<file>[^\s:]+):(?<line>\d+):P:[^:]*:[^:]*:\d+: Passed/ },
        {
          class: 'failure',
          match: /^(?<file>[^\s:]+):(?<line>\d+):[FE]:[^:]*:(?<name>[^:]*):\d+: (?<message>.+)/,
          has: [':f:', ':e:'],
        },
        { class: 'summary', match: /^\d+%: Checks: \d+, Failures: \d+/ },
      ],
    },
    {
      id: 'unity',
      source: { documented: 'https://github.com/ThrowTheSwitch/Unity' },
      forms: [
        {
          class: 'failure',
          match: /^(?<file>[^\s:]+):(?<line>\d+):(?<name>\w+):FAIL(?:: ?(?<message>.+))?$/,
        },
        { class: 'pass', match: /^[^\s:]+:\d+:\w+:(?:PASS|IGNORE)(?::|$)/, has: [':pass', ':ignore'] },
        { class: 'summary', match: /^\d+ Tests \d+ Failures \d+ Ignored/ },
      ],
    },
    {
      id: 'qtest',
      source: { documented: 'https://doc.qt.io/qt-6/qttest-index.html' },
      forms: [
        { class: 'pass', match: /^(?:PASS|XFAIL|SKIP) {2,3}: \w+::/ },
        { class: 'failure', match: /^(?:FAIL!|XPASS|BFAIL) {1,2}: (?<name>\w+::\S+) ?(?<message>.*)/ },
        { class: 'assertion', match: /^ {3}(?:Actual|Expected) +\(/ },
        { class: 'error', match: /^QFATAL : / },
        { class: 'warning', match: /^QWARN {2}: / },
        { class: 'note', match: /^Q(?:DEBUG|INFO) {1,2}: / },
        { class: 'located', match: /^ {3}Loc: \[(?<file>[^\s(]+)\((?<line>\d+)\)\]/ },
        { class: 'summary', match: /^Totals: \d+ passed, \d+ failed/ },
      ],
    },
    {
      id: 'glib-test',
      source: { documented: 'https://docs.gtk.org/glib/testing.html' },
      forms: [
        {
          class: 'assertion',
          match: /^(?:\*\* |# )?ERROR:(?<file>[^\s:]+):(?<line>\d+):(?<function>\w+): (?<message>.+)/,
        },
        { class: 'error', match: /^Bail out! / },
      ],
    },
  ],
};
