import type { Language } from '../language.js';

export const lua: Language = {
  id: 'lua',
  name: 'Lua',
  extensions: ['lua', 'rockspec', 'moon'],
  dependencyDirs: ['lua_modules', '.luarocks'],
  tools: [
    {
      id: 'lua',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match: /^(?:lua[\w.]*|texlua): (?:(?<file>[^\s:]+|\(command line\)):(?<line>\d+): )?(?<message>.+)$/,
          not: /^[\w.]+: (?:warning|note)\b/i,
        },
        { class: 'frame', match: /^stack traceback:$/ },
        { class: 'frame', match: /^\s+\[string "(?<file>[^"]+)"\]:(?<line>\d+): in / },
        { class: 'frame', match: /^\s+\[C\]: (?:in |\?)/ },
        {
          class: 'frame',
          match:
            /^\s+(?<file>[^\s:]+):(?<line>\d+): in (?:(?:function|method|upvalue|local|field|metamethod|global) )?(?<function>.+)$/,
        },
        {
          class: 'error',
          match:
            /^(?<file>[^\s:]+\.lua):(?<line>\d+): (?<message>(?:attempt to|bad argument|module '|unexpected symbol|'[^']+' expected|<eof>|unfinished|malformed|assertion failed|stack overflow|error loading)\b.*)$/,
        },
        { class: 'note', match: /^\s+no (?:file|field) / },
      ],
    },
    {
      id: 'busted',
      source: 'recorded',
      forms: [
        { class: 'failure', match: /^(?:Failure|Error) (?:->|→) (?<file>\S+) @ (?<line>\d+)/, tail: 2 },
        { class: 'note', match: /^Pending (?:->|→) / },
        { class: 'assertion', match: /^(?<file>[^\s:]+\.lua):(?<line>\d+): (?<message>Expected .+)$/ },
        {
          class: 'assertion',
          match:
            /^(?:Passed in|Expected|Caught|Arguments):$|^\((?:number|string|table|boolean|nil|function)(?:: 0x[\da-f]+)?\) /,
        },
        { class: 'summary', match: /^\d+ successes? \/ \d+ failures? \/ \d+ errors? / },
        { class: 'progress', match: /^[●◼✱◌]{10,}$/ },
      ],
    },
    {
      id: 'luacheck',
      source: 'recorded',
      forms: [
        { class: 'pass', match: /^Checking \S+ +OK$/ },
        { class: 'file', match: /^Checking (?<file>\S+) +(?:\d+ (?:warnings?|errors?)|Failure|Syntax error)/ },
        {
          class: 'error',
          match: /^\s+(?<file>[^\s:]+):(?<line>\d+):(?<column>\d+)(?:-\d+)?: (?:\((?<code>E\d+)\) )(?<message>.+)$/,
        },
        {
          class: 'located',
          match:
            /^\s+(?<file>[^\s:]+\.lua):(?<line>\d+):(?<column>\d+)(?:-\d+)?: (?:\((?<code>W\d+)\) )?(?<message>.+)$/,
        },
        { class: 'summary', match: /^Total: \d+ warnings? \/ \d+ errors? in / },
      ],
    },
    {
      id: 'luarocks',
      source: { documented: 'https://github.com/luarocks/luarocks/wiki/luarocks' },
      forms: [
        {
          class: 'install',
          match: /^\S+ \S+ (?:is now installed in|depends on) /,
          has: [' is now installed in ', ' depends on '],
        },
        { class: 'note', match: /^No existing manifest\. Attempting to rebuild/ },
      ],
    },
    {
      id: 'stylua',
      source: { documented: 'https://github.com/JohnnyMorganz/StyLua' },
      forms: [{ class: 'failure', match: /^Diff in (?<file>\S+):?/ }],
    },
  ],
};
