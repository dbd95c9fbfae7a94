import type { Tool } from '../../language.js';

/** What builds on the JVM: Maven with Surefire, Gradle, Ant, sbt, Leiningen, Mill. */
export const buildTools: readonly Tool[] = [
  {
    id: 'surefire',
    source: 'recorded',
    forms: [
      {
        class: 'failure',
        match: /^\[(?:ERROR|WARNING|INFO)\] +Tests run: \d+, .*<<< (?:FAILURE|ERROR)!(?: -{1,2} in (?<name>\S+))?/,
      },
      {
        class: 'pass',
        match: /^\[(?:INFO|WARNING)\] +Tests run: \d+, Failures: 0, Errors: 0,.*(?: -{1,2} in |Time elapsed)/,
      },
      {
        class: 'summary',
        match: /^(?:\[(?:ERROR|WARNING|INFO)\] +)?Tests run: +\d+, +Failures: +\d+, +Errors: +\d+, +Skipped: +\d+$/,
      },
      { class: 'failure', match: /^Tests run: \d+, .*<<< (?:FAILURE|ERROR)!/ },
      { class: 'pass', match: /^Tests run: \d+, Failures: 0, Errors: 0,.*Time elapsed/ },
      {
        class: 'failure',
        match: /^\[ERROR\] +(?<name>[\w$]\S*)(?: --)? +Time elapsed: [\d.,]+ ?s(?:ec)? +<<< (?:FAILURE|ERROR)!/,
      },
      {
        class: 'failure',
        match: /^(?<name>[\w$]\S*)(?: --)? +Time elapsed: [\d.,]+ ?s(?:ec)? +<<< (?:FAILURE|ERROR)!/,
      },
      {
        class: 'summary',
        match: /^(?:\[(?:ERROR|WARNING)\] +)?(?:Failures|Errors|Flakes|Failed tests|Tests in error): *$/,
      },
      { class: 'failure', match: /^(?:Failed tests|Tests in error): +(?<name>\S.*)/ },
      {
        class: 'failure',
        match: /^\[ERROR\] {3}(?<name>[\w$]+(?:[.>][\w$]+|->[\w$.]+)*(?:\[[^\]]*\])?:\d+(?:->\S+)?) (?<message>.*)/,
      },
      { class: 'failure', match: /^ {2}(?<name>[A-Z][\w$]*(?:[.>][\w$]+|->[\w$.]+)+:\d+(?:->\S+)?) (?<message>\S.*)/ },
      { class: 'failure', match: /^ {2}(?<name>[\w$]+\((?:[\w$]+\.)+[\w$]+\)):? (?<message>\S.*)/ },
      { class: 'progress', match: /^\[INFO\] +Running \S+$/ },
      { class: 'progress', match: /^Running (?:[a-z_][\w$]*\.)+[A-Z][\w$]*$/ },
      { class: 'note', match: /^(?:\[INFO\] +)?(?:T E S T S|Results ?:)$/ },
    ],
  },
  {
    id: 'maven',
    source: 'recorded',
    forms: [
      { class: 'install', match: /^(?:\[INFO\] +)?(?:Download(?:ing|ed)(?: from \S+)?: \S|Progress \(\d+\): )/ },
      {
        class: 'error',
        match:
          /^\[(?<severity>ERROR|WARNING|WARN|INFO)\] +(?<file>(?:[A-Za-z]:)?[^\s:[][^:[]*\.\w+):\[(?<line>\d+)(?:,(?<column>\d+))?\] (?:\(\w+\) )?(?<message>.+)/,
      },
      {
        class: 'error',
        match:
          /^\[(?<severity>ERROR|WARNING|WARN)\] +file:\/\/(?<file>\/[^:]+):(?<line>\d+):(?<column>\d+) (?<message>.+)/,
      },
      { class: 'frame', match: /^\[ERROR\]\s+at (?<function>[\w$.]+)\((?<file>[\w$-]+\.\w+):(?<line>\d+)\)/ },
      {
        class: 'error',
        match:
          /^\[(?:ERROR|WARNING)\] (?<file>(?:[A-Za-z]:)?[^\s:[][^:[]*\.\w+):(?<line>\d+): (?<severity>error|warning): (?<message>.+)/,
      },
      { class: 'frame', match: /^\[ERROR\]\s+at \S+\(|^\[ERROR\]\s+\.{3} \d+ more/ },
      {
        class: 'note',
        match:
          /^\[ERROR\] *(?:$|-> \[Help|\[Help|To see the full stack trace|Re-run Maven|For more information about|See \S+ for the individual|See dump files|Please refer to|After correcting the problems|mvn <args>| {2}mvn |(?:symbol|location|required|found|reason): )/,
      },
      {
        class: 'summary',
        match:
          /^\[INFO\] (?:BUILD (?:SUCCESS|FAILURE)|Reactor Summary|Total time:|Finished at:|\d+ (?:errors?|warnings?) *$)/,
      },
      { class: 'failure', match: /^\[INFO\] (?<name>\S.*?) \.+ FAILURE \[/ },
      { class: 'pass', match: /^\[INFO\] \S.* \.+ (?:SUCCESS \[|SKIPPED$)/ },
      { class: 'command', match: /^\[INFO\] (?:--- \S+:\S+ (?:\(|@)|>>> \S|<<< \S|Building \S+.* \S+)/ },
      { class: 'note', match: /^\[INFO\] -+[<[] \S+ [>\]]-+$/ },
      {
        class: 'progress',
        match:
          /^\[INFO\] *(?:-+|$|Scanning for projects|Using '|Using auto detected|Copying \d+|skip non existing|Nothing to compile|Changes detected|Recompiling|Compiling \d+|No sources to compile|Installing \/|Building (?:jar|war)|Deleting \/|Surefire report|Tests are skipped|Not compiling|argLine set|Loading execution data|Analyzed bundle|Replacing |Including |Attaching )/,
      },
      { class: 'error', match: /^\[(?<severity>ERROR|WARNING)\] (?<message>\S.*)/ },
    ],
  },
  {
    id: 'gradle',
    source: { documented: 'https://docs.gradle.org/current/userguide/command_line_interface.html' },
    forms: [
      { class: 'failure', match: /^> Task (?<name>:\S+) FAILED$/ },
      { class: 'progress', match: /^> (?:Task :|Configure project|Transform |IDLE$|:\S+(?: >|$)|\d+% )/ },
      { class: 'failure', match: /^(?<name>:[\w:-]+) FAILED$/ },
      { class: 'progress', match: /^:[\w:-]+(?: (?:UP-TO-DATE|NO-SOURCE|SKIPPED|FROM-CACHE))?$/ },
      { class: 'progress', match: /^<[=-]+> \d+% / },
      { class: 'failure', match: /^FAILURE: (?<message>Build (?:failed|completed) with .+)/ },
      {
        class: 'error',
        match:
          /^(?:Execution failed for task|A problem occurred (?:configuring|evaluating|building)|Could not (?:resolve|determine|compile|open|create|initialize|find (?:method|property|or load main class|\S+:\S+:))|Task '.+' not found) ?/,
      },
      {
        class: 'error',
        match:
          /^\s*> (?<message>(?:Compilation (?:failed|error)|Could not|Cannot|There were failing tests|A failure occurred|Process '|No |Failed|Failing|Unable|Unresolved|Execution of|Required|Searched|Plugin|Lint found|Test process|java\.|org\.|com\.|Received status|Unknown host)\b.*)/,
      },
      { class: 'note', match: /^\s*> (?:Run with|Get more help|Re-run)/ },
      {
        class: 'located',
        match: /^(?:Build file|Settings file|Script|Initialization script) '(?<file>[^']+)' line: (?<line>\d+)/,
      },
      { class: 'note', match: /^\* (?:What went wrong|Where|Try|Exception is|Get more help)\b/ },
      {
        class: 'note',
        match:
          /^(?:Run with --(?:stacktrace|info|debug|scan)|Deprecated Gradle features|You can use '--warning-mode|For more on this, please refer|See https:\/\/docs\.gradle\.org)/,
      },
      { class: 'failure', match: /^(?=\S.* > )(?<name>\S.*) FAILED$/, has: ' failed' },
      {
        class: 'pass',
        match: /^\S(?=.* > ).* (?:PASSED|SKIPPED|STANDARD_OUT|STANDARD_ERROR)$/,
        has: [' passed', ' skipped', ' standard_'],
      },
      {
        class: 'error',
        match:
          /^ {4}(?<code>[\w$.]+(?:Error|Exception|Failure)\w*)(?:: (?<message>.*))? at (?<file>[\w$-]+\.\w+):(?<line>\d+)$/,
      },
      { class: 'error', match: /^ {8}Caused by: (?<code>[\w$.]+) at (?<file>[\w$-]+\.\w+):(?<line>\d+)$/ },
      { class: 'summary', match: /^(?:BUILD (?:SUCCESSFUL|FAILED) in |\d+ actionable tasks?: |\d+ tests completed)/ },
      {
        class: 'progress',
        match:
          /^(?:Starting a Gradle Daemon|Daemon will be stopped|To honour the JVM settings|Calculating task graph|Reusing configuration cache|Configuration cache entry|Welcome to Gradle|Here are the highlights|Publishing build scan)/,
      },
      { class: 'install', match: /^(?:Download https?:\/\/|Downloading https?:\/\/services\.gradle|Unzipping \/)/ },
    ],
  },
  {
    id: 'ant',
    source: 'recorded',
    forms: [
      {
        class: 'error',
        match: /^(?<file>(?:[A-Za-z]:)?[\\/]\S*\.xml):(?<line>\d+)(?::(?<column>\d+))?: (?<message>.+)/,
      },
      { class: 'progress', match: /^(?:Buildfile: \S|Trying to override old definition)/ },
      { class: 'summary', match: /^Total time: \d/ },
    ],
  },
  {
    id: 'sbt',
    source: { documented: 'https://www.scala-sbt.org/1.x/docs/Testing.html' },
    forms: [
      {
        class: 'error',
        match:
          /^\[(?<severity>error|warn|info)\] (?:-- )?(?:\[E?(?<code>\w+)\] )?(?:[\w ]*(?:Error|Warning): )?(?<file>(?:[A-Za-z]:)?[^\s:[][^:[]*\.(?:scala|java|sbt|sc)):(?<line>\d+)(?::(?<column>\d+))?:? ?(?<message>.*)/,
      },
      { class: 'failure', match: /^\[info\] +(?:- )?(?<name>\S.*) \*\*\* (?:FAILED|ABORTED) \*\*\*/ },
      {
        class: 'summary',
        match:
          /^\[(?:info|error)\] (?:\*\*\* \d+ (?:TESTS?|SUITES?) |Tests: succeeded|Passed: Total|Failed: Total|Error: Total|Run completed|Total number of tests|Suites: completed|All tests passed|Total time|\w+ (?:errors?|warnings?) found)/,
      },
      { class: 'summary', match: /^\[(?:success|error)\] Total time: / },
      {
        class: 'failure',
        match:
          /^\[error\] (?:Test (?<name>\S+) failed|\(.+\) .*(?:failed|unsuccessful|Compilation).*|\([\w*-]+ ?[/:][^()]*\) \S|Failed tests:)/,
      },
      { class: 'failure', match: /^\[error\] \t(?<name>[\w$.]+)$/ },
      { class: 'failure', match: /^\[error\] +[x!] (?<name>\S.*)/ },
      {
        class: 'assertion',
        match: /^\[(?:info|error)\] {2,}(?<message>\S.*) \((?<file>[\w$-]+\.scala):(?<line>\d+)\)$/,
      },
      {
        class: 'frame',
        match: /^\[(?:info|error)\] (?<function>[\w$.]+)\((?<file>[\w$-]+\.(?:scala|java)):(?<line>\d+)\)$/,
      },
      {
        class: 'frame',
        match: /^\[(?:info|error)\]\s+at (?<function>[\w$.]+)\((?<file>[\w$-]+\.(?:scala|java)):(?<line>\d+)\)/,
      },
      { class: 'frame', match: /^\[(?:info|error)\]\s+(?:at \S+\(|\.{3}$|\.{3} \d+ )/ },
      { class: 'pass', match: /^\[info\] +(?:- |\+ )\S/ },
      { class: 'note', match: /^\[(?:error|warn)\](?: {2,}(?!\*)|$| stack trace is suppressed| Note: )/ },
      { class: 'note', match: /^\[(?:error|warn)\] *(?:\d+ *)?\|/ },
      {
        class: 'install',
        match:
          /^\[info\] (?:downloading|Downloading|Fetch(?:ing|ed)|Resolving|Updating|Done updating|Resolved|\s*\[SUCCESSFUL )/,
      },
      {
        class: 'progress',
        match:
          /^\[info\] (?:[Cc]ompiling|[Dd]one compiling|[Ll]oading|[Ss]et(?:ting)? current project|resolving key|welcome to sbt|started sbt server|Packaging|Non-compiled module|Compilation completed|Formatting|\d+ (?:Scala|Java) source)/,
      },
    ],
  },
  {
    id: 'leiningen',
    source: { documented: 'https://leiningen.org/' },
    forms: [
      { class: 'install', match: /^Retrieving \S+ from \S+$/ },
      { class: 'command', match: /^lein test(?: :only)? \S+$/ },
      { class: 'exit', match: /^(?:Subprocess failed|Error encountered performing task)/ },
    ],
  },
  {
    id: 'mill',
    source: { documented: 'https://mill-build.org/' },
    forms: [
      { class: 'failure', match: /^X (?<name>\S+) \d+ms/ },
      { class: 'pass', match: /^\+ \S+ \d+ms/ },
      { class: 'summary', match: /^(?:\[\d+\/\d+\] .* )?\d+ (?:targets|tasks) failed$/ },
    ],
  },
];
