/** Images and documents as Anthropic's blocks spell them. */
import { type JsonValue, memberOf, stringOf } from '../../json/json-value.js';
import type { MediaPart, OtherPart } from '../../message.js';
import { isAtHand } from '../media-url.js';
import { otherPart, typeOf } from '../result-parts.js';

/** A block to be written. */
export interface WireBlock {
  readonly type: string;
  readonly text?: string;
  readonly [field: string]: unknown;
}

/** A block as media, where its bytes or their URL stand in it; else as it is. */
export function mediaOrOther(block: JsonValue): MediaPart | OtherPart {
  const fallback = fallbackTypes.get(typeOf(block));
  const source = memberOf(block, 'source');
  if (fallback === undefined || !source) return otherPart(block);
  const title = stringOf(memberOf(block, 'title'));
  const part = {
    type: 'media',
    mediaType: stringOf(memberOf(source, 'media_type')) ?? fallback,
    ...(title === undefined ? {} : { name: title }),
  } as const;
  const base64 = stringOf(memberOf(source, 'data'));
  const url = stringOf(memberOf(source, 'url'));
  if (typeOf(source) === 'base64' && base64 !== undefined) return { ...part, base64 };
  return typeOf(source) === 'url' && url !== undefined ? { ...part, url } : otherPart(block);
}

const fallbackTypes = new Map([
  ['image', 'image/*'],
  ['document', 'application/pdf'],
]);

/** The block of a part; undefined when the wire takes no such part or its bytes are not at hand. */
export function mediaBlock(part: MediaPart): WireBlock | undefined {
  const { mediaType, base64, url, name } = part;
  const type = mediaType.startsWith('image/') ? 'image' : mediaType === 'application/pdf' ? 'document' : undefined;
  if (!type || !isAtHand(part)) return undefined;
  const title = type === 'document' && name ? { title: name } : {};
  if (base64 !== undefined) return { type, source: { type: 'base64', media_type: mediaType, data: base64 }, ...title };
  return url === undefined ? undefined : { type, source: { type: 'url', url }, ...title };
}
