/**
 * SWE-agent's trajectories (`.traj`), in all of their dialects, and those of mini-SWE-agent (`.traj.json`).
 */
import { addHeader } from './document-header.js';
import type { Importer } from './imported-session.js';
import { type DocumentRecord, fieldsOf, recordsOf, rootOf, textAt } from './json-document.js';
import { type JsonObject, nameOf, objectOf } from './json-fields.js';
import { SessionDraft } from './session-draft.js';
import { History } from './swe-agent/history.js';
import { MiniHistory } from './swe-agent/mini.js';
import { Prompts } from './swe-agent/prompts.js';
import { stepMessages } from './swe-agent/step-messages.js';

export const sweAgent: Importer = {
  format: 'swe-agent',

  recognises(head) {
    if (!/^\s*\{/.test(head)) return false;
    if (/"trajectory_format"\s*:\s*"mini-swe-agent|"mini_version"\s*:/.test(head)) return true;
    if (/"trajectory"\s*:\s*\[\s*\{\s*"action"\s*:/.test(head)) return true;
    return /^\s*\{\s*"info"\s*:/.test(head) && /"(?:exit_status|model_stats)"\s*:/.test(head);
  },

  read(recording) {
    const draft = new SessionDraft('swe-agent');
    const fields = fieldsOf(recording, rootOf(recording));
    const header = addHeader(draft, recording, fields, ['trajectory', 'history', 'messages']);
    const records = (key: string): DocumentRecord[] => {
      const list = fields.get(key);
      return list ? [...recordsOf(recording, list, `/${key}`)] : [];
    };
    const steps = records('trajectory');
    const messages = fields.has('messages') ? records('messages') : records('history');
    const history = fields.has('messages')
      ? new MiniHistory(draft)
      : new History(draft, new Prompts(messages.length > 0 ? steps : []));
    for (const record of messages.length > 0 ? messages : stepMessages(steps)) history.add(record);
    for (const { finding, range } of [...steps, ...messages])
      if (finding) draft.unreadable(textAt(recording, range), finding, range);
    return draft.finish(infoOf(header), versionOf(header));
  },
};

function infoOf(header: JsonObject) {
  const config = objectOf(objectOf(header.info)?.config);
  const model = nameOf(objectOf(config?.model)?.model_name);
  return { id: nameOf(header.instance_id), model };
}

function versionOf(header: JsonObject): string | undefined {
  const info = objectOf(header.info) ?? {};
  return nameOf(info.swe_agent_version) ?? nameOf(header.trajectory_format) ?? nameOf(info.mini_version);
}
