/** A session's entries as a person reads them: who, when and what, with long texts cut and a way to the rest. */
import type { Entry, SettingsEntry } from '@ctx/transcript';
import { counted } from './counted.js';
import { formatCount, isNews, type Known, messageLines } from './render-message.js';
import { DIM, type RenderOptions, styled, wrapped } from './render-text.js';
import { visibleLine } from './visible.js';

/**
 * Gives each entry as text with a blank line after it; nothing for one that only programs read. Settings and models are
 * named when they change, so the entries come in order.
 */
export function createRenderer(options: RenderOptions): (entry: Entry) => string {
  const known: Known = new Map();
  return (entry) => {
    const lines = entryLines(entry, known, options);
    return lines.length === 0 ? '' : `${lines.join('\n')}\n\n`;
  };
}

/** The same for entries in the order of the file: says where one does not follow the one before it. */
export function markBranches(render: (entry: Entry) => string, options: RenderOptions): (entry: Entry) => string {
  let leaf: string | null = null;
  let jumped = false;
  let begun = false;
  return (entry) => {
    jumped ||= entry.parent !== leaf;
    leaf = entry.type === 'rewind' ? entry.to : entry.id;
    const text = render(entry);
    if (text === '') return '';
    const from = entry.parent === null ? 'another beginning' : `a branch that follows ${entry.parent}`;
    const mark = jumped && begun ? `${rule(from, options).join('\n')}\n\n` : '';
    [jumped, begun] = [false, true];
    return mark + text;
  };
}

function entryLines(entry: Entry, known: Known, options: RenderOptions): string[] {
  switch (entry.type) {
    case 'message':
      return messageLines(entry.message, entry, known, options);
    case 'compaction': {
      const trigger = entry.trigger ? `, ${entry.trigger}` : '';
      const size = entry.tokensBefore === undefined ? '' : `, ${formatCount(entry.tokensBefore)} tokens before`;
      const summary = (entry.summary ?? []).flatMap((message) => messageLines(message, entry, known, options));
      return [...rule(`compaction by ${entry.by}${trigger}${size}`, options), ...summary];
    }
    case 'edits':
      return rule(`${counted(entry.edits.length, 'result')} shown shorter from here on, by ${entry.by}`, options);
    case 'settings':
      return settingsLines(entry, known, options);
    case 'rewind':
      return rule(entry.to === null ? 'back to the start' : `back to ${entry.to}`, options);
    case 'other':
      return [];
  }
}

/** A line that nobody said. */
function rule(text: string, options: RenderOptions): string[] {
  return wrapped(`── ${visibleLine(text)} ──`, options).map((row) => styled(row, DIM, options));
}

function settingsLines(entry: SettingsEntry, known: Known, options: RenderOptions): string[] {
  const { title, provider, model, cwd } = entry;
  const facts = Object.entries({ title, provider, model, folder: cwd }).flatMap(([name, value]) =>
    value !== undefined && isNews(known, name, value) ? [`${name} ${value}`] : [],
  );
  return facts.length === 0 ? [] : rule(facts.join(', '), options);
}
