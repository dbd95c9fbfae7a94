/**
 * The tree of a session: a fold over the records of its file, in their order. What is wrong with a record never takes
 * another one away: an entry whose parent is not there follows the one before it in the file, a second entry of one id
 * gets an id of its own, and a finding says so. An entry can only follow one that stands before it, so there are no
 * circles.
 */
import { quoted } from '../output-error.js';
import { createEntryRows, type EntryRows } from './entry-rows.js';
import { createIdTable, hashId } from './id-table.js';
import { boundId, MAX_ID_BYTES, recordFacts } from './record-facts.js';
import { createFindings, type SessionFindings } from './session-findings.js';
import { isHeader, parseHeader, type SessionHeader } from './session-header.js';

/** Where a record stands. */
interface RecordPlace {
  readonly offset: number;
  readonly bytes: number;
  /** Number of its line, from 1. */
  readonly line: number;
}

/** What an entry is given instead of what its record says. */
export interface EntryFix {
  readonly id?: string;
  readonly parent?: string | null;
  /** The id in the record, where `id` stands for one that was taken. */
  readonly copyOf?: string;
}

/** Reads records back. */
export interface RecordSource {
  value(offset: number, bytes: number): Readonly<Record<string, unknown>> | undefined;
  same(one: RecordPlace, offset: number): boolean;
}

export interface SessionTree {
  readonly rows: EntryRows;
  readonly findings: SessionFindings;
  readonly fixes: ReadonlyMap<number, EntryFix>;
  readonly header: SessionHeader | undefined;
  /** Row of the last entry of the active path, -1 for none; and its id. */
  readonly leaf: number;
  readonly leafId: string | null;
  /** Takes in the next record of the file. */
  take(value: Readonly<Record<string, unknown>>, place: RecordPlace): void;
  /** The row of the entry with exactly this id. */
  find(id: string): number | undefined;
  /** Takes in what an index holds of the rows that were just added to `rows`. */
  restore(state: RestoredState): void;
}

interface RestoredState {
  readonly header: SessionHeader | undefined;
  readonly leaf: number;
  readonly leafId: string | null;
  readonly fixes: readonly (readonly [number, EntryFix])[];
}

/** Ids that children named before they came: only so many are remembered, for a finding. */
const MAX_AWAITED = 1_000;

