import type { Language } from '../language.js';

/** A message that holds a count, such as a logger's. */
const NO_SUMMARY = /(?:^|[\s\])|])(?:ERROR|FATAL|SEVERE|CRITICAL):? +[^\s\d]|\b[A-Z]\w*(?:Error|Exception): \S/;

/** Totals of a run that count something wrong. */
const COUNTS_PROBLEMS =
  /(?:^|[\s(,:;|])[1-9]\d* (?:tests? |specs? |examples? |assertions? |suites? |files? )?(?:failed|failing|failures?|errors?|warnings?|problems?|broken|offenses?|violations?)\b|\b(?:failed|failures?|errors?)\s?[:=]\s?[1-9]/i;

/**
 * What tools share, tried only where no tool's own form matches: places with and without a severity, words of failure in
 * a context that makes them one, exit lines, summaries, assertion pairs, progress and installs. A word alone is not
 * enough: `0 errors`, `error_handler.py`, `--no-fail`, `fix error handling` are none.
 */
export const generic: Language = {
  id: 'generic',
  name: 'Words and forms that tools share',
  tools: [
    {
      id: 'exit',
      source: 'recorded',
      forms: [
        {
          class: 'exit',
          match:
            /\b(?:exit(?:ed|s|ing)?|return(?:ed|s)?|terminated|finished|failed|died|quit)\b.{0,80}?\b(?:(?:with|exit|return) )?(?:code|status|value)\b[ :=]*(?:\(?(?:exit )?(?:code|status|value|error)\)?[ :=]*)*-?(?:0x)?[1-9]\d*\b/i,
          has: ['exit', 'return', 'terminated', 'finished', 'failed', 'died', 'quit'],
        },
        { class: 'exit', match: /\bexit (?:code|status)\b[ :=]*-?[1-9]\d*/i, has: ['exit code', 'exit status'] },
        {
          class: 'exit',
          match: /\b(?:terminated|killed) by signal\b|\bsignal: (?:killed|aborted|segmentation)/i,
          has: ['by signal', 'signal: '],
        },
        {
          class: 'exit',
          match:
            /^(?:Segmentation fault|Aborted|Killed|Bus error|Illegal instruction|Terminated)(?: \(core dumped\))?\.?$/,
        },
        {
          class: 'exit',
          match: /\b(?:Segmentation fault|core dumped|Bus error|Illegal instruction)\b/,
          has: ['segmentation fault', 'core dumped', 'bus error', 'illegal instruction'],
        },
      ],
    },
    {
      id: 'located',
      source: 'recorded',
      forms: [
        {
          // path:line[:column]: [severity[ code]:] message
          class: 'located',
          match:
            /^[ \t>|*-]{0,8}(?<file>(?:[A-Za-z]:)?[^\s:'"()[\]{}<>=,;|]+\.[A-Za-z][\w+-]{0,11}|(?:[\w.-]+\/){0,20}(?:Makefile|Dockerfile|Rakefile|Gemfile)):(?<line>\d+)(?:[:.](?<column>\d+))?(?:-\d+(?::\d+)?)?(?::|\s-)?\s+(?:\(?(?<severity>fatal error|internal compiler error|error|warning|warn|note|info|hint|fatal|remark|style|failure|critical)\b\)?(?:[ [(]{1,3}(?<code>[\w./-]+)[\])]?)?\s?[:-]?\s*)?(?<message>\S.*)$/i,
          has: [':1:', ':11', ':1 ', ':1.', ':1-'],
          not: /^[ \t>|*-]{0,8}(?:[a-z]+:\/\/|\d+:\d+)/i,
        },
        {
          // path(line[,column]): severity code: message
          class: 'located',
          match:
            /^[ \t>]*(?<file>(?:[A-Za-z]:)?[^\s:'"()[\]{}<>=,;|]*\.[A-Za-z][\w+-]{0,11})\((?<line>\d+)(?:[,:](?<column>\d+))?(?:,\d+,\d+)?\)\s*:?\s*(?:(?<severity>fatal error|error|warning|note|info)\b\s*(?<code>[A-Z]+\d+)?\s*:?\s*)?(?<message>\S.*)$/i,
          has: ['(1)', '(11', '(1,', '(1:'],
        },
        {
          class: 'located',
          match:
            /\b(?:in|at|from|file) ["'`]?(?<file>(?:[A-Za-z]:)?[\w@./\\+-]*[\w-]\.[A-Za-z]\w{0,7})["'`]?,? (?:on |at )?line (?<line>\d+)/i,
        },
        {
          class: 'located',
          match: /^\s*(?:in|at|from) ["'`]?(?<file>(?:[A-Za-z]:)?[\w@./\\+-]*[\w-]\.[A-Za-z]\w{0,7}):(?<line>\d+)/,
        },
      ],
    },
    {
      id: 'summary',
      source: 'recorded',
      forms: [
        {
          class: 'summary',
          match:
            /(?:^|[\s(,:;|])\d+ (?:tests? |specs? |examples? |assertions? |suites? |files? |problems? )?(?:passed|passing|failed|failing|failures?|errors?|warnings?|problems?|skipped|pending|succeeded|successful|broken|offenses?|violations?|issues?)\b/i,
          has: [
            'pass',
            'fail',
            'error',
            'warning',
            'problem',
            'skipped',
            'pending',
            'succe',
            'broken',
            'offense',
            'violation',
            'issue',
          ],
          not: NO_SUMMARY,
        },
        {
          class: 'summary',
          match: /\b(?:tests?(?: run)?|passed|failed|failures?|errors?|skipped|total)\s*[:=]\s*\d+/i,
          has: ['test', 'pass', 'fail', 'error', 'skipped', 'total'],
          not: NO_SUMMARY,
        },
        {
          class: 'summary',
          match: /^\s*(?:BUILD|Build|TEST|Tests?) (?:FAILED|FAILURE|failed|SUCCESS(?:FUL)?|succeeded|failed)\b/,
        },
      ],
    },
    {
      id: 'exception',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match: /^(?:[\w$]+[.:]+)*[A-Z]\w*(?:Error|Exception|Failure|Fault)(?::| -|$)/,
        },
        {
          class: 'error',
          match: /\b[A-Z]\w*(?:Error|Exception)\b(?:\s*[:([]|: |$)/,
          has: ['error', 'exception'],
          not: /^\s*(?:import|from|except|catch|raise|throw|class|use|using)\b|^\s*(?:at|in) /,
        },
        {
          class: 'error',
          match: /\b(?:uncaught|unhandled)\b.{0,40}\b(?:exception|error|rejection)\b/i,
          has: ['uncaught', 'unhandled'],
        },
        { class: 'error', match: /^\s*(?:panic|PANIC|fatal|FATAL|Fatal)\b(?: error)?[:!(]/ },
        { class: 'error', match: /^\s*Caused by:/ },
      ],
    },
    {
      id: 'severity-word',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^\s*(?:[[(<]\s*)?(?:error|err!?|fatal|critical|crit|severe|panic|fehler|erreur|errore|erro)(?:\s*[\])>]|\[[\w.-]+\])?\s*(?:[:!|]| -|$)/i,
        },
        { class: 'error', match: /^\[error\] {1,2}(?<message>[^\s|].*)/ },
        {
          class: 'error',
          match: /(?:^|[\s\])(|*>])(?:ERROR|FATAL|CRITICAL|SEVERE|PANIC|EMERG|ALERT)(?=[\s\])|:]|$)/,
          has: ['error', 'fatal', 'critical', 'severe', 'panic', 'emerg', 'alert'],
        },
        {
          class: 'error',
          match: /(?:^|[\s\])|*>:])(?:[\w-]+ )?(?:error|fatal)(?:\[[\w.-]+\]|\s?\([\w.-]+\)| [A-Z]*\d+)?: \S/i,
          has: ['error', 'fatal'],
          not: /\b(?:no|0|without|ignor\w+|expected) (?:fatal )?errors?:/i,
        },
        {
          class: 'error',
          match: /\*\*\*\s*(?:\[|error|fail|fatal)|^##\[error\]|^::error/i,
          has: ['***', '##[error]', '::error'],
        },
        {
          class: 'warning',
          match: /^\s*(?:[[(<]\s*)?(?:warning|warn|deprecat\w+)(?:\s*[\])>]|\[[\w.-]+\])?\s*(?:[:!|]| -|$)/i,
          has: ['warn', 'deprecat'],
        },
        { class: 'warning', match: /(?:^|[\s\])(|*>])(?:WARNING|WARN)(?=[\s\])|:]|$)/, has: 'warn' },
        {
          class: 'warning',
          match:
            /(?:^|[\s\])|*>:])(?:[\w-]+ )?warning(?:\[[\w.-]+\]|\s?\([\w.-]+\)| [A-Z]*\d+)?: \S|^##\[warning\]|^::warning|\bDeprecationWarning\b/i,
          has: 'warning',
        },
      ],
    },
    {
      id: 'level',
      source: 'recorded',
      forms: [
        // A line that says of itself that it only informs is no error for the words in it, but may count what failed.
        {
          class: 'plain',
          match:
            /^\s*(?:\d[\d:,. TZ\t-]*)?(?:[[|(]\s*)?(?:INFO|DEBUG|TRACE|VERBOSE|NOTICE|info|debug|trace|verbose)\b\s*[\]|):]/,
          not: COUNTS_PROBLEMS,
        },
      ],
    },
    {
      id: 'failure',
      source: 'recorded',
      forms: [
        {
          class: 'pass',
          match: /^\s*(?:\d+[/) .]{0,3}\s*)?(?:✓|✔|√|PASS(?:ED)?\b|ok\b|OK\b|\[\s*(?:OK|PASS(?:ED)?|ok)\s*\])/,
        },
        {
          class: 'pass',
          match:
            /(?:\.\.|\s)(?:ok|OK|PASS(?:ED)?|passed|Passed|success) {0,9}(?:[[(]?[\d.:]+ ?m?s(?:ec|econds)?[\])]?)? ?(?:\[ {0,3}\d+%\])? ?$/,
          has: [' ok', '.ok', ' pass', '.pass', ' success', '.success'],
          not: /\bfail/i,
        },
        {
          class: 'failure',
          match: /^\s*(?:✗|✘|✖|×|❌|●|FAIL(?:ED|URE|S)?\b|not ok\b|\[\s*(?:FAIL(?:ED|URE)?|fail)\s*\]|---\s+FAIL)/,
        },
        {
          class: 'failure',
          match:
            /(?:\.\.|\s|:|\[)(?:FAIL(?:ED|URE)?|ERROR|failed) ?!? ?\]? {0,9}(?:[[(]?[\d.:]+ ?m?s(?:ec|econds)?[\])]?)? ?(?:\[ {0,3}\d+%\])? ?$/,
          has: [' fail', '.fail', ':fail', '[fail', ' error', '.error', ':error', '[error'],
          not: /\b(?:0|no) (?:tests? )?failed\b/i,
        },
        { class: 'failure', match: /<<<\s*(?:FAILURE|ERROR)!?/, has: '<<<' },
      ],
    },
    {
      id: 'assertion',
      source: 'recorded',
      forms: [
        {
          class: 'assertion',
          match:
            /^\s*(?:[-+|>*]\s*)?(?:expected|actual|received|got|want(?:ed)?|but was|but got|to equal|to be|instead got|left|right|reason|diff)\b(?:\s*(?:value|result|output))?\s*[:=]/i,
        },
        {
          class: 'assertion',
          match:
            /\bassert(?:ion)?s?\b.{0,60}\bfail|\bexpected\b.{1,200}\b(?:but|got|to (?:be|equal|eq|have|contain|match|throw|include|exist)|actual|received|found|was)\b/i,
          has: ['assert', 'expected'],
        },
      ],
    },
    {
      id: 'command',
      source: 'recorded',
      forms: [
        { class: 'command', match: /^(?:[$%#❯➜] |PS [^>]*> ?)\S/, not: /^#(?:\s|#|!|\d)/ },
        // A shell's trace, not a diff's added line nor a console that waits for the rest of a statement.
        {
          class: 'command',
          match: /^\+{1,9} (?:[\w.~/'"[({:$]\S*(?: |$)|\w+=)/,
          not: /[{;,(]$|^\+{3} \S*[./]\S*(?:\t|$)/,
        },
        {
          class: 'command',
          match: /^\+{1,9}(?:\/?[a-z\d_.~][\w./~-]*(?: |$)|[A-Za-z_]\w*=|\([^()\s]+:\d+\):? )/,
          not: /[{};,(:]$|^\+\w+ [:=]|^\+(?:import|from|const|let|var|function|def|class|struct|enum|protocol|interface|package|public|private|protected|static|return|if|for|while|else|end|type|use|func|fn|pub|impl|module|namespace|begin) /,
        },
        {
          class: 'command',
          match: /^(?:Run|Running|Executing|Starting|Step \d+)\b.{0,200}(?:\.{3}|:)?$/,
          not: /\b(?:FAIL(?:ED|URE)?|ERROR|failed)\W*$/,
        },
      ],
    },
    {
      id: 'progress',
      source: 'recorded',
      forms: [
        { class: 'progress', match: /^\s*(?:\[\s*)?\d{1,3}(?:\.\d+)?\s?%/ },
        {
          class: 'progress',
          match: /\b\d{1,3}(?:\.\d+)?%(?:[|[(]|\s[\s|[(\dof])|[#=]{8,}|\b\d+(?:\.\d+)?\s*[kKMG]i?B\/s\b/,
          has: ['1% ', '1%|', '1%[', '1%(', '########', '========', 'kb/s', 'mb/s', 'gb/s', 'kib/s', 'mib/s', 'gib/s'],
          not: /\b(?:error|fail)/i,
        },
        { class: 'progress', match: /^\s*\[[=#> .-]{1,80}\]\s?\d{1,3}\s?%/ },
        { class: 'progress', match: /^\s*[█▓▒░■━]{3,}/ },
        { class: 'progress', match: /^\s*[.sSxX]{10,}\s*(?:\[\s*\d+%\])?$/ },
        { class: 'progress', match: /^\s*(?:\[\d+\/\d+\]|\(\d+\/\d+\)|\d+\/\d+)\s/ },
      ],
    },
    {
      id: 'install',
      source: 'recorded',
      forms: [
        {
          class: 'install',
          match:
            /^\s*(?:[-+*>•]+\s*)?(?:Downloading|Downloaded|Fetching|Fetched|Collecting|Resolving|Resolved|Installing|Installed|Unpacking|Preparing to unpack|Setting up|Selecting previously|Get:\d+|Hit:\d+|Ign:\d+|Extracting|Pulling|Pulled|Receiving objects|Compressing objects|Counting objects|Enumerating objects|Resolving deltas|remote: (?:Counting|Compressing|Enumerating)|Using cached|Requirement already|Using \S+ \d)/,
        },
      ],
    },
    {
      id: 'hint',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          hint: true,
          match:
            /(?:^|[\s:[(])(?:failed|failure|unable|cannot|can't|could not|couldn't|refused|denied|no such|not found|undefined|unknown|invalid|unexpected|missing|unresolved|unrecognized|unsupported|illegal|does not exist|not permitted|timed out|timeout|aborting|aborted|crashed|corrupt\w*|mismatch)\b/i,
          has: [
            'fail',
            'unable',
            'cannot',
            "can't",
            'could not',
            "couldn't",
            'refused',
            'denied',
            'no such',
            'not found',
            'undefined',
            'unknown',
            'invalid',
            'unexpected',
            'missing',
            'unresolved',
            'unrecognized',
            'unsupported',
            'illegal',
            'not exist',
            'not permitted',
            'timed out',
            'timeout',
            'abort',
            'crashed',
            'corrupt',
            'mismatch',
          ],
          not: /\b(?:0|no) (?:tests? |builds? )?fail(?:ed|ures?)\b|^\s*(?:checking|looking)\b|\bfailed[:=]\s*0\b/i,
        },
      ],
    },
  ],
};
