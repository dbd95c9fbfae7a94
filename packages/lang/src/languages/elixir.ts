import type { Language } from '../language.js';

export const elixir: Language = {
  id: 'elixir',
  name: 'Elixir',
  extensions: ['ex', 'exs', 'eex', 'heex', 'leex'],
  dependencyDirs: ['deps', '_build', '.mix', '.hex'],
  tools: [
    {
      id: 'mix',
      source: 'recorded',
      forms: [
        { class: 'error', match: /^== Compilation error in file (?<file>\S+) ==$/, tail: 1 },
        {
          class: 'error',
          match:
            /^\s*\*\* \((?<code>[A-Z]\w*(?:\.\w+)*|exit|throw|stop|EXIT[^)]*)\) (?:(?<file>[^\s:]+\.\w+):(?<line>\d+):(?:(?<column>\d+):)? )?(?<message>.*)$/,
        },
        {
          // The file of a frame in the language itself is no file of the project, though its path looks like one.
          class: 'frame',
          match: /^\s+\((?:elixir|stdlib|kernel|ex_unit|mix|logger|iex|eex|compiler|erts|ssl|crypto)(?: [\w.+-]+)?\) /,
        },
        {
          class: 'frame',
          match: /^\s+\([a-z]\w*(?: [\w.+-]+)?\) (?<file>[^\s:]+\.\w+):(?<line>\d+): (?<function>.+)$/,
        },
        {
          class: 'frame',
          match: /^\s{4,}(?<file>[^\s:]+\.(?:exs?|erl)):(?<line>\d+): (?<function>\S.*)$/,
          has: ['.ex:1', '.exs:1', '.erl:1'],
        },
        // A warning's place; a frame of a trace stands deeper.
        {
          class: 'located',
          match: /^ {2}(?<file>[^\s:]+\.exs?):(?<line>\d+): (?<function>[A-Z]\S*)$/,
          has: ['.ex:1', '.exs:1'],
        },
        { class: 'frame', match: /^\s+:[a-z]\w*\.[^\s(]+\(.*\)$/ },
        {
          class: 'located',
          match: /^\s+(?<file>[^\s:]+\.exs?):(?<line>\d+)(?::(?<column>\d+))?$/,
          has: ['.ex:1', '.exs:1'],
        },
        { class: 'located', match: /^\s*└─ (?<file>[^\s:]+):(?<line>\d+)(?::(?<column>\d+))?(?:: (?<function>.+))?$/ },
        {
          class: 'progress',
          match: /^(?:==> [a-z]\w*|Compiling \d+ files? \(\.(?:ex|erl|yrl|xrl|eex)\)|Generated \S+ app)$/,
        },
        {
          class: 'install',
          match:
            /^\* (?:Getting|Updating|creating) \S+|^(?:Resolving Hex dependencies|Resolution completed in|Running dependency resolution|Fetched package|Checking package|New:|Unchanged:|All dependencies (?:are up to date|have been fetched))/,
        },
        { class: 'error', match: /^could not compile dependency :\w+/ },
      ],
    },
    {
      id: 'ex-unit',
      source: 'recorded',
      forms: [
        { class: 'failure', match: /^\s*\d+\) (?:test|property|doctest|feature) (?<name>.+) \([\w.]+\)$/ },
        // A test that fails is traced the same way, and its report above or below has the name again.
        {
          class: 'pass',
          match: /^\s+\* (?:test|property|doctest) .*\((?:\d+\.\d+ms|skipped|excluded)\)(?: \[L#\d+\])?$/,
        },
        { class: 'assertion', match: /^ {5,6}(?:code|left|right): +\S/ },
        {
          class: 'assertion',
          match:
            /^\s+(?:Assertion with \S+ failed|Assertion failed|match \(=\) failed|Expected (?:truthy|false or nil|exception|message)\b)/,
        },
        { class: 'frame', match: /^\s+stacktrace:$/ },
        { class: 'summary', match: /^(?:\d+ \w+, )*\d+ (?:tests?|propert(?:y|ies)|doctests?), \d+ failures?/ },
        { class: 'note', match: /^Running ExUnit with seed: \d+/ },
      ],
    },
    {
      id: 'credo',
      source: { documented: 'https://hexdocs.pm/credo/overview.html' },
      forms: [
        { class: 'warning', match: /^[┃│] \[[FRCWD]\] \S+ (?<message>.+)$/ },
        { class: 'located', match: /^[┃│] +(?<file>[^\s:]+\.exs?):(?<line>\d+)(?::(?<column>\d+))?/ },
        {
          class: 'warning',
          match: /^\[[FRCWD]\] [^\w\s] (?<file>[^\s:]+):(?<line>\d+)(?::(?<column>\d+))? (?<message>.+)$/,
        },
        { class: 'summary', match: /^\d+ mods\/funs, found |^Analysis took [\d.]+ seconds/ },
      ],
    },
    {
      id: 'dialyxir',
      source: { documented: 'https://hexdocs.pm/dialyxir/readme.html' },
      forms: [
        {
          class: 'error',
          match: /^(?<file>[^\s:]+\.exs?):(?<line>\d+)(?::(?<column>\d+))?:(?<code>[a-z_]+)$/,
          has: ['.ex:1', '.exs:1'],
        },
        { class: 'summary', match: /^Total errors: \d+, Skipped: \d+/ },
        {
          class: 'progress',
          match:
            /^(?:Finding suitable PLTs|Checking PLT|Checking \d+ modules in|Adding \d+ modules to|Creating PLT|Looking up modules|Copying \S+\.plt to|Starting Dialyzer|PLT is up to date)/,
        },
      ],
    },
    {
      id: 'logger',
      source: 'recorded',
      forms: [
        {
          class: 'note',
          match:
            /^(?:\d\d:\d\d:\d\d\.\d{3} )?(?:\w+=\S+ )+\[(?<severity>error|critical|alert|emergency|warning|warn|notice|info|debug)\] +(?<message>.*)$/,
          has: [
            '[error]',
            '[critical]',
            '[alert]',
            '[emergency]',
            '[warning]',
            '[warn]',
            '[notice]',
            '[info]',
            '[debug]',
          ],
        },
      ],
    },
  ],
};