export function createTree(name: string, source: RecordSource): SessionTree {
  const rows = createEntryRows();
  const table = createIdTable();
  const findings = createFindings();
  const fixes = new Map<number, EntryFix>();
  /** For an id that several records have: the newest of them, whose id is `id~NUMBER`. */
  const copies = new Map<string, { number: number; row: number; id: string }>();
  const awaited = new Set<string>();
  let header: SessionHeader | undefined;
  let leaf = -1;
  let leafId: string | null = null;
  let tabled = 0;

  function idOf(row: number): string | undefined {
    const fixed = fixes.get(row)?.id;
    if (fixed !== undefined) return fixed;
    const { offset, bytes } = rows.get(row);
    const id = source.value(offset, bytes)?.id;
    return typeof id === 'string' ? boundId(id) : undefined;
  }

  function find(id: string): number | undefined {
    const hash = hashId(boundId(id));
    return table.find(hash, (row) => rows.hasId(row, hash));
  }

  /** What a record means by an id, the nearest entry before it: its row, and the id that it has. */
  function resolve(id: string): { readonly row: number; readonly id: string } | undefined {
    const copy = copies.get(id);
    if (copy) return copy;
    const row = id === leafId ? leaf : find(id);
    return row === undefined ? undefined : { row, id };
  }

  function add(row: Parameters<EntryRows['add']>[0]): number {
    const number = rows.add(row);
    table.add(row.idHash, number);
    tabled = number + 1;
    return number;
  }

  function take(value: Readonly<Record<string, unknown>>, place: RecordPlace): void {
    const at = `line ${place.line}`;
    if (isHeader(value)) {
      if (header) findings.add('extra-header', at, 'the session begins once more here; only the first header counts');
      header ??= parseHeader(value, name);
      return;
    }
    const facts = recordFacts(value);
    if (!facts) {
      findings.add(
        'unknown-record',
        at,
        `a record of type ${typeOf(value)} that lacks an id or a parent; it stays in the file`,
      );
      return;
    }
    const named = nameOf(facts.id, place, at);
    if (!named) return;
    const { id } = named;
    if (facts.id !== undefined && facts.id !== value.id) {
      findings.add('long-id', at, `an entry whose id has more than ${MAX_ID_BYTES} bytes is ${quoted(id)}`);
    }
    const { parent, fix } = parentOf(facts.id, facts.parent, at);
    const row = add({
      offset: place.offset,
      bytes: place.bytes,
      parent,
      kind: facts.kind,
      idHash: hashId(id),
      messageHash: facts.messageId === undefined ? 0 : hashId(facts.messageId).low,
      callHash: facts.callId === undefined ? 0 : hashId(facts.callId).low,
    });
    if (named.fix || fix) fixes.set(row, { ...named.fix, ...fix });
    if (named.fix?.copyOf !== undefined) noteCopy(named.fix.copyOf, row, id);
    if (awaited.delete(id)) {
      findings.add('late-parent', at, `entry ${quoted(id)} stands after entries that name it as their parent`);
    }
    if (facts.kind === 'rewind') rewind(facts.to, row, id, at);
    else moveLeaf(row, id);
  }

  function nameOf(id: string | undefined, place: RecordPlace, at: string): { id: string; fix?: EntryFix } | undefined {
    if (id === undefined) {
      const base = `at-${place.offset}`;
      const own = find(base) === undefined ? base : freeId(base);
      findings.add('missing-id', at, `an entry without an id is ${own}`);
      return { id: own, fix: { id: own } };
    }
    const taken = find(id);
    if (taken === undefined) return { id };
    const { offset, bytes } = rows.get(taken);
    if (bytes === place.bytes && source.same(place, offset)) {
      findings.add('repeated-record', at, `entry ${quoted(id)} is written once more with the same bytes`);
      return undefined;
    }
    const own = freeId(id);
    findings.add('duplicate-id', at, `another entry has the id ${quoted(id)}: this one is ${quoted(own)}`);
    return { id: own, fix: { id: own, copyOf: id } };
  }

  function freeId(id: string): string {
    let copy = (copies.get(id)?.number ?? 1) + 1;
    while (find(`${id}~${copy}`) !== undefined) copy += 1;
    return `${id}~${copy}`;
  }

  function noteCopy(of: string, row: number, id: string): void {
    copies.set(of, { number: Number(id.slice(of.length + 1)), row, id });
  }

  function parentOf(ownId: string | undefined, wanted: string | null | undefined, at: string) {
    if (wanted === null) return { parent: -1 };
    const found = wanted === undefined ? undefined : resolve(wanted);
    if (found) return found.id === wanted ? { parent: found.row } : { parent: found.row, fix: { parent: found.id } };
    const parent = rows.count - 1;
    const parentId = parent === -1 ? null : (idOf(parent) ?? null);
    const instead = parentId === null ? 'it begins a path' : `it follows ${quoted(parentId)}, the one before it`;
    if (wanted === undefined) findings.add('missing-parent', at, `an entry does not say what it follows: ${instead}`);
    else if (wanted === ownId) findings.add('self-parent', at, `entry ${quoted(wanted)} follows itself: ${instead}`);
    else {
      findings.add('missing-parent', at, `the parent ${quoted(wanted)} is not there: ${instead}`);
      if (awaited.size < MAX_AWAITED) awaited.add(wanted);
    }
    return { parent, fix: { parent: parentId } };
  }

  function rewind(to: string | null | undefined, row: number, id: string, at: string): void {
    const target = to === null ? { row: -1, id: null } : to === undefined ? undefined : resolve(to);
    if (target && target.row !== row) moveLeaf(target.row, target.id);
    else findings.add('missing-target', at, `rewind ${quoted(id)} leads to an entry that is not there, so nowhere`);
  }

  function moveLeaf(row: number, id: string | null): void {
    leaf = row;
    leafId = id;
  }

  return {
    rows,
    findings,
    fixes,
    take,
    find,
    get header() {
      return header;
    },
    get leaf() {
      return leaf;
    },
    get leafId() {
      return leafId;
    },
    restore(state) {
      for (const [row, fix] of state.fixes) {
        fixes.set(row, fix);
        if (fix.copyOf !== undefined) noteCopy(fix.copyOf, row, fix.id ?? fix.copyOf);
      }
      for (; tabled < rows.count; tabled += 1) table.add(rows.get(tabled).idHash, tabled);
      header ??= state.header;
      moveLeaf(state.leaf, state.leafId);
    },
  };
}

function typeOf({ type }: Readonly<Record<string, unknown>>): string {
  return typeof type === 'string' ? quoted(type) : 'none';
}
