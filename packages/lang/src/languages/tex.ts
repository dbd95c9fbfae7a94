import type { Language } from '../language.js';

export const tex: Language = {
  id: 'tex',
  name: 'TeX and LaTeX',
  extensions: ['tex', 'sty', 'cls', 'bib', 'ltx', 'dtx'],
  dependencyDirs: ['texmf-dist', 'texmf'],
  tools: [
    {
      id: 'latex',
      source: 'recorded',
      forms: [
        { class: 'error', match: /^! +(?<message>\S.*)$/, tail: 2 },
        { class: 'located', match: /^l\.(?<line>\d+) (?<message>.*)$/ },
        {
          class: 'error',
          match: /^(?<file>[^\s:]+\.(?:tex|sty|cls|ltx|dtx|bib|aux|bbl)):(?<line>\d+): (?<message>.+)$/,
          has: ['.tex:1', '.sty:1', '.cls:1', '.ltx:1', '.dtx:1', '.bib:1', '.aux:1', '.bbl:1'],
        },
        { class: 'error', match: /^Runaway (?:argument|definition|text|preamble)\?$/, tail: 1 },
        {
          class: 'warning',
          match: /^(?:LaTeX|Package \S+|Class \S+|pdfTeX|LaTeX Font|LuaTeX) [Ww]arning(?: \(.*\))?: (?<message>.+)$/,
        },
        {
          class: 'warning',
          match:
            /^(?:Overfull|Underfull) \\[hv]box \(.*\) (?:in paragraph|detected|in alignment|has occurred)(?: at lines? (?<line>\d+))?/,
        },
        { class: 'progress', match: /^(?:\[\]\s*)?\\(?:OT1|T1|TU|OML|OMS)\/\S/ },
        { class: 'progress', match: /^[() ]*[(<](?:\/[^\s()<>]*(?:texmf|texlive)[^\s()<>]*)[()<> ]*$/ },
        { class: 'progress', match: /^(?:\[\d+(?:\{[^}]*\})?\] ?)+$/ },
        { class: 'progress', match: /^(?:kpathsea: Running |mktex\w+: |Font metrics written on)/ },
        { class: 'summary', match: /^Output written on \S+ \(\d+ pages?/ },
        { class: 'error', match: /^No pages of output\.$/ },
        {
          class: 'note',
          match:
            /^(?:See the LaTeX manual or LaTeX Companion|Type {1,2}H <return>|\(see the transcript file|Transcript written on|Document Class: |entering extended mode| ?restricted \\write18)/,
        },
      ],
    },
    {
      id: 'latexmk',
      source: { documented: 'https://ctan.org/pkg/latexmk' },
      forms: [
        {
          class: 'error',
          match: /^(?:Latexmk: Errors|Collected error summary|\s+\w+: Command for '\w+' gave return code [1-9])/,
        },
        { class: 'command', match: /^(?:Run number \d+ of rule '|Running '|Rule ')/ },
        { class: 'summary', match: /^Latexmk: (?:Summary of|All targets|Using bibtex|Found)/ },
      ],
    },
    {
      id: 'bibtex',
      source: 'recorded',
      forms: [
        { class: 'error', match: /^I (?:found no|couldn't open|was expecting|didn't find) / },
        { class: 'warning', match: /^Warning--(?<message>.+)$/ },
        { class: 'located', match: /^-+line (?<line>\d+) of file (?<file>\S+)$/ },
        { class: 'summary', match: /^\(There (?:was|were) \d+ (?:error|warning)/ },
      ],
    },
    {
      id: 'chktex',
      source: 'recorded',
      forms: [
        {
          class: 'warning',
          match: /^(?<severity>Warning|Error|Message) (?<code>\d+) in (?<file>\S+) line (?<line>\d+): (?<message>.+)$/,
        },
        { class: 'summary', match: /^(?:No|\d+) errors? printed; / },
      ],
    },
  ],
};
