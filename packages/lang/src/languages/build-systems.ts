import type { Language } from '../language.js';

/** Bazel, Buck and Pants: build systems of many languages, whose own lines say which target failed. */
export const buildSystems: Language = {
  id: 'build-systems',
  name: 'Build systems of many languages',
  extensions: ['bzl', 'bazel', 'star'],
  dependencyDirs: ['bazel-out', 'buck-out'],
  tools: [
    {
      id: 'bazel',
      source: { documented: 'https://bazel.build/docs/user-manual' },
      forms: [
        { class: 'error', match: /^ERROR: (?<file>[^\s:]+):(?<line>\d+):(?<column>\d+): (?<message>.*)$/ },
        { class: 'warning', match: /^WARNING: (?<file>[^\s:]+):(?<line>\d+):(?<column>\d+): (?<message>.*)$/ },
        { class: 'failure', match: /^(?:FAIL|TIMEOUT|FLAKY): \/\/(?<name>\S+)/ },
        {
          class: 'failure',
          match:
            /^(?:@[\w.~+-]*)?\/\/\S+ +(?:FAILED(?: TO BUILD)?|TIMEOUT|NO STATUS|INCOMPLETE|REMOTE FAILURE|FAILED REMOTELY)\b/,
        },
        { class: 'warning', match: /^(?:@[\w.~+-]*)?\/\/\S+ +FLAKY\b/ },
        { class: 'pass', match: /^(?:@[\w.~+-]*)?\/\/\S+ +(?:\(cached\) )?PASSED\b/ },
        {
          class: 'failure',
          match:
            /^(?:FAILED: Build did NOT complete successfully|Target \/\/\S+ failed to build|ERROR: Build did NOT complete successfully)/,
        },
        { class: 'summary', match: /^(?:INFO: Build completed\b|Executed \d+ out of \d+ tests?: )/ },
        {
          class: 'progress',
          match:
            /^(?:Loading: |Analyzing: |\[[\d,]+ \/ [\d,]+\] |Computing main repo mapping|INFO: (?:Analyzed |Found \d+ |Elapsed time|Invocation ID|Streaming build results|From |Reading |Options provided|Repository |Build option |Current date|Deleting |\d+ process(?:es)?: |Running command line|Running bazel)|Target \/\/\S+ up-to-date|Starting local Bazel server|Extracting Bazel installation|\$TEST_TMPDIR defined)/,
        },
        { class: 'command', match: /^={10,} Test output for (?<name>\S+)/ },
        { class: 'note', match: /^(?:Use --(?:sandbox_debug|verbose_failures)|\(\d\d:\d\d:\d\d\) (?:INFO|DEBUG): )/ },
        {
          class: 'error',
          match:
            /^\(\d\d:\d\d:\d\d\) (?<severity>ERROR|WARNING): (?:(?<file>[^\s:]+):(?<line>\d+):(?<column>\d+): )?(?<message>.*)$/,
        },
      ],
    },
    {
      id: 'buck',
      source: { documented: 'https://buck2.build/docs/' },
      forms: [
        { class: 'failure', match: /^(?:Action failed: (?<name>.*)|BUILD FAILED\b.*)$/ },
        { class: 'failure', match: /^(?:[✗✘] )?(?:Fail|Fatal|Timeout|Error): (?:[\w-]*\/\/)\S+/ },
        { class: 'pass', match: /^(?:✓ )?Pass: (?:[\w-]*\/\/)\S+/ },
        { class: 'exit', match: /^(?:Local|Remote) command returned non-zero exit code (?<code>-?\d+)/ },
        { class: 'summary', match: /^(?:Tests finished: Pass \d|BUILD SUCCEEDED)/ },
        { class: 'failure', match: /^FAIL +[\d.<>ms]+ +\d+ Passed/ },
        { class: 'pass', match: /^PASS +[\d.<>ms]+ +\d+ Passed/ },
        {
          class: 'progress',
          match:
            /^(?:Buck UI: |Build ID: |Network: |Jobs completed: |Cache hits: |Commands: \d|Time elapsed: |Loading targets\.|Analyzing targets\.|Executing actions\.|Waiting on |\[[-+]\] (?:PROCESSING|PARSING|BUILDING|DOWNLOADING|TESTING))/,
        },
      ],
    },
    {
      id: 'pants',
      source: { documented: 'https://www.pantsbuild.org/stable/docs/' },
      forms: [
        { class: 'pass', match: /^✓ \S+ (?:succeeded|ran)\b/ },
        { class: 'failure', match: /^[✕✗] \S+ failed\b/ },
      ],
    },
  ],
};
