import type { Tool } from '../../language.js';

/** Task runners, and those that run one script in many packages. */
export const taskRunners: readonly Tool[] = [
  {
    id: 'turbo',
    source: 'recorded',
    forms: [
      {
        class: 'exit',
        match: /^(?:@[\w.-]+\/)?[\w.-]+#[\w:-]+: +(?:ERROR +)?command .* exited \(\d+\)/,
      },
      { class: 'exit', match: /^\s*ERROR {1,2}run failed: / },
      { class: 'failure', match: /^\s*Failed: {2,}\S/ },
      { class: 'summary', match: /^\s*(?:Tasks|Cached|Time): {2,}\S/ },
      {
        class: 'progress',
        match: /(?:^|: )cache (?:hit|miss|bypass)(?: \(outdated\))?, (?:replaying|executing|force)/,
      },
      { class: 'note', match: /^\s*• (?:turbo \d|Packages in scope|Running|Remote caching)/ },
    ],
  },
  {
    id: 'nx',
    source: { documented: 'https://nx.dev/docs/features/run-tasks' },
    forms: [
      { class: 'failure', match: /^\s*(?:> *)?NX {3}(?:Ran|Running) target .* failed/ },
      { class: 'failure', match: /^\s*✖ +nx run (?<name>\S+)/ },
      { class: 'pass', match: /^\s*✔ +nx run \S/ },
      { class: 'command', match: /^> nx run \S/ },
      { class: 'failure', match: /^\s*Failed tasks:$/ },
    ],
  },
  {
    id: 'lerna',
    source: { documented: 'https://lerna.js.org/docs/api-reference/commands' },
    forms: [
      { class: 'error', match: /^lerna (?:ERR!|error) \S/ },
      { class: 'warning', match: /^lerna (?:WARN|warn) \S/ },
      { class: 'progress', match: /^lerna (?:info|notice|verb|sill|success|http)\b/ },
    ],
  },
  {
    id: 'gulp',
    source: 'recorded',
    forms: [
      { class: 'failure', match: /^(?:\[\d\d:\d\d:\d\d\] )?'(?<name>[^']+)' errored after / },
      {
        class: 'error',
        match:
          /^(?:\[\d\d:\d\d:\d\d\] )?(?:\w*Error in plugin\b|Task never defined|Local gulp not found|No gulpfile found)/,
      },
      { class: 'progress', match: /^(?:\[\d\d:\d\d:\d\d\] )?(?:Starting|Finished) '[^']+'/ },
      { class: 'progress', match: /^(?:\[\d\d:\d\d:\d\d\] )?Using gulpfile \S/ },
    ],
  },
  {
    id: 'grunt',
    source: 'recorded',
    forms: [
      { class: 'command', match: /^Running "[^"]+"(?: \([^)]*\))? task$/ },
      { class: 'error', match: /^Warning: .*Use --force to continue\.?/ },
      { class: 'failure', match: /^Aborted due to warnings\.$/ },
      { class: 'summary', match: /^Done, (?:without errors|but with warnings)\.$/ },
      { class: 'progress', match: /^Done\.$/ },
      { class: 'pass', match: /^>> (?:No issues|\d+ files? lint free|0 )/ },
      {
        class: 'error',
        match: /^>> (?:\w*Error: |\d+ (?:errors?|tests? failed)|Line \d+|Local Npm module .* not found)/,
      },
    ],
  },
];
