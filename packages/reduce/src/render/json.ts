import { bodyOf } from '../detect/body-of.js';
import type { Subject } from '../subject.js';
import { cutText, quoteLine } from './clean-line.js';
import { counted, grouped } from './counted.js';
import { type JsonSpan, jsonSpans } from './json-spans.js';
import { summary } from './summary.js';

const BUDGET = 1_200;
const MOST_LINES = 40;
/** Levels that are opened below the first, where there is room. */
const MOST_DEPTH = 2;
/** Keys of one of them. */
const MOST_OPENED = 8;
const MOST_VALUE = 120;

/** A JSON document: its keys, plain values as they are spelled, the sizes of what is nested; of an array three items. */
export function json(subject: Subject): string | undefined {
  const text = bodyOf(subject).trim();
  if (!parses(text)) return undefined;
  const spans = jsonSpans(text);
  if (text.startsWith('[')) return ofArray(subject, spans);
  return text.startsWith('{') ? ofObject(subject, spans) : undefined;
}

function ofObject(subject: Subject, spans: readonly JsonSpan[]): string | undefined {
  const top = inOrder(spans).slice(0, MOST_LINES);
  const lines = [...top, ...opened(top)].slice(0, MOST_LINES);
  return summary(subject, `JSON object with ${counted(spans.length, 'key')}`, {
    budget: BUDGET,
    lines: lines.map(({ key = '', value }) => quoteLine(`${key}: ${brief(value)}`)),
    left: (shown) => {
      const more = spans.length - Math.min(shown.length, top.length);
      return more > 0 ? `${counted(more, 'more key')} not shown` : 'nested values not shown';
    },
  });
}

function ofArray(subject: Subject, spans: readonly JsonSpan[]): string | undefined {
  const samples = [...new Set([0, Math.floor(spans.length / 2), spans.length - 1])].filter((at) => spans[at]);
  return summary(subject, `JSON array with ${counted(spans.length, 'item')}`, {
    budget: BUDGET,
    lines: samples.map((at) => quoteLine(`${at}: ${itemOf(spans[at]?.value ?? '')}`, 320)),
    left: (shown) => {
      const more = spans.length - shown.length;
      return more > 0 ? `${counted(more, 'more item')} not shown` : 'nested values not shown';
    },
  });
}

/** What stands inside the nested ones, level by level, each under its whole name: `"data"."id"`, `"items".0`. */
function opened(top: readonly JsonSpan[]): JsonSpan[] {
  const found: JsonSpan[] = [];
  let level = top.filter(({ value }) => isNested(value));
  for (let depth = 0; depth < MOST_DEPTH && found.length < MOST_LINES; depth += 1) {
    const inner = level.slice(0, MOST_LINES).flatMap(({ key = '', value }) => {
      const spans = jsonSpans(value);
      if (value.startsWith('[')) return spans.slice(0, 1).map((span) => ({ key: `${key}.0`, value: span.value }));
      return inOrder(spans)
        .slice(0, MOST_OPENED)
        .map((span) => ({ key: `${key}.${span.key ?? ''}`, value: span.value }));
    });
    found.push(...inner);
    level = inner.filter(({ value }) => isNested(value));
  }
  return found;
}

/** Plain values before nested ones. */
function inOrder(spans: readonly JsonSpan[]): JsonSpan[] {
  return [...spans.filter(({ value }) => !isNested(value)), ...spans.filter(({ value }) => isNested(value))];
}

/** An item with its plain values. */
function itemOf(value: string): string {
  if (!value.startsWith('{')) return brief(value);
  const spans = jsonSpans(value);
  const parts = spans.slice(0, MOST_LINES).map(({ key = '', value: inner }) => `${key}: ${brief(inner, 60)}`);
  const more = spans.length - parts.length;
  return `{ ${parts.join(', ')}${more > 0 ? `, ${grouped(more)} more` : ''} }`;
}

/** A plain value as it is spelled; of a nested one, what and how many it holds. */
function brief(value: string, most = MOST_VALUE): string {
  if (!isNested(value)) return cutText(value, most);
  const spans = jsonSpans(value);
  if (value.startsWith('[')) return `[${counted(spans.length, 'item')}]`;
  const keys = spans.slice(0, 5).map(({ key = '' }) => cutText(key, 40));
  const more = spans.length - keys.length;
  return `{${keys.join(', ')}${more > 0 ? `, ${grouped(more)} more` : ''}}`;
}

function isNested(value: string): boolean {
  return value.startsWith('{') || value.startsWith('[');
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
