import type { Language } from '../language.js';

/**
 * Go: the toolchain, its test runner in plain, verbose and JSON output, panics and goroutine dumps, and the linters and
 * test libraries around it. Frames of the standard library and the module cache name no file, so that they count as
 * library frames wherever those two are installed.
 */
export const go: Language = {
  id: 'go',
  name: 'Go',
  extensions: ['go'],
  dependencyDirs: ['vendor'],
  runtimePaths: ['/usr/local/go/src/', '/usr/lib/go/src/', '_testmain.go', '_cgo_gotypes.go'],
  tools: [
    {
      id: 'golangci-lint',
      source: { documented: 'https://golangci-lint.run/docs/configuration/file/' },
      forms: [
        {
          class: 'error',
          match:
            /^(?<file>[^\s:]+\.go):(?<line>\d+)(?::(?<column>\d+))?: (?<message>\S.*) \((?<code>[a-zA-Z][\w-]*)\)$/,
        },
        { class: 'plain', match: /^(?:time="[^"]*" )?level=(?<severity>[a-z]+) msg=(?<message>.+)/ },
        { class: 'warning', match: /^(?<severity>ERRO|WARN|INFO) \[[\w/ -]+\] (?<message>.+)/ },
        { class: 'summary', match: /^\d+ issues?[:.]/ },
        { class: 'summary', match: /^\* [a-z][\w-]*: \d+$/ },
      ],
    },
    {
      id: 'gosec',
      source: { documented: 'https://github.com/securego/gosec' },
      forms: [
        {
          class: 'error',
          match: /^\[(?<file>[^\s:\]]+\.go):(?<line>\d+)(?:-\d+)?\] - (?<code>G\d+) (?<message>.+)/,
        },
      ],
    },
    {
      id: 'govulncheck',
      source: { documented: 'https://go.dev/doc/tutorial/govulncheck' },
      forms: [
        { class: 'error', match: /^Vulnerability #\d+: (?<code>GO-[\d-]+)/ },
        { class: 'note', match: /^\s+(?:Found in|Fixed in|More info|Module|Standard library): \S/ },
        { class: 'summary', match: /^Your code is affected by \d+ vulnerabilit/ },
      ],
    },
    {
      id: 'go',
      source: 'recorded',
      forms: [
        { class: 'install', match: /^go: (?:downloading|extracting|finding|found|added|upgraded|downgraded|removed) / },
        { class: 'warning', match: /^go: warning: / },
        { class: 'note', match: /^go: (?:to add|creating new|copying|updating|trying|no module dependencies)\b/ },
        { class: 'error', match: /^go(?: (?:build|get|run|mod|test|vet|install|list))?: (?<message>\S.+)/ },
        {
          class: 'error',
          match: /^(?:no Go files in |pattern \S+: |flag (?:provided but not defined|needs an argument): )/,
        },
        {
          class: 'note',
          match: /^\s+(?<file>[^\s:]+\.go):(?<line>\d+):(?<column>\d+): (?<message>other declaration of .+)/,
        },
        { class: 'note', match: /^\s+previous declaration at (?<file>[^\s:]+\.go):(?<line>\d+)/ },
        {
          class: 'error',
          match: /^(?:vet: )?(?<file>[^\s:]+\.go):(?<line>\d+):(?<column>\d+): (?<message>\S.*)/,
        },
        { class: 'note', match: /^\t+(?:have|want) \S/ },
        { class: 'note', match: /^too many errors$/ },
        { class: 'note', match: /^# [\w.~-]+(?:\/[\w.~-]+)+(?: \[[\w./~-]+\])?$/ },
      ],
    },
    {
      id: 'go-test',
      source: 'recorded',
      forms: [
        { class: 'progress', match: /^=== (?:RUN|PAUSE|CONT|NAME|ATTR) / },
        { class: 'failure', match: /^=== FAIL: (?<name>\S.*)/ },
        { class: 'failure', match: /^\s*--- FAIL: (?<name>\S+)/ },
        { class: 'pass', match: /^\s*--- (?:PASS|SKIP|BENCH): (?<name>\S+)/ },
        { class: 'failure', match: /^FAIL(?:\t(?<name>\S+)| +\S+ +[\d.]+s$)/ },
        { class: 'summary', match: /^FAIL$/ },
        { class: 'pass', match: /^ok {2}\t(?<name>\S+)/ },
        { class: 'pass', match: /^\? {3}\t(?<name>\S+)/ },
        { class: 'pass', match: /^\t\S+\t+coverage: 0\.0% of statements/ },
        { class: 'summary', match: /^coverage: [\d.]+% of statements/ },
        { class: 'summary', match: /^DONE \d+ tests?\b/ },
        { class: 'warning', match: /^testing: warning: / },
        { class: 'error', match: /^\s+testing\.go:\d+: (?<message>race detected .+)/ },
        { class: 'assertion', match: /\(-want \+got\)|\(-got \+want\)/, has: ['-want +got', '-got +want'] },
        {
          class: 'assertion',
          match:
            /^\s+(?<file>[^\s:]+\.go):(?<line>\d+): (?<message>(?:.{0,400}\b)?(?:want(?:ed)?|got|expect(?:ed|ing)?|unexpected|should|assertion|mismatch)\b.*)/i,
        },
        { class: 'located', match: /^\s+(?<file>[^\s:]+\.go):(?<line>\d+):(?<message> .*)?$/ },
      ],
    },
    {
      id: 'go-test-json',
      source: 'recorded',
      forms: [
        { class: 'progress', match: /^\{"(?:Time":"[^"]*",")?Action":"(?:run|pause|cont|start|bench)"/ },
        { class: 'pass', match: /^\{"(?:Time":"[^"]*",")?Action":"(?:pass|skip)"/ },
        { class: 'failure', match: /^\{"(?:Time|ImportPath)":"[^"]*","Action":"(?:build-)?fail"/ },
        { class: 'progress', match: /^\{.*"Action":"output".*"Output":"=== (?:RUN|PAUSE|CONT|NAME|ATTR)\b/ },
        {
          class: 'pass',
          match: /^\{.*"Action":"output".*"Output":"(?:\s*--- (?:PASS|SKIP):|PASS\\n|ok {2}\\t|\? {3}\\t)/,
        },
        {
          class: 'failure',
          match: /^\{.*"Action":"output".*"Output":"\s*(?:--- FAIL: (?<name>[^ "\\]+)|FAIL(?:\\t|\\n))/,
        },
        { class: 'error', match: /^\{.*"Action":"output".*"Output":"\s*(?:panic: |fatal error: |WARNING: DATA RACE)/ },
        {
          class: 'error',
          match:
            /^\{.*"Action":"build-output".*"Output":"(?<file>[^\s:"]+\.go):(?<line>\d+):(?<column>\d+): (?<message>.+)\\n"\}/,
        },
        {
          class: 'assertion',
          match:
            /^\{.*"Output":"\s+(?<file>[^\s:"]+\.go):(?<line>\d+): (?<message>.{0,400}\b(?:want(?:ed)?|got|expect(?:ed|ing)?|unexpected|should|mismatch)\b.*)\\n"\}/i,
        },
        { class: 'located', match: /^\{.*"Output":"\s+(?<file>[^\s:"]+\.go):(?<line>\d+):(?<message> .*)?\\n"\}/ },
        { class: 'error', match: /^\{.*"Output":"[ \\t]+Error: *\\t(?<message>.+)\\n"\}/ },
        { class: 'located', match: /^\{.*"Output":"[ \\t]+Error Trace:\\t(?<file>[^\s:"]+):(?<line>\d+)/ },
        { class: 'failure', match: /^\{.*"Output":"[ \\t]+Test: *\\t(?<name>[^"\\]+)/ },
        { class: 'assertion', match: /^\{.*"Output":" +\\t(?:Messages: +| {12})\\t *[^ \\]/ },
        { class: 'frame', match: /^\{.*"Output":"\\t(?<file>[^\s:"]+\.go):(?<line>\d+)(?: \+0x[0-9a-f]+)?\\n"\}/ },
      ],
    },
    {
      id: 'testify',
      source: 'recorded',
      forms: [
        { class: 'located', match: /^\s+Error Trace:\s+(?<file>\S+\.go):(?<line>\d+)/ },
        { class: 'error', match: /^\s+Error: +\t(?<message>.*)/ },
        { class: 'failure', match: /^\s+Test: +\t(?<name>\S+)/ },
        { class: 'assertion', match: /^\s+Messages: +\t(?<message>.+)/ },
        { class: 'assertion', match: /^[ \t]+\t {12}\t[ \t]*\S/ },
      ],
    },
    {
      id: 'gocheck',
      source: { documented: 'https://labix.org/gocheck' },
      forms: [
        { class: 'failure', match: /^(?:FAIL|PANIC): (?<file>[^\s:]+\.go):(?<line>\d+): (?<name>\S+)/ },
        { class: 'pass', match: /^(?:PASS|SKIP|MISS): [^\s:]+\.go:\d+: / },
        { class: 'assertion', match: /^\.\.\. (?:obtained|expected|value|error|regex|response)\b/ },
        { class: 'error', match: /^\.\.\. (?:Panic|Error): / },
        { class: 'summary', match: /^OOPS: \d/ },
      ],
    },
    {
      id: 'ginkgo',
      source: 'recorded',
      forms: [
        { class: 'pass', match: /^\s*[•∙][SP•∙]*(?:\s*\[[\d.]+ seconds\])?$/ },
        { class: 'pass', match: /^[SP] \[(?:SKIPPED|PENDING)\]/ },
        { class: 'failure', match: /^• (?:Failure )?\[(?:FAILED|PANICKED|TIMEDOUT|INTERRUPTED|ABORTED)?/ },
        { class: 'failure', match: /^\s*\[(?:FAIL|PANICKED!?|TIMEDOUT|INTERRUPTED)\] (?<name>\S.*)/ },
        { class: 'assertion', match: /^\s*\[FAILED\] (?<message>\S.*)/ },
        { class: 'located', match: /^\s*In \[\w+\] at: (?<file>\S+\.go):(?<line>\d+)/ },
        { class: 'assertion', match: /^\s+<[\w.*[\]]+(?: \| [\w:, ]+)?>: / },
        {
          class: 'assertion',
          match: /^ +(?:not )?to (?:equal|be|contain|have|match|receive|satisfy|succeed)\b[\w ,:-]*$/,
        },
        {
          class: 'failure',
          match: /^(?<name>\S.* \[(?:It|Before\w+|After\w+|Describe\w+)\] \S.*)/,
          has: ['[It] ', '[Before', '[After', '[Describe'],
        },
        { class: 'located', match: /^ {0,2}(?<file>\S+_test\.go):(?<line>\d+):?$/ },
        { class: 'summary', match: /^(?:Summarizing \d+ Failures?:|Ran \d+ of \d+ Specs in )/ },
        { class: 'summary', match: /^(?:FAIL|SUCCESS)! -- / },
        { class: 'command', match: /^Running Suite: / },
      ],
    },
    {
      id: 'race-detector',
      source: 'recorded',
      forms: [
        { class: 'error', match: /^WARNING: (?<message>DATA RACE)$/ },
        {
          class: 'note',
          match: /^(?:Previous (?:atomic )?(?:read|write)|(?:Atomic )?(?:Read|Write)) at 0x[0-9a-f]+ by /,
        },
        { class: 'note', match: /^Goroutine \d+ \([\w ]+\) created at:/ },
        { class: 'summary', match: /^Found \d+ data race\(s\)/ },
      ],
    },
    {
      id: 'runtime',
      source: 'recorded',
      forms: [
        { class: 'error', match: /^\s*panic: (?<message>\S.*)/ },
        { class: 'error', match: /^\[signal SIG[A-Z]+: (?<message>.+)\]$/ },
        { class: 'failure', match: /^\s+(?<name>(?:Test|Benchmark|Fuzz|Example)\w*(?:\/\S+)?) \([\d.hms]+\)$/ },
        { class: 'note', match: /^goroutine \d+ (?:gp=\S+ m=\S+ (?:mp=\S+ )?)?\[[^\]]+\]:$/ },
        { class: 'frame', match: /^panic\(\{?0x/ },
        { class: 'frame', match: /^created by (?<function>\S+)(?: in goroutine \d+)?$/ },
        {
          class: 'frame',
          match: /^\s*(?<function>(?:[\w.~-]+\/)*[\w~-]+\.[\w.()*[\]·-]+)\((?:\.{3}|\{{0,4}0x[^\n]*)\)$/,
          has: ['(0x', '{0x', '(...)'],
        },
        {
          class: 'frame',
          match:
            /^\s*(?<function>(?:(?:[\w.~-]+\/)+[\w.~-]+|main|testing|runtime|reflect|sync|time|os|syscall)\.[\w.()*[\]·-]+)\(\)$/,
        },
        {
          class: 'frame',
          match:
            /^\s+\S*(?:\/pkg\/mod\/|\/go[^\s/]*\/src\/(?:runtime|testing|internal|net|reflect|sync|syscall|os|io|time|context|encoding|database|crypto|bufio|fmt|strings|sort|log)\/)\S*:\d+(?: \+0x[0-9a-f]+)?$/,
        },
        {
          class: 'frame',
          match: /^\s+(?<file>\S+\.(?:go|s)):(?<line>\d+)(?: \+0x[0-9a-f]+)?$/,
          has: ['.go:1', '.s:1'],
        },
      ],
    },
  ],
};
