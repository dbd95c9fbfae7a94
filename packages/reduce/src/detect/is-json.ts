import type { Subject } from '../subject.js';
import { bodyOf } from './body-of.js';

const BEGIN = /^\s*(?:\{\s*["}]|\[\s*(?:["{[\]\d-]|true|false|null))/;

/** Whether a result is one JSON document, as far as its ends tell. */
export function isJson(subject: Subject): boolean {
  const text = bodyOf(subject);
  const head = text.slice(0, 400);
  if (!BEGIN.test(head)) return false;
  return text
    .slice(-400)
    .trimEnd()
    .endsWith(head.trimStart().startsWith('{') ? '}' : ']');
}
