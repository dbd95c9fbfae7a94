/** Content of managed agents' events: blocks of the Anthropic API, of which documents and search results are text too. */
import type { AssistantPart, ResultPart } from '../../message.js';
import { assistantPart, blocksOf, resultPart } from '../claude-code/content.js';
import { type JsonObject, nameOf, objectOf, objectsOf, textOf } from '../json-fields.js';

export function messageParts(content: unknown): AssistantPart[] {
  return blocksOf(content).map(assistantPart);
}

export function resultParts(content: unknown): ResultPart[] {
  return blocksOf(content).map((block) => {
    const text = documentText(block) ?? searchResultText(block);
    return text === undefined ? resultPart(block) : { type: 'text', text };
  });
}

function documentText(block: JsonObject): string | undefined {
  const source = objectOf(block.source);
  const text = source?.type === 'text' ? textOf(source.data) : undefined;
  return block.type === 'document' && text !== undefined ? titled(block, [text]) : undefined;
}

function searchResultText(block: JsonObject): string | undefined {
  if (block.type !== 'search_result') return undefined;
  return titled(
    block,
    objectsOf(block.content).map(({ text }) => textOf(text) ?? ''),
  );
}

function titled(block: JsonObject, texts: readonly string[]): string {
  return [nameOf(block.title), nameOf(block.source), ...texts].filter((text) => text !== undefined).join('\n');
}
