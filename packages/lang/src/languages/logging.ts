import type { Language } from '../language.js';

/**
 * Lines of loggers, whose own level says how grave they are. Plain `ERROR`, `[error]` and the like are covered by the
 * words that all tools share; here are the levels that are written as a letter, a number, or inside a record.
 */
export const logging: Language = {
  id: 'logging',
  name: 'Loggers of running programs',
  tools: [
    {
      id: 'levels',
      source: { documented: 'https://logging.apache.org/log4j/2.x/manual/customloglevels.html' },
      // What a program says for its own debugging is no error, whatever words it uses.
      forms: [{ class: 'plain', match: /^\[?(?:DEBUG|TRACE|FINE|FINER|FINEST)\]?[: \t]/ }],
    },
    {
      id: 'glib',
      source: { documented: 'https://docs.gtk.org/glib/logging.html' },
      forms: [{ class: 'warning', match: /^\([\w.:-]{1,80}:\d+\): [\w-]+-(?:CRITICAL|WARNING) \*\*: / }],
    },
    {
      id: 'json',
      source: { documented: 'https://getpino.io/#/docs/api' },
      forms: [
        {
          class: 'plain',
          match:
            /^\{.{0,400}?"(?:level|severity|levelname|log\.level|@level|lvl|@l|Level)": ?"(?<severity>[A-Za-z]{3,12})"/,
          not: /^\{"Time":|^\{"(?:type|test|reason)"/,
        },
        // pino and bunyan: 50 is error, 60 fatal, 40 warning.
        { class: 'error', match: /^\{.{0,200}?"level": ?(?:50|60)\b/ },
        { class: 'warning', match: /^\{.{0,200}?"level": ?40\b/ },
      ],
    },
    {
      id: 'logfmt',
      source: { documented: 'https://pkg.go.dev/github.com/sirupsen/logrus' },
      forms: [
        {
          class: 'plain',
          match: /(?:^|[\s|])(?:level|lvl|severity)="?(?<severity>[A-Za-z]{3,9})"?(?=\s|$)/,
          has: ['level=', 'lvl=', 'severity='],
        },
        { class: 'error', match: /^(?:ERRO|FATA|PANI)\[\d+\] *(?<message>.*)$/ },
        { class: 'warning', match: /^WARN\[\d+\] *(?<message>.*)$/ },
        { class: 'note', match: /^(?:INFO|DEBU|TRAC)\[\d+\]/ },
      ],
    },
    {
      id: 'klog',
      source: { documented: 'https://pkg.go.dev/k8s.io/klog/v2' },
      forms: [
        {
          class: 'plain',
          match: /^(?<severity>[EFWI])\d{4} \d\d:\d\d:\d\d\.\d+ +\d+ (?<file>[\w./-]+):(?<line>\d+)\] (?<message>.*)$/,
        },
      ],
    },
    {
      id: 'zap',
      source: { documented: 'https://pkg.go.dev/go.uber.org/zap' },
      forms: [
        {
          class: 'plain',
          match:
            /^(?<severity>ERROR|FATAL|PANIC|DPANIC|WARN|INFO|DEBUG)\t(?:[\w.-]+\t)?(?<file>[\w./@-]+\.go):(?<line>\d+)\t(?<message>.*)$/,
        },
      ],
    },
    {
      id: 'python-logging',
      source: { documented: 'https://docs.python.org/3/library/logging.html' },
      forms: [
        // loguru puts bars around the level.
        { class: 'plain', match: /^\| (?<severity>ERROR|CRITICAL|WARNING|INFO|DEBUG|TRACE) +\| (?<message>.*)$/ },

        { class: 'plain', match: /^(?<severity>ERROR|CRITICAL|WARNING|INFO|DEBUG):[A-Za-z_][\w.-]*:(?<message>.*)$/ },
      ],
    },
    {
      id: 'spdlog',
      source: { documented: 'https://github.com/gabime/spdlog/wiki' },
      forms: [
        {
          class: 'plain',
          match: /^\[[\w .:/-]{1,60}\] \[(?<severity>trace|debug|info|warning|error|critical)\] (?<message>.*)$/,
        },
      ],
    },
    {
      id: 'web-servers',
      source: { documented: 'https://httpd.apache.org/docs/current/logs.html' },
      forms: [
        // Apache names the module before the level, nginx the process after it.
        {
          class: 'plain',
          match:
            /^(?:\[\w{3} \w{3} [ \d]\d [\d:.]+ \d{4}\] )?\[\w*:(?<severity>emerg|alert|crit|error|warn|notice|info|debug)\] /,
        },
        { class: 'plain', match: /^\[(?<severity>emerg|alert|crit|error|warn|notice|info)\] \d+#\d+: (?<message>.*)$/ },
      ],
    },
    {
      id: 'dotnet-logging',
      source: { documented: 'https://learn.microsoft.com/en-us/dotnet/core/extensions/console-log-formatter' },
      forms: [
        { class: 'error', match: /^(?:fail|crit): [\w.`+<>]+\[\d+\]$/, tail: 1 },
        { class: 'warning', match: /^warn: [\w.`+<>]+\[\d+\]$/, tail: 1 },
        { class: 'note', match: /^(?:info|dbug|trce): [\w.`+<>]+\[\d+\]$/, tail: 1 },
        { class: 'error', match: /^\[\d\d:\d\d:\d\d (?:ERR|FTL)\] (?<message>.*)$/ },
        { class: 'warning', match: /^\[\d\d:\d\d:\d\d WRN\] (?<message>.*)$/ },
        { class: 'note', match: /^\[\d\d:\d\d:\d\d (?:INF|DBG|VRB)\] / },
      ],
    },
    {
      id: 'logcat',
      source: { documented: 'https://developer.android.com/tools/logcat' },
      forms: [
        {
          class: 'plain',
          match: /^\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} +\d+ +\d+ (?<severity>[EFWIDV]) [^:]{1,80}: (?<message>.*)$/,
        },
        { class: 'plain', match: /^(?<severity>[EFW])\/[\w.$ -]{1,60}\( *\d+\): (?<message>.*)$/ },
      ],
    },
  ],
};
