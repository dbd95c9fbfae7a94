import type { Language } from '../language.js';

/** Shells, and the programs every script calls: their errors carry the script's line, or the program's name. */
export const shell: Language = {
  id: 'shell',
  name: 'Shell',
  extensions: ['sh', 'bash', 'zsh', 'ksh', 'fish', 'bats'],
  tools: [
    {
      id: 'sh',
      source: 'recorded',
      forms: [
        { class: 'error', match: /^(?:\/(?:usr\/)?bin\/)?-?(?:ba|da|z|k|a)?sh: (?:line )?\d+: (?<message>.+)$/ },
        { class: 'error', match: /^(?:\/(?:usr\/)?bin\/)?-?(?:ba|da|z|k|a|fi)?sh: (?<message>.+)$/ },
        // bash writes the word `line`, dash does not.
        {
          class: 'error',
          match: /^(?<file>[^\s:]+): line (?<line>\d+): (?<message>.+)$/,
          has: ': line 1',
          not: /: warning: here-document/,
        },
        {
          class: 'warning',
          match: /^(?<file>[^\s:]+): line (?<line>\d+): warning: (?<message>.+)$/,
        },
        {
          class: 'error',
          match:
            /^(?=[^\s:]*[./])(?<file>[^\s:]+): (?<line>\d+): (?<message>.*(?:\b(?:not found|[Ss]yntax error|[Pp]ermission denied|[Bb]ad substitution|cannot |parameter not set|[Bb]ad variable|[Ii]llegal option|[Nn]o such file).*))$/,
        },
        {
          class: 'error',
          match:
            /^(?<file>[^\s:]+):(?<line>\d+): (?<message>(?:command not found|no such file or directory|parse error|permission denied|no matches found|bad pattern).*)$/,
        },
        { class: 'error', match: /^fish: (?<message>.+)$/ },
      ],
    },
    {
      id: 'coreutils',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^(?:\/(?:usr\/)?bin\/)?(?:cp|mv|rm|rmdir|ls|ln|cat|mkdir|touch|chmod|chown|chgrp|find|grep|head|tail|sort|wc|diff|cmp|env|install|stat|du|df|dd|tee|cd|readlink|realpath|mktemp|split|sha\d{1,3}sum|md5sum|unzip|zip|gzip|gunzip|xz|bzip2|tar|patch|sudo|mount|umount|kill|timeout|nohup|basename|dirname|cut|tr|uniq|sed|xargs): (?<message>.*(?:No such (?:file|process)|Permission denied|Not a directory|Is a directory|File exists|[Cc]annot |[Cc]an't |not found|(?:unrecognized|invalid|unknown) option|missing (?:file )?operand|No space left|Read-only file system|Operation not permitted|Directory not empty|Input\/output error|Too many open files).*)$/,
        },
      ],
    },
    {
      id: 'shellcheck',
      source: 'recorded',
      forms: [
        { class: 'located', match: /^In (?<file>\S+) line (?<line>\d+):$/, tail: 1 },
        { class: 'located', match: /^\s*\^-*\^? (?<code>SC\d+) \((?:info|style)\): (?<message>.*)$/ },
        { class: 'located', match: /^\s*\^-*\^? (?<code>SC\d+) \((?<severity>error|warning)\): (?<message>.*)$/ },
        {
          class: 'located',
          match: /^(?<file>[^\s:]+):(?<line>\d+):(?<column>\d+): (?<severity>\w+): (?<message>.*) \[(?<code>SC\d+)\]$/,
        },
        {
          class: 'note',
          match: /^(?:Did you mean: ?$|For more information:$| +https:\/\/www\.shellcheck\.net\/wiki\/SC\d+)/,
        },
      ],
    },
    {
      id: 'bats',
      source: 'recorded',
      forms: [
        {
          class: 'located',
          match:
            /^#?\s*\((?:in|from) (?:function `(?<function>[^']{1,100})' in )?(?:test )?file (?<file>[^,\n]+), line (?<line>\d+)[,)]/,
        },
        { class: 'assertion', match: /^#?\s+`(?<message>.{1,500})' failed(?: with status \d+)?$/ },
        { class: 'located', match: /^#?\s+in test file (?<file>[^,\n]+), line (?<line>\d+)\)/ },
        {
          class: 'assertion',
          match:
            /^#? ?-- (?:output|values|regular expression|command|status|actual|expected|line count|substring|no line|exceeds|[\w ]{3,40} (?:differ|fail\w*|contain\w*|succeed\w*)) ?.{0,60}--$/,
        },
      ],
    },
    {
      id: 'shunit2',
      source: { documented: 'https://github.com/kward/shunit2' },
      forms: [
        { class: 'failure', match: /^ASSERT:(?<message>.*)$/ },
        { class: 'summary', match: /^(?:Ran \d+ tests?\.|FAILED \(failures=\d+\))$/ },
      ],
    },
    {
      id: 'curl',
      source: 'recorded',
      forms: [
        { class: 'error', match: /^curl: (?:\(\d+\) |option |no URL)(?<message>.*)$/ },
        { class: 'progress', match: /^\s+% Total +% Received|^\s+Dload +Upload/ },
        { class: 'progress', match: /^\s*\d{1,3} +[\d.]+[kMGT]? +\d{1,3} +[\d.]+[kMGT]? +\d{1,3} +[\d.]+[kMGT]? / },
        {
          class: 'note',
          match:
            /^(?:\* {1,3}(?:Trying |Connected to |Host .{1,100} was resolved|IPv[46]: |ALPN|TLSv|SSL |Server certificate|Connection #|Closing connection|TCP_NODELAY|Mark bundle|Using |CAfile| ?CApath|Request completely|[Ss]ubject|[Ii]ssuer)|[{}] \[\d+ bytes data\])/,
        },
      ],
    },
    {
      id: 'wget',
      source: 'recorded',
      forms: [
        { class: 'error', match: /^Connecting to \S+.{0,100}\.{3} failed: (?<message>.*)$/ },

        { class: 'error', match: /^HTTP request sent, awaiting response\.\.\. [45]\d\d / },
        {
          class: 'install',
          match:
            /^(?:--\d{4}-\d\d-\d\d \d\d:\d\d:\d\d-- |HTTP request sent, awaiting response\.\.\. [23]|Resolving \S+ \(|Connecting to \S+ \(.{1,100}connected|Length: (?:\d|unspecified)|Saving to: )/,
        },
        {
          class: 'progress',
          match: /^\s*\d+[KM] [., ]{5,90} \d+%|^\S[^\n]{0,60}\d{1,3}%\[[=> +]*\]/,
          has: ['.......', '%[=', '%[>', '%[ ', '%[+', '%[]'],
        },
        { class: 'install', match: /^(?:\(?[\d.,]+ [KMG]?B\/s\)? - )?[‘'"].{1,300}[’'"] saved \[\d/ },
      ],
    },
    {
      id: 'file-transfer',
      source: { documented: 'https://download.samba.org/pub/rsync/rsync.1' },
      forms: [
        { class: 'exit', match: /^rsync error: (?<message>.*) \(code (?<code>\d+)\)/ },
        { class: 'error', match: /^rsync: (?<message>.*)$/ },
        { class: 'progress', match: /^\s*[\d,.]+[KMG]? +\d{1,3}% +[\d.]+[kMG]?B\/s +\d+:\d\d:\d\d/ },
        { class: 'exit', match: /^tar: (?:Exiting with failure status|Error is not recoverable: exiting now)/ },
        { class: 'note', match: /^tar: Removing leading / },
        { class: 'note', match: /^(?:debug[123]: |Warning: Permanently added )/ },
        {
          class: 'error',
          match:
            /^(?:kex_exchange_identification: |ssh: (?:connect to host|Could not resolve)|scp: |Permission denied \()/,
        },
        { class: 'install', match: /^ +(?:inflating|extracting|creating|exploding): \S/ },
        { class: 'install', match: /^Archive: +\S+$/ },
      ],
    },
    {
      id: 'text-tools',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match: /^sed: (?:-e expression #\d+|file (?<file>\S+) line (?<line>\d+)|can't read|couldn't|no )/,
        },
        {
          class: 'error',
          match: /^(?:[gmn]awk|awk): (?:cmd\. line:\d+|line \d+|(?<file>[^\s:]+):(?<line>\d+)|fatal|syntax|can't)/,
        },
        { class: 'error', match: /^jq: (?:error|\d+ compile error|parse error)/ },
        { class: 'exit', match: /^xargs: .{1,300}: (?:exited with status|terminated by signal)/ },
        { class: 'note', match: /^grep: .{1,300}: binary file matches$/ },
      ],
    },
  ],
};
