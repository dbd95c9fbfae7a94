import type { MediaPart, OtherPart, TextPart } from '../../message.js';
import { imageOf } from '../image-url.js';
import { type JsonObject, jsonOf, objectOf, objectsOf, textOf } from '../json-fields.js';

/** The parts of a content in the form of OpenAI's APIs: a text or a list of blocks. An empty text is none. */
export function contentParts(content: unknown): (TextPart | MediaPart | OtherPart)[] {
  const text = textOf(content);
  if (text !== undefined) return text === '' ? [] : [{ type: 'text', text }];
  return objectsOf(content).map(blockPart);
}

/** The text of a content, blocks joined. */
export function contentText(content: unknown): string {
  return contentParts(content)
    .map((part) => (part.type === 'text' ? part.text : ''))
    .join('');
}

function blockPart(block: JsonObject): TextPart | MediaPart | OtherPart {
  const text = textOf(block.text);
  if (text !== undefined) return { type: 'text', text };
  const url = textOf(objectOf(block.image_url)?.url) ?? textOf(block.image_url);
  return url === undefined ? { type: 'other', kind: textOf(block.type) ?? 'block', json: jsonOf(block) } : imageOf(url);
}
