/**
 * Chat histories of aider: one Markdown file for all chats of a project, each a branch of its own here; the last chat is
 * active. There are no tool calls: what aider printed, such as the output of a command or test, is a notice, since it
 * reached the model as a user's message if at all. The files that were sent along are not recorded.
 */
import type { AssistantPart } from '../message.js';
import { type Block, blocksOf } from './aider/blocks.js';
import { usageOf } from './aider/usage.js';
import type { Importer } from './imported-session.js';
import { jsonOf } from './json-fields.js';
import { SessionDraft } from './session-draft.js';
import { timeOf } from './time.js';

export const aider: Importer = {
  format: 'aider',
  recognises: (head) => /^# aider chat started at \d{4}-\d\d-\d\d /m.test(head),
  read(recording) {
    const draft = new SessionDraft('aider');
    let chat: Chat = {};
    let startedAt: string | undefined;
    let version: string | undefined;
    for (const block of blocksOf(recording)) {
      if (block.kind === 'chat') {
        chat = {};
        startedAt = timeOf(block.text);
        draft.leaf = null;
        draft.entry({ type: 'other', kind: 'chat', json: jsonOf(block.text), at: startedAt }, block.range);
        continue;
      }
      if (block.kind === 'aider') {
        version = /^Aider v(\S{1,40})$/m.exec(block.text)?.[1] ?? version;
        chat.model = /^(?:Main model|Models?): (\S{1,200})/m.exec(block.text)?.[1] ?? chat.model;
      }
      addBlock(draft, chat, block);
    }
    return draft.finish({ startedAt, model: chat.model }, version);
  },
};

interface Chat {
  /** The response whose usage was not reported yet: what the model says goes on with it. */
  response?: { readonly id: string; readonly parts: AssistantPart[] } | undefined;
  model?: string | undefined;
}

function addBlock(draft: SessionDraft, chat: Chat, { kind, text, range }: Block): void {
  const { response } = chat;
  if (kind === 'model' && response) {
    draft.addSource(response.id, range);
    response.parts.push({ type: 'text', text });
  } else if (kind === 'model') {
    const parts: AssistantPart[] = [{ type: 'text', text }];
    chat.response = { id: draft.message({ role: 'assistant', parts, model: chat.model }, range), parts };
  } else {
    const usage = kind === 'aider' ? usageOf(text, chat.model) : undefined;
    draft.message(
      { role: 'user', parts: [{ type: 'text', text, origin: kind === 'user' ? 'typed' : 'notice' }] },
      range,
    );
    if (usage && response) draft.changeResponse(response.id, { usage });
    if (usage || kind === 'user') chat.response = undefined;
  }
}
