import type { Language } from '../language.js';

/**
 * Rust: the compiler's blocks (message, place, source with carets, notes), cargo, the test harness, panics and
 * backtraces, and the tools that cargo runs. Frames of the standard library and of crates from the registry name no
 * file, so that they count as library frames wherever those two are installed.
 */
export const rust: Language = {
  id: 'rust',
  name: 'Rust',
  extensions: ['rs'],
  dependencyDirs: ['.cargo', '.rustup'],
  runtimePaths: ['/rustc/', '/cargo/registry/', '/usr/local/cargo/'],
  tools: [
    {
      id: 'cargo',
      source: 'recorded',
      forms: [
        {
          class: 'progress',
          match: /^\s+(?:Compiling|Checking|Fresh|Dirty|Building|Documenting|Packaging|Verifying|Scraping) \S+ v\d/,
        },
        { class: 'progress', match: /^\s+(?:Building|Blocking|Scraping) (?:\[|waiting for)/ },
        {
          class: 'install',
          match:
            /^\s+(?:Updating|Locking|Downloading|Downloaded|Adding|Removing|Upgrading|Downgrading|Unchanged|Installing|Installed|Replacing|Compiling|Fetching|Ignored|Vendoring) (?:.* )?(?:v?\d|crates|index|git repository)/,
        },
        { class: 'summary', match: /^\s+Finished .*(?:target\(s\)|in \d)/ },
        { class: 'command', match: /^\s+(?:Running|Executable) (?:unittests |tests\/|benches\/|examples\/|`)/ },
        { class: 'command', match: /^\s+Doc-tests \S+$/ },
        { class: 'failure', match: /^error: (?<message>could not compile `(?<name>[^`]+)`.*)/ },
        { class: 'failure', match: /^error: (?<message>test failed, to rerun pass .*|\d+ targets? failed:)/ },
        { class: 'summary', match: /^warning: `[^`]+` \([^)]*\) generated \d+ warnings?/ },
        { class: 'progress', match: /^\{"reason":"(?:compiler-artifact|build-script-executed)"/ },
        {
          class: 'error',
          match:
            /^\{"reason":"compiler-message".*"rendered":"(?<severity>error|warning|note|help)(?:\[(?<code>[\w:]+)\])?: (?<message>(?:[^"\\]|\\[^n])*)/,
        },
        { class: 'note', match: /^\s*--- std(?:out|err)$/ },
      ],
    },
    {
      id: 'rustc',
      source: 'recorded',
      forms: [
        { class: 'summary', match: /^error: (?<message>aborting due to .*)/ },
        { class: 'error', match: /^(?<severity>error|warning)(?:\[(?<code>[\w:-]+)\])?: (?<message>\S.*)/ },
        {
          class: 'located',
          match: /^\s*(?:-->|┌─|╭─\[) ?(?<file>(?:[A-Za-z]:)?[^\s:][^:]*):(?<line>\d+):(?<column>\d+)/,
        },
        { class: 'located', match: /^\s*::: (?<file>(?:[A-Za-z]:)?[^\s:][^:]*):(?<line>\d+):(?<column>\d+)$/ },
        {
          class: 'error',
          match:
            /^\s*= note: (?<message>.*(?:undefined (?:reference|symbol)|cannot find -l|library not found|unresolved external).*)/,
        },
        { class: 'note', match: /^\s*= (?:note|help|warning|info): / },
        { class: 'note', match: /^\s*(?:note|help)(?:: |$)/ },
        { class: 'note', match: /^ *\d+ \|(?: |$)/ },
        { class: 'note', match: /^ +\|(?: |$)/, not: /^\W*\w.*\|$/ },
        {
          class: 'note',
          match: /^(?:For more information about (?:this|an) error|Some errors have detailed explanations)/,
        },
      ],
    },
    {
      id: 'test',
      source: 'recorded',
      forms: [
        { class: 'failure', match: /^test (?<name>\S.*?) \.\.\. (?:FAILED|error|mismatch)/ },
        { class: 'pass', match: /^test \S.* \.\.\. (?:ok|ignored\b)/ },
        { class: 'summary', match: /^test result: / },
        { class: 'failure', match: /^---- (?<name>\S.*) std(?:out|err) ----$/ },
        {
          class: 'assertion',
          match:
            /^note: (?<message>test did not panic as expected)(?: at (?<file>[^\s:]+):(?<line>\d+):(?<column>\d+))?/,
        },
        { class: 'assertion', match: /^assertion (?:`.*` )?failed\b/ },
        { class: 'assertion', match: /^ +right: `.*`', (?<file>[^\s:']+):(?<line>\d+):(?<column>\d+)$/ },
        { class: 'assertion', match: /^(?:minimal failing input:|\[quickcheck\] TEST FAILED|Diff < left \/ right >)/ },
        { class: 'assertion', match: /^(?:-old snapshot|\+new results)$/ },
      ],
    },
    {
      id: 'nextest',
      source: { documented: 'https://nexte.st/docs/reporting/' },
      forms: [
        { class: 'pass', match: /^\s+(?:PASS|SKIP|LEAK|FLAKY \d+\/\d+) \[/ },
        {
          class: 'failure',
          match:
            /^\s+(?:TRY \d+ )?(?:FAIL|TIMEOUT|ABORT|SIG[A-Z]+|XFAIL|LEAK-FAIL|TMT)(?: \+ LEAK)? \[\s*>?\s*[\d.]+s\]\s+(?:\([^)]*\)\s+)?(?<name>\S.*)/,
        },
        { class: 'failure', match: /^(?:---|───+) (?:TRY \d+ )?STD(?:OUT|ERR): +(?<name>\S.*?) +(?:---|───+)$/ },
        { class: 'warning', match: /^\s+(?:TRY \d+ )?SLOW \[/ },
        { class: 'summary', match: /^\s+Summary \[/ },
        { class: 'note', match: /^\s+(?:Starting \d+ tests?|Nextest run ID|Cancelling|Canceling)\b/ },
      ],
    },
    {
      id: 'panic',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^\s*thread '[^']*'(?: \(\d+\))? panicked at (?:'(?<message>.*)', )?(?<file>(?:[A-Za-z]:)?[^\s:']+):(?<line>\d+):(?<column>\d+):?$/,
        },
        { class: 'error', match: /^\s*thread '[^']*'(?: \(\d+\))? (?:panicked|has overflowed its stack)/ },
        { class: 'error', match: /^called `(?:Option|Result)::\w+\(\)` on an? `(?:None|Err|Ok)` value(?<message>.*)/ },
        { class: 'error', match: /^The application panicked \(crashed\)/ },
        { class: 'error', match: /^Message: {2}(?<message>\S.*)/ },
        { class: 'located', match: /^Location: (?<file>[^\s:]+\.rs):(?<line>\d+)$/ },
        { class: 'note', match: /^\s*stack backtrace:$/ },
        {
          class: 'frame',
          match:
            /^ +\d+: +(?:0x[0-9a-f]+ - )?(?<function>[\w<&*([{][^\n]*::[^\n]*|_\w+|main|start_thread|(?:__)?clone3?|rust_begin_unwind|<unknown>)$/,
        },
        { class: 'frame', match: /^ +at (?:\S*\/registry\/src\/|\S*\/rustlib\/src\/rust\/)\S+\.rs:\d+(?::\d+)?$/ },
        { class: 'frame', match: /^ +at (?<file>(?:[A-Za-z]:)?[^\s:()]+\.rs):(?<line>\d+)(?::(?<column>\d+))?$/ },
        { class: 'frame', match: /^\s+⋮ \d+ frames hidden ⋮/ },
      ],
    },
    {
      id: 'rustfmt',
      source: 'recorded',
      forms: [{ class: 'located', match: /^Diff in (?<file>(?:[A-Za-z]:)?[^\s:]+)(?::| at line )(?<line>\d+):$/ }],
    },
    {
      id: 'cargo-audit',
      source: { documented: 'https://github.com/rustsec/rustsec/tree/main/cargo-audit' },
      forms: [
        { class: 'failure', match: /^Crate: {5,}(?<name>\S+)/ },
        { class: 'error', match: /^Title: {5,}(?<message>\S.*)/ },
        { class: 'note', match: /^(?:ID|Date|URL|Severity|Solution|Version|Dependency tree|Warning):(?: {2,}|$)/ },
        {
          class: 'install',
          match: /^\s+(?:Loaded|Scanning|Fetching) (?:\d+ security advisories|Cargo\.lock|advisory database)/,
        },
      ],
    },
    {
      id: 'cargo-deny',
      source: { documented: 'https://embarkstudios.github.io/cargo-deny/cli/check.html' },
      forms: [{ class: 'summary', match: /^(?:advisories|bans|licenses|sources) (?:ok|FAILED)(?:,|$)/ }],
    },
  ],
};
