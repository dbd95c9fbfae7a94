import { isProjectFile, type Lang, type LineClass } from '@ctx/lang';
import { findAsides } from './asides.js';
import { findParts } from './failing-parts.js';
import { droppedFirst, type Item, type LineItem, problems } from './item.js';
import { createProblemCounter, type Problem } from './problem-counter.js';
import { findRecords, type Records } from './records.js';
import { FRAMES_WITHIN, factors, nearness, ownWeight, REST, record, sureness } from './weights.js';

/**
 * How much each item of an output is worth showing. A problem weighs by its class and by how sure it is; one that was
 * shown already weighs less; around each problem weight falls off with the distance, slower below it than above it, as
 * messages explain themselves downwards. In the log of a running program the kinds of records weigh instead.
 */
export interface Ranked {
  /** The weight of each item; 0 for what never fills spare room. */
  readonly weight: Float64Array;
  /** For each item the group of lines with one message; -1 for none. */
  readonly group: Int32Array;
}

export interface RankOptions {
  readonly lang: Lang;
  readonly projectRoot?: string | undefined;
}

/** Whether lines of this class weigh by themselves, not only by what they stand near to. */
export const isWeighed = (name: LineClass): boolean => ownWeight[name] !== undefined;

export function rank(items: readonly Item[], options: RankOptions): Ranked {
  const { own, group } = weighProblems(items, options);
  const records = findRecords(items);
  if (records !== undefined) weighRecords(items, own, records);
  const weight = own.slice();
  weighBelow(items, own, weight, records);
  weighAbove(items, own, weight, records);
  const asides = findAsides(items);
  items.forEach((item, i) => {
    if (item.kind === 'line' && droppedFirst.has(item.facts.class)) weight[i] = 0;
    else if (asides[i] === 1 && !reports(item)) weight[i] = 0;
    else if (weight[i] === 0) weight[i] = (REST * (i + 1)) / items.length;
  });
  return { weight, group };
}

/** Whether an item says of itself that something is wrong or where, or counts it: that is never beside the matter. */
const reports = (item: Item): boolean => item.kind === 'line' && item.said !== undefined && item.facts.class !== 'file';

/**
 * What each item weighs by itself. What a tool prints in its own form is read from the start, where the first failure
 * explains the later ones; of words that any program prints, the last ones are the likeliest to matter.
 */
function weighProblems(items: readonly Item[], options: RankOptions): { own: Float64Array; group: Int32Array } {
  const own = weighFrames(items, options);
  const group = new Int32Array(items.length).fill(-1);
  const inPart = findParts(items);
  const messages = new Map<string, { readonly group: number; readonly problem: Problem }>();
  const problemOf = createProblemCounter();

  function weigh(i: number, specific: boolean): void {
    const item = items[i] as Item;
    if (item.kind !== 'line' || item.facts.specific !== specific || item.said === undefined) return;
    let message = messages.get(item.said);
    if (message === undefined) {
      message = { group: messages.size, problem: problemOf(item.said, item.facts) };
      messages.set(item.said, message);
    }
    const { problem } = message;
    group[i] = message.group;
    own[i] =
      (ownWeight[item.facts.class] as number) *
      sure(item) *
      (own[i] || 1) *
      Math.max(factors.leastRepeat, repeatFactor(item) ** problem.times) *
      Math.max(factors.leastAlike, factors.alike ** problem.alike) *
      (factors.start + ((1 - factors.start) * i) / items.length) *
      (inPart === undefined || inPart[i] === 1 ? 1 : factors.elsewhere);
    problem.times += 1;
  }

  for (let i = 0; i < items.length; i += 1) weigh(i, true);
  for (let i = items.length - 1; i >= 0; i -= 1) weigh(i, false);
  return { own, group };
}

const repeatFactor = (item: LineItem): number => (countsWrong(item) ? factors.repeatedTotals : factors.repeat);

/** The factors of frames; 0 for every other item. */
function weighFrames(items: readonly Item[], options: RankOptions): Float64Array {
  const factor = new Float64Array(items.length);
  let run = 0;
  let sinceProblem = Number.POSITIVE_INFINITY;
  items.forEach((item, i) => {
    if (item.kind !== 'line') return;
    if (item.facts.class !== 'frame') {
      run = 0;
      sinceProblem = problems.has(item.facts.class) ? 0 : sinceProblem + 1;
      return;
    }
    run += 1;
    if (sinceProblem > FRAMES_WITHIN) factor[i] = factors.looseFrame;
    else if (run > 2 && isLibraryFrame(item, options)) factor[i] = factors.libraryFrame;
  });
  return factor;
}

