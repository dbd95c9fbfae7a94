/** One record of a pi session as a message or as another entry. */
import type { Message, ResultPart, UserPart } from '../../message.js';
import { outcomeOf } from '../../tools/outcome-of.js';
import {
  countOf,
  integerOf,
  type JsonObject,
  jsonOf,
  nameOf,
  objectOf,
  objectsOf,
  present,
  textOf,
} from '../json-fields.js';
import { originOf } from '../notice.js';
import type { GivenEntry, GivenMessage } from '../session-draft.js';
import { assistantOf } from './assistant.js';

/** What a record can only be read with. */
interface RecordContext {
  /** The record's text. */
  readonly json: string;
  /** The entry of a record, by its place in the file or by its id. */
  find(index: unknown, id: unknown): string | undefined;
  /** A message that no entry holds. */
  finished(message: GivenMessage): Message;
}

export function givenOf(record: JsonObject, context: RecordContext): GivenMessage | GivenEntry {
  switch (record.type) {
    case 'message':
      return messageOf(objectOf(record.message) ?? {}) ?? otherOf(record, context.json);
    case 'custom_message':
      return { role: 'user', parts: userParts(record.content, 'notice') };
    case 'branch_summary':
      return { role: 'user', parts: [{ type: 'text', text: textOf(record.summary) ?? '', origin: 'state' }] };
    case 'compaction':
      return compactionOf(record, context);
    case 'session':
      return {
        type: 'settings',
        cwd: nameOf(record.cwd),
        provider: nameOf(record.provider),
        model: nameOf(record.modelId),
      };
    case 'model_change':
      return {
        type: 'settings',
        provider: nameOf(record.provider),
        model: nameOf(record.modelId) ?? nameOf(record.model),
      };
    case 'session_info':
      return { type: 'settings', title: nameOf(record.name) };
    default:
      return otherOf(record, context.json);
  }
}

function otherOf(record: JsonObject, json: string): GivenEntry {
  return { type: 'other', kind: textOf(record.type) ?? 'unknown', json };
}

function compactionOf(record: JsonObject, { find, finished }: RecordContext): GivenEntry {
  const text = textOf(record.summary);
  const id = `${nameOf(record.id) ?? 'compaction'}-summary`;
  const summary = {
    role: 'user',
    id,
    at: undefined,
    parts: [{ type: 'text', text: text ?? '', origin: 'state' }],
  } as const;
  return {
    type: 'compaction',
    by: 'pi',
    keptFrom: find(record.firstKeptEntryIndex, record.firstKeptEntryId),
    summary: text === undefined ? undefined : [finished(summary)],
    tokensBefore: countOf(record.tokensBefore),
  };
}

function messageOf(message: JsonObject): GivenMessage | undefined {
  switch (message.role) {
    case 'user':
      return { role: 'user', parts: userParts(message.content, message.attribution === 'agent' ? 'notice' : 'typed') };
    case 'assistant':
      return assistantOf(message);
    case 'toolResult':
      return resultOf(message);
    case 'bashExecution':
      return message.excludeFromContext === true ? undefined : bashExecutionOf(message);
    case 'custom':
    case 'hookMessage':
      return { role: 'user', parts: userParts(message.content, 'notice') };
    case 'branchSummary':
    case 'compactionSummary':
      return { role: 'user', parts: [{ type: 'text', text: textOf(message.summary) ?? '', origin: 'state' }] };
    default:
      return undefined;
  }
}

function resultOf(message: JsonObject): GivenMessage {
  const [tool, parts] = [nameOf(message.toolName), resultParts(message.content)];
  const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  const outcome = outcomeOf({ text, isError: message.isError === true, ...present({ tool }) }, { agent: 'pi' });
  return { role: 'tool', callId: textOf(message.toolCallId) ?? '', tool, ...outcome, parts };
}

/** A command that the user ran himself: the model is told of it and of its output. */
function bashExecutionOf(message: JsonObject): GivenMessage {
  const output = textOf(message.output) ?? '';
  const exitCode = integerOf(message.exitCode);
  const lines = [
    `Ran \`${textOf(message.command) ?? ''}\``,
    output === '' ? '(no output)' : `\`\`\`\n${output}\n\`\`\``,
  ];
  if (message.cancelled === true) lines.push('(command cancelled)');
  else if (exitCode !== undefined && exitCode !== 0) lines.push(`Command exited with code ${exitCode}`);
  return { role: 'user', parts: [{ type: 'text', text: lines.join('\n'), origin: 'notice' }] };
}

function userParts(content: unknown, origin: 'typed' | 'notice'): UserPart[] {
  return resultParts(content).map((part) => {
    if (part.type !== 'text') return { ...part, origin: origin === 'typed' ? 'attached' : origin };
    return { ...part, origin: origin === 'typed' ? originOf(part.text) : origin };
  });
}

function resultParts(content: unknown): ResultPart[] {
  if (typeof content === 'string') return [{ type: 'text', text: content }];
  return objectsOf(content).map((part) => {
    const [text, base64] = [textOf(part.text), textOf(part.data)];
    if (part.type === 'text' && text !== undefined) return { type: 'text', text };
    if (part.type === 'image' && base64 !== undefined)
      return { type: 'media', mediaType: textOf(part.mimeType) ?? 'image/png', base64 };
    return { type: 'other', kind: textOf(part.type) ?? 'unknown', json: jsonOf(part) };
  });
}
