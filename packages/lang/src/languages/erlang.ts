import type { Language } from '../language.js';

export const erlang: Language = {
  id: 'erlang',
  name: 'Erlang',
  extensions: ['erl', 'hrl', 'yrl', 'xrl', 'escript'],
  dependencyDirs: ['_build', '_checkouts'],
  tools: [
    {
      id: 'erlc',
      source: 'recorded',
      forms: [
        {
          class: 'warning',
          match: /^(?<file>[^\s:]+\.[eyx]rl):(?<line>\d+):(?:(?<column>\d+):)? Warning: (?<message>.+)$/,
        },
        {
          // No severity is an error, to erlc; dialyzer's findings look the same.
          class: 'error',
          match: /^(?<file>[^\s:]+\.[eyxh]rl):(?<line>\d+):(?:(?<column>\d+):)? (?<message>.+)$/,
          has: 'rl:1',
        },
        { class: 'note', match: /^%\s*\d*\|/ },
      ],
    },
    {
      id: 'rebar3',
      source: 'recorded',
      forms: [
        { class: 'failure', match: /^===> (?:Compiling \S+ failed|Failed |Task failed)/ },
        {
          class: 'error',
          match:
            /^===> (?:Uncaught error|Could not|Unable|Dependency failure|Command .* not found|Unknown|Error|Failures? occurred|One or more)/,
        },
        { class: 'warning', match: /^===> (?:Warning|Package .* is outdated|No entry|The `)/i },
        {
          class: 'install',
          match:
            /^===> (?:Fetching|Fetched|Upgrading|Updating|Downloading|Verifying dependencies|Package \S+ not found in|Getting|Setting paths|App \S+ is no longer needed|Skipping)/,
        },
        {
          class: 'progress',
          match:
            /^===> (?:Compiling|Analyzing|Building|Resolving|Adding|Copying|Checking|Assembling|Loaded|Linking|Updating plt)/,
        },
        { class: 'command', match: /^===> (?:Performing|Running|Dialyzer|Testing)/ },
        { class: 'file', match: /^\s*┌─ (?<file>[^\s:]+):?$/ },
        { class: 'error', match: /^\s*│\s+╰── (?<message>.+)$/ },
        { class: 'frame', match: /^\s+%% (?<file>[^\s:]+):(?<line>\d+)(?::(?<column>\d+))?:in `(?<function>.+)`$/ },
      ],
    },
    {
      id: 'eunit',
      source: 'recorded',
      forms: [
        { class: 'failure', match: /^\s*(?:\S+: )?(?<name>\S.*)\.\.\.\*failed\*$/ },
        {
          class: 'failure',
          match: /\*(?:failed|timed out|unexpected termination of test process|cancelled)\*/,
          has: ['*failed*', '*timed out*', 'termination of test', '*cancelled*'],
        },
        { class: 'pass', match: /^\s*\S.*\.\.\.(?:\[\d+\.\d+ s\] )?ok$/, has: '...ok' },
        { class: 'pass', match: /^\s*\S.*\.\.\.\[\d+\.\d+ s\] ok$/ },
        // Bare file names of the runtime would pass for the project's.
        {
          class: 'frame',
          match:
            /^\s*in (?:function|call from) {1,2}(?:eunit_|erl_eval|proc_lib|gen_|init:|test_server|escript:|supervisor)/,
        },
        {
          class: 'frame',
          match: /^\s*in (?:function|call from) {1,2}(?<function>\S+)(?: \((?<file>[^\s,)]+), line (?<line>\d+)\))?/,
        },
        { class: 'error', match: /^\s*\*\*(?:error|throw|exit):/ },
        {
          class: 'assertion',
          match: /^\s*\{(?:assert\w*),\s*$|^\s+\{(?:expression|expected|value|pattern),/,
        },
        { class: 'summary', match: /^\s+Failed: \d+\. +Skipped: \d+\. +Passed: \d+/ },
        { class: 'summary', match: /^\s+(?:All \d+ tests passed|Test passed|\d+ tests passed)\.$/ },
        { class: 'progress', match: /^\s+\[done in \d+\.\d+ s\]$|^=+ EUnit =+$/ },
      ],
    },
    {
      id: 'common-test',
      source: 'recorded',
      forms: [
        { class: 'failure', match: /^%%% (?<name>\S+ ==> \S+): (?:FAILED|\*?FAILED\*?)\b/ },
        { class: 'pass', match: /^%%% \S+ ==> .*: (?:OK|SKIPPED)$/ },
        { class: 'error', match: /^%%% \S+ ==> (?!\S+: )\S/, tail: 4 },
        { class: 'progress', match: /^%%% \S+: [.*]*/ },
        { class: 'failure', match: /^(?<name>\w+:\w+) failed on line (?<line>\d+)$/ },
        { class: 'error', match: /^Reason: (?:\{|[a-z]\w*$)/ },
        { class: 'failure', match: /^Testing \S+: \*\*\* FAILED / },
        { class: 'summary', match: /^Testing \S+: TEST COMPLETE, / },
        { class: 'progress', match: /^(?:Updating \S+ \.\.\. done$|CWD set to: |Recompile: |- - - - (?:- ){16,}-$)/ },
        { class: 'summary', match: /^(?:Failed \d+ tests?\. |Skipped \d+ \(|All \d+ tests passed)/ },
        { class: 'command', match: /^Testing \S+: Starting test, / },
      ],
    },
    {
      id: 'erl',
      source: 'recorded',
      forms: [
        { class: 'error', match: /^=(?:ERROR|CRASH|SUPERVISOR) REPORT====/ },
        { class: 'note', match: /^=(?:INFO|PROGRESS|NOTICE|DEBUG) REPORT====/ },
        { class: 'warning', match: /^=WARNING REPORT====/ },
        {
          class: 'error',
          match:
            /^\*\* (?:exception (?:error|exit|throw)|Generic server|State machine|Reason for termination|\d+: syntax error)/,
        },
        {
          class: 'error',
          match:
            /^(?:escript: exception |init terminating in do_boot|\{"init terminating in do_boot"|Error in process <|\{"Kernel pid terminated)/,
        },
        { class: 'error', match: /^\*\* Reason =+ |^\{'EXIT',/ },
        { class: 'note', match: /^\*\* (?:Last (?:message|event)|When (?:Server|handler) state|Was installed in)/ },
        { class: 'note', match: /^Crash dump is being written to: / },
        {
          class: 'frame',
          match: /\{file, ?"(?:eunit|test_server|proc_lib|gen_|erl_eval|supervisor|rpc|ct_)\w*\.erl"\}/,
          has: '{file,',
        },
        { class: 'frame', match: /\{file, ?"(?<file>[^"]+)"\}, ?\{line, ?(?<line>\d+)\}/, has: '{file,' },
      ],
    },
  ],
};
