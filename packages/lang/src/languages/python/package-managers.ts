import type { Tool } from '../../language.js';

/** What installs and builds packages of Python. */
export const packageManagers: readonly Tool[] = [
  {
    id: 'pip',
    source: 'recorded',
    forms: [
      {
        class: 'error',
        match:
          /^\s*ERROR: (?<message>(?:Could not|No matching distribution|Failed (?:building|to build|cleaning)|Command errored|pip's dependency|Cannot (?:install|uninstall)|ResolutionImpossible|Invalid requirement|Package |Ignored the following|THESE PACKAGES DO NOT MATCH|Double requirement|In --require-hashes|Directory |Exception:|\S+ is not a (?:valid|supported)|\S+ from ).*)$/,
      },
      {
        class: 'error',
        match:
          /^\s*error: (?<message>subprocess-exited-with-error|metadata-generation-failed|externally-managed-environment|legacy-install-failure|invalid-\S+)$/,
      },
      {
        class: 'failure',
        match:
          /^\s*(?:Building wheel for|Installing build dependencies|Getting requirements to build|Preparing metadata|Running setup\.py|Checking if build backend|Building editable for).*(?:finished with status 'error'|: ?error$|\.\.\. ?error$)/,
      },
      {
        class: 'install',
        match:
          /^\s*(?:Building wheel for|Building editable for|Installing build dependencies|Getting requirements to build|Preparing (?:editable )?metadata|Running setup\.py|Checking if build backend|Building wheels for collected|Installing backend dependencies)\b.*(?:started|'done'|done|running|\.\.\.|: \S.*)$/,
      },
      { class: 'failure', match: /^\s*[×x] .*(?:did not run successfully|failed|Encountered error)/ },
      { class: 'exit', match: /^\s*│ exit code: \d+/ },
      { class: 'note', match: /^\s*╰─> / },
      { class: 'note', match: /^\s*\[end of output\]$/ },
      { class: 'note', match: /^\s*(?:note: This (?:error|is an issue)|hint: See above)/ },
      { class: 'note', match: /^\[notice\] / },
      { class: 'failure', match: /^\s*Failed to build (?:'\S+' when|\S+)/ },
      { class: 'error', match: /^\S+ \S+ (?:requires|has requirement) \S.*, but you(?:'ll)? have / },
      {
        class: 'install',
        match:
          /^\s*(?:Successfully (?:built|uninstalled)|Found existing installation:|Attempting uninstall:|Uninstalling |Created wheel for|Stored in directory:|Looking in (?:indexes|links):|Processing \S+|Obtaining \S+|Ignoring \S+: markers|Removed build tracker|Running command |Cloning |Resolved \S+ to commit|Preparing wheel metadata)/,
      },
      { class: 'summary', match: /^\s*Successfully installed \S/ },
      // Between which requirements the conflict is.
      { class: 'error', match: /^ +(?:The user requested|\S+ \S+ depends on) \S/ },
      { class: 'install', match: /^INFO: (?:pip is|This is taking)/ },
      { class: 'progress', match: /^\s*━+[ ╸╺━]*/ },
    ],
  },
  {
    id: 'uv',
    source: 'recorded',
    forms: [
      { class: 'error', match: /^\s*(?:cause: |╰─▶ |├─▶ )(?<message>\S.*)$/ },
      { class: 'error', match: /^ {6,}And because / },
      {
        class: 'install',
        match: /^(?:Resolved|Prepared|Installed|Uninstalled|Audited|Built|Downloaded) (?:\d+ packages? )?.*in \d/,
      },
      { class: 'install', match: /^ [+~-] [\w.-]+==\S+/ },
      { class: 'note', match: /^(?:Using C?Python \d|Creating virtual environment at|Activate with: )/ },
    ],
  },
  {
    id: 'poetry',
    source: 'recorded',
    forms: [
      { class: 'error', match: /^\s*(?:Because |And because |So, because |Thus, |and because ).*/, not: /,$/ },
      { class: 'error', match: /version solving failed\.?$/ },
      { class: 'error', match: /^Package \S+ \([^)]*\) not found\./ },
      { class: 'install', match: /^\s*[-•] (?:Installing|Updating|Removing|Downgrading|Downloading) \S+ \(/ },
      {
        class: 'install',
        match:
          /^(?:Updating dependencies|Resolving dependencies\.\.\.|Writing lock file|Package operations: |Installing dependencies from lock file|Creating virtualenv )/,
      },
      { class: 'error', match: /^pyproject\.toml changed significantly/ },
    ],
  },
  {
    id: 'pipenv',
    source: { documented: 'https://pipenv.pypa.io/en/latest/commands.html' },
    forms: [
      { class: 'failure', match: /^\s*✘ (?:Locking|Installation|Failed)\b/ },
      {
        class: 'install',
        match:
          /^(?:Locking \[|Updated Pipfile\.lock|Installing dependencies from Pipfile|Creating a virtualenv|Pipfile\.lock (?:not found|\())/,
      },
      { class: 'error', match: /^\[?(?:ResolutionFailure|pipenv\.exceptions\.\w+)\]?: / },
    ],
  },
  {
    id: 'conda',
    source: { documented: 'https://docs.conda.io/projects/conda/en/stable/' },
    forms: [
      { class: 'error', match: /^(?:Solving environment|Collecting package metadata[^:]*): failed\s*$/ },
      {
        class: 'install',
        match:
          /^(?:Collecting package metadata|Solving environment|Preparing transaction|Verifying transaction|Executing transaction|Downloading and Extracting Packages|The following (?:NEW )?packages will be|Retrieving notices|## Package Plan)/,
      },
      {
        class: 'error',
        match:
          /^(?:LibMambaUnsatisfiableError|UnsatisfiableError|PackagesNotFoundError|ResolvePackageNotFound|CondaHTTPError|EnvironmentLocationNotFound|CondaValueError|CommandNotFoundError)\b/,
      },
      { class: 'install', match: /^\S+ +\| [\d.]+ [KMG]B +\|/, has: ['kb ', 'mb ', 'gb '] },
    ],
  },
  {
    id: 'setuptools',
    source: 'recorded',
    forms: [
      { class: 'progress', match: /^\s*running \w+$/ },
      {
        class: 'progress',
        match:
          /^\s*(?:copying \S+ -> |byte-compiling \S+ to |adding '|writing \S.* to |reading manifest |hard linking \S+ -> |removing '\S+' \(and everything|installing to |creating build\/|creating \S+\.egg-info|adding license file)/,
      },
      { class: 'progress', match: /^\s*building '[\w.]+' extension$/ },
      { class: 'exit', match: /^\s*error: [Cc]ommand .* failed with exit (?:status|code) \d+/ },
    ],
  },
];
