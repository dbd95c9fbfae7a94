import type { Tool } from '../../language.js';

/** npm, pnpm, Yarn: what they resolve and fetch, and why they stop. */
export const packageManagers: readonly Tool[] = [
  {
    id: 'npm',
    source: 'recorded',
    forms: [
      {
        class: 'note',
        match:
          /^npm (?:ERR!|error)(?:\s*$|\s+(?:A complete log of this run|This is (?:probably not|most likely) a problem|not with npm itself|There is likely additional|Make sure you have the latest|If you do, this is most likely|Tell the author|You can (?:get|open|also)|Or if that isn't available|Please include the following|For a full report|If you (?:believe|need help)|It is likely you do not have|permissions of the file|the command again as root|See \/|\/\S*_logs\/|\S*npm-debug\.log|npm (?:run$|owner ls|bugs )|To see a list of scripts|notarget In most cases|In most cases you|Fix the upstream dependency|argv |node v\d|npm {1,2}v\d|node -v |npm -v |(?:Linux|Darwin|Windows_NT|System) |cwd |errno |syscall |gyp (?:info|verb)|404\s*$))/,
      },
      {
        class: 'exit',
        match:
          /^npm (?:ERR!|error) +(?:Exit status \d+|code ELIFECYCLE|Lifecycle script|errno \d+$|\S+@\S+ [\w:-]+: `)/,
      },
      { class: 'error', match: /^npm (?:ERR!|error) +(?:code (?<code>[A-Z]\w*)|(?<message>\S.*))$/ },
      { class: 'install', match: /^npm (?:WARN|warn) deprecated / },
      { class: 'warning', match: /^npm (?:WARN|warn) (?<message>\S.*)$/ },
      { class: 'error', match: /^npm http (?:fetch )?[A-Z]+ [45]\d\d / },
      { class: 'install', match: /^npm (?:http|timing|sill|silly|info|notice)\b/ },
      { class: 'note', match: /^npm (?:verb|verbose) (?:stack|code|exit|pkgid|type)\b/ },
      { class: 'install', match: /^npm (?:verb|verbose)\b/ },
      { class: 'command', match: /^> (?:@[\w.-]+\/)?[\w.-]+@[\w.+-]* [\w:.-]+(?: \/\S*)?$/, tail: 1 },
      {
        class: 'summary',
        match: /^(?:added|removed|changed|updated|up to date)\b.{0,160} in \d/,
      },
      {
        class: 'install',
        match:
          /^(?:audited \d+ packages?|found 0 vulnerabilities$|\s*run `npm (?:fund|audit)|\d+ packages? (?:are|is) looking for funding)/,
      },
      { class: 'summary', match: /^\d+ (?:(?:low|moderate|high|critical) severity )?vulnerabilit(?:y|ies)\b/ },
      {
        class: 'progress',
        match:
          /(?:reify|idealTree|fetchMetadata|extract|loadDep|rollbackFailedOptional|finalize|diffTrees)[:/]\S*(?: |$)/,
      },
    ],
  },
  {
    id: 'pnpm',
    source: 'recorded',
    forms: [
      // Around its labels stand thin spaces.
      { class: 'error', match: /^[\s\u2009]*\[?(?<code>ERR_PNPM_\w+)\]?\s+(?<message>\S.*)$/ },
      { class: 'exit', match: /^[\s\u2009]*ELIFECYCLE\s+Command failed/ },
      { class: 'error', match: /^[\s\u2009]*ELIFECYCLE\s+\S/ },
      { class: 'install', match: /^[\s\u2009]*WARN\s+(?:deprecated |\d+ deprecated subdependencies)/ },
      { class: 'warning', match: /^[ \u2009]WARN[ \u2009]{1,3}(?<message>\S.*)$/ },
      { class: 'progress', match: /^Progress: resolved \d+, reused \d+/ },
      { class: 'install', match: /^Packages: [+-]\d+/ },
      { class: 'error', match: /^\s*\* \d+ dependencies (?:were|are) / },
      { class: 'progress', match: /^\+{4,}-*$/ },
      { class: 'install', match: /^[+-] @?[\w./-]+ v?\d+\.\d+\.\d+\S*(?: (?:<-|\(|already).*)?$/ },
      {
        class: 'install',
        match: /^(?:Lockfile is up to date|Already up to date|Done in \S+ using pnpm|Scope: (?:all )?\d+)/,
      },
      {
        class: 'command',
        match:
          /^(?:[\w.@-]+\/)*[\w.@-]+ (?:pre|post)?(?:build|test|lint|install|prepare|typecheck|compile|start|dev|check|e2e)(?::[\w-]+)?\$ \S/,
      },
      { class: 'failure', match: /^(?:[\w.@-]+\/)*[\w.@-]+ [\w:-]+: Failed$/ },
      { class: 'progress', match: /^(?:[\w.@-]+\/)*[\w.@-]+ [\w:-]+: Done$/ },
      { class: 'install', match: /\.\.\. (?:pre|post)?install(?:\$|:) / },
    ],
  },
  {
    id: 'yarn',
    source: 'recorded',
    forms: [
      { class: 'exit', match: /^error Command failed with (?:exit code|signal)/ },
      { class: 'error', match: /^error (?!TS\d)(?<message>(?:[A-Z"'`/]|[@\w.][^\s:]*: [A-Z]).*)$/ },
      { class: 'install', match: /^warning (?:\S+ > )?\S.*(?:: |No longer maintained|deprecated)/ },
      { class: 'warning', match: /^warning (?:package\.json|Lockfile|Integrity|"\S+" has|" > |\S+ > ")/ },
      {
        class: 'note',
        match:
          /^info (?:Visit|"|If you think|There appears|No lockfile|Direct dependencies|All dependencies|Lockfile|fsevents)/,
      },
      { class: 'command', match: /^yarn (?:run|install|add|test|workspaces?|audit) v\d/ },
      { class: 'install', match: /^success (?:Saved|Already|Installed)/ },
      { class: 'summary', match: /^Done in [\d.]+s\.$/ },
      {
        class: 'install',
        match:
          /^\[[1-5]\/[1-5]\] (?:🔍|🚚|🔗|🔨|📃|⡀)? *(?:Resolving packages|Fetching packages|Linking dependencies|Building fresh packages|Validating package|Rebuilding all packages|Cleaning modules)/,
      },
    ],
  },
  {
    id: 'yarn-berry',
    source: { documented: 'https://yarnpkg.com/advanced/error-codes' },
    forms: [
      { class: 'error', match: /^➤ (?<code>YN0001): (?:│ )?(?<message>\S.*)$/ },
      { class: 'failure', match: /^➤ YN0000: (?:[│└·] )?Failed with errors/ },
      {
        class: 'error',
        match:
          /^➤ (?<code>YN00(?:09|10|16|18|20|22|27|28|35|41|47|50|56|57|58|62|63|64|66|71|78|80|81|82|83|84)): (?:│ )?(?<message>\S.*)$/,
      },
      { class: 'warning', match: /^➤ (?<code>YN00(?:02|03|05|06|60|61|68|74|76|86)): (?:│ )?(?<message>\S.*)$/ },
      { class: 'install', match: /^➤ YN00(?:07|08|13|19|85): / },
      { class: 'summary', match: /^➤ YN0000: (?:[│└·] )?Done\b/ },
      { class: 'progress', match: /^➤ YN0000: [┌└·]/ },
      { class: 'error', match: /^➤ YN\d{4}: (?:│ )?(?:\w*Error: |.*\b(?:couldn't|can't|failed|not found)\b)/ },
    ],
  },
];
