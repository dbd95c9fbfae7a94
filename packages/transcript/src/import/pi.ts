/**
 * Sessions of pi (versions 1 to 3) and of its forks: JSON lines, a header and then entries that form a tree. Version 1 has
 * no ids and is one line of entries. Some forks clear old texts in the file itself after a compaction: what stood there
 * is then not in the recording, and a finding says so.
 */
import { Chain } from './chain.js';
import type { Importer } from './imported-session.js';
import { countOf, type JsonObject, nameOf, objectOf, textOf } from './json-fields.js';
import { jsonLines, recordsIn } from './json-lines.js';
import { givenOf } from './pi/given.js';
import { type GivenMessage, SessionDraft } from './session-draft.js';
import { timeOf } from './time.js';

export const pi: Importer = {
  format: 'pi',
  recognises: (head) => recordsIn(head).some(isOfPi),
  read(recording) {
    const draft = new SessionDraft('pi');
    const chain = new Chain(draft.findings);
    /** The entries by the place of their records in the file, as version 1 names them. */
    const inOrder: string[] = [];
    const find = (index: unknown, id: unknown) => chain.entryOf(id) ?? inOrder[countOf(index) ?? -1];
    const finished = (message: GivenMessage) => draft.finished(message);
    let header: JsonObject = {};
    let evicted = 0;
    for (const { value: record, text, finding, range, line } of jsonLines(recording)) {
      if (!record) {
        if (finding) draft.unreadable(text, finding, range);
        continue;
      }
      if (finding) draft.findings.push(finding);
      const isHeader = record.type === 'session' && inOrder.length === 0;
      if (isHeader) header = record;
      else draft.leaf = chain.parentOf(record.parentId, draft.leaf, `line ${line}`);
      if (objectOf(record.evictedContent)) evicted++;
      const recorded = isHeader ? undefined : nameOf(record.id);
      const given = { id: recorded, at: timeOf(record.timestamp), ...givenOf(record, { json: text, find, finished }) };
      const id = 'role' in given ? draft.message(given, range) : draft.entry(given, range);
      if (isHeader) chain.root = id;
      chain.place(recorded, id);
      inOrder.push(id);
    }
    if (evicted > 0) draft.findings.push(evictedFinding(evicted));
    const info = {
      id: nameOf(header.id),
      cwd: nameOf(header.cwd),
      startedAt: timeOf(header.timestamp),
      model: nameOf(header.modelId),
      parentSession: nameOf(header.parentSession) ?? nameOf(header.branchedFrom),
    };
    const isHeaded = header.type === 'session';
    return draft.finish(info, isHeaded ? String(countOf(header.version) ?? 1) : undefined);
  },
};

/** A header, or a message of a file whose header is lost. */
function isOfPi({ type, id, timestamp, message }: JsonObject): boolean {
  if (textOf(timestamp) === undefined) return false;
  return type === 'session'
    ? nameOf(id) !== undefined
    : type === 'message' && nameOf(objectOf(message)?.role) !== undefined;
}

function evictedFinding(count: number) {
  const message = `the agent cleared ${count} of its messages before: the texts that they had at first are lost, they are not in the recording`;
  return { code: 'evicted-content', at: 'the recording', message };
}
