/**
 * Lenses: a request body seen as a conversation, and the same bytes again with some tool-result texts replaced. Whatever
 * is not replaced stays byte for byte, known to us or not: spelling of numbers and escapes, order of keys, white space,
 * unknown fields, cache marks, signatures. So a provider's prompt cache sees a change only where there is one.
 */
import type { Edit } from '../edit.js';
import type { Finding } from '../finding.js';
import type { Message } from '../message.js';

export type WireFormat = 'anthropic-messages' | 'openai-chat' | 'openai-responses';

export interface Lens {
  readonly format: WireFormat;
  /**
   * Opens the bytes of a request body. Linear in it; no text is decoded before it is asked for. No bytes make it throw: a
   * body that cannot be understood has a `problem`, no results, and is written back as it is.
   *
   * @throws {CtxError} 'not-bytes' when it is given something else, such as a string.
   */
  open(body: Uint8Array): OpenBody;
}

export interface OpenBody {
  readonly format: WireFormat;
  /** Why nothing of this body can be replaced. */
  readonly problem?: Finding;
  /** The tool results, in order. */
  readonly results: readonly BodyResult[];
  /** The conversation as data, its results by the same ids as `results`. Built at first use, then kept. */
  readonly messages: readonly Message[];
  /**
   * The body with these texts in place of others. Without edits, the very bytes. An edit of a result or part that is
   * not there, or not text, changes nothing; of two edits of one part the later holds.
   */
  write(edits: readonly Edit[]): Uint8Array;
}

/** A tool result in a body. */
export interface BodyResult {
  /**
   * What an `Edit` names: the call's id, `id~2` for the second result of that id and so on, `result-N` for the Nth
   * result where a call id is missing.
   */
  readonly id: string;
  readonly callId: string;
  /** JSON pointer of the result in the body. */
  readonly at: string;
  /** Number of parts, text or not. */
  readonly parts: number;
  /** Size of a part's text in the body, in bytes as escaped there; 0 for a part that is not text. */
  partBytes(part: number): number;
  /** Text of a part; undefined for a part that is not text. */
  text(part: number): string | undefined;
}
