import type { LineClass } from '@ctx/lang';
import type { Item } from './item.js';

/**
 * The log of a running program: records that carry their own time and explain their neighbours little. What counts there
 * is which kinds of records there are, not how often each came. A kind is what records say up to the first word that
 * varies among them.
 */
export interface Records {
  /** For each item how many records of its kind there are; 0 for what is no record. */
  readonly total: Uint32Array;
  /** For each record how many of its kind came before it. */
  readonly before: Uint32Array;
}

/** The least share of lines that carry a time, and the most that show a tool at work. */
const TIMED_SHARE = 0.8;
const RUN_SHARE = 0.02;
/** Lines looked at to tell whether an output is such a log, spread over all of it. */
const SAMPLE = 1_000;

/** Near the start of a line a clock, a date and a time without separators, or the seconds since 1970. */
const time = /^.{0,60}?(?:\d\d[:.]\d\d[:.]\d\d|\b\d{6} \d{6}\b|\b1\d{9}\b)/;

/** The classes of a build or a test run, whose lines do explain each other. */
const ofRuns: ReadonlySet<LineClass> = new Set<LineClass>([
  'failure',
  'assertion',
  'summary',
  'exit',
  'command',
  'file',
  'progress',
  'install',
  'pass',
]);

/** `undefined` for an output that is no log of a running program. Linear. */
export function findRecords(items: readonly Item[]): Records | undefined {
  if (!isLog(items)) return undefined;
  const records = items.map((item) => (item.kind === 'line' && time.test(item.text) ? readBeginnings(item.text) : []));
  const seen = countBeginnings(records);
  const kinds = records.map((beginnings) => kindOf(beginnings, seen));
  const total = new Uint32Array(items.length);
  const before = new Uint32Array(items.length);
  const totals = new Map<number, number>();
  kinds.forEach((kind, i) => {
    if (kind === undefined) return;
    before[i] = totals.get(kind) ?? 0;
    totals.set(kind, (before[i] as number) + 1);
  });
  kinds.forEach((kind, i) => {
    if (kind !== undefined) total[i] = totals.get(kind) as number;
  });
  return { total, before };
}

function isLog(items: readonly Item[]): boolean {
  const step = Math.ceil(items.length / SAMPLE);
  let lines = 0;
  let timed = 0;
  let ofRun = 0;
  for (let i = 0; i < items.length; i += step) {
    const item = items[i] as Item;
    if (item.kind !== 'line' || item.text === '') continue;
    lines += 1;
    if (ofRuns.has(item.facts.class)) ofRun += 1;
    else if (time.test(item.text)) timed += 1;
  }
  return lines > 0 && timed >= TIMED_SHARE * lines && ofRun <= RUN_SHARE * lines;
}

/** Characters and words of a record that make its kind, at most. */
const MOST_CHARACTERS = 240;
const MOST_WORDS = 20;

/**
 * For each word of a record a number for all that it says up to there. Words with a digit or a slash are all one: times,
 * ids, addresses, paths.
 */
function readBeginnings(text: string): number[] {
  const beginnings: number[] = [];
  const end = Math.min(text.length, MOST_CHARACTERS);
  let said = 0;
  let word = 0;
  let isName = false;
  for (let i = 0; i <= end && beginnings.length < MOST_WORDS; i += 1) {
    const code = i < end ? text.charCodeAt(i) : SPACE;
    if (code > SPACE) {
      word = (Math.imul(word, 31) + code) | 0;
      isName ||= code >= SLASH && code <= NINE;
    } else if (word !== 0) {
      said = (Math.imul(said, 31) + (isName ? 1 : word)) | 0;
      beginnings.push(said);
      word = 0;
      isName = false;
    }
  }
  return beginnings;
}

const SPACE = 32;
/** The slash stands right before the digits. */
const SLASH = 47;
const NINE = 57;

interface Beginning {
  times: number;
  /** How many different words came behind it. */
  followers: number;
}

function countBeginnings(records: readonly (readonly number[])[]): Map<number, Beginning> {
  const seen = new Map<number, Beginning>();
  for (const beginnings of records) {
    let before: Beginning | undefined;
    for (const said of beginnings) {
      let beginning = seen.get(said);
      if (beginning === undefined) {
        beginning = { times: 0, followers: 0 };
        seen.set(said, beginning);
        if (before !== undefined) before.followers += 1;
      }
      beginning.times += 1;
      before = beginning;
    }
  }
  return seen;
}

/** Behind a beginning words vary when they are more than this many, and a new one comes this often. */
const MOST_FOLLOWERS = 6;
const NEW_SHARE = 0.2;

function kindOf(beginnings: readonly number[], seen: ReadonlyMap<number, Beginning>): number | undefined {
  for (const said of beginnings) {
    const { times, followers } = seen.get(said) as Beginning;
    if (followers > MOST_FOLLOWERS && followers > NEW_SHARE * times) return said;
  }
  return beginnings.at(-1);
}
