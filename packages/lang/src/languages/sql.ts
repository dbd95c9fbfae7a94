import type { Language } from '../language.js';

/** Database clients, linters of SQL and the tools that run it in order. */
export const sql: Language = {
  id: 'sql',
  name: 'SQL',
  extensions: ['sql', 'psql', 'ddl'],
  dependencyDirs: ['dbt_packages'],
  tools: [
    {
      id: 'psql',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^psql:(?<file>[^\s:]+):(?<line>\d+): (?<severity>ERROR|FATAL|WARNING|NOTICE|error|warning): +(?<message>.*)$/,
        },
        { class: 'error', match: /^psql: (?:error: )?(?<message>.*)$/ },
        { class: 'error', match: /^(?:ERROR|FATAL|PANIC): {2}(?<message>.*)$/ },
        { class: 'located', match: /^LINE (?<line>\d+): .*$/, tail: 1 },
        { class: 'note', match: /^(?:DETAIL|HINT|CONTEXT|QUERY|STATEMENT|NOTICE|LOCATION): / },
      ],
    },
    {
      id: 'mysql',
      source: { documented: 'https://dev.mysql.com/doc/mysql-errors/8.0/en/error-reference-introduction.html' },
      forms: [
        {
          class: 'error',
          match:
            /^ERROR (?<code>\d{4}) \(\w{5}\)(?: at line (?<line>\d+)(?: in file: '(?<file>[^']+)')?)?: (?<message>.*)$/,
        },
        { class: 'warning', match: /^mysql\w*: \[Warning\] (?<message>.*)$/ },
        { class: 'error', match: /^mysql\w*: (?:\[ERROR\]|Got error:|Unknown|unknown|Error) (?<message>.*)$/ },
      ],
    },
    {
      id: 'sqlite',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match: /^(?:(?:Parse|Runtime) error|Error:) near line (?<line>\d+): (?<message>.*)$/,
          tail: 2,
        },
        {
          class: 'error',
          match:
            /^(?:(?:Parse|Runtime) error|Error): (?:near |in prepare, |stepping, |no such |unable to open database)(?<message>.*)$/,
          tail: 2,
        },
      ],
    },
    {
      id: 'other-clients',
      source: { documented: 'https://docs.oracle.com/en/error-help/db/' },
      forms: [
        { class: 'error', match: /^(?<code>(?:ORA|PLS|SP2|TNS|RMAN|IMP|EXP)-\d{4,5}): (?<message>.*)$/ },
        { class: 'error', match: /^ERROR at line (?<line>\d+):$/, tail: 1 },
        {
          class: 'error',
          match:
            /^Msg (?<code>\d+), Level (?:1[1-9]|2\d), State \d+(?:, Server [^,]{1,100})?(?:, Procedure (?<function>[^,]{1,100}))?, Line (?<line>\d+)/,
          tail: 1,
        },
        { class: 'note', match: /^Msg \d+, Level (?:10|\d), / },
        { class: 'error', match: /^Code: (?<code>\d+)\. DB::\w*Exception: (?<message>.*)$/ },
      ],
    },
    {
      id: 'sqlfluff',
      source: 'recorded',
      forms: [
        { class: 'file', match: /^== \[(?<file>[^\]]+)\] FAIL/ },
        { class: 'pass', match: /^== \[[^\]]+\] PASS/ },
        { class: 'located', match: /^L: *(?<line>\d+) \| P: *(?<column>\d+) \| *(?<code>\w+) \| (?<message>.*)$/ },
        { class: 'note', match: /^ {20,30}\| +\S/ },
      ],
    },
    {
      id: 'dbt',
      source: { documented: 'https://docs.getdbt.com/reference/commands/run' },
      forms: [
        { class: 'pass', match: /^\d+ of \d+ (?:OK|PASS|SKIP|NO-OP) .*$/ },
        { class: 'failure', match: /^\d+ of \d+ (?:ERROR|FAIL \d+|RUNTIME ERROR) (?<name>.*)$/ },
        { class: 'warning', match: /^\d+ of \d+ WARN / },
        { class: 'progress', match: /^\d+ of \d+ START / },
        {
          class: 'error',
          match:
            /^(?:Database|Compilation|Runtime|Parsing|Dependency) Error(?: in \w+ \S+)?(?: \((?<file>[^\s)]+)\))?$/,
          tail: 2,
        },
        {
          class: 'failure',
          match: /^(?:Failure|Warning) in (?:test|unit_test) (?<name>\S+) \((?<file>[^\s)]+)\)$/,
          tail: 1,
        },
        {
          class: 'summary',
          match: /^(?:Done\. PASS=\d|Completed with \d+ error|Completed successfully|Finished running \d)/,
        },
      ],
    },
    {
      id: 'migrations',
      source: { documented: 'https://documentation.red-gate.com/flyway' },
      forms: [
        { class: 'error', match: /^(?:ERROR: )?(?:Migration|Script) (?<file>\S+\.sql) failed/ },
        { class: 'error', match: /^(?:SQL State|Error Code|Message) +: (?<message>.*)$/ },
        { class: 'located', match: /^Location +: (?<file>[^\s(]+)/ },
        { class: 'located', match: /^Line +: (?<line>\d+)$/ },
        {
          class: 'progress',
          match: /^(?:INFO +\[alembic\.|Migrating schema ".{1,80}" to version|Successfully validated \d+ migrations?)/,
        },
      ],
    },
  ],
};
