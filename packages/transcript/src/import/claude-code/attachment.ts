/**
 * What Claude Code adds to the conversation by itself. The exact words that the model was shown are not recorded: where the
 * record holds the text that matters, that text stands for them; the rest is kept as it is, in no message.
 */
import type { UserPart } from '../../message.js';
import { type JsonObject, listOf, objectOf, textOf } from '../json-fields.js';
import { blocksOf, userPart } from './content.js';

/** The parts of a user message that an attachment makes; undefined where it shows the model nothing that is recorded. */
export function attachmentParts(attachment: JsonObject): readonly UserPart[] | undefined {
  switch (attachment.type) {
    case 'queued_command':
      return blocksOf(attachment.prompt).map((block) =>
        userPart(block, attachment.commandMode === 'task-notification'),
      );
    case 'file': {
      const text = textOf(objectOf(objectOf(attachment.content)?.file)?.content);
      return text === undefined ? undefined : [{ type: 'text', text, origin: 'attached' }];
    }
    case 'edited_text_file':
      return noticeOf([attachment.filename, attachment.snippet]);
    case 'hook_additional_context':
      return noticeOf(listOf(attachment.content));
    case 'skill_listing':
    case 'nested_memory':
      return noticeOf([objectOf(attachment.content)?.content ?? attachment.content]);
    default:
      return undefined;
  }
}

function noticeOf(texts: readonly unknown[]): readonly UserPart[] | undefined {
  const text = texts.filter((item) => typeof item === 'string' && item !== '').join('\n');
  return text === '' ? undefined : [{ type: 'text', text, origin: 'notice' }];
}
