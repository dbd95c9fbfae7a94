import type { Language } from '../language.js';

/**
 * The harnesses of the Mozilla tree (mochitest, reftest, xpcshell, web-platform-tests), which all print
 * `TEST-<status> | test | message`. A status without `UNEXPECTED` is the expected one, whatever the word: a known
 * failure is a pass.
 */
export const mozilla: Language = {
  id: 'mozilla',
  name: 'Mozilla test harnesses',
  prefixes: [/^(?:PID \d+|GECKO\(\d+\)) \| ?/],
  tools: [
    {
      id: 'harness',
      source: { documented: 'https://firefox-source-docs.mozilla.org/testing/' },
      forms: [
        {
          class: 'failure',
          match:
            /^(?:(?:WARNING|ERROR|CRITICAL) +- +)?(?:REFTEST )?TEST-UNEXPECTED-[A-Z_]+ \| (?<file>[^\s|]+)(?: \| (?<message>.*))?/,
        },
        { class: 'failure', match: /^(?:(?:WARNING|ERROR|CRITICAL) +- +)?(?:REFTEST )?TEST-UNEXPECTED-/ },
        { class: 'error', match: /^(?:(?:WARNING|ERROR|CRITICAL) +- +)?(?:REFTEST )?PROCESS-CRASH \| / },
        { class: 'assertion', match: /^TEST-INFO \| expected [A-Z_]+/ },
        {
          class: 'pass',
          match:
            /^(?:REFTEST )?TEST-(?:PASS|OK|KNOWN-FAIL|SKIP|FAIL|ERROR|TIMEOUT|CRASH|NOTRUN|PRECONDITION_FAILED|EXPECTED-FAIL)(?:\([A-Z, ]+\))? \|/,
        },
        { class: 'progress', match: /^(?:REFTEST )?(?:TEST|SUITE)-(?:START|END|LOAD|DEVICE)\b/ },
        { class: 'note', match: /^(?:REFTEST )?TEST-INFO\b/ },
        {
          class: 'summary',
          match:
            /^(?:(?:WARNING|ERROR|CRITICAL) +- +)?(?:REFTEST INFO \| )?(?:Successful|Unexpected|Known problems|Unexpected (?:results|failures)|Passed|Failed|Todo): \d+/,
        },
        {
          class: 'summary',
          match: /^(?:Ran \d+ (?:checks|tests) \(|Expected results: \d|Got \d+ unexpected results)/,
        },
        { class: 'summary', match: /^Tests? (?:passed|failed):? \d/ },
        { class: 'note', match: /^REFTEST INFO \|/ },
        // A screenshot as a data URL: tens of kilobytes a line.
        { class: 'note', match: /^REFTEST +IMAGE \d? ?(?:\([A-Z]+\))?:/ },
        { class: 'exit', match: /^(?:(?:WARNING|ERROR|CRITICAL|INFO) +- +)?Return code: [1-9]/ },
        { class: 'exit', match: /\breturning nonzero exit status [1-9]/, has: 'returning nonzero' },
        { class: 'summary', match: /^(?:(?:WARNING|ERROR|CRITICAL) +- +)?# TBPL [A-Z]+ #/ },
      ],
    },
    {
      id: 'mozharness',
      source: { documented: 'https://firefox-source-docs.mozilla.org/testing/' },
      forms: [
        {
          class: 'progress',
          match:
            /^(?:Got timeout in harness|Browser exited with return code -?\d|Closing (?:window|logging queue)|Starting runner|Waiting for browser)/,
        },
        { class: 'command', match: /^retry: Calling \w+ with args: / },
        { class: 'error', match: /^(?:ERROR|CRITICAL|FATAL) +- +(?<message>\S.*)$/ },
        { class: 'warning', match: /^WARNING +- +(?<message>\S.*)$/ },
        {
          class: 'command',
          match:
            /^Running (?:command|main action method|post-run listener|pre-run listener|pre-action listener|post-action listener): /,
        },
        { class: 'command', match: /^(?:Copy\/paste: |##### )/ },
        { class: 'pass', match: /^(?:\[mozharness: [^\]]{1,40}\] )?Finished [\w-]+ step \(success\)/ },
        { class: 'failure', match: /^(?:\[mozharness: [^\]]{1,40}\] )?Finished [\w-]+ step \(failed\)/ },
      ],
    },
    {
      id: 'gecko',
      source: { documented: 'https://firefox-source-docs.mozilla.org/testing/' },
      forms: [
        {
          class: 'error',
          match:
            /^(?:\[[\w ,]{1,80}\] )?(?:###!!! ABORT|Assertion failure): (?<message>.*?)(?:,? (?:at|file) (?<file>[^\s:]+):(?<line>\d+))?$/,
        },
        { class: 'warning', match: /^(?:\[[\w ,]{1,80}\] )?###!!! ASSERTION: (?<message>.*)$/ },
        {
          class: 'error',
          match: /\bHit MOZ_CRASH\((?<message>[^)]*)\)(?: at (?<file>[^\s:]+):(?<line>\d+))?/,
          has: 'moz_crash(',
        },
        {
          class: 'warning',
          match: /^(?:console\.error: |JavaScript error: (?<file>[^\s,]*), line (?<line>\d+): (?<message>.*)$)/,
        },
        {
          class: 'note',
          match:
            /^(?:JavaScript warning: |console\.(?:warn|log|info|debug): |\d{13}\t\w+\t(?:INFO|DEBUG|TRACE|WARN)\t)/,
        },
        { class: 'frame', match: /^#\d{1,3}: (?<function>\S.*?) ?\[(?<file>[^\s\]]+?):(?<line>\d+)\]$/ },
        { class: 'frame', match: /^#\d{1,3}: (?<function>\S.*)$/ },
        // minidump-stackwalk: module, function, and the place with an offset.
        {
          class: 'frame',
          match:
            /^\s*\d{1,3} {1,3}[\w.+-]+!(?<function>[^[\n]{1,500}?) ?\[(?<file>[^\s\]]+?) ?: ?(?<line>\d+) \+ 0x[\da-f]+\]$/,
        },
        { class: 'frame', match: /^\s*\d{1,3} {2}[\w.+-]+(?:!\S.*| \+ 0x[\da-f]+)$/ },
        { class: 'error', match: /^(?:Crash reason: +\S|Mozilla crash reason: |MOZ_CRASH Reason: )/ },
        {
          class: 'note',
          match:
            /^(?:\s*[er]\w{2} = 0x[\da-f]+|\s*r\d+ += 0x[\da-f]+|\s*Found by: |0x[\da-f]{6,16} - 0x[\da-f]{6,16} )/,
        },
      ],
    },
  ],
};
