import type { Language } from '../language.js';

/** The kernel, systemd, sshd, strace and the servers' own checks of their configuration. */
export const system: Language = {
  id: 'system',
  name: 'Operating system',
  prefixes: [/^(?:<\d{1,3}>)?\[ *\d{1,8}\.\d{6}\] /],
  tools: [
    {
      id: 'kernel',
      source: { documented: 'https://docs.kernel.org/admin-guide/bug-hunting.html' },
      forms: [
        {
          class: 'error',
          match:
            /^(?:Kernel panic - not syncing|BUG: |Oops: |Internal error: |general protection fault|Unable to handle kernel|watchdog: BUG: |rcu: INFO: \S+ (?:detected|self-detected) stalls?|Out of memory: |Memory cgroup out of memory: |Machine check events|Hardware Error)(?<message>.*)$/,
        },
        { class: 'warning', match: /^WARNING: CPU: \d+ PID: \d+ at (?<file>[^\s:]+):(?<line>\d+) (?<function>\S+)/ },
        {
          class: 'error',
          match: /^\S{1,80}\[\d+\]: (?:segfault at |unhandled (?:signal|level))(?<message>.*)$/,
        },
        {
          class: 'error',
          match:
            /^(?:EXT4-fs|XFS|BTRFS|F2FS)(?:-fs)? ?(?:error|\(\S+\): (?:error|Corruption|metadata))|^(?:blk_update_request: |Buffer )?I\/O error\b/i,
        },
        { class: 'error', match: /^(?:INFO: )?task \S{1,80}:\d+ blocked for more than \d+ seconds/ },
        { class: 'error', match: /^RIP: [\da-f]{4}:(?<function>\S+)/ },
        {
          class: 'frame',
          match: /^\s*(?:\? |\[<[\da-f]+>\] (?:\? )?)?(?<function>[\w.]+)\+0x[\da-f]+\/0x[\da-f]+(?: \[\w+\])?$/,
        },
        {
          class: 'note',
          match:
            /^(?:Call Trace:|<\/?(?:TASK|IRQ|NMI)>|Modules linked in: |Hardware name: |CPU: \d+ PID: |CR2: |Code: |---\[ (?:cut here|end trace)|oom-kill:constraint=|oom_reaper: |Mem-Info:|Tasks state |EFLAGS: |FS: |CS: )/,
        },
        { class: 'note', match: /^R[A-Z\d]{2}: [\da-f]{4}/ },
      ],
    },
    {
      id: 'systemd',
      source: { documented: 'https://www.freedesktop.org/software/systemd/man/latest/systemctl.html' },
      forms: [
        { class: 'error', match: /^(?:\[FAILED\] )?Failed to (?:start|mount|listen on|load) (?<message>.*)$/ },
        {
          class: 'exit',
          match:
            /^[\w@.\\:-]+\.(?:service|scope|socket|mount|timer): (?:Main process exited, code=(?:exited, status=[1-9]|killed|dumped)|Control process exited, code=(?:exited, status=[1-9]|killed)|Failed with result )/,
        },
        { class: 'error', match: /^\s*Active: failed\b/ },
        { class: 'warning', match: /: Scheduled restart job, restart counter is at \d+/, has: 'restart counter is' },
        { class: 'error', match: /: Start request repeated too quickly/, has: 'repeated too quickly' },
        {
          class: 'progress',
          match:
            /^(?:Started|Starting|Stopped|Stopping|Mounted|Mounting|Listening on|Finished|Created|Removed|Closed) [\w@.\\:-]+\.(?:service|target|socket|slice|mount|timer|path|scope)\b|^Reached target /,
        },
        { class: 'progress', match: /^\[ {2}OK {2}\] / },
        { class: 'error', match: /^(?:Process \d+ \(.{1,60}\) of user \d+ dumped core|Job for \S+ failed because )/ },
        { class: 'frame', match: /^#\d{1,3} +0x[\da-f]{6,16} (?:n\/a|(?<function>\S+)) \(\S+ \+ 0x[\da-f]+\)$/ },
      ],
    },
    {
      id: 'sshd',
      source: { documented: 'https://man.openbsd.org/sshd' },
      forms: [
        {
          class: 'error',
          match:
            /^(?:Failed (?:password|publickey|none|keyboard-interactive\/pam) for|Invalid user|reverse mapping checking|(?:error: )?maximum authentication attempts exceeded|Too many authentication failures|Disconnecting: Too many|pam_unix\(\w+:auth\): authentication failure|PAM \d+ more authentication failures?|PAM service\(\w+\) ignoring max retries)/,
        },
        // Rare among the refused ones, and what the reader of such a log looks for.
        {
          class: 'warning',
          match:
            /^(?:Accepted (?:password|publickey|keyboard-interactive\/pam) for|pam_unix\(\w+:session\): session opened)/,
        },
        {
          class: 'note',
          match:
            /^(?:pam_unix\(\w+:(?:auth\): check pass|session\): session closed)|Connection (?:closed|reset) by|Received disconnect|Disconnected from|input_userauth_request: |message repeated \d+ times|Did not receive identification)/,
        },
      ],
    },
    {
      id: 'strace',
      source: 'recorded',
      // A program asks for many files that are not there; which of them it needed is for the reader to say.
      forms: [
        { class: 'exit', match: /^(?:\[pid +\d+\] |\d+ +)?\+\+\+ (?:exited with [1-9]|killed by )/ },
        { class: 'note', match: /^(?:\[pid +\d+\] |\d+ +)?\+\+\+ exited with 0 \+\+\+/ },
        { class: 'error', match: /^(?:\[pid +\d+\] |\d+ +)?--- SIG(?:SEGV|ABRT|BUS|FPE|ILL|KILL|SYS) / },
        {
          class: 'error',
          match:
            /^(?:\[pid +\d+\] |\d+ +)?(?:[\d:.]+ )?[a-z_][a-z\d_]*\(.*= -1 (?<code>EACCES|EPERM|ENOSPC|EROFS|ECONNREFUSED|EADDRINUSE|EMFILE|ENOMEM|EIO|ETIMEDOUT|EHOSTUNREACH|ENOEXEC) \(/,
        },
        {
          class: 'note',
          match:
            /^(?:\[pid +\d+\] |\d+ +)?(?:[\d:.]+ )?[a-z_][a-z\d_]*\([^"]{0,80}"\/(?:usr|lib|lib64|proc|sys|opt|etc\/ld\.so|dev)[/.].*= -1 ENOENT \(/,
        },
        {
          class: 'warning',
          match:
            /^(?:\[pid +\d+\] |\d+ +)?(?:[\d:.]+ )?(?:open|openat|execve|stat|access|faccessat2?|newfstatat|connect|readlink)\(.*= -1 (?<code>ENOENT) \(/,
        },
        { class: 'plain', match: /^(?:\[pid +\d+\] |\d+ +)?(?:[\d:.]+ )?[a-z_][a-z\d_]*\(.*\) += (?:-?\d|0x|\?)/ },
      ],
    },
    {
      id: 'server-configuration',
      source: { documented: 'https://nginx.org/en/docs/switches.html' },
      forms: [
        {
          class: 'error',
          match:
            /^(?:nginx: )?\[(?<severity>emerg|alert|crit|error|warn)\] (?<message>.*) in (?<file>\/[^\s:]+):(?<line>\d+)$/,
        },
        { class: 'failure', match: /^nginx: configuration file (?<file>\S+) test failed$/ },
        {
          class: 'pass',
          match: /^nginx: (?:configuration file \S+ test is successful|the configuration file \S+ syntax is ok)$/,
        },
        { class: 'error', match: /^AH\d{5}: Syntax error on line (?<line>\d+) of (?<file>[^\s:]+):/, tail: 1 },
        {
          class: 'error',
          match: /^\[ALERT\] +\(\d+\) : config : (?:parsing \[(?<file>[^\s:\]]+):(?<line>\d+)\] : )?(?<message>.*)$/,
        },
      ],
    },
  ],
};
