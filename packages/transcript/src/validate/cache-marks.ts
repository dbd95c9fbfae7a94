/**
 * Marks of the prompt cache: at most four in the order tools, system, messages, with the long-lived ones first. The
 * automatic mark of the whole request counts as one, at the end.
 */
import { type JsonObject, objectOf } from '../import/json-fields.js';
import type { Report } from './report.js';

export const cacheMarkRules = {
  'too-many-cache-marks': 'at most 4 blocks may have a cache_control, an automatic one counted',
  'cache-mark-order': 'a cache_control of 1h must come before those of 5m',
  'bad-cache-mark': 'a cache_control must be ephemeral, with a ttl of 5m or 1h',
  'cache-mark-on-thinking': 'thinking cannot have a cache_control',
} as const;

const mostMarks = 4;

export function checkCacheMarks(body: JsonObject, report: Report<keyof typeof cacheMarkRules>): void {
  let count = 0;
  let short = false;
  for (const { at, block } of markedBlocks(body)) {
    const mark = objectOf(block.cache_control);
    const ttl = mark?.ttl ?? '5m';
    if (mark?.type !== 'ephemeral' || (ttl !== '5m' && ttl !== '1h')) report('bad-cache-mark', `${at}/cache_control`);
    if (block.type === 'thinking' || block.type === 'redacted_thinking') report('cache-mark-on-thinking', at);
    count += 1;
    if (count === mostMarks + 1) report('too-many-cache-marks', `${at}/cache_control`);
    if (ttl === '1h' && short) report('cache-mark-order', `${at}/cache_control`);
    short ||= ttl === '5m';
  }
}

interface Marked {
  readonly at: string;
  readonly block: JsonObject;
}

function markedBlocks(body: JsonObject): Marked[] {
  const blocks = blocksIn(body.messages, '/messages').flatMap(contentOf);
  const messages = blocks.flatMap((block) => [
    ...contentOf(block).flatMap((inner) => [...contentOf(inner), inner]),
    block,
  ]);
  const all = [
    ...blocksIn(body.tools, '/tools'),
    ...blocksIn(body.system, '/system'),
    ...messages,
    { at: '', block: body },
  ];
  return all.filter(({ block }) => block.cache_control !== undefined && block.cache_control !== null);
}

function contentOf({ at, block }: Marked): Marked[] {
  const source = objectOf(block.source);
  return [...blocksIn(block.content, `${at}/content`), ...blocksIn(source?.content, `${at}/source/content`)];
}

function blocksIn(list: unknown, at: string): Marked[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item, index) => {
    const block = objectOf(item);
    return block ? { at: `${at}/${index}`, block } : [];
  });
}
