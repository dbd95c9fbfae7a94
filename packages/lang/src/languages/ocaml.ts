import type { Language } from '../language.js';

export const ocaml: Language = {
  id: 'ocaml',
  name: 'OCaml',
  extensions: ['ml', 'mli', 'mll', 'mly', 'opam'],
  dependencyDirs: ['_opam', '.opam', '_build'],
  tools: [
    {
      id: 'ocaml',
      source: 'recorded',
      forms: [
        {
          class: 'located',
          match: /^File "(?<file>[^"]+)", lines? (?<line>\d+)(?:-\d+)?, characters (?<column>\d+)-\d+:$/,
        },
        { class: 'error', match: /^Error(?: \([\w ]+ (?<code>\d+)(?: \[[\w-]+\])?\))?: (?<message>.+)$/ },
        { class: 'warning', match: /^(?:Warning|Alert) (?<code>[\w-]+)(?: \[[\w-]+\])?: (?<message>.+)$/ },
        { class: 'error', match: /^Fatal error: exception (?<message>.+)$/ },
        {
          class: 'frame',
          match:
            /^(?:Raised|Re-raised|Called|Raised by primitive operation) (?:at|from) (?:(?<function>\S+) in )?file "(?<file>[^"]+)"(?: \(inlined\))?, lines? (?<line>\d+)/,
        },
        { class: 'frame', match: /^(?:Raised|Re-raised|Called) (?:at|from) unknown location/ },
      ],
    },
    {
      id: 'dune',
      source: 'recorded',
      forms: [
        {
          class: 'failure',
          match: /^\s+(?<name>\S+(?: alias)?) \S+ \((?:exit \d+|got signal \w+)\)$/,
          has: ['(exit 1', '(got signal'],
        },
        {
          class: 'progress',
          match: /^\s+(?:ocaml\w*|ocamlfind|menhir|odoc) \S+\.(?:cm\w+|exe|o|odoc)(?: \[default\])?$/,
        },
      ],
    },
    {
      id: 'alcotest',
      source: 'recorded',
      forms: [
        { class: 'failure', match: /^(?:> )?\[(?:FAIL|ERROR)\] {2,}(?<name>\S.*)$|^│ \[FAIL\] {2,}/ },
        { class: 'pass', match: /^\s+\[(?:OK|SKIP)\] {2,}\S/ },
        { class: 'assertion', match: /^ASSERT \S|^\s{3,}(?:Expected|Received): `/ },
        { class: 'summary', match: /^(?:\d+ (?:failures?|errors?)! in |Test Successful in )\d/ },
        { class: 'note', match: /^(?:Logs saved to|The full test results are available in|This run has ID) / },
      ],
    },
    {
      id: 'ounit',
      source: { documented: 'https://gildor478.github.io/ounit/' },
      forms: [
        { class: 'failure', match: /^(?:Error|Failure): (?<name>\S+:\d+:.*)\.$/ },
        { class: 'summary', match: /^(?:Ran: \d+ tests? in: |FAILED: Cases: \d+ Tried: \d+)/ },
      ],
    },
    {
      id: 'opam',
      source: { documented: 'https://opam.ocaml.org/doc/Usage.html' },
      forms: [
        { class: 'error', match: /^#=== ERROR while / },
        { class: 'exit', match: /^# exit-code +[1-9]\d*$/ },
        { class: 'note', match: /^# (?:context|path|command|env-file|output-file) +\S/ },
        {
          class: 'install',
          match:
            /^(?:-> (?:retrieved|installed|removed|compiled)|Processing +\d+\/\d+:|<><> (?:Processing|Gathering|Fetching|Updating|Synchronising)) ?\S/,
        },
        { class: 'install', match: /^[∗⊘⬇λ↻] +(?:(?:install|retrieve|remove|upgrade)d? ?)?\S/ },
      ],
    },
  ],
};
