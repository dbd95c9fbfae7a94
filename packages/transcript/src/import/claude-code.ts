/**
 * Sessions of Claude Code: JSON lines that form a tree by `uuid` and `parentUuid`. A session's beginning is a record of
 * any kind, so that it is known by the fields that all records of the conversation have.
 */
import { inOrder } from './claude-code/in-order.js';
import { ClaudeCodeReading } from './claude-code/reading.js';
import type { Importer } from './imported-session.js';
import { type JsonObject, nameOf, objectOf, textOf } from './json-fields.js';
import { jsonLines, recordsIn } from './json-lines.js';

export const claudeCode: Importer = {
  format: 'claude-code',
  recognises: (head) => longRecord.test(head) || recordsIn(head).some(isOfClaudeCode),
  read(recording) {
    const reading = new ClaudeCodeReading();
    for (const line of inOrder([...jsonLines(recording)])) reading.take(line);
    return reading.finish();
  },
};

/** The beginning of a first record that is too long to be seen whole. */
const longRecord = /^\s*\{"parentUuid":(?:null|"[\w-]{1,64}"),"(?:logicalParentUuid|isSidechain)":/;

function isOfClaudeCode(record: JsonObject): boolean {
  if (nameOf(record.uuid) !== undefined && record.parentUuid !== undefined) return nameOf(record.type) !== undefined;
  const isSummary = record.type === 'summary' && nameOf(record.leafUuid) !== undefined;
  return (
    isSummary ||
    (record.type === 'file-history-snapshot' &&
      objectOf(record.snapshot) !== undefined &&
      textOf(record.messageId) !== undefined)
  );
}
