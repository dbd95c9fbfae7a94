/** What is written for a part that a wire has no place for, so that the reader knows that there was one. */
import type { MediaPart, OtherPart } from '../message.js';

export function standIn(part: MediaPart | OtherPart): string {
  if (part.type === 'other') return `(${part.kind || 'A part'}: not included.)`;
  return `(${[part.name, part.mediaType].filter(Boolean).join(', ')}: not included.)`;
}
