/** An entry as a text to recall and to search: its own words, without the fields around them. */
import type { Entry, Message } from '@ctx/transcript';

type Part = Message['parts'][number];

export function entryText(entry: Entry): string {
  switch (entry.type) {
    case 'message':
      return messageText(entry.message);
    case 'edits':
      return entry.edits.map(({ result, text }) => `${result}: ${text}`).join('\n');
    case 'compaction':
      return (entry.summary ?? []).map(messageText).join('\n');
    case 'other':
      return entry.json;
    default: {
      const { id: _id, parent: _parent, at: _at, ...rest } = entry;
      return JSON.stringify(rest);
    }
  }
}

function messageText({ parts }: Message): string {
  return (parts as readonly Part[]).map(partText).join('\n');
}

function partText(part: Part): string {
  switch (part.type) {
    case 'text':
    case 'thinking':
      return part.text;
    case 'tool-call':
      return `${part.tool} ${part.input}`;
    case 'media':
      return `[${part.mediaType}${part.name === undefined ? '' : ` ${part.name}`}: ${mediaPlace(part)}]`;
    case 'other':
      return part.json;
  }
}

function mediaPlace({ blob, base64, url }: Extract<Part, { type: 'media' }>): string {
  if (blob !== undefined) return `blob ${blob}`;
  return base64 === undefined ? (url ?? 'nowhere') : `${Math.floor(base64.length * 0.75)} bytes in the message`;
}
