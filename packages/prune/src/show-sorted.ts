import type { Lang } from '@ctx/lang';
import { type Account, takeAccount } from './account.js';
import { type Allocation, allocate } from './allocate.js';
import type { Collected } from './collect.js';
import { createDraft } from './draft.js';
import { headerText } from './header.js';
import { createGapBuilder, type Item } from './item.js';
import type { Limits } from './options.js';
import { findPlaces, type Places } from './places.js';
import type { PruneResult } from './report.js';
import { byteLength } from './utf8.js';

/** Bytes reckoned for a header at first. */
const HEADER_BYTES = 400;
/** Rounds in which lines are chosen anew because the marks turned out longer than reckoned. */
const MOST_ROUNDS = 8;
/** Bytes that a round gives up beyond what was too much. */
const SLACK = 24;
/** The share of the limit that may stay unused. */
const SPARE_SHARE = 1 / 50;

export interface ShowOptions {
  readonly limits: Limits;
  readonly lang: Lang;
  readonly projectRoot?: string | undefined;
  /** The last line of a result that does not show everything. */
  readonly footer?: string | undefined;
}

/** Shows an output that has something to sort: cleaned and folded if that fits the budget, else its best lines. */
export function showSorted(output: Collected, options: ShowOptions): PruneResult {
  return showWhole(output, options) ?? showShortened(output, options);
}

/** The whole output, cleaned and, where it gets smaller by it, folded; `undefined` when it is over the budget. */
function showWhole(output: Collected, { limits, footer }: ShowOptions): PruneResult | undefined {
  for (const items of [output.items, output.unfolded]) {
    if (items === undefined || items.some((item) => item.kind === 'gap')) continue;
    const kept = new Uint8Array(items.length).fill(1);
    const loses = items.some((item) => item.kind === 'fold' || (item.kind === 'line' && item.leftOutBytes > 0));
    const account = takeAccount(items, { kept, named: noPlaces.named });
    const draft = createDraft();
    drawItems(draft, items, kept, noPlaces, account);
    const result = draft.finish({
      footer: loses ? footer : undefined,
      endsWithNewline: output.endsWithNewline,
      original: output,
      limitBytes: limits.budgetBytes,
      capBytes: limits.capBytes,
      shortened: false,
      account,
    });
    if (result.report.bytesOut <= Math.min(limits.budgetBytes, output.textBytes)) return result;
  }
  return undefined;
}

function showShortened(output: Collected, options: ShowOptions): PruneResult {
  const { limits, footer } = options;
  const limitBytes = Math.min(limits.budgetBytes, output.textBytes);
  const allocation = allocate(output.items, options);
  let bodyBytes = limitBytes - HEADER_BYTES - (footer === undefined ? 0 : byteLength(footer) + 1);
  let best: PruneResult | undefined;
  for (let round = 1; round < MOST_ROUNDS; round += 1) {
    const result = draw(output, options, allocation, bodyBytes);
    const left = limitBytes - result.report.bytesOut;
    if (left >= 0 && left > limitBytes - (best?.report.bytesOut ?? 0)) break;
    if (left >= 0) best = result;
    if (left >= 0 && left < limitBytes * SPARE_SHARE) break;
    bodyBytes = Math.max(0, bodyBytes + left - (left < 0 ? SLACK * round : 0));
  }
  return best ?? draw(output, options, allocation, 0);
}

function draw(output: Collected, options: ShowOptions, allocation: Allocation, bodyBytes: number): PruneResult {
  const { items } = output;
  const kept = allocation.choose(bodyBytes);
  const places = findPlaces(items, { kept, group: allocation.group, lang: options.lang, budgetBytes: bodyBytes });
  const account = takeAccount(items, { kept, named: places.named });
  const draft = createDraft();
  drawItems(draft, items, kept, places, account);
  return draft.finish({
    header: headerText(account, { lines: output.lines, bytes: output.bytes, named: places.named.size }),
    footer: options.footer,
    endsWithNewline: true,
    original: output,
    limitBytes: options.limits.budgetBytes,
    capBytes: options.limits.capBytes,
    shortened: true,
    account,
  });
}

const noPlaces: Places = { after: new Map(), named: new Set() };

/** Writes the items that are kept, and the marks of the gaps between them. */
function drawItems(
  draft: ReturnType<typeof createDraft>,
  items: readonly Item[],
  kept: Uint8Array,
  places: Places,
  account: Account,
): void {
  const skipped = createGapBuilder({ isRepeated: account.isShown });
  const closeGap = (): void => {
    const gap = skipped.close();
    if (gap !== undefined) draft.gap(gap);
  };
  items.forEach((item, i) => {
    if (kept[i] !== 1 || item.kind === 'gap') {
      skipped.add(item);
      return;
    }
    closeGap();
    if (item.kind === 'line') draft.line(item);
    else draft.fold(item);
    const mark = places.after.get(i);
    if (mark !== undefined) draft.mark(mark.text, { kind: 'places', lines: mark.lines, named: mark.named });
  });
  closeGap();
}
