import type { Tool } from '../../language.js';

/** Test frameworks of the JVM, where they print themselves rather than through a build tool. */
export const testRunners: readonly Tool[] = [
  {
    id: 'junit-console',
    source: 'recorded',
    forms: [
      {
        class: 'failure',
        match: /^\s*[│├└╷|'+`][│├└─╷|'+` -]*(?<name>[^\s│├└─╷|'+`-][^✔✘]*) (?:✘|\[X\])(?: (?<message>.*))?$/,
      },
      { class: 'pass', match: /^\s*[│├└╷|'+`][│├└─╷|'+` -]*[^\s│├└─╷|'+`-][^✔✘]* (?:✔|↷|\[OK\]|\[S\])/ },
      {
        class: 'summary',
        match: /^\[ +\d+ (?:tests|containers) (?:found|skipped|started|aborted|successful|failed) +\]$/,
      },
      { class: 'summary', match: /^Failures \(\d+\):$/ },
      { class: 'failure', match: /^ {2}(?<name>JUnit (?:Jupiter|Vintage|Platform Suite):\S.*)/ },
      { class: 'note', match: /^ {4}(?:MethodSource|ClassSource) \[/ },
      { class: 'error', match: /^ {4}=> (?<code>[\w$.]+)(?:: (?<message>.*))?$/ },
      {
        class: 'frame',
        match: /^ {5,}(?:[\w.]+\/)?(?<function>(?:java|javax|jdk|org\.junit)\.[\w$.]+)\([\w$-]+\.java:\d+\)$/,
      },
      {
        class: 'frame',
        match: /^ {5,}(?:[\w.]+\/)?(?<function>[\w$.]+)\((?<file>[\w$-]+\.(?:java|kt|groovy|scala)):(?<line>\d+)\)$/,
        has: ['.java:1', '.kt:1', '.groovy:1', '.scala:1'],
      },
      { class: 'frame', match: /^ {5,}\[\.\.\.\]$/ },
    ],
  },
  {
    id: 'junit4',
    source: 'recorded',
    forms: [
      { class: 'failure', match: /^\d+\) (?<name>[\w$[\]]+\([\w.$]+\))$/ },
      {
        class: 'summary',
        match: /^(?:There (?:was|were) \d+ failures?:|FAILURES!!!|Tests run: \d+, {2}Failures: \d+|OK \(\d+ tests?\))$/,
      },
      { class: 'progress', match: /^\.+[EI][.EI]*$/ },
    ],
  },
  {
    id: 'assertj',
    source: { documented: 'https://assertj.github.io/doc/' },
    forms: [
      { class: 'assertion', match: /^Expecting(?: [\w ]+)?:?$/ },
      {
        class: 'assertion',
        match:
          /^ *(?:but was|to be equal to|to contain(?: only| exactly)?|but could not find|but some elements|not to be null)\b[\w ]*:?$/,
      },
    ],
  },
  {
    id: 'testng',
    source: 'recorded',
    forms: [
      { class: 'failure', match: /^FAILED(?: CONFIGURATION)?: (?<name>\S.*)/ },
      { class: 'pass', match: /^(?:PASSED|SKIPPED)(?: CONFIGURATION)?: \S/ },
      {
        class: 'summary',
        match: /^(?:Total tests run: |Tests run: \d+, Failures: \d+, Skips: \d+|Configuration Failures: )/,
      },
    ],
  },
  {
    id: 'scalatest',
    source: 'recorded',
    forms: [
      {
        class: 'failure',
        match: /^\s*(?:- )?(?<name>\S.*) \*\*\* (?:FAILED|ABORTED) \*\*\*/,
        has: ['*** failed', '*** aborted'],
      },
      {
        class: 'assertion',
        match: /^ {2,}(?<message>\S.*) \((?<file>[\w$-]+\.scala):(?<line>\d+)\)$/,
        has: '.scala:1',
      },
      { class: 'pass', match: /^\s*- .* !!! (?:IGNORED|PENDING|CANCELED) !!!/ },
      {
        class: 'summary',
        match:
          /^(?:Tests: succeeded \d+|Suites: completed \d+|Total number of tests run: |All tests passed\.|\*{3} \d+ (?:TESTS?|SUITES?) )/,
      },
    ],
  },
  {
    id: 'munit',
    source: { documented: 'https://scalameta.org/munit/docs/assertions.html' },
    forms: [
      {
        class: 'failure',
        match:
          /^==> X (?<name>\S.*?) {2}[\d.]+s (?<code>[\w$.]+): (?:(?<file>[^\s:]+\.scala):(?<line>\d+))?(?<message>.*)/,
      },
      { class: 'failure', match: /^==> X (?<name>\S.*)/ },
      { class: 'pass', match: /^==> [is] / },
      { class: 'pass', match: /^ {2}\+ .* [\d.]+m?s$/ },
      { class: 'assertion', match: /^=> (?:Obtained|Diff|Expected)\b/ },
    ],
  },
  {
    id: 'specs2',
    source: { documented: 'https://etorreborre.github.io/specs2/' },
    forms: [
      { class: 'failure', match: /^ +[x!] (?!-)(?<name>\S.*)/, has: ['  x ', '  ! '] },
      { class: 'summary', match: /^Total for specification\b/ },
    ],
  },
  {
    id: 'spock',
    source: { documented: 'https://spockframework.org/spock/docs/2.3/spock_primer.html' },
    forms: [{ class: 'assertion', match: /^\s*Condition (?:not satisfied|failed with Exception):$/ }],
  },
];
