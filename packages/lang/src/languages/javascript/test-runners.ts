import type { Tool } from '../../language.js';

/** Test runners of JavaScript and TypeScript. */
export const testRunners: readonly Tool[] = [
  {
    id: 'jest',
    source: 'recorded',
    forms: [
      {
        class: 'failure',
        match: /^\s*FAIL {1,2}(?<file>[^\s>]*[\w-]\.[cm]?[jt]sx?|\S+\.(?:vue|svelte|coffee))(?=\s|$)/,
      },
      { class: 'pass', match: /^\s*PASS {1,2}\S+(?: \([\d.]+ m?s\))?/ },
      { class: 'progress', match: /^\s*RUNS {1,2}\S/ },
      { class: 'progress', match: /^Determining test suites to run\.\.\.$/ },
      { class: 'error', match: /^\s*● Test suite failed to run/ },
      { class: 'note', match: /^\s*● Console$/ },
      { class: 'failure', match: /^\s*● (?<name>\S.*)$/ },
      { class: 'failure', match: /^\s*✕ (?<name>\S.*)$/ },
      { class: 'pass', match: /^\s*[○✎] (?:skipped|todo) / },
      { class: 'assertion', match: /^\s*expect\((?:\w+|\S{1,80})\)\.(?:not\.|resolves\.|rejects\.)*\w+\(/ },
      { class: 'assertion', match: /^\s*- (?:Expected|Snapshot)(?: {1,2}-? ?\d+)?$/, tail: 1 },
      { class: 'assertion', match: /^\s*\+ Received(?: {1,2}\+? ?\d+)?$/, tail: 8 },
      { class: 'assertion', match: /^\s*(?:Expected|Received)(?: [\w ()-]{1,40})?: +\S/ },
      { class: 'assertion', match: /^\s*Snapshot(?: name)?: \S/ },
      // A line of its diff, which is indented unlike that of a patch.
      { class: 'assertion', match: /^ {4,6}[-+] {2,}\S|^ {7,14}[-+] {2,}"/ },
      { class: 'error', match: /^\s*thrown: \S/ },
      { class: 'error', match: /^Jest: \S/ },
      { class: 'error', match: /^\s*Cannot find module '[^']+'/ },
      { class: 'failure', match: /^ *› \d+ snapshots? failed/ },
      { class: 'note', match: /^ *› \d+ snapshots? (?:written|updated|obsolete)/ },
      { class: 'note', match: /^\s*(?:> *)?\d+ \| /, not: /\| (?:ERROR|WARNING) +\|/ },
      { class: 'note', match: /^\s*\| +\^+\s*$/ },
      { class: 'note', match: /^\s*console\.(?:log|warn|error|info|debug|trace|dir|time)(?: \S+:\d+)?$/ },
      { class: 'summary', match: /^(?:Test Suites|Tests|Snapshots|Time): +\d/ },
      { class: 'summary', match: /^Ran all test suites\b/ },
      { class: 'warning', match: /^(?:A worker process has failed to exit|Jest did not exit|Force exiting Jest)/ },
      { class: 'summary', match: /^(?:All files|-{4,}\|-)\s*\|/ },
    ],
  },
  {
    id: 'vitest',
    source: 'recorded',
    forms: [
      {
        class: 'failure',
        match: /^\s*❯ (?:\|[^|]+\| )?(?<file>[^\s:]+) \(\d+ tests?(?: \|[^)]*\bfailed\b[^)]*)?\)/,
        not: /\(\d+ tests?(?: \| \d+ skipped)?\) \d/,
      },
      { class: 'progress', match: /^\s*❯ (?:\|[^|]+\| )?[^\s:]+ (?:\d+\/\d+|\(\d+ tests?\)|\[queued\])/ },
      {
        class: 'frame',
        match: /^\s*❯ (?:(?<function>[^\s:]+|new \S+) )?(?<file>(?:[A-Za-z]:)?[^\s:]+):(?<line>\d+):(?<column>\d+)$/,
      },
      {
        class: 'failure',
        match: /^\s*FAIL {1,2}(?:\|[^|]+\| )?(?<file>[^\s>]+)(?: >| \[) (?<name>\S.*)$/,
      },
      { class: 'failure', match: /^\s*× (?<name>\S.*)$/ },
      { class: 'pass', match: /^\s*↓ \S/ },
      { class: 'assertion', match: /^\s*→ \S/ },
      // Its diffs: an odd number of spaces, where those of a patch are mostly even.
      { class: 'assertion', match: /^[-+] (?: {2})+(?:"[^"]*"(?:: .*|,?)|[\]}],?|-?[\d.]+,)$/ },
      { class: 'command', match: /^\s*(?:RUN|DEV) {1,2}v\d/ },
      { class: 'note', match: /^\s*\d+\| / },
      { class: 'note', match: /^⎯{2,}/ },
      { class: 'note', match: /^std(?:out|err) \| \S/ },
      { class: 'error', match: /^Vitest caught \d+ unhandled errors?/ },
      { class: 'error', match: /^Serialized Error: / },
      { class: 'summary', match: /^\s*(?:Test Files|Tests|Errors|Snapshots|Type Errors) {2}\d/ },
      { class: 'summary', match: /^\s*(?:Start at|Duration) {2}\d/ },
    ],
  },
  {
    id: 'tap',
    source: 'recorded',
    forms: [
      { class: 'note', match: /^\s*not ok \d+(?!\d).*# (?:TODO|SKIP)\b/i },
      { class: 'failure', match: /^\s*not ok \d+(?: -)? (?<name>.*)$/ },
      { class: 'pass', match: /^\s*ok \d+(?: |$)/ },
      { class: 'error', match: /^\s*Bail out!/ },
      {
        class: 'summary',
        match: /^\s*# (?:tests|suites|pass|fail|cancelled|skipped|skip|todo|duration_ms|ok)\b *[\d.]*$/,
      },
      { class: 'progress', match: /^\s*# Subtest: / },
      { class: 'progress', match: /^\s*\d+\.\.\d+$/ },
      { class: 'frame', match: /^#\s+at .*\((?<file>[^()\s][^()]*):(?<line>\d+):(?<column>\d+)\)$/ },
      { class: 'command', match: /^TAP version \d+$/ },
      { class: 'assertion', match: /^\s+(?:operator|expected|actual|found|wanted|compare): / },
      { class: 'error', match: /^\s+error: \S/ },
      { class: 'located', match: /^\s+at: .*\((?<file>[^()\s][^()]*):(?<line>\d+):(?<column>\d+)\)$/ },
      { class: 'located', match: /^\s+location: '(?<file>[^']+):(?<line>\d+):(?<column>\d+)'$/ },
      { class: 'note', match: /^\s+(?:stack: \||name: '\w*Error'|severity: |exitCode: |failureType: )/ },
      { class: 'progress', match: /^\s+(?:duration_ms: [\d.]+|type: '(?:test|suite)')$/ },
    ],
  },
  {
    id: 'node-test',
    source: 'recorded',
    forms: [
      { class: 'note', match: /^\s*✖ .*# TODO$/ },
      { class: 'failure', match: /^\s*✖ (?:failing tests:|(?<name>\S.*) \([\d.]+ms\))/ },
      { class: 'pass', match: /^\s*✔ \S.* \([\d.]+ms\)/ },
      { class: 'pass', match: /^\s*﹣ \S/ },
      { class: 'progress', match: /^\s*▶ \S/ },
      { class: 'summary', match: /^ℹ (?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) [\d.]+$/ },
      { class: 'located', match: /^\s*test at (?<file>[^\s:]+):(?<line>\d+):(?<column>\d+)$/ },
      // In a YAML stack a frame has no "at".
      { class: 'frame', match: /^ {4,}(?:async )?(?<file>node:[\w/]+):(?<line>\d+):(?<column>\d+)$/ },
      {
        class: 'frame',
        match:
          /^ {4,}(?:async )?(?<function>[\w$.<>[\] ]{1,120}) \((?<file>(?:file:\/\/|[A-Za-z]:)?[^\s():]*\.[cm]?[jt]sx?|node:[\w/]+):(?<line>\d+):(?<column>\d+)\)$/,
        has: ['js:1', 'ts:1', 'jsx:1', 'tsx:1', '(node:'],
      },
    ],
  },
  {
    id: 'playwright',
    source: 'recorded',
    forms: [
      {
        class: 'failure',
        match: /^\s*\d+\) (?:\[[^\]]+\] › )?(?<file>[^\s:]+):(?<line>\d+):(?<column>\d+) › (?<name>[^─]+)/,
      },
      { class: 'failure', match: /^\s*(?:✘|x) +\d+ (?:\[[^\]]+\] › )?(?<file>[^\s:]+):(?<line>\d+):(?<column>\d+) › / },
      { class: 'pass', match: /^\s*(?:✓|ok|-) +\d+ (?:\[[^\]]+\] › )?[^\s:]+:\d+:\d+ › / },
      {
        class: 'failure',
        match: /^ {2,}(?:\[[^\]]+\] › )?(?<file>[^\s:]+):(?<line>\d+):(?<column>\d+) › (?<name>[^─]+)/,
      },
      { class: 'progress', match: /^\[\d+\/\d+\] (?:\(retries\) )?(?:\[[^\]]+\] › )?\S+:\d+:\d+ › / },
      { class: 'assertion', match: /^\s*(?:Locator|Expected string|Received string|Expected pattern): \S/ },
      { class: 'note', match: /^\s*Call log:$/ },
      { class: 'note', match: /^\s*(?:attachment #\d+: |Retry #\d+ |Error Context: )/ },
      { class: 'note', match: /^\s*─{4,}$/ },
      { class: 'command', match: /^Running \d+ tests? using \d+ workers?/ },
      {
        class: 'summary',
        match: /^\s*\d+ (?:failed|flaky|did not run|interrupted|skipped|passed)(?: \([\d.]+m?s?\))?$/,
      },
    ],
  },
  {
    id: 'mocha',
    source: 'recorded',
    forms: [
      { class: 'failure', match: /^ {2,}(?:\d+\) )?(?<name>"(?:before|after) (?:each|all)" hook\b.*)$/ },
      { class: 'failure', match: /^ {2,}\d+\) (?<name>\S.*)$/, tail: 2 },
      { class: 'summary', match: /^ {2}\d+ (?:passing|failing|pending)(?: \([\d.]+m?[smh]\))?$/ },
      { class: 'failure', match: /^\s*<testcase [^>]*><failure/ },
    ],
  },
  {
    id: 'jasmine',
    source: 'recorded',
    forms: [
      { class: 'failure', match: /^\d+\) (?<name>\S.*)$/ },
      { class: 'assertion', match: /^\s+Expected .{1,200}? (?:to|not to) (?:be|equal|contain|match|have|throw)\b/ },
      { class: 'error', match: /^\s+Failed: \S/ },
      { class: 'note', match: /^\s+(?:Message|Stack):$/ },
      { class: 'summary', match: /^\d+ specs?, \d+ failures?/ },
      { class: 'note', match: /^Randomized with seed \d+/ },
      { class: 'progress', match: /^[.F*]{1,400}$/, not: /F|^\*+$/ },
      { class: 'failure', match: /^[.F*]{2,400}$/, not: /^[.*]+$|^F+$/ },
    ],
  },
  {
    id: 'ava',
    source: 'recorded',
    forms: [
      { class: 'failure', match: /^\s*✘ \[fail\]: (?<name>\S.*)$/ },
      { class: 'pass', match: /^\s*- \[(?:skip|todo)\] / },
      { class: 'assertion', match: /^\s*Difference \(- actual, \+ expected\):$/, tail: 8 },
      {
        class: 'assertion',
        match:
          /^\s*(?:Value (?:is not|must)|Error thrown in|Function (?:threw|did not|returned)|Promise (?:re|did)).*:$/,
        tail: 2,
      },
      {
        class: 'frame',
        match: /^\s*› (?:(?<function>\S+) \()?(?:file:\/\/)?(?<file>[^\s:()]+):(?<line>\d+):(?<column>\d+)\)?$/,
      },
      { class: 'error', match: /^\s*Uncaught exception in (?<file>\S+)$|^\s*✘ (?:No tests found|\S+ exited)/ },
      {
        class: 'summary',
        match: /^\s*\d+ (?:tests? (?:failed|passed|skipped)|uncaught exceptions?|unhandled rejections?)/,
      },
    ],
  },
  {
    id: 'karma',
    source: { documented: 'https://karma-runner.github.io/latest/config/configuration-file.html' },
    forms: [
      {
        class: 'summary',
        match: /Executed (\d+) of \1\b/,
      },
      // The browser was lost before the end.
      { class: 'summary', match: /: Executed \d+ of \d+ .*\b(?:ERROR|DISCONNECTED)\b/ },
      { class: 'progress', match: /: Executed \d+ of \d+/ },
      { class: 'failure', match: /^[A-Z][\w ]+ [\d.]+ \([^)]+\) (?<name>\S.*) FAILED$/ },
      { class: 'error', match: /^[A-Z][\w ]+ [\d.]+ \([^)]+\) ERROR\b/ },
      {
        class: 'error',
        match:
          /\bDisconnected, because no message in \d+ ms|\bERROR \[(?:karma|launcher|middleware|reporter|preprocess)/,
      },
      { class: 'warning', match: /\bWARN \[[\w:-]+\]: / },
      { class: 'progress', match: /\bINFO \[[\w:() .-]+\]: / },
    ],
  },
  {
    id: 'qunit',
    source: 'recorded',
    forms: [{ class: 'assertion', match: /^\s+(?:message|severity|actual|expected) *: \S/ }],
  },
  {
    id: 'cypress',
    source: { documented: 'https://docs.cypress.io/app/references/command-line' },
    forms: [
      { class: 'failure', match: /^\s*│ ✖ +(?<file>\S+)/ },
      { class: 'pass', match: /^\s*│ ✔ +\S/ },
      { class: 'summary', match: /^\s*│ (?:Tests|Passing|Failing|Pending|Skipped|Duration|Spec Ran): / },
      { class: 'summary', match: /^\s*✖ +\d+ of \d+ failed \(/ },
      { class: 'error', match: /^\s*(?:CypressError|AssertionError): Timed out retrying/ },
      { class: 'progress', match: /^\s*│ (?:Screenshots|Video|Cypress|Browser|Node Version|Specs|Searched): / },
    ],
  },
  {
    id: 'protractor',
    source: { documented: 'https://github.com/angular/protractor/blob/master/docs/toc.md' },
    forms: [
      { class: 'exit', match: /^(?:\[\d\d:\d\d:\d\d\] )?E\/launcher - Process exited with error code/ },
      { class: 'error', match: /^(?:\[\d\d:\d\d:\d\d\] )?E\/\w+ - \S/ },
      { class: 'warning', match: /^(?:\[\d\d:\d\d:\d\d\] )?W\/\w+ - \S/ },
      { class: 'progress', match: /^(?:\[\d\d:\d\d:\d\d\] )?I\/\w+ - \S/ },
    ],
  },
];
