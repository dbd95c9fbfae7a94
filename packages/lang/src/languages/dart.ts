import type { Language } from '../language.js';

export const dart: Language = {
  id: 'dart',
  name: 'Dart and Flutter',
  extensions: ['dart'],
  dependencyDirs: ['.pub-cache', '.dart_tool'],
  runtimePaths: [
    'dart:',
    'package:flutter/',
    'package:flutter_test/',
    'package:test_api/',
    'package:matcher/',
    'org-dartlang-sdk:',
  ],
  tools: [
    {
      id: 'dart-analyze',
      source: { documented: 'https://dart.dev/tools/dart-analyze' },
      forms: [
        {
          class: 'error',
          match:
            /^\s*(?<severity>error|warning|info) [•-] (?<file>[^\s:]+\.\w+):(?<line>\d+):(?<column>\d+) [•-] (?<message>.+) [•-] (?<code>\w+)$/,
        },
        {
          class: 'error',
          match:
            /^\s*(?<severity>error|warning|info) [•-] (?<message>.+) [•-] (?<file>[^\s:]+\.\w+):(?<line>\d+):(?<column>\d+) [•-] \(?(?<code>\w+)\)?$/,
        },
        { class: 'summary', match: /^(?:\d+ issues? found\.|No issues found!)/ },
        { class: 'progress', match: /^Analyzing \S.*\.\.\.$/ },
        { class: 'summary', match: /^Formatted \d+ files? \(/ },
      ],
    },
    {
      id: 'dart-test',
      source: { documented: 'https://dart.dev/tools/dart-test' },
      forms: [
        { class: 'failure', match: /^\d\d:\d\d (?:\+\d+ ?)?(?:~\d+ ?)?(?:-\d+)?: (?<name>.+) \[E\]$/ },
        {
          class: 'summary',
          match:
            /^\d\d:\d\d (?:\+\d+ ?)?(?:~\d+ ?)?(?:-\d+)?: (?:Some tests failed\.|All tests passed!|All tests skipped\.)/,
        },
        { class: 'progress', match: /^\d\d:\d\d \+\d+(?: ~\d+)?(?: -\d+)?: \S/ },
        {
          class: 'frame',
          match: /^\s*(?<file>\S+\.dart) (?<line>\d+):(?<column>\d+) {2,}(?<function>\S.*)$/,
        },
        {
          class: 'frame',
          match: /^#\d+ {2,}(?<function>\S.*) \((?<file>[^\s()]+\.dart):(?<line>\d+)(?::(?<column>\d+))?\)$/,
        },
        { class: 'frame', match: /^<asynchronous suspension>$|^\s+package:(?:test_api|matcher|flutter_test)\b/ },
      ],
    },
    {
      id: 'flutter',
      source: { documented: 'https://docs.flutter.dev/testing/errors' },
      forms: [
        { class: 'error', match: /^(?:══|━━)╡ EXCEPTION CAUGHT BY /, tail: 2 },
        { class: 'error', match: /^The following .+ was thrown\b/, tail: 2 },
        {
          class: 'failure',
          match: /^Test failed\. See exception logs above\.$|^The test description was: (?<name>.+)$/,
        },
        { class: 'progress', match: /^Running Gradle task '/ },
        { class: 'error', match: /^Unhandled exception:$/, tail: 1 },
      ],
    },
    {
      id: 'pub',
      source: { documented: 'https://dart.dev/tools/pub/cmd/pub-get' },
      forms: [
        {
          class: 'error',
          match: /^(?:Because |So, because |And because ).+(?:version solving failed|depends on|requires)/,
        },
        {
          class: 'install',
          match:
            /^(?:Got dependencies|Changed \d+ dependenc|No dependencies changed|Building package executable|Try `(?:dart|flutter) pub outdated`|\d+ packages? ha(?:s|ve) newer versions)/,
        },
        { class: 'install', match: /^[+<>~!] \w+ \d+\.\d[\w.+-]*(?: .*)?$/ },
      ],
    },
  ],
};
