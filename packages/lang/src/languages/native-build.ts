import type { Language } from '../language.js';

/** What configures and drives the compilers of native code: make, autoconf, CMake, CTest, Ninja, Meson, SCons. */
export const nativeBuild: Language = {
  id: 'native-build',
  name: 'Native builds',
  extensions: ['cmake', 'mk', 'mak', 'am', 'ac', 'm4'],
  dependencyDirs: ['CMakeFiles', 'subprojects'],
  // CTest's verbose output puts the test's number before each of its lines.
  prefixes: [
    /^\d{1,5}: (?=\[[ =-]|(?:Test|Working) (?:timeout|command|Directory)|\S+:\d+: (?:Failure|FAILED|error|ERROR))/,
  ],
  tools: [
    {
      id: 'make',
      source: 'recorded',
      forms: [
        {
          class: 'progress',
          match: /^(?:\/\S*\/)?(?:g|n|mingw32-)?make(?:\.exe)?(?:\[\d+\])?: (?:Entering|Leaving) directory /,
        },
        {
          class: 'warning',
          match: /^(?:\/\S*\/)?(?:g|n|mingw32-)?make(?:\.exe)?(?:\[\d+\])?: (?:\*\*\* )?\[.+\] Error \d+ \(ignored\)$/,
        },
        {
          class: 'exit',
          match:
            /^(?:\/\S*\/)?(?:g|n|mingw32-)?make(?:\.exe)?(?:\[\d+\])?: \*\*\* \[(?:(?<file>[^\s:\]]+):(?<line>\d+): )?(?<name>[^\]]+)\] (?:Error \d+|[A-Z][a-z]+)/,
        },
        {
          class: 'note',
          match:
            /^(?:\/\S*\/)?(?:g|n|mingw32-)?make(?:\.exe)?(?:\[\d+\])?: (?:\*\*\* (?:Waiting for|Deleting)|Target .+ not remade|Nothing to be done|.+ is up to date)/,
        },
        { class: 'warning', match: /^(?:\/\S*\/)?(?:g|n|mingw32-)?make(?:\.exe)?(?:\[\d+\])?: warning: / },
        {
          class: 'error',
          match:
            /^(?:\/\S*\/)?(?:g|n|mingw32-)?make(?:\.exe)?(?:\[\d+\])?: (?:\*\*\* )?(?<message>\S.*(?:\. {2}Stop\.|No such file or directory|Permission denied))$/,
        },
        { class: 'error', match: /^(?<file>[^\s:]+):(?<line>\d+): \*\*\* (?<message>.+)/ },
        {
          class: 'progress',
          match:
            /^ {1,4}(?:[A-Z]{0,8}(?:CC |CXX |LD |AR |AS |GEN |LINK |MOC |UIC |RCC )|(?:OBJCOPY|UPD|CHK|CALL|SYMLINK|MKDIR|WRAP|YACC|LEX|RANLIB|STRIP|SHIPPED|INSTALL|PERL|CLEAN) )(?:\[M\] )?\s*\S+$/,
        },
        {
          class: 'progress',
          match:
            /^(?:\S*\/)?(?:(?:ccache|sccache|distcc) (?:\S*\/)?)?(?:\w+-)*(?:gcc|g\+\+|cc|c\+\+|clang|clang\+\+|nvcc)(?:-[\d.]+)? (?:.* )?-c /,
        },
        { class: 'progress', match: /^(?:ar|ranlib) (?:[a-zA-Z]+ )?\S+\.a\b/ },
        { class: 'progress', match: /^libtool: (?:compile|link|install|finish|warning: relinking):? / },
        { class: 'progress', match: /^(?:\/bin\/(?:ba)?sh )?(?:\.{1,2}\/)*libtool +--/ },
        {
          class: 'progress',
          match: /^(?:depbase=|mv -f \.deps\/|(?:Making|making) (?:all|check|install\S*|clean) in )/,
        },
      ],
    },
    {
      id: 'autoconf',
      source: { documented: 'https://www.gnu.org/software/autoconf/manual/autoconf.html' },
      forms: [
        { class: 'progress', match: /^checking \S.*\.\.\./, not: /WARNING|ERROR/ },
        { class: 'error', match: /^(?:\S*\/)?configure: error: (?<message>.+)/ },
        { class: 'warning', match: /^(?:\S*\/)?configure: WARNING: (?<message>.+)/ },
        {
          class: 'progress',
          match:
            /^(?:configure: (?:creating|loading|running)|config\.status: (?:creating|executing|linking|\S+ is unchanged))/,
        },
        {
          class: 'progress',
          match:
            /^(?:autoreconf|libtoolize|aclocal|autoheader|automake): (?:Entering|Leaving|running:|installing|putting|copying|configure\.ac: not using|linking)/,
        },
        { class: 'note', match: /^See [`'"]config\.log['"] for more details/ },
        { class: 'pass', match: /^(?:PASS|XFAIL|SKIP): \S+$/ },
        { class: 'failure', match: /^(?:FAIL|XPASS): (?<name>\S.*)$/ },
        { class: 'summary', match: /^# (?:TOTAL|PASS|SKIP|XFAIL|FAIL|XPASS|ERROR): +\d+/ },
      ],
    },
    {
      id: 'cmake',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^CMake (?:Deprecation |Internal )?(?<severity>Error|Warning)(?: \([^)]*\))? (?:at|in) (?<file>(?:[A-Za-z]:)?[^\s:]+)(?::(?<line>\d+))? ?(?:\((?<function>[^)]*)\))?:/,
          tail: 3,
        },
        {
          class: 'error',
          match: /^CMake (?:Deprecation |Internal )?(?<severity>Error|Warning)(?: \([^)]*\))?:/,
          tail: 2,
        },
        { class: 'note', match: /^Call Stack \(most recent call first\):/ },
        {
          class: 'frame',
          match: /^ +(?<file>\S+(?:CMakeLists\.txt|\.cmake)):(?<line>\d+) \((?<function>\w+)\)$/,
        },
        { class: 'frame', match: /^ +(?<file>CMakeLists\.txt):(?<line>\d+) \((?<function>\w+)\)$/ },
        { class: 'failure', match: /^-- Configuring incomplete, errors occurred!/ },
        { class: 'warning', match: /^-- (?<message>Could NOT find .+)/ },
        {
          class: 'progress',
          match:
            /^-- (?:The \w+ compiler|Detecting|Check|Looking|Performing|Found|Configuring done|Generating done|Build files|Installing:|Up-to-date:|Set (?:runtime|non-toolchain)|Using|Searching|Try|Building|Enabl|Disabl|Adding|Populating|Download)/,
        },
        {
          class: 'progress',
          match:
            /^(?:Scanning dependencies of target|Consolidate compiler generated dependencies of target|Linking \w+ (?:executable|static|shared)|Built target|Install the project|-- Install configuration) ?/,
        },
        { class: 'note', match: /^See also "[^"]+(?:\.log|\.yaml)"\.$/ },
      ],
    },
    {
      id: 'ctest',
      source: 'recorded',
      forms: [
        { class: 'progress', match: /^ +Start +\d+: \S/ },
        {
          class: 'pass',
          match: /^ *\d+\/\d+ Test +#\d+: (?<name>\S+) \.*(?: |\.)+(?:Passed|\*\*\*(?:Skipped|Disabled))/,
        },
        {
          class: 'failure',
          match: /^ *\d+\/\d+ Test +#\d+: (?<name>\S+) \.*(?:Subprocess |Child )?(?: *\*\*\*|\*{3}| +)\S/,
        },
        { class: 'summary', match: /^\d+% tests passed, \d+ tests? failed out of \d+/ },
        { class: 'summary', match: /^The following tests FAILED:/ },
        { class: 'note', match: /^(?:Test (?:timeout computed to be|command): |Working Directory: )/ },
        {
          class: 'failure',
          match:
            /^\t *\d+ - (?<name>\S+) \((?:Failed|Timeout|SEGFAULT|SIGABRT|Subprocess aborted|Child aborted|Not Run|[A-Z]\w+)\)/,
        },
        { class: 'summary', match: /^Total Test time \(real\) =/ },
        { class: 'exit', match: /^Errors while running CTest$/ },
        { class: 'note', match: /^(?:Output from these tests are in: |Use "--rerun-failed --output-on-failure")/ },
      ],
    },
    {
      id: 'ninja',
      source: 'recorded',
      forms: [
        { class: 'failure', match: /^FAILED: (?:\[code=\d+\] )?(?<name>\S.*)/ },
        { class: 'exit', match: /^ninja: build stopped: / },
        { class: 'note', match: /^ninja: (?:no work to do|Entering directory)/ },
        { class: 'error', match: /^ninja: (?<severity>error|fatal|warning): (?<message>.+)/ },
      ],
    },
    {
      id: 'meson',
      source: { documented: 'https://mesonbuild.com/Unit-tests.html' },
      forms: [
        {
          class: 'progress',
          match:
            /^\s*(?:(?:Dependency|Program|Library|Run-time dependency|Build-time dependency) \S.* found: |(?:Has header|Checking (?:for|if|whether)|Compiler for|Header) .*: (?:YES|NO|\d)|(?:C|C\+\+|Fortran|Rust) (?:compiler|linker) for the |The Meson build system$|(?:Source|Build) dir: |Build targets in project: |Host machine cpu)/,
        },
        {
          class: 'error',
          match:
            /^(?<file>\S*meson\.build):(?<line>\d+):(?<column>\d+): (?<severity>ERROR|WARNING|DEPRECATION):? (?<message>.+)/,
        },
        { class: 'pass', match: /^ *\d+\/\d+ \S.*\s(?:OK|SKIP|EXPECTEDFAIL) +[\d.]+s/ },
        {
          class: 'failure',
          match: /^ *\d+\/\d+ (?<name>\S.*?)\s+(?:FAIL|ERROR|TIMEOUT|INTERRUPT|UNEXPECTEDPASS) +[\d.]+s/,
        },
        { class: 'summary', match: /^(?:Ok|Expected Fail|Fail|Unexpected Pass|Skipped|Timeout): +\d+ *$/ },
        { class: 'note', match: /^(?:A full log can be found at|Full log written to) \S/ },
      ],
    },
    {
      id: 'scons',
      source: { documented: 'https://scons.org/doc/production/HTML/scons-user.html' },
      forms: [
        { class: 'exit', match: /^scons: \*\*\* \[(?<name>[^\]]+)\] / },
        { class: 'error', match: /^scons: \*\*\* (?<message>.+)/ },
        { class: 'failure', match: /^scons: building terminated because of errors/ },
        { class: 'progress', match: /^scons: (?:Reading|done|Building|Entering|`)/ },
      ],
    },
  ],
};
