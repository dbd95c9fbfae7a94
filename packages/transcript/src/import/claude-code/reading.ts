/** A Claude Code session while it is read: each record becomes one entry or several, at its place on the trunk. */
import { missingParent } from '../chain.js';
import type { ImportedSession } from '../imported-session.js';
import { type JsonObject, nameOf, objectOf, present, textOf } from '../json-fields.js';
import type { JsonLine } from '../json-lines.js';
import { type GivenEntry, type GivenMessage, SessionDraft } from '../session-draft.js';
import { timeOf } from '../time.js';
import { attachmentParts } from './attachment.js';
import { compactionOf, editsOf, type ShownResult, summaryOf } from './compaction.js';
import { blocksOf, userPart } from './content.js';
import { responseKey, responseOf } from './response.js';
import { resultOf, wholeOutput } from './result.js';
import { newPiece, type Piece, Trunk } from './trunk.js';

/** A record, and what its entries have in common. */
interface Taken {
  readonly record: JsonObject;
  readonly line: JsonLine;
  readonly uuid: string | undefined;
  readonly at: string | undefined;
  /** The sub-agent that it is of; empty for the session itself. */
  readonly thread: string;
}

/** The records that give a session its title, each better than those before it. */
const titles = ['summary', 'ai-title', 'custom-title'] as const;

export class ClaudeCodeReading {
  readonly #draft = new SessionDraft('claude-code');
  readonly #trunk = new Trunk(this.#draft);
  /** The piece and the first entry of each record, by its uuid. */
  readonly #pieces = new Map<string, Piece>();
  readonly #entries = new Map<string, string>();
  /** The piece that each record followed. */
  readonly #before = new Map<string, Piece>();
  /** The last piece of each thread, and the last that holds some of the conversation. */
  readonly #last = new Map<string, Piece>();
  readonly #spoken = new Map<string, Piece>();
  readonly #tools = new Map<string, string>();
  readonly #results = new Map<string, ShownResult>();
  readonly #titles = new Map<unknown, string>();
  #facts: JsonObject = {};
  #model: string | undefined;

