/**
 * Rollouts of Codex: JSON lines, each an item that the model sees, or an event, which tells the terminal the same again
 * and some facts beside. Very early versions write the bare items. Also the chat-completions form of a rollout that other
 * programs publish.
 */
import { isChatExport, readChatExport } from './codex/chat-export.js';
import { CodexReading } from './codex/reading.js';
import type { Importer } from './imported-session.js';
import { type JsonObject, nameOf, objectOf, textOf } from './json-fields.js';
import { jsonLines, recordsIn } from './json-lines.js';

export const codex: Importer = {
  format: 'codex',
  recognises: (head) => isChatExport(head) || longRecord.test(head) || recordsIn(head).some(isOfCodex),
  read(recording) {
    if (isChatExport(new TextDecoder().decode(recording.subarray(0, 65_536)))) return readChatExport(recording);
    const reading = new CodexReading();
    for (const line of jsonLines(recording)) reading.take(line);
    return reading.finish();
  },
};

/** The beginning of a first record that is too long to be seen whole. */
const longRecord = /^\s*\{"timestamp":"[^"]{1,40}",(?:"ordinal":\d{1,12},)?"type":"session_meta","payload":\{/;

const types: ReadonlySet<unknown> = new Set([
  'session_meta',
  'response_item',
  'event_msg',
  'turn_context',
  'compacted',
]);

function isOfCodex(record: JsonObject): boolean {
  if (types.has(record.type) && objectOf(record.payload)) return true;
  const isBareHeader =
    record.type === undefined && nameOf(record.id) !== undefined && textOf(record.timestamp) !== undefined;
  return isBareHeader && (record.instructions !== undefined || record.git !== undefined);
}
