import type { MediaPart } from '../message.js';

/** An image that a recording gives as a URL: the bytes of a `data:` URL in Base64, else the address. */
export function imageOf(url: string): MediaPart {
  const head = /^data:([^,;]{0,200});base64,/.exec(url.slice(0, 256));
  if (!head) return { type: 'media', mediaType: 'image/*', url };
  return { type: 'media', mediaType: head[1] || 'image/*', base64: url.slice(head[0].length) };
}