  take(line: JsonLine): void {
    const { value: record, finding, text, range } = line;
    if (!record) {
      if (finding) this.#trunk.grow(this.#current(''), () => this.#draft.unreadable(text, finding, range));
      return;
    }
    if (finding) this.#draft.findings.push(finding);
    const uuid = nameOf(record.uuid);
    const thread = record.isSidechain === true ? (nameOf(record.agentId) ?? 'sidechain') : '';
    const taken = { record, line, uuid, at: timeOf(record.timestamp), thread };
    if (uuid !== undefined && this.#pieces.has(uuid)) {
      this.#takeAgain(taken, uuid);
      return;
    }
    const before = this.#pieceBefore(taken);
    const piece = this.#add(taken, before);
    if (uuid === undefined) return;
    if (this.#pieces.size === 0) this.#facts = record;
    this.#pieces.set(uuid, piece);
    this.#before.set(uuid, before);
    this.#last.set(thread, piece);
    if (piece.compaction !== undefined || record.type === 'user' || record.type === 'assistant')
      this.#spoken.set(thread, piece);
  }

  finish(): ImportedSession {
    this.#trunk.closeAll();
    const [agent] = this.#spoken.values();
    this.#draft.leaf = (this.#spoken.get('') ?? agent ?? this.#trunk.root).tail;
    const { sessionId, agentId, cwd, version, timestamp } = this.#facts;
    const isAgent = !this.#spoken.has('') && nameOf(agentId) !== undefined;
    const info = {
      id: nameOf(isAgent ? agentId : sessionId),
      title: titles.map((type) => this.#titles.get(type)).findLast((title) => title !== undefined),
      cwd: nameOf(cwd),
      startedAt: timeOf(timestamp),
      model: this.#model,
      parentSession: isAgent ? nameOf(sessionId) : undefined,
    };
    return this.#draft.finish(info, nameOf(version));
  }

  /**
   * A record that is already there: the first holds, as it does for Claude Code itself. Those that a compaction keeps are
   * written again after it, so that what follows them follows the compaction.
   */
  #takeAgain({ record, line }: Taken, uuid: string): void {
    const entry = this.#entries.get(uuid);
    if (entry !== undefined) this.#draft.addSource(entry, line.range);
    else
      this.#trunk.growLater(this.#pieces.get(uuid) ?? this.#trunk.root, () =>
        this.#draft.addSource(this.#entries.get(uuid) ?? '', line.range),
      );
    const piece = this.#pieces.get(textOf(record.parentUuid) ?? '');
    if (piece?.compaction === undefined || piece === this.#before.get(uuid)) {
      const message =
        'a record with this uuid came before: the first is taken, as the agent itself does; the other stays in the recording alone';
      this.#draft.findings.push({ code: 'repeated-record', at: `line ${line.line}`, message });
      return;
    }
    this.#pieces.set(uuid, piece);
    this.#draft.replace(piece.compaction, (old) =>
      old.type === 'compaction' ? { ...old, ...present({ keptFrom: old.keptFrom ?? entry }) } : old,
    );
  }

  #current(thread: string): Piece {
    return this.#last.get(thread) ?? (thread === '' ? this.#trunk.root : newPiece(null));
  }

  #pieceBefore({ record, uuid, line, thread }: Taken): Piece {
    const parent = record.subtype === 'compact_boundary' ? (record.logicalParentUuid ?? undefined) : record.parentUuid;
    if (uuid === undefined || parent === undefined) return this.#current(thread);
    if (parent === null) return thread === '' ? this.#trunk.root : newPiece(null);
    const piece = this.#pieces.get(textOf(parent) ?? '');
    if (piece) return piece;
    this.#draft.findings.push(missingParent(`line ${line.line}`));
    return this.#current(thread);
  }

  /** Adds what a record holds after a piece, and gives the piece that the record is in. */
  #add(taken: Taken, piece: Piece): Piece {
    const { record } = taken;
    if (record.type === 'assistant') return this.#addResponse(taken, piece);
    if (record.type === 'user')
      return record.isCompactSummary === true ? this.#addSummary(taken, piece) : this.#addUser(taken, piece);
    if (record.subtype === 'compact_boundary')
      return this.#addCompaction(
        taken,
        piece,
        compactionOf(record, (uuid) => this.#entries.get(uuid)),
      );
    const parts = record.type === 'attachment' ? attachmentParts(objectOf(record.attachment) ?? {}) : undefined;
    if (parts && parts.length > 0) this.#trunk.growLater(piece, () => this.#message(taken, { role: 'user', parts }));
    else this.#trunk.grow(piece, () => this.#entry(taken, this.#givenOf(taken)));
    return piece;
  }

  #addResponse(taken: Taken, piece: Piece): Piece {
    const { record, uuid, line } = taken;
    const key = responseKey(record);
    const response = responseOf(record);
    this.#model ??= response.model;
    for (const part of response.parts) if (part.type === 'tool-call') this.#tools.set(part.id, part.tool);
    const known = piece.response;
    if (!known || key === undefined || known.key !== key) {
      const parts = [...response.parts];
      const entry = this.#trunk.begin(piece, () => this.#message(taken, { ...response, parts }));
      return newPiece(entry, { response: { entry, key, parts } });
    }
    for (const part of response.parts) known.parts.push(part);
    this.#draft.changeResponse(known.entry, response);
    this.#draft.addSource(known.entry, line.range);
    if (uuid !== undefined) this.#entries.set(uuid, known.entry);
    return piece;
  }

  #addUser(taken: Taken, piece: Piece): Piece {
    const { record } = taken;
    const blocks = blocksOf(objectOf(record.message)?.content);
    const results = blocks.filter(({ type }) => type === 'tool_result');
    for (const block of results) {
      const raw = results.length === 1 ? objectOf(record.toolUseResult) : undefined;
      this.#trunk.grow(piece, () => this.#addResult(taken, block, raw));
    }
    const byProgram = record.isMeta === true || taken.thread !== '' || results.length > 0;
    const parts = blocks.filter(({ type }) => type !== 'tool_result').map((block) => userPart(block, byProgram));
    if (blocks.length === 0) this.#trunk.grow(piece, () => this.#entry(taken, this.#givenOf(taken)));
    if (parts.length === 0) return piece;
    if (parts.some(({ origin }) => origin !== 'notice'))
      return newPiece(this.#trunk.begin(piece, () => this.#message(taken, { role: 'user', parts })));
    this.#trunk.growLater(piece, () => this.#message(taken, { role: 'user', parts }));
    return piece;
  }

  #addResult(taken: Taken, block: JsonObject, raw: JsonObject | undefined): string {
    const callId = textOf(block.tool_use_id) ?? '';
    const result = resultOf(block, this.#tools.get(callId), raw);
    const whole = wholeOutput(raw, result.parts);
    const original = whole === undefined ? undefined : this.#draft.original(callId, whole);
    const id = this.#message(taken, { ...result, original });
    const texts = result.parts.flatMap(({ type }, index) => (type === 'text' ? [index] : []));
    this.#results.set(callId, { id, texts });
    return id;
  }

  #addCompaction(taken: Taken, piece: Piece, given: GivenEntry): Piece {
    const entry = this.#trunk.begin(piece, () => this.#entry(taken, given));
    return newPiece(entry, { compaction: entry });
  }

  /** The summary becomes part of its compaction. */
  #addSummary(taken: Taken, piece: Piece): Piece {
    const { record, uuid, at, line } = taken;
    const id = uuid === undefined ? undefined : `${uuid}-summary`;
    const summary = [this.#draft.finished(summaryOf(record, id, at))];
    const boundary = piece.compaction;
    if (boundary === undefined)
      return this.#addCompaction(taken, piece, { type: 'compaction', by: 'claude-code', summary });
    this.#draft.replace(boundary, (entry) => (entry.type === 'compaction' ? { ...entry, summary } : entry));
    this.#draft.addSource(boundary, line.range);
    if (uuid !== undefined) this.#entries.set(uuid, boundary);
    return piece;
  }

  #givenOf({ record, line }: Taken): GivenEntry {
    const kind = textOf(record.type) ?? 'unknown';
    const title = nameOf(record.customTitle) ?? nameOf(record.aiTitle) ?? nameOf(record.summary);
    if (titles.some((type) => type === kind) && title !== undefined) {
      this.#titles.set(kind, title);
      return { type: 'settings', title };
    }
    const detail = textOf(kind === 'attachment' ? objectOf(record.attachment)?.type : record.subtype);
    const other = { type: 'other', kind: detail === undefined ? kind : `${kind}:${detail}`, json: line.text } as const;
    return editsOf(record, (callId) => this.#results.get(callId)) ?? other;
  }

  #message(taken: Taken, given: GivenMessage): string {
    return this.#keep(taken, this.#draft.message({ id: taken.uuid, at: taken.at, ...given }, taken.line.range));
  }

  #entry(taken: Taken, given: GivenEntry): string {
    return this.#keep(taken, this.#draft.entry({ id: taken.uuid, at: taken.at, ...given }, taken.line.range));
  }

  #keep({ uuid }: Taken, entry: string): string {
    if (uuid !== undefined && !this.#entries.has(uuid)) this.#entries.set(uuid, entry);
    return entry;
  }
}
