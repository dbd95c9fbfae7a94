/** Moves images and documents out of entries: a session line names their hash, and their bytes are stored once. */
import type { Entry, MediaPart, Message } from '@ctx/transcript';
import type { BlobStore } from './blob-store.js';

/** Smaller ones stay in the line, as base64. */
const MIN_BLOB_BYTES = 1_024;

/** The entry with its large media as blobs; the same one when it has none. */
export function moveMedia(entry: Entry, blobs: BlobStore): Entry {
  if (entry.type === 'message') {
    const message = moveInMessage(entry.message, blobs);
    return message === entry.message ? entry : { ...entry, message };
  }
  if (entry.type !== 'compaction' || entry.summary === undefined) return entry;
  return { ...entry, summary: entry.summary.map((message) => moveInMessage(message, blobs)) };
}

function moveInMessage(message: Message, blobs: BlobStore): Message {
  const { role } = message;
  // One case for each role, because each has parts of its own type.
  if (role === 'system' || !message.parts.some(isLarge)) return message;
  if (role === 'user') return { ...message, parts: message.parts.map((part) => moved(part, blobs)) };
  if (role === 'assistant') return { ...message, parts: message.parts.map((part) => moved(part, blobs)) };
  return { ...message, parts: message.parts.map((part) => moved(part, blobs)) };
}

function isLarge(part: { readonly type: string }): part is MediaPart {
  return part.type === 'media' && ((part as MediaPart).base64?.length ?? 0) * 0.75 >= MIN_BLOB_BYTES;
}

function moved<Part extends { readonly type: string }>(part: Part, blobs: BlobStore): Part {
  if (!isLarge(part)) return part;
  const { base64 = '', ...rest } = part;
  const bytes = Buffer.from(base64, 'base64');
  // What would not come back as the same text stays a text.
  return bytes.toString('base64') === base64 ? ({ ...rest, blob: blobs.put(bytes) } as unknown as Part) : part;
}
