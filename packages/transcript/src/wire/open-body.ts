/**
 * What the three lenses share: ids, reading and replacing of texts, the conversation as data. A wire format only says
 * where its results and messages are.
 */
import { bytesOf } from '../bytes.js';
import type { Edit } from '../edit.js';
import type { Finding } from '../finding.js';
import { decodeUtf8, encodeUtf8, escapeText, unescapeText } from '../json/json-string.js';
import { type JsonValue, kindOf } from '../json/json-value.js';
import { scanJson } from '../json/scan-json.js';
import type { Message, ToolResult } from '../message.js';
import type { BodyResult, Lens, OpenBody, WireFormat } from './lens.js';
import { type MessageList, messageList } from './message-list.js';
import type { FoundPart, FoundResult, Outcome, TextPlace } from './result-parts.js';
import { uniqueIds } from './unique-ids.js';

export interface WireReader {
  readonly format: WireFormat;
  /** Why a JSON object is not a body of this format. */
  problem(body: JsonValue): Finding | undefined;
  /** The tool results, in order. */
  results(body: JsonValue): Iterable<FoundResult>;
  /** JSON pointer of a result: made when it is asked for, as there may be 200,000. */
  at(result: FoundResult): string;
  /** The parts of a result, by its value. */
  parts(result: JsonValue): readonly FoundPart[];
  outcome(result: JsonValue): Outcome;
  /** Adds every message to the list; a result by its value. */
  messages(body: JsonValue, list: MessageList): void;
}

export function createLens(reader: WireReader): Lens {
  return { format: reader.format, open: (body) => openBody(reader, bytesOf(body, 'the body')) };
}

function openBody(reader: WireReader, bytes: Uint8Array): OpenBody {
  const { format } = reader;
  const tree = scanJson(bytes);
  if ('offset' in tree) return unreadable(format, bytes, notJson(tree.offset, bytes.length));
  const root: JsonValue = { tree, index: 0 };
  const problem = kindOf(root) === 'object' ? reader.problem(root) : notAnObject;
  if (problem) return unreadable(format, bytes, problem);

  const claim = uniqueIds();
  const results: PlacedResult[] = [];
  for (const found of reader.results(root)) {
    results.push(new PlacedResult(claim(found.callId || `result-${results.length + 1}`), found, reader));
  }
  let messages: readonly Message[] | undefined;
  return {
    format,
    results,
    get messages() {
      messages ??= conversation(reader, root, results);
      return messages;
    },
    write: (edits) => (edits.length === 0 ? bytes : written(bytes, results, edits)),
  };
}

function unreadable(format: WireFormat, bytes: Uint8Array, problem: Finding): OpenBody {
  return { format, problem, results: [], messages: [], write: () => bytes };
}

function notJson(offset: number, length: number): Finding {
  const message =
    length === 0
      ? 'The body is empty.'
      : offset >= length
        ? 'The body ends in the middle of its JSON.'
        : 'The body is not JSON.';
  return { code: 'not-json', at: `byte ${offset}`, message };
}

const notAnObject: Finding = { code: 'not-a-body', at: '', message: 'The body is JSON, but not an object.' };

/** Its parts are looked for when one is first asked for. */
class PlacedResult implements BodyResult {
  readonly id: string;
  readonly found: FoundResult;
  readonly #reader: WireReader;
  #places: readonly FoundPart[] | undefined;

  constructor(id: string, found: FoundResult, reader: WireReader) {
    this.id = id;
    this.found = found;
    this.#reader = reader;
  }

  get callId(): string {
    return this.found.callId;
  }

  get at(): string {
    return this.#reader.at(this.found);
  }

  get places(): readonly FoundPart[] {
    this.#places ??= this.#reader.parts(this.found.value);
    return this.#places;
  }

  get parts(): number {
    return this.places.length;
  }

  place(part: number): TextPlace | undefined {
    const place = this.places[part];
    return typeof place === 'object' ? place : undefined;
  }

  partBytes(part: number): number {
    const place = this.place(part);
    return place ? place.end - place.start : 0;
  }

  text(part: number): string | undefined {
    const place = this.place(part);
    return place && textAt(this.found.value.tree.bytes, place);
  }
}

function textAt(bytes: Uint8Array, { start, end, nested }: TextPlace): string {
  const text = unescapeText(decodeUtf8(bytes.subarray(start, end)));
  return nested ? unescapeText(text) : text;
}

function conversation(reader: WireReader, root: JsonValue, results: readonly PlacedResult[]): Message[] {
  const byValue = new Map(results.map((result) => [result.found.value.index, result]));
  const ids = results.map(({ id }) => id);
  const list = messageList(ids, (value): ToolResult | undefined => {
    const result = byValue.get(value.index);
    return result && { ...toolResult(root.tree.bytes, result), ...reader.outcome(value) };
  });
  reader.messages(root, list);
  return list.messages;
}

function toolResult(bytes: Uint8Array, { id, callId, places }: PlacedResult) {
  const parts = places.map((place) =>
    typeof place === 'object' ? { type: 'text' as const, text: textAt(bytes, place) } : place(),
  );
  return { role: 'tool' as const, id, callId, parts };
}

/** The body with each edited place written anew. A text that is there already keeps its spelling. */
function written(bytes: Uint8Array, results: readonly PlacedResult[], edits: readonly Edit[]): Uint8Array {
  const byId = new Map(results.map((result) => [result.id, result]));
  const texts = new Map<TextPlace, string>();
  for (const { result: id, part = 0, text } of edits) {
    const place = byId.get(id)?.place(part);
    if (place) texts.set(place, text);
  }
  const changes = [...texts]
    .filter(([place, text]) => textAt(bytes, place) !== text)
    .map(([place, text]) => ({ place, bytes: encodeUtf8(escapeText(place.nested ? escapeText(text) : text)) }))
    .sort((a, b) => a.place.start - b.place.start);
  if (changes.length === 0) return bytes;

  const length = changes.reduce(
    (sum, { place, bytes }) => sum + bytes.length - (place.end - place.start),
    bytes.length,
  );
  const body = new Uint8Array(length);
  let read = 0;
  let put = 0;
  for (const change of changes) {
    const kept = bytes.subarray(read, change.place.start);
    body.set(kept, put);
    body.set(change.bytes, put + kept.length);
    put += kept.length + change.bytes.length;
    read = change.place.end;
  }
  body.set(bytes.subarray(read), put);
  return body;
}
