/** Writes JSON in which parts that are JSON already stand as they are, so that numbers in them keep their spelling. */
import { encodeUtf8 } from './json-string.js';
import { scanJson } from './scan-json.js';

/** The text of a JSON value. */
export class RawJson {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** What a text is as JSON: undefined when it is none. */
export function kindOfJson(text: string): 'object' | 'other' | undefined {
  if ('offset' in scanJson(encodeUtf8(text))) return undefined;
  return text.trimStart().startsWith('{') ? 'object' : 'other';
}

/** As `JSON.stringify`, members that are undefined left out; recursive, so for values of known depth. */
export function writeJson(value: unknown): string {
  if (value instanceof RawJson) return value.json;
  if (Array.isArray(value)) return `[${value.map(writeJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${writeJson(member)}`).join(',')}}`;
}
