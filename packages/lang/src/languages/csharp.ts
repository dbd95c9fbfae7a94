import type { Language } from '../language.js';

/** The tools here serve F# and Visual Basic too: one build, one test host, one runtime. */
export const csharp: Language = {
  id: 'csharp',
  name: 'C# and .NET',
  extensions: ['cs', 'csx', 'csproj', 'razor', 'cshtml', 'sln', 'slnx'],
  dependencyDirs: ['.nuget', 'obj'],
  runtimePaths: ['/_/src/', '/_/artifacts/', '/usr/share/dotnet/', '/usr/lib/dotnet/'],
  prefixes: [/^\[xUnit\.net \d\d:\d\d:\d\d\.\d+\] ?/],
  tools: [
    {
      id: 'msbuild',
      source: {
        documented: 'https://learn.microsoft.com/en-us/visualstudio/msbuild/msbuild-diagnostic-format-for-tasks',
      },
      forms: [
        {
          class: 'error',
          match:
            /^\s*(?:\d+>)?(?<file>\S.*?)\((?<line>\d+)(?:,(?<column>\d+))?(?:-\d+(?:,\d+)?|,\d+,\d+)?\)\s?: (?:[a-z]+ )?(?<severity>error|warning|info|message) (?<code>[A-Z]+\d*)\s?: (?<message>.+)$/,
          has: [': error ', ': fatal error ', ': warning ', ': info ', ': message '],
        },
        {
          class: 'error',
          match:
            /^\s*(?:\d+>)?(?<file>\S.*\.(?:\w+proj|slnx?|props|targets|dll|nuspec|config|json)) : (?<severity>error|warning)(?: (?<code>[A-Z]+\d+))?\s?: (?<message>.+)$/,
        },
        {
          class: 'error',
          match:
            /^\s*(?:\d+>)?(?<name>\w[\w .-]*) : (?:[a-z]+ )?(?<severity>fatal error|error|warning) (?<code>[A-Z]+\d+)\s?: (?<message>.+)$/,
          has: [' : error ', ' : fatal error ', ' : warning '],
        },
        { class: 'failure', match: /^\s*(?:\d+>)?Done Building Project "(?<name>[^"]+)".* -- FAILED\.$/ },
        { class: 'progress', match: /^\s*(?:\d+>)?Done Building Project "/ },
        { class: 'failure', match: /^\s*(?:\d+>)?Done building target "(?<name>[^"]+)" in project .* -- FAILED\.$/ },
        {
          class: 'progress',
          match:
            /^\s*(?:\d+>)?(?:Copying file from "|Skipping target "|Creating directory "|Touching "|Deleting file "|Done building target "|Building target "|Processing \d+ EDMX|Finished processing)/,
        },
        {
          class: 'progress',
          match: /^\s*(?:\d+>)?[\w.-]+(?: \S+)? -> \S.*\.(?:dll|exe|nupkg|winmd)$/,
        },
        { class: 'command', match: /^\s*(?:\d+>)?(?:Project|Build started|Build FAILED|Task) "/ },
        {
          class: 'command',
          match: /^\s*(?:\d+>)?(?:"[^"]*|\S*)\b(?:csc|vbc|fsc)\.(?:exe|dll)"? \//i,
        },
        { class: 'note', match: /^\s*"[^"]+" \([^)]*target[^)]*\) \(\d+(?::\d+)?\) ->$|^\s*\(\w+ target\) ->/ },
        {
          class: 'summary',
          match: /^\s*(?:\d+>)?(?:Build (?:succeeded|FAILED)\.|\d+ (?:Warning|Error)\(s\)$|Time Elapsed \d)/,
        },
        {
          class: 'summary',
          match:
            /^(?:Build|Restore) (?:(?:succeeded|failed)(?: with \d+ (?:error|warning)\(s\).*)? in \d|complete \(|canceled\b)/,
        },
        {
          class: 'failure',
          match: /^\s+(?<name>\S+)(?: \S+)? failed with \d+ (?:error|warning)\(s\)/,
          has: ' failed with ',
        },
        {
          class: 'progress',
          match: /^\s+\S+(?: \S+)? (?:\S+ )?succeeded(?: with \d+ warning\(s\))? \(\d+\.\d+s\)/,
          has: ' succeeded ',
        },
      ],
    },
    {
      id: 'dotnet-test',
      source: { documented: 'https://learn.microsoft.com/en-us/dotnet/core/tools/dotnet-test' },
      forms: [
        {
          class: 'failure',
          match: /^\s*(?:Failed|failed) (?<name>\S.*) [[(](?:< )?\d[\d. ,]*\s?(?:ms|s|m|h)\b[^\])]*[\])]$/,
        },
        { class: 'failure', match: /^\s*Failed {1,3}(?<name>[A-Za-z_]\w*(?:\.\w+){2,}(?:\(.*\))?)$/ },
        { class: 'pass', match: /^\s*(?:Passed|passed) \S.* [[(](?:< )?\d[\d. ,]*\s?(?:ms|s|m|h)\b[^\])]*[\])]$/ },
        { class: 'pass', match: /^\s*(?:Passed|Skipped|NotExecuted) {1,3}[A-Za-z_]\w*(?:\.\w+){2,}(?:\(.*\))?$/ },
        { class: 'note', match: /^\s*(?:Skipped|skipped) \S.* [[(](?:< )?\d[\d.]*\s?(?:ms|s)[\])]$/ },
        { class: 'error', match: /^\s*Error Message:$/, tail: 3 },
        { class: 'frame', match: /^\s*Stack Trace:$/ },
        { class: 'note', match: /^\s*Standard (?:Output|Error) Messages:$/ },
        { class: 'summary', match: /^(?:Failed!|Passed!|Skipped!)\s+- Failed: +\d+, Passed: +\d+/ },
        { class: 'summary', match: /^Test Run (?:Failed|Successful|Aborted|Canceled)\b|^Test run summary: / },
        {
          class: 'summary',
          match:
            /^\s*(?:Total tests|Total time|Passed|Failed|Skipped|total|failed|succeeded|skipped|duration): +\d[\d.]*(?: \w+)?$/,
        },
        { class: 'error', match: /^The active test run was aborted\b|^Test host process crashed/ },
        { class: 'progress', match: /^(?:Starting test execution, please wait|A total of \d+ test files matched)/ },
        { class: 'command', match: /^Test run for \S.*\([^\s(]+\)$/ },
      ],
    },
    {
      id: 'xunit',
      source: { documented: 'https://xunit.net/docs/getting-started/v2/getting-started' },
      forms: [
        { class: 'failure', match: /^\s*(?<name>\S.*) \[FAIL\]$/, has: '[FAIL]' },
        { class: 'note', match: /^\s*\S.* \[SKIP\]$/, has: '[SKIP]' },
        { class: 'pass', match: /^\s*\S.* \[PASS\]$/, has: '[PASS]' },
        { class: 'assertion', match: /^\s*Assert\.\w+(?:\(\))? (?:Failure|failed)\b/ },
        { class: 'assertion', match: /^\s*[↑↓] \(pos \d+\)/ },
        { class: 'progress', match: /^\s+(?:Discovering|Discovered|Starting|Finished): +\S/ },
        { class: 'summary', match: /^\s+\S+ {1,3}Total: \d+, Errors: \d+, Failed: \d+/, has: 'Total: 1' },
      ],
    },
    {
      id: 'nunit',
      source: { documented: 'https://docs.nunit.org/articles/nunit/running-tests/Console-Runner.html' },
      forms: [
        {
          class: 'failure',
          match: /^\d+\) (?:Failed|Error|Invalid|Test Failure|Test Error|SetUp Error) : (?<name>.+)$/,
        },
        {
          class: 'assertion',
          match: /^\s+(?:Expected(?:: | string length \d)|But was: |String lengths are |Values differ at )/,
        },
        { class: 'summary', match: /^\s*(?:Test Count: \d+|Tests run: \d+, Errors: \d+, Failures: |Overall result: )/ },
        { class: 'summary', match: /^\s*(?:Failed|Non-failing|Skipped) Tests - / },
      ],
    },
    {
      id: 'nuget',
      source: { documented: 'https://learn.microsoft.com/en-us/nuget/consume-packages/package-restore' },
      forms: [
        { class: 'install', match: /^\s*(?:\d+>)?(?:GET|OK|NotFound|CACHE) https?:\/\// },
        {
          class: 'install',
          match:
            /^\s*(?:\d+>)?(?:Determining projects to restore|Restored |Restoring packages? for|All projects are up-to-date for restore|Retrieving package '|Adding package '|Added package '|Acquiring lock for the installation|Installed \S+ [\d.]+ from|Generating MSBuild file|Writing (?:assets|lock|cache) file|Committing restore|Feeds used:|NuGet Config files used:|Attempting to (?:gather|resolve) dependenc|Resolving actions to install|Successfully (?:installed|added) ')/,
        },
      ],
    },
    {
      id: 'clr',
      source: { documented: 'https://learn.microsoft.com/en-us/dotnet/api/system.exception.stacktrace' },
      forms: [
        { class: 'frame', match: /^\s*at (?<function>\S.*) in (?<file>.+):line (?<line>\d+)\.?$/ },
        { class: 'frame', match: /^\s*at (?<function>\S.*) \[0x[\da-f]+\] in (?<file>[^\s:<]+):(?<line>\d+)\s*$/ },
        { class: 'frame', match: /^\s*at \S.* (?:\[0x[\da-f]+\]|<0x[\da-f]+ \+ 0x[\da-f]+>) in <[^>]*>:\d+\s*$/ },
        {
          class: 'frame',
          match: /^\s*(?<file>\S[^(]*\.(?:cs|fs|vb))\((?<line>\d+),(?<column>\d+)\): at (?<function>.+)$/,
        },
        {
          class: 'frame',
          match: /^\s{2,}at [A-Za-z_<][\w.`<>[\],+|$-]*\([^():/]*\)$/,
          not: /\((?:Native Method|Unknown Source|native|[^()\s]+\.\w+)\)$/,
        },
        {
          class: 'frame',
          match: /^\s+\S+ (?<function>\S.*) (?:in|dans) (?<file>.+):(?:Zeile|ligne) (?<line>\d+)\.?$/,
          has: [':Zeile 1', ':ligne 1'],
        },
        { class: 'frame', match: /^\s*--- End of (?:inner exception stack trace|stack trace from previous location)/ },
        { class: 'error', match: /^Unhandled [Ee]xception[.:]/ },
        { class: 'error', match: /^\s*-+> (?:\(Inner Exception #\d+\) )?(?<code>[A-Z][\w.`]*(?:Exception|Error))\b/ },
        { class: 'error', match: /^(?<code>(?:System|Microsoft)\.[\w.]+Exception)(?: \([^)]*\))? ?: / },
      ],
    },
  ],
};
