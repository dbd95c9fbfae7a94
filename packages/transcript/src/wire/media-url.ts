/** Images and files as the OpenAI wires spell them: a `data:` URL that holds the bytes, or a URL where they are. */
import type { MediaPart } from '../message.js';

const base64Mark = ';base64,';

/** `mediaType` holds where the URL does not say. */
export function mediaFromUrl(url: string, mediaType: string, name?: string): MediaPart {
  const named = name === undefined ? {} : { name };
  const mark = url.startsWith('data:') ? url.indexOf(base64Mark) : -1;
  if (mark < 0) return { type: 'media', mediaType, ...named, url };
  return {
    type: 'media',
    mediaType: url.slice('data:'.length, mark) || mediaType,
    ...named,
    base64: url.slice(mark + base64Mark.length),
  };
}

/** Whether a provider can get at the bytes: they are there with their exact type, or a URL leads to them from outside. */
export function isAtHand({ mediaType, base64, url }: MediaPart): boolean {
  if (base64 !== undefined) return base64 !== '' && !mediaType.includes('*');
  return url !== undefined && /^(?:https?|data):./i.test(url);
}

/** The URL of a part; undefined when its bytes are not at hand. */
export function urlOfMedia(part: MediaPart): string | undefined {
  const { mediaType, base64, url } = part;
  if (!isAtHand(part)) return undefined;
  return base64 === undefined ? url : `data:${mediaType}${base64Mark}${base64}`;
}
