/** The results that a policy shortened, each to be opened beside its original. */
import { readCall, type ToolResult } from '@ctx/transcript';
import { element, type Markup } from '../svg.js';
import { formatTokens } from './amounts.js';
import type { CutResult } from './score-session.js';
import type { SessionResult, SessionResults } from './session-results.js';

/** Longer texts are cut on the page, in characters. */
const MOST_SHOWN = 20_000;

/** The list, as far as `room` characters go; `left` says how many cuts are not in it. */
export function cutList(
  cuts: readonly CutResult[],
  { byId }: SessionResults,
  room: number,
): { readonly list: Markup; readonly size: number; readonly left: number } {
  const items: Markup[] = [];
  let size = 0;
  for (const cut of cuts) {
    const found = byId.get(cut.result);
    if (!found) continue;
    const item = cutItem(cut, found);
    if (size + item.markup.length > room) break;
    size += item.markup.length;
    items.push(item);
  }
  return { list: element('div', { class: 'cuts' }, ...items), size, left: cuts.length - items.length };
}

function cutItem({ request, reason, savedTokens, edits }: CutResult, found: SessionResult): Markup {
  const facts = `from request ${request + 1} · ${reason} · ${formatTokens(savedTokens)} tokens less`;
  const texts = edits.map(({ part = 0, text }) =>
    element(
      'div',
      { class: 'pair' },
      shown('As sent from then on', text),
      shown('Original', partText(found.result, part)),
    ),
  );
  const summary = element('summary', {}, element('code', {}, titleOf(found)), ` ${facts}`);
  return element('details', {}, summary, ...texts);
}

/** What was called, in one line. */
function titleOf({ call, result }: SessionResult): string {
  if (!call) return result.tool ?? 'result';
  const { command, paths, pattern, url } = readCall(call);
  const about = command ?? [pattern, url, ...paths].filter((word) => word !== undefined).join(' ');
  const line = `${call.tool} ${about}`.replace(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}

function shown(title: string, text: string): Markup {
  const cut = text.length > MOST_SHOWN;
  const note = cut ? ` (the first ${formatTokens(MOST_SHOWN)} of ${formatTokens(text.length)} characters)` : '';
  return element(
    'div',
    {},
    element('h5', {}, `${title}${note}`),
    element('pre', {}, cut ? text.slice(0, MOST_SHOWN) : text),
  );
}

function partText({ parts }: ToolResult, index: number): string {
  const part = parts[index];
  return part?.type === 'text' ? part.text : '';
}
