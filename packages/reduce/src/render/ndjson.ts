import type { Subject } from '../subject.js';
import { quoteLine } from './clean-line.js';
import { counted, grouped } from './counted.js';
import { moreLines, summary } from './summary.js';

/** A field tells records apart where it has so many values. */
const MOST_KINDS = 8;
const MOST_FIELDS = 40;

interface Field {
  /** Records by value: how many, and the first. */
  readonly kinds: Map<string, { count: number; readonly first: string }>;
  records: number;
}

/** A stream of JSON objects, one a line: how many of which kind, and the first of each kind, the rarest first. */
export function ndjson(subject: Subject): string | undefined {
  const fields = new Map<string, Field>();
  let count = 0;
  let last = '';
  for (const line of subject.text.split('\n')) {
    const record = recordOn(line);
    if (!record) continue;
    count += 1;
    last = line;
    for (const [key, value] of Object.entries(record)) {
      if (typeof value === 'string') addTo(fields, key, value, line);
    }
  }
  if (count === 0) return undefined;
  const field = [...fields].find(([, { kinds, records }]) => {
    return kinds.size > 1 && kinds.size <= MOST_KINDS && records >= 0.8 * count;
  });
  const kinds = [...(field?.[1].kinds ?? [])].sort(([, one], [, other]) => other.count - one.count);
  const named = kinds.map(([value, { count: times }]) => `${grouped(times)} ${cleanValue(value)}`).join(', ');
  const what = `${counted(count, 'JSON record')}${field ? `, by ${cleanValue(field[0])}: ${named}` : ''}`;
  const samples = new Set([...kinds.map(([, { first }]) => first).reverse(), last]);
  return summary(subject, what, {
    budget: 900,
    lines: [...samples].map((line) => quoteLine(line)),
    left: moreLines(subject),
  });
}

function addTo(fields: Map<string, Field>, key: string, value: string, line: string): void {
  const field = fields.get(key) ?? { kinds: new Map(), records: 0 };
  if (field.records === 0 && fields.size === MOST_FIELDS) return;
  fields.set(key, field);
  field.records += 1;
  const kind = field.kinds.get(value);
  if (kind) kind.count += 1;
  else if (field.kinds.size <= MOST_KINDS) field.kinds.set(value, { count: 1, first: line });
}

function cleanValue(value: string): string {
  return quoteLine(value, 24).trim();
}

function recordOn(line: string): object | undefined {
  if (!/^\s*\{/.test(line)) return undefined;
  try {
    return JSON.parse(line) as object;
  } catch {
    return undefined;
  }
}
