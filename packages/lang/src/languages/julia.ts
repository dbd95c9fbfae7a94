import type { Language } from '../language.js';

export const julia: Language = {
  id: 'julia',
  name: 'Julia',
  extensions: ['jl'],
  dependencyDirs: ['.julia'],
  tools: [
    {
      id: 'julia',
      source: { documented: 'https://docs.julialang.org/en/v1/manual/stacktraces/' },
      forms: [
        {
          class: 'error',
          match:
            /^ERROR: (?:LoadError: |InitError: |(?=\w+(?:Error|Exception)\b|Unsatisfiable requirements))(?:(?<code>\w+(?:Error|Exception))\b:? ?)?(?<message>.*)$/,
        },
        { class: 'frame', match: /^Stacktrace:$/ },
        { class: 'frame', match: /^\s+@ (?:Base|Core|Test|Pkg)(?:\.\S+)? \S/ },
        { class: 'frame', match: /^\s+@ (?:\S+ )?(?<file>[^\s:]+\.jl):(?<line>\d+)/ },
        {
          class: 'frame',
          match:
            /^ +\[\d+\] (?<function>(?:top-level scope|macro expansion|\(::|[A-Za-z_#][\w.!#]*(?:[({]|$)).*?)(?: at (?<file>[^\s:]+\.jl):(?<line>\d+))?$/,
        },
        { class: 'located', match: /^in expression starting at (?<file>[^\s:]+):(?<line>\d+)/ },
        { class: 'error', match: /^┌ Error: (?<message>.+)$/ },
        { class: 'warning', match: /^┌ Warning: (?<message>.+)$/ },
        { class: 'note', match: /^(?:┌|\[) Info: / },
        { class: 'note', match: /^└ @ (?:\S+ )?(?<file>[^\s:]+):(?<line>\d+)/ },
      ],
    },
    {
      id: 'julia-test',
      source: { documented: 'https://docs.julialang.org/en/v1/stdlib/Test/' },
      forms: [
        {
          class: 'failure',
          match: /^(?:(?<name>.+): )?(?:Test Failed|Error During Test) at (?<file>[^\s:]+):(?<line>\d+)/,
          has: ['Test Failed at', 'During Test at'],
        },
        {
          class: 'assertion',
          match: /^\s+(?:(?:Expression|Evaluated|Expected|Thrown): |Test threw exception|Got exception)/,
        },
        { class: 'summary', match: /^Test Summary: +\|/, tail: 8 },
        { class: 'error', match: /^ERROR: (?:LoadError: )?Some tests did not pass: / },
      ],
    },
    {
      id: 'pkg',
      source: { documented: 'https://pkgdocs.julialang.org/v1/' },
      forms: [
        {
          class: 'install',
          match:
            /^\s+(?:Resolving|Installed|Updating|Downloaded|Cloning|Building|Precompiling|Status|Added|No Changes to) (?:package|`|\S+ ─|artifact|registry|git-repo|project)/,
        },
        {
          class: 'install',
          match:
            /^\s*(?:Precompiling (?:project|packages|environment)|\d+ dependenc(?:y|ies) successfully precompiled)/,
        },
        { class: 'command', match: /^\s+Testing Running tests\.\.\./ },
      ],
    },
  ],
};
