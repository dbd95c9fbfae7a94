import type { Tool } from '../../language.js';

/**
 * The Java virtual machine itself, whatever language runs on it: stack traces, thread dumps, crash reports. A frame says only
 * the file's name, so frames of the platform, of languages and of test runners are told by their package; they name no
 * file and so count as library frames.
 */
export const virtualMachine: readonly Tool[] = [
  {
    id: 'stack-trace',
    source: 'recorded',
    forms: [
      { class: 'error', match: /^Exception in thread "[^"]*" (?<code>[\w$.]+)(?:: (?<message>.*))?$/ },
      { class: 'error', match: /^\s*(?:Caused by|Suppressed|Wrapped by): (?<code>[\w$.]+)(?:: (?<message>.*))?$/ },
      { class: 'error', match: /^Error occurred during initialization of (?:VM|boot layer)/ },
      { class: 'note', match: /^Picked up (?:_JAVA_OPTIONS|JAVA_TOOL_OPTIONS|JDK_JAVA_OPTIONS): / },
      { class: 'frame', match: /^\s*\.{3} \d+ (?:more|common frames omitted)\b/ },
      {
        class: 'frame',
        match:
          /^\s*at (?:[^\s()]*\/)?(?<function>(?:java|javax|jdk|sun|com\.sun|jakarta|kotlin|kotlinx|scala|dotty|groovy|groovyjarjar\w*|clojure|nrepl|leiningen|sbt|xsbt|mill|junit|org\.(?:junit|opentest4j|testng|hamcrest|assertj|mockito|powermock|scalatest|specs2|scalactic|spockframework|codehaus\.groovy|apache\.groovy|apache\.maven|apache\.tools\.ant|codehaus\.plexus|gradle|springframework|hibernate|eclipse\.jetty|jetbrains)|munit|worker\.org\.gradle|com\.(?:intellij|google\.common|google\.inject)|net\.bytebuddy|io\.netty|reactor|android|androidx|dalvik)\.[^\s()]+) ?\(/,
      },
      {
        class: 'frame',
        match:
          /^\s*at (?:[^\s()]*\/)?(?<function>[^\s()/]+) ?\((?<file>[\w$-]+\.(?:java|kt|kts|scala|sc|groovy|gradle|clj|cljc|cljs|aj|mill)):(?<line>\d+)\)/,
      },
      {
        class: 'frame',
        match:
          /^\s*at [^\s()]+ ?\((?:[\w.@-]+\/)?(?:Native Method|Unknown Source|NO_SOURCE_FILE:\d+|<generated>|[\w$-]+\.\w{1,6}(?::\d+)?|Unknown Source:\d+|)\)/,
      },
    ],
  },
  {
    id: 'thread-dump',
    source: 'recorded',
    forms: [
      { class: 'error', match: /^Found (?:one|\d+) Java-level deadlocks?:$/ },
      { class: 'summary', match: /^Found \d+ deadlocks?\.$/ },
      { class: 'note', match: /^"[^"]*"(?: #\d+)?(?: \[\d+\])?(?: daemon)? (?:prio|os_prio|Id)=\d/ },
      { class: 'note', match: /^\s+java\.lang\.Thread\.State: / },
      {
        class: 'frame',
        match: /^\s+- (?:waiting (?:on|to lock|to re-lock)|locked|parking to wait for|eliminated|None) ?</,
      },
      { class: 'note', match: /^\s+(?:waiting (?:to lock monitor|for ownable synchronizer) 0x|which is held by ")/ },
      {
        class: 'note',
        match:
          /^(?:Full thread dump |Threads class SMR info:|Java stack information for the threads|Locked ownable synchronizers:|JNI global ref)/,
      },
    ],
  },
  {
    id: 'crash',
    source: { documented: 'https://docs.oracle.com/en/java/javase/21/troubleshoot/fatal-error-log.html' },
    forms: [
      {
        class: 'error',
        match:
          /^# (?<message>A fatal error has been detected by the Java Runtime Environment|There is insufficient memory for the Java Runtime)/,
      },
      {
        class: 'error',
        match: /^# {1,2}(?:SIG[A-Z]+|EXCEPTION_\w+|Internal Error|Out of Memory Error|Native memory allocation) \(/,
      },
      { class: 'frame', match: /^(?:# )?[CVvJjA] {1,2}\[[\w.-]+\+0x[0-9a-f]+\]/ },
      { class: 'frame', match: /^(?:# )?[JjA] {1,2}(?:\d+ |[\w$.]+\.[\w$<>]+\()/ },
      {
        class: 'note',
        match:
          /^# (?:JRE version|Java VM|Problematic frame|No core dump|Core dump|Failed to write core dump|An error report file|If you would like to submit|The crash happened outside|See problematic frame|Possible reasons|Possible solutions|CreateCoredumpOnCrash)/,
      },
    ],
  },
];
