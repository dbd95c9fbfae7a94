import type { Language } from '../language.js';

/** C, C++ and Objective-C: compilers, linkers and the checkers that speak like a compiler. */
export const cFamily: Language = {
  id: 'c-family',
  name: 'C, C++ and Objective-C',
  extensions: [
    'c',
    'cc',
    'cpp',
    'cxx',
    'c++',
    'h',
    'hh',
    'hpp',
    'hxx',
    'inl',
    'ipp',
    'tcc',
    'm',
    'mm',
    'cu',
    'cuh',
    's',
  ],
  dependencyDirs: ['third_party', 'third-party', 'thirdparty', '_deps', 'vcpkg_installed'],
  runtimePaths: [
    '/usr/include/',
    '/usr/lib/',
    '../sysdeps/',
    '../csu/',
    '../nptl/',
    './nptl/',
    './csu/',
    '../../../../src/libsanitizer/',
  ],
  tools: [
    {
      id: 'cpplint',
      source: { documented: 'https://github.com/cpplint/cpplint' },
      forms: [
        {
          class: 'error',
          match: /^(?<file>[^\s:]+):(?<line>\d+): {2}(?<message>\S.*) {2}\[(?<code>[\w/+]+)\] \[\d\]$/,
        },
        { class: 'progress', match: /^Done processing \S+$/ },
        { class: 'summary', match: /^Total errors found: \d+/ },
      ],
    },
    {
      id: 'cppcheck',
      source: 'recorded',
      forms: [
        {
          class: 'warning',
          match: /^\[(?<file>[^\s:\]]+):(?<line>\d+)\](?: -> \[[^\]]+\])*: \((?<severity>[a-z ]+)\) (?<message>.+)/,
        },
        { class: 'progress', match: /^(?:Checking [^\s:]+(?: |: .+)\.\.\.$|\d+\/\d+ files checked \d+% done)/ },
        { class: 'note', match: /^nofile:0:0: information: / },
      ],
    },
    {
      id: 'clang-tidy',
      source: 'recorded',
      forms: [
        { class: 'note', match: /^(?:Suppressed \d+ warnings|Use -header-filter=|Use -system-headers)/ },
        { class: 'summary', match: /^\d+ warnings? treated as errors?$/ },
        { class: 'progress', match: /^\[\d+\/\d+\](?:\[[\d.]+s\])? \S*clang-tidy\b/ },
      ],
    },
    {
      id: 'gcc',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]*):(?<line>\d+):(?:(?<column>\d+):)? (?<severity>runtime error): (?<message>.+)/,
        },
        {
          class: 'error',
          match:
            /^\s*(?<file>(?:[A-Za-z]:)?[^\s:][^:]*?(?:\.(?:c|cc|cpp|cxx|c\+\+|C|h|hh|hpp|hxx|H|inl|inc|ipp|tcc|def|m|mm|cu|cuh|s|S|y|l|ll)|\/include\/[^:]+)):(?<line>\d+):(?:(?<column>\d+):)? (?<severity>fatal error|internal compiler error|error|warning|note|remark|style|performance|portability|information): (?<message>.*?)(?: \[(?<code>[\w.,+=-]+)\])?$/,
          has: [
            ': error: ',
            ': warning: ',
            ': note: ',
            ' error: ',
            ': remark: ',
            ': style: ',
            ': performance: ',
            ': portability: ',
            ': information: ',
          ],
          not: /: Failure in TEST\(/,
        },
        {
          class: 'note',
          match:
            /^(?<file>[^\s:]+):(?<line>\d+):(?<column>\d+): +(?:required (?:from|by|for)\b|in (?:'constexpr'|requirements)|recursively required\b)/,
        },
        { class: 'note', match: /^In file included from (?<file>[^\s:]+):(?<line>\d+)(?::\d+)?[,:]$/ },
        { class: 'note', match: /^ +from (?<file>[^\s:]+):(?<line>\d+)(?::\d+)?[,:]$/ },
        {
          class: 'note',
          match:
            /^\S+(?: \S+)?: (?:In (?:(?:static |copy |move |default |member )*(?:function|constructor|destructor|lambda function)|instantiation|substitution)|At (?:global scope|top level))/i,
          has: [
            ': in function',
            ': in member',
            ': in constructor',
            ': in destructor',
            ': in static',
            ': in copy',
            ': in lambda',
            ': in instantiation',
            ': in substitution',
            ': at global scope',
            ': at top level',
          ],
        },
        // Not a linter's table, and not what BuildKit points at.
        { class: 'note', match: /^ *\d+ \|(?: |$)/, not: /\w +\|$|\| (?:ERROR|WARNING) +\||\| >>> / },
        // Not PowerShell's message below its source line.
        { class: 'note', match: /^ +\|(?: |$)/, not: /^\W*\w.*\|$|^ {5}\| {1,2}[A-Z][a-z]/ },
        { class: 'note', match: /^[ \t]*[~^][~^ |]*$/ },
        { class: 'summary', match: /^\d+ (?:error|warning)s?(?: and \d+ errors?)? generated\b/ },
        { class: 'note', match: /^compilation terminated\.$/ },
        { class: 'note', match: /^fatal error: too many errors emitted/ },
        { class: 'error', match: /^cc1(?:plus|obj)?: (?<message>(?:all|some) warnings being treated as errors)/ },
      ],
    },
    {
      id: 'msvc',
      source: {
        documented: 'https://learn.microsoft.com/en-us/cpp/error-messages/compiler-errors-1/c-cpp-build-errors',
      },
      forms: [
        {
          class: 'error',
          match:
            /^\s*(?:\d+>)?(?<file>(?:[A-Za-z]:)?[^\s:(][^:(]*?) ?(?:\((?<line>\d+)(?:,(?<column>\d+))?\) ?)?: (?:Command line )?(?<severity>fatal error|error|warning) (?<code>(?:C|D|U|RC|CVT|LNK)\d{4}) ?: (?<message>.+)/,
          has: [
            'error c1',
            'warning c1',
            'error lnk1',
            'warning lnk1',
            'error d1',
            'warning d1',
            'error u1',
            'error rc1',
            'error cvt1',
          ],
        },
        { class: 'progress', match: /^\s*(?:Generating [Cc]ode|Compiling|Finished generating code)\.*$/ },
        { class: 'progress', match: /^ {3}Creating library \S+ and object \S+/ },
      ],
    },
    {
      id: 'ld',
      source: 'recorded',
      forms: [
        { class: 'exit', match: /^collect2: (?:(?:fatal )?error: )?ld returned \d+ exit status/ },
        { class: 'exit', match: /^clang(?:\+\+)?(?:-\d+)?: error: linker command failed with exit code \d+/ },
        { class: 'exit', match: /^clang(?:\+\+)?(?:-\d+)?: error: unable to execute command: / },
        {
          class: 'error',
          match:
            /^(?:\S*ld(?:\.\w+)?: )?(?:\S+\.[oa](?:\([^)]*\))?: ?)?(?<file>[^\s:()]+):(?<line>\d+): (?<message>(?:undefined reference to|multiple definition of|undefined symbol) .+)/,
        },
        {
          class: 'error',
          match:
            /\b(?<message>(?:undefined reference to|multiple definition of|undefined symbol:?|duplicate symbol:?|cannot find -l|library not found for|framework not found|relocation truncated to fit|unresolved external symbol).*)/i,
          has: [
            'undefined reference',
            'multiple definition',
            'undefined symbol',
            'duplicate symbol',
            'cannot find -l',
            'library not found',
            'framework not found',
            'relocation truncated',
            'unresolved external',
          ],
          not: /^\s*(?:-- |checking )/,
        },
        { class: 'error', match: /^Undefined symbols for architecture / },
        { class: 'error', match: /^ +"(?<name>[^"]+)", referenced from:$/ },
        { class: 'note', match: /^\s*>>> (?:referenced by|defined (?:at|in)|did you mean)/ },
        { class: 'note', match: /^\s*>>> {3,}\S/ },
        {
          class: 'error',
          match:
            /^(?:\S*\/)?(?:[\w-]+-)?(?:gcc|g\+\+|cc|c\+\+|cc1|cc1plus|cc1obj|clang|clang\+\+|clang-cl|ld|ld64|lld|lld-link|wasm-ld|gold|mold|as|ar|nvcc|cpp|cl)(?:-\d+|\.\w+)?: (?<severity>fatal error|internal compiler error|error|warning|fatal|note): (?<message>.+)/i,
          has: [': error: ', ' error: ', ': warning: ', ': fatal: ', ': note: '],
        },
      ],
    },
    {
      id: 'doxygen',
      source: { documented: 'https://www.doxygen.nl/manual/' },
      forms: [
        {
          class: 'progress',
          match: /^(?:Parsing file|Preprocessing|Reading|Read) \S+\.\.\.$/,
        },
        {
          class: 'progress',
          match:
            /^Generating (?:docs|code|caller? graph|call graph|dependency graph|\w+ (?:index|documentation|list|hierarchy)) .*\.\.\.$/,
        },
      ],
    },
  ],
};
