/**
 * Edits, the common currency of everything that shortens a conversation: which text of which result is shown instead.
 * `applyEdits` puts them into messages, a lens into the bytes of a request body.
 */
import type { Message, ToolResult } from './message.js';

export interface Edit {
  /** `id` of the tool result. */
  readonly result: string;
  /** Index in the result's `parts` of the text part that is replaced. @default 0 */
  readonly part?: number;
  /** What is shown from now on. */
  readonly text: string;
  /** Where the text as it entered is kept. Absent when the new text needs none. */
  readonly address?: string;
  /** Why, in a few words for a report. */
  readonly reason: string;
}

/**
 * The messages with the edits in place: new objects for those that changed, the same ones for all others. An edit of a
 * result that is not there, or of a part that is not text, changes nothing. Of two edits of one part the later holds.
 */
export function applyEdits(messages: readonly Message[], edits: readonly Edit[]): Message[] {
  if (edits.length === 0) return [...messages];
  const byResult = new Map<string, Edit[]>();
  for (const edit of edits) {
    const known = byResult.get(edit.result);
    if (known) known.push(edit);
    else byResult.set(edit.result, [edit]);
  }
  return messages.map((message) => {
    const own = message.role === 'tool' ? byResult.get(message.id) : undefined;
    return message.role === 'tool' && own ? edited(message, own) : message;
  });
}

function edited(result: ToolResult, edits: readonly Edit[]): ToolResult {
  const texts = new Map(edits.map(({ part = 0, text }) => [part, text]));
  const parts = result.parts.map((part, index) => {
    const text = texts.get(index);
    return part.type === 'text' && text !== undefined ? { ...part, text } : part;
  });
  return { ...result, parts };
}