function isLibraryFrame(item: LineItem, { lang, projectRoot }: RankOptions): boolean {
  const file = item.facts.located ? lang.locate(item.text)?.file : undefined;
  return file !== undefined && !isProjectFile(file, { languages: lang.languages, root: projectRoot });
}

function sure(item: LineItem): number {
  const { facts } = item;
  if (facts.class === 'summary' && !countsWrong(item)) return factors.fine;
  return facts.specific ? 1 : (sureness[facts.tool ?? ''] ?? 1);
}

/** Whether a line is a run's totals and counts something wrong. */
const countsWrong = ({ facts, text }: LineItem): boolean => facts.class === 'summary' && countsProblems.test(text);

const countsProblems =
  /[1-9]\d* \w*\s?(?:fail|error|problem|broken|warning|offense|violation|issue|unexpected)|(?:fail(?:ed|ures?)?|errors?|broken)\w*\s?[:=]\s*[1-9]|\bFAIL(?:ED|URE)?\b/i;

function weighRecords(items: readonly Item[], own: Float64Array, { total, before }: Records): void {
  items.forEach((item, i) => {
    if (item.kind !== 'line' || total[i] === 0) return;
    const isLast = before[i] === (total[i] as number) - 1;
    const place = before[i] === 0 ? 1 : isLast ? record.last : record.between;
    own[i] = recordWeight(item) * place * (total[i] as number) ** -record.rarity * lengthFactor(item);
  });
}

const lengthFactor = ({ cost }: LineItem): number => Math.min(1, (record.usualBytes / cost) ** record.length);

function recordWeight({ facts }: LineItem): number {
  if (facts.hint) return record.hint;
  if (problems.has(facts.class)) return record.problem;
  return facts.class === 'warning' ? record.warning : record.other;
}

function weighBelow(items: readonly Item[], own: Float64Array, weight: Float64Array, records?: Records): void {
  let source = -1;
  let share = 1;
  for (let i = 0; i < own.length; i += 1) {
    const near = source < 0 ? 0 : (own[source] as number) * share * fall.below(i - source);
    if ((own[i] as number) < near) weight[i] = Math.max(weight[i] as number, near * heeds(records, i));
    else if ((own[i] as number) > 0) {
      source = i;
      share = explains(items[i] as Item) ? 1 : nearness.belowOthers;
    }
  }
}

/** Whether the lines below an item tell more of it: not so below an exit, a run's totals or an echoed command. */
const explains = (item: Item): boolean => item.kind === 'line' && !closing.has(item.facts.class);

const closing: ReadonlySet<LineClass> = new Set<LineClass>(['exit', 'summary', 'command']);

function weighAbove(items: readonly Item[], own: Float64Array, weight: Float64Array, records?: Records): void {
  let source = -1;
  for (let i = own.length - 1; i >= 0; i -= 1) {
    const near = source < 0 ? 0 : nearAbove(source, i);
    if ((own[i] as number) < near && !isExit(items[i] as Item))
      weight[i] = Math.max(weight[i] as number, near * heeds(records, i));
    else if ((own[i] as number) > 0) source = i;
  }

  function nearAbove(from: number, at: number): number {
    if (isExit(items[from] as Item)) return fall.aboveExit(from - at);
    return (own[from] as number) * fall.above(from - at);
  }
}

/** The share of nearness that an item takes. */
const heeds = (records: Records | undefined, i: number): number => ((records?.total[i] ?? 0) > 0 ? record.near : 1);

const isExit = (item: Item): boolean => item.kind === 'line' && item.facts.class === 'exit';

interface Nearness {
  readonly share: number;
  readonly power: number;
  readonly lines: number;
}

/** The share of a weight that is left at a distance in items. Powers take long: those of the usual distances are kept. */
function fallOf({ share, power, lines }: Nearness): (distance: number) => number {
  const at = (distance: number): number => (distance <= lines ? share : share * (lines / distance) ** power);
  const near = Float64Array.from({ length: 1_024 }, (_, distance) => at(distance));
  return (distance) => near[distance] ?? at(distance);
}

const fall = {
  below: fallOf(nearness.below),
  above: fallOf(nearness.above),
  aboveExit: fallOf(nearness.aboveExit),
};
