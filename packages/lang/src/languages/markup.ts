import type { Language } from '../language.js';

/** Checkers of HTML and XML, and of the links between pages. */
export const markup: Language = {
  id: 'markup',
  name: 'HTML and XML',
  extensions: ['html', 'htm', 'xml', 'xhtml', 'svg', 'xsd', 'xsl'],
  tools: [
    {
      id: 'xmllint',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^(?<file>[^\s:]+):(?<line>\d+): (?:element \S+ )?(?:[\w ]{1,40} )?(?<severity>error|warning) : (?<message>.*)$/,
        },
        { class: 'failure', match: /^(?<file>\S+) fails to validate$/ },
        { class: 'pass', match: /^\S+ validates$/, has: ' validates' },
      ],
    },
    {
      id: 'htmlhint',
      source: 'recorded',
      forms: [
        { class: 'located', match: /^\s+L(?<line>\d+) \|(?<message>.*)$/ },
        { class: 'error', match: /^\s+\^ (?<message>.*) \((?<code>[a-z][a-z0-9-]*)\)$/ },
        { class: 'summary', match: /^Scanned \d+ files?, / },
      ],
    },
    {
      id: 'vnu',
      source: { documented: 'https://validator.github.io/validator/' },
      forms: [
        {
          class: 'error',
          match:
            /^"(?:file:)?(?<file>[^"]+)":(?<line>\d+)\.(?<column>\d+)-[\d.]+: (?<severity>error|warning|info)(?: warning)?: (?<message>.*)$/,
        },
        { class: 'located', match: /^From line (?<line>\d+), column (?<column>\d+); to line \d+, column \d+/ },
        {
          class: 'error',
          match: /^line (?<line>\d+) column (?<column>\d+) - (?<severity>Error|Warning|Info): (?<message>.*)$/,
        },
      ],
    },
    {
      id: 'html-validate',
      source: 'recorded',
      forms: [
        {
          class: 'located',
          match:
            /^(?<file>[^\s:]+\.(?:html?|vue|svelte)):(?<line>\d+):(?<column>\d+): (?<severity>error|warning) \[(?<code>[\w-]+)\] (?<message>.*)$/,
        },
        {
          class: 'file',
          match: /^ {0,4}(?<file>[^\s:]*[\w)\]-]\.(?:html?|xml|svg|xhtml))$/,
        },
      ],
    },
    {
      id: 'link-checkers',
      source: { documented: 'https://github.com/gjtorikian/html-proofer' },
      forms: [
        // html-proofer, then lychee and linkinator, then markdown-link-check.
        { class: 'located', match: /^\* At (?<file>[^\s:]+)(?::(?<line>\d+))?:$/ },
        {
          class: 'error',
          match:
            /^\s+(?:\* +)?(?:(?:internally|externally) linking to |External link |internal(?:ly)? |image )\S.{0,400}(?:does not exist|failed|do not exist|missing|not have)/,
        },
        { class: 'summary', match: /^HTML-Proofer found \d+ failures?!/ },
        {
          class: 'error',
          match:
            /^\s*(?:[✗✖] )?\[(?:[45]\d\d|ERROR|TIMEOUT|ERR|0)\] (?<file>(?:https?|file|mailto):\S+)(?<message>.*)$/,
        },
        { class: 'pass', match: /^\s*(?:[✔✓] )?\[(?:[23]\d\d|EXCLUDED|OK)\] (?:https?|file|mailto):/ },
        { class: 'file', match: /^(?:Errors in|FILE:) (?<file>\S+)$/ },
        { class: 'error', match: /^\s*\[✖\] (?<message>.*)$/ },
        { class: 'pass', match: /^\s*\[[✓/]\] \S/ },
        { class: 'summary', match: /^🔍 \d+ Total\b/ },
        { class: 'error', match: /^\s*\d+\. \[L\d+\] (?<message>.*)$/ },
        // awesome_bot's numbered list of what is wrong; its list of all links has no status.
        { class: 'error', match: /^\s*\d+\. [345]\d\d (?<message>https?:\/\/\S.*)$/ },
        {
          class: 'error',
          match: /^\s*\d+\. (?<message>https?:\/\/\S+ [A-Z]\w*(?:::[A-Z]\w*)*(?:Timeout|Error|E[A-Z]{4,})\b.*)$/,
        },
        { class: 'error', match: /^Issues :-\($/ },
        { class: 'summary', match: /^No issues :-\)$/ },
      ],
    },
    {
      id: 'pa11y',
      source: { documented: 'https://github.com/pa11y/pa11y' },
      forms: [
        { class: 'error', match: /^ • (?<severity>Error|Warning|Notice): (?<message>.*)$/ },
        { class: 'note', match: /^ {3}[├└]── / },
      ],
    },
  ],
};
