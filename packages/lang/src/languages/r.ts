import type { Language } from '../language.js';

export const r: Language = {
  id: 'r',
  name: 'R',
  extensions: ['r', 'rmd', 'rnw', 'qmd'],
  dependencyDirs: ['renv', 'packrat'],
  tools: [
    {
      id: 'r',
      source: 'recorded',
      forms: [
        { class: 'error', match: /^Error in (?<function>\S.*?) ?: ?(?<message>.*)$/, tail: 1 },
        {
          class: 'warning',
          match: /^(?:In addition: )?(?:Warning messages?:|There were \d+ (?:or more )?warnings)/,
          tail: 1,
        },
        { class: 'warning', match: /^In (?<function>[\w.:]+\(.*\)) ?: ?(?<message>.*)$/ },
        { class: 'frame', match: /^Calls: \S.* (?:->|\.\.\.) / },
        { class: 'frame', match: /^\s*\d+\. (?:[│ ]*[├└]─|│)/ },
        { class: 'exit', match: /^Execution halted$/ },
        {
          class: 'install',
          match:
            /^(?:trying URL '|Content type '|downloaded \d|also installing the dependenc|\* installing \*source\* package|\*\* (?:R|data|inst|libs|help|demo|byte-compile|installing|building package|testing if|using staged|checking absolute|package .* successfully)\b|\* DONE \(|The downloaded source packages are in|Installing package into)/,
        },
      ],
    },
    {
      id: 'testthat',
      source: 'recorded',
      forms: [
        { class: 'assertion', match: /^\s*\d+\/\d+ mismatches\b/ },
        {
          class: 'failure',
          match:
            /^(?:── )?(?:\d+\. )?(?:Failure|Error) \('?(?<file>[^':\s)]+):(?<line>\d+)(?::(?<column>\d+))?'?\): (?<name>[^─]+)/,
          tail: 3,
        },
        {
          class: 'failure',
          match: /^── (?:\d+\. )?(?:Failure|Error): (?<name>[^(]+) \(@(?<file>[^#]+)#(?<line>\d+)\)/,
          tail: 3,
        },
        { class: 'warning', match: /^(?:── )?(?:\d+\. )?Warning \('?(?<file>[^':\s)]+):(?<line>\d+)/ },
        { class: 'note', match: /^(?:── )?(?:\d+\. )?Skip(?:ped tests)? (?:\(|─)/ },
        { class: 'summary', match: /^\[ FAIL \d+ \| WARN \d+ \| SKIP \d+ \| PASS \d+ \]/ },
        {
          class: 'summary',
          match:
            /^\s*══ (?:Results|testthat results|Testing|Failed|Failed tests|Warnings|Skipped|Skipped tests|DONE)\b/,
        },
        {
          class: 'assertion',
          match: /^\S.* (?:not (?:equal|identical) to|is not TRUE|isn't true|is not an S3 object|did not throw)\b/,
          has: ['not equal to', 'not identical to', ' is not TRUE', "isn't true", 'did not throw'],
          not: /\berror: /,
        },
        { class: 'progress', match: /^[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏] \| / },
      ],
    },
    {
      id: 'r-cmd-check',
      source: { documented: 'https://cran.r-project.org/doc/manuals/r-release/R-exts.html' },
      forms: [
        { class: 'failure', match: /^Running the tests in ‘(?<file>[^’]+)’ failed\.$/ },
        { class: 'note', match: /^Last \d+ lines of output:$/ },
        { class: 'failure', match: /^\* (?<name>checking .+) \.\.\.(?: \[.*\])? ERROR$/ },
        { class: 'warning', match: /^\* (?<name>checking .+) \.\.\.(?: \[.*\])? WARNING$/ },
        { class: 'note', match: /^\* checking .+ \.\.\.(?: \[.*\])? NOTE$/ },
        {
          class: 'pass',
          match:
            /^\* (?:checking|creating|looking|preparing|building|using|this is) .*(?:\.\.\.(?: \[.*\])? (?:OK|SKIPPED|NONE))$/,
        },
        { class: 'failure', match: /^\s*(?:ERROR|FAIL)$/ },
        { class: 'failure', match: /^\s*Running ‘(?<name>[^’]+)’.*ERROR$/ },
        { class: 'summary', match: /^Status: \d+ (?:ERROR|WARNING|NOTE)s?/ },
      ],
    },
  ],
};
