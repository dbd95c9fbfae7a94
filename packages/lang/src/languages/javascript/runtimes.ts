import type { Tool } from '../../language.js';

/** What Node, browsers, Deno and Bun print: errors, stack frames, warnings. */
export const runtimes: readonly Tool[] = [
  {
    id: 'node',
    source: 'recorded',
    forms: [
      // A function evaluated from text: the place is where it was evaluated.
      {
        class: 'frame',
        match: /^\s*at (?<function>eval) \(eval at [^(]*\((?<file>[^()]+):(?<line>\d+):(?<column>\d+)\)/,
      },
      {
        class: 'frame',
        match:
          /^\s*at (?:async )?(?<function>[^(]*(?:\(anonymous function\)[^(]*)?[^\s(]) \((?<file>[^:\s].*):(?<line>\d+):(?<column>\d+)\)(?: \{|,)?$/,
      },
      {
        class: 'frame',
        match: /^\s*at (?:async )?(?=[^\s]*[A-Za-z/\]])(?<file>\S+):(?<line>\d+):(?<column>\d+)(?: \{|,)?$/,
      },
      { class: 'frame', match: /^\s*at [^(]*[^\s(] \((?:<anonymous>|native|native code|index \d+)\)(?: \{)?$/ },
      { class: 'frame', match: /^\s*at (?:<anonymous>|<Jasmine>|native code)$/ },
      { class: 'note', match: /^\s*\.\.\. \d+ lines matching cause stack trace \.\.\.$/ },
      // The place above an uncaught error, and the source line and caret below it.
      { class: 'frame', match: /^node:[\w/]+:\d+$/, tail: 2 },
      {
        class: 'located',
        match: /^\s*(?:file:\/\/)?(?<file>(?:\/|[A-Za-z]:[\\/])[^:*?"<>|]*\.[cm]?[jt]sx?):(?<line>\d+)$/,
        has: ['js:1', 'ts:1', 'jsx:1', 'tsx:1'],
        tail: 2,
      },
      // Its values stand two lines below.
      { class: 'error', match: /^\s*AssertionError(?: \[ERR_ASSERTION\])?: (?<message>.*:)$/, tail: 2 },
      {
        class: 'error',
        match:
          /^\s*(?:\[cause\]: )?(?:Uncaught )?(?:(?:Type|Range|Reference|Syntax|Eval|URI|Aggregate|Assertion)?Error|DOMException)(?: \[[\w ]+\])?: (?<message>\S.*)$/,
      },
      {
        class: 'assertion',
        match: /^\s*(?:-?[\d.]+n?|'[^']*'|"[^"]*"|true|false|null|undefined|NaN) !==? \S/,
      },
      { class: 'error', match: /^\s*\[(?:cause|errors)\]: / },
      { class: 'error', match: /^\s*(?:\w*Error )?\[(?<code>ERR_\w+)\]: (?<message>\S.*)$/ },
      { class: 'error', match: /^\s*\[?UnhandledPromiseRejection: / },
      { class: 'error', match: /^\(node:\d+\) UnhandledPromiseRejectionWarning: (?<message>.*)$/ },
      { class: 'warning', match: /^\(node:\d+\) (?:\[(?<code>\w+)\] )?(?<message>\w*Warning: .*)$/ },
      { class: 'note', match: /^\(Use `node --trace-/ },
      { class: 'note', match: /^Node\.js v\d/ },
      { class: 'error', match: /^\s+code: '(?<code>[A-Z][A-Z\d_]+)',?$/ },
      { class: 'note', match: /^\s*(?:code|errno|syscall|path|requireStack|url|generatedMessage|operator): .*,?$/ },
      { class: 'note', match: /^Require stack:$/ },
      { class: 'note', match: /^Emitted 'error' event (?:at|on )/ },
      { class: 'assertion', match: /^\s*[+-] (?:actual|expected) [+-] (?:actual|expected)\s*$/, tail: 6 },
      { class: 'note', match: /^\s*[~-]*\^[~^-]*\s*$/ },
      { class: 'error', match: /^(?:FATAL ERROR|#\s+Fatal error in) ?:? ?\S/, not: /^#\s+Fatal error in\s*$/ },
      { class: 'frame', match: /^\s*\d+: 0x[\da-f]{4,} / },
      {
        class: 'note',
        match: /^<--- (?:Last few GCs|JS stacktrace) --->$|^----- (?:Native|JavaScript) stack trace -----$/,
      },
      { class: 'note', match: /^\[\d+:0x[\da-f]+\]\s+\d+ ms: / },
    ],
  },
  {
    id: 'browser',
    source: {
      documented: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Error/stack',
    },
    forms: [
      {
        class: 'frame',
        match:
          /^\s*(?<function>(?:[\w$.<>/[\]*][\w$.<>/[\]* ]{0,199})?)@(?<file>(?:[a-z-]+:\/\/)?[^\s:@]+(?::\d+\/[^\s:]+)?):(?<line>\d+)(?::(?<column>\d+))?(?: <- \S+)?$/,
        has: ['js:1', 'ts:1', 'jsx:1', 'tsx:1', 'html:1', 'vue:1', 'js?', 'html?'],
      },
      { class: 'error', match: /^\s*Uncaught \(in promise\) \S/ },
    ],
  },
  {
    id: 'deno',
    source: 'recorded',
    forms: [
      { class: 'error', match: /^\s*(?<code>TS\d+) \[(?<severity>ERROR|WARN)\]: (?<message>.*)$/ },
      {
        class: 'error',
        match: /^error: (?:Uncaught |\(in promise\) |\w*Error: |Module not found|Test failed|Type checking failed)/,
      },
      {
        class: 'install',
        match: /^(?:Download|Initialize|Unpack) (?:https?:\/\/|npm:|jsr:)\S+$|^(?:Download|Initialize) @?[\w./-]+@\d/,
      },
      { class: 'progress', match: /^Check (?:file:\/\/|\S+\.[jt]sx?$)/ },
      {
        class: 'pass',
        match: /^\S.{0,300} \.\.\. (?:ok|ignored) \([\d.]+(?:ms|µs|s)\)$/,
        has: ['... ok (', '... ignored ('],
      },
      { class: 'command', match: /^running \d+ tests? from (?<file>\S+)$/ },
      {
        class: 'failure',
        match: /^(?<name>\S.*) => (?<file>(?:(?:file|https?):\/\/)?[^\s:]+\.[cm]?[jt]sx?):(?<line>\d+):(?<column>\d+)$/,
      },
      { class: 'summary', match: /^(?:ok|FAILED) \| \d+ passed / },
    ],
  },
  {
    id: 'bun',
    source: 'recorded',
    forms: [
      { class: 'pass', match: /^\((?:pass|skip|todo)\) \S/ },
      { class: 'failure', match: /^\(fail\) \S/ },
      { class: 'summary', match: /^\s*\d+ (?:pass|fail|skip|todo|filtered out|expect\(\) calls)$/ },
      { class: 'summary', match: /^Ran \d+ tests? across \d+ files?\./ },
      { class: 'command', match: /^bun (?:test|install|add|build|run) v\d/ },
      { class: 'exit', match: /^error: script "[^"]+" (?:exited with code|was terminated by signal)/ },
      { class: 'install', match: /^(?:\d+ packages? installed \[|Saved lockfile$)/ },
      { class: 'install', match: /^[+-] @?[\w./-]+@\d\S*$/ },
    ],
  },
];
