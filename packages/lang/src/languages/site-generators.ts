import type { Language } from '../language.js';

/** Generators of sites and manuals. */
export const siteGenerators: Language = {
  id: 'site-generators',
  name: 'Site and manual generators',
  tools: [
    {
      id: 'hugo',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^(?:Building sites … ?)?(?<severity>ERROR|WARN|Error:?)\b[^"\n]{0,200}(?:"[^":\n]*"[^"\n]{0,200}){0,3}"(?<file>[^"\s:]+):(?<line>\d+):(?<column>\d+)": ?(?<message>.*)$/,
        },
        { class: 'error', match: /^Building sites … ?(?<severity>ERROR|WARN|Error)\b ?(?<message>.*)$/ },
        {
          class: 'progress',
          match:
            /^(?:Start building sites …|Watching for changes in |Built in \d+ ms|Total in \d+ ms|Web Server is available)/,
        },
      ],
    },
    {
      id: 'jekyll',
      source: { documented: 'https://jekyllrb.com/docs/troubleshooting/' },
      forms: [
        { class: 'error', match: /^\s*Liquid Exception: (?<message>.*) in (?<file>\S+)$/ },
        { class: 'error', match: /^\s*(?:YAML Exception|Error) reading (?:file )?(?<file>[^\s:]+): (?<message>.*)$/ },
        {
          class: 'error',
          match:
            /^\s*(?:Liquid Exception|Conversion error|Jekyll \S+ +Please append|Dependency Error): +(?<message>\S.*)$/,
        },
        { class: 'error', match: /^\s*Error: +(?<message>\S.*)$/ },
        { class: 'warning', match: /^\s*(?:Liquid Warning|Build Warning|Deprecation): +(?<message>\S.*)$/ },
        { class: 'progress', match: /^\s*(?:Generating\.\.\.|done in [\d.]+ seconds\.|Incremental build: )/ },
      ],
    },
    {
      id: 'docutils',
      source: 'recorded',
      forms: [
        {
          class: 'located',
          match: /^(?<file>[^\s:]+):(?<line>\d+): \((?<severity>WARNING|ERROR|SEVERE|INFO)\/\d\) (?<message>.*)$/,
        },
        // Sphinx joins a warning to the step that it interrupts.
        {
          class: 'located',
          match:
            /^[a-z ]{8,40}\.{3} (?:\[ *\d+%\] )?(?<file>[^\s:]+):(?<line>\d+)?: (?<severity>WARNING|ERROR): (?<message>.*)$/,
        },
        { class: 'error', match: /^(?:Sphinx|Extension|Theme|Configuration) error[:!]$/, tail: 1 },
        { class: 'error', match: /^\( *(?<file>[^\s:()]+): line +(?<line>\d+)\) broken +(?<message>.*)$/ },
        { class: 'pass', match: /^\( *\S+: line +\d+\) (?:ok|unchecked|redirect\w*|-ignored-) / },
      ],
    },
    {
      id: 'mkdocs',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^Aborted with \d+ (?:Configuration )?(?:Errors|errors|Warnings|warnings)|^Aborted with a configuration error/,
        },
        {
          class: 'progress',
          match: /^INFO +- +(?:Building documentation|Cleaning site directory|Documentation built|Serving on|Watching)/,
        },
      ],
    },
    {
      id: 'asciidoctor',
      source: { documented: 'https://docs.asciidoctor.org/asciidoctor/latest/cli/' },
      forms: [
        {
          class: 'located',
          match: /^asciidoctor: (?<severity>\w+): (?:(?<file>[^\s:]+): line (?<line>\d+): )?(?<message>.*)$/,
        },
        { class: 'located', match: /^\s{4,}file: (?<file>[^\s:]+):(?<line>\d+)$/ },
      ],
    },
    {
      id: 'docusaurus',
      source: { documented: 'https://docusaurus.io/docs/api/docusaurus-config' },
      forms: [
        {
          class: 'error',
          match: /^(?:- )?(?:Broken (?:link|anchor) on source page path|On source page path) = (?<message>.*)$/,
        },
        { class: 'note', match: /^\s+-> linking to / },
      ],
    },
  ],
};
