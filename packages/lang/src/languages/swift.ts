import type { Language } from '../language.js';

export const swift: Language = {
  id: 'swift',
  name: 'Swift',
  extensions: ['swift'],
  dependencyDirs: ['.build', 'DerivedData', 'SourcePackages', 'Carthage'],
  runtimePaths: ['/Applications/Xcode', 'Swift/'],
  tools: [
    {
      id: 'swiftc',
      source: { documented: 'https://github.com/swiftlang/swift/blob/main/docs/Diagnostics.md' },
      forms: [
        // The message stands once more under the source line that it is about.
        { class: 'note', match: /^\s*\| +(?:\| +)*`- (?:error|warning|note): / },
        {
          class: 'error',
          match:
            /^(?<file>[^\s:]+\.swift):(?<line>\d+): (?:Fatal error|Precondition failed|Assertion failed)(?:: (?<message>.+))?$/,
        },
        { class: 'error', match: /^Thread \d+(?: ".*")? crashed(?: with .*)?:$/ },
        {
          class: 'frame',
          match:
            /^\d+ (?:\[\w+\] )*(?:0x[\da-f]+ )?(?<function>\S.*) in \S+ at (?<file>[^\s:]+):(?<line>\d+)(?::(?<column>\d+))?$/,
        },
        {
          class: 'frame',
          match:
            /^\s*\*? ?frame #\d+: 0x[\da-f]+ [^`]*`(?<function>.*) at (?<file>[^\s:]+):(?<line>\d+)(?::(?<column>\d+))?/,
        },
      ],
    },
    {
      id: 'xctest',
      source: { documented: 'https://developer.apple.com/documentation/xctest' },
      forms: [
        {
          class: 'error',
          match: /^(?<file>[^\s:]+\.\w+):(?<line>\d+): error: (?<name>-\[[^\]]+\]|\w+(?:\.\w+)+) : (?<message>.+)$/,
        },
        { class: 'failure', match: /^Test Case '(?<name>[^']+)' failed \(/ },
        { class: 'pass', match: /^Test Case '[^']+' (?:passed|skipped) \(/ },
        { class: 'progress', match: /^Test Case '[^']+' started/ },
        { class: 'failure', match: /^Test Suite '(?<name>[^']+)' failed at / },
        { class: 'progress', match: /^Test Suite '[^']+' (?:started|passed) at / },
        { class: 'located', match: /^\s+(?<file>\/[^\s:]+\.(?:swift|mm?)):(?<line>\d+)$/ },
        { class: 'summary', match: /^\s*Executed \d+ tests?, with / },
        { class: 'failure', match: /^\s+(?<name>-\[\S+ \S+\])$/ },
        { class: 'failure', match: /^\s+(?<name>[A-Z]\w*(?:\.\w+)?\.test\w*\(\))$/ },
        { class: 'failure', match: /^Failing tests:$/ },
      ],
    },
    {
      id: 'swift-testing',
      source: { documented: 'https://developer.apple.com/documentation/testing' },
      forms: [
        {
          class: 'error',
          match:
            /^\S+ +Test (?<name>.+) recorded an issue(?: with .+)? at (?<file>[^\s:]+):(?<line>\d+):(?<column>\d+): (?<message>.+)$/,
          has: ' recorded an issue',
        },
        {
          class: 'failure',
          match: /^\S+ +(?:Test|Suite) (?<name>(?!run with).+) failed after \d[\d.]* seconds/,
          has: ' failed after ',
        },
        {
          class: 'pass',
          match: /^\S+ +(?:Test|Suite) (?!run with).+ passed after \d[\d.]* seconds/,
          has: ' passed after ',
        },
        {
          class: 'summary',
          match: /^\S+ +Test run with \d+ tests? .*(?:passed|failed) after /,
          has: ' Test run with ',
        },
        { class: 'progress', match: /^\S+ +(?:Test|Suite) .+ started\.$|^\S+ +Test run started\.$/, has: ' started.' },
        { class: 'assertion', match: /^\s*↳ / },
      ],
    },
    {
      id: 'xcodebuild',
      source: { documented: 'https://developer.apple.com/library/archive/technotes/tn2339/_index.html' },
      forms: [
        {
          class: 'summary',
          match:
            /^\*\* (?:BUILD|TEST|ARCHIVE|CLEAN|ANALYZE|TEST BUILD|INSTALL|EXPORT)[A-Z ]* (?:FAILED|SUCCEEDED|INTERRUPTED) \*\*/,
        },
        {
          class: 'failure',
          match: /^(?:The following build commands failed:|Testing failed:|Failing tests:)$/,
          tail: 3,
        },
        { class: 'exit', match: /^Command \S+ failed with a nonzero exit code/ },
        { class: 'error', match: /^(?:❌|✖|⛔️?) +(?<file>[^\s:]+):(?<line>\d+):(?<column>\d+): (?<message>.+)$/ },
        { class: 'warning', match: /^⚠️? +(?:(?<file>[^\s:]+):(?<line>\d+):(?<column>\d+): )?(?<message>.+)$/ },
        { class: 'error', match: /^❌ +(?<message>.+)$/ },
        {
          class: 'progress',
          match:
            /^▸ |^\[[\w-]+\] (?:Compiling|Linking|Copying|Processing|Building|Signing|Touching|Running script|Generating|Emitting|Write Auxiliary) /,
        },
        {
          class: 'progress',
          match:
            /^(?:Compile(?:C|Swift|SwiftSources|Storyboard|XIB|AssetCatalog\w*)|Swift(?:Compile|EmitModule|Driver|MergeGeneratedHeaders)\S*|Libtool|Cp(?:Resource|Header)|Copy(?:SwiftLibs|PNGFile|PlistFile|StringsFile)?|Process(?:InfoPlistFile|PCH|ProductPackaging)\S*|CodeSign|Touch|Ditto|MkDir|SymLink|WriteAuxiliaryFile|CreateBuildDirectory|CreateUniversalBinary|RegisterExecutionPolicyException|RegisterWithLaunchServices|Validate|GenerateDSYMFile|LinkStoryboards|MergeSwiftModule|ExtractAppIntentsMetadata|ScanDependencies) (?:-\w+ )?(?:normal |\/|\S+\/)/,
        },
        { class: 'progress', match: /^Ld (?:-\w+ )?(?:normal |\/|\S+\/)/ },
        { class: 'progress', match: /^PhaseScriptExecution \S/ },
        { class: 'progress', match: /^ {4}(?:builtin-\w|\/Applications\/Xcode|export [A-Z_]+\\=|setenv [A-Z_]+ )/ },
        { class: 'command', match: /^=== (?:BUILD|CLEAN|ANALYZE) (?:TARGET|AGGREGATE TARGET) / },
      ],
    },
    {
      id: 'swiftpm',
      source: { documented: 'https://docs.swift.org/swiftpm/documentation/packagemanagerdocs/' },
      forms: [
        {
          class: 'install',
          match:
            /^(?:(?:Fetching|Fetched|Updating|Updated|Cloning|Computing version for|Computed) (?:https?:|git@|ssh:|\/)|Creating working copy|Working copy of )/,
        },
        { class: 'summary', match: /^Build complete! / },
      ],
    },
    {
      id: 'swiftlint',
      source: { documented: 'https://github.com/realm/SwiftLint' },
      forms: [
        { class: 'progress', match: /^Linting (?:'|Swift files)/ },
        { class: 'summary', match: /^Done linting! / },
      ],
    },
  ],
};
