/**
 * The tree of a Claude Code session as the conversation grew. A response comes in a record for each of its blocks, and the
 * results of its calls name any of those as their parent, so that the recorded tree forks where the conversation did not.
 * Here a response, its results and what the program added to them are one piece: what follows any record of a piece
 * follows its last entry. Notices within a piece wait for its results, which must come directly after the calls.
 */
import type { AssistantPart } from '../../message.js';
import type { SessionDraft } from '../session-draft.js';

/** A response whose further records may come. */
interface GrowingResponse {
  readonly entry: string;
  /** What all its records have in common. */
  readonly key: string | undefined;
  readonly parts: AssistantPart[];
}

export interface Piece {
  /** Its last entry; null before the first. */
  tail: string | null;
  /** The response that it began with. */
  readonly response?: GrowingResponse;
  /** The compaction that it began with. */
  readonly compaction?: string;
  /** Adds the messages that wait. */
  readonly waiting: (() => void)[];
}

export function newPiece(tail: string | null, began: Pick<Piece, 'response' | 'compaction'> = {}): Piece {
  return { tail, ...began, waiting: [] };
}

export class Trunk {
  /** The piece of records without a predecessor. */
  readonly root: Piece = newPiece(null);
  readonly #draft: SessionDraft;
  readonly #open = new Set<Piece>();

  constructor(draft: SessionDraft) {
    this.#draft = draft;
  }

  /** Adds an entry at the end of a piece. */
  grow(piece: Piece, add: () => unknown): void {
    this.#draft.leaf = piece.tail;
    add();
    piece.tail = this.#draft.leaf;
  }

  /** Adds a message at the end of a piece once nothing else can come between. */
  growLater(piece: Piece, add: () => unknown): void {
    piece.waiting.push(() => this.grow(piece, add));
    this.#open.add(piece);
  }

  /** Begins a piece after another one, with what `add` gives as the entry. */
  begin(after: Piece, add: () => string): string {
    this.close(after);
    this.#draft.leaf = after.tail;
    return add();
  }

  /** Adds what waits. */
  close(piece: Piece): void {
    for (const add of piece.waiting.splice(0)) add();
    this.#open.delete(piece);
  }

  closeAll(): void {
    for (const piece of this.#open) this.close(piece);
  }
}
