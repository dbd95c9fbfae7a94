/**
 * What SWE-agent showed the model at each step. Each step of a trajectory repeats its prompt, in which history processors
 * may have put something shorter in the place of old observations: where a result reads differently than before, an edit
 * is written.
 */
import type { Edit } from '../../edit.js';
import type { ByteRange } from '../imported-session.js';
import type { DocumentRecord } from '../json-document.js';
import { type JsonObject, objectsOf } from '../json-fields.js';
import type { SessionDraft } from '../session-draft.js';
import { contentText } from './content.js';

interface Shown {
  readonly role: unknown;
  /** The result that the message is; undefined for all others. */
  readonly result: string | undefined;
  text: string;
}

export class Prompts {
  readonly #steps: readonly DocumentRecord[];
  readonly #shown: Shown[] = [];
  #step = 0;
  #misaligned = false;

  constructor(steps: readonly DocumentRecord[]) {
    this.#steps = steps;
  }

  /** Appends the edits that the prompt of the next response shows, and gives where that step is recorded. */
  next(draft: SessionDraft): ByteRange | undefined {
    const step = this.#steps[this.#step++];
    if (!step?.value) return undefined;
    const prompt = objectsOf(step.value.query ?? step.value.messages);
    if (prompt.length > 0) this.#compare(draft, prompt, step.range);
    return step.range;
  }

  /** Notes a message of the history as it was recorded. */
  add(message: JsonObject, result: string | undefined): void {
    this.#shown.push({ role: message.role, result, text: result === undefined ? '' : contentText(message.content) });
  }

  #compare(draft: SessionDraft, prompt: readonly JsonObject[], range: ByteRange): void {
    const aligned = prompt.length >= this.#shown.length && this.#shown.every(({ role }, n) => prompt[n]?.role === role);
    if (!aligned) {
      this.#report(draft, range);
      return;
    }
    const edits = this.#shown.flatMap((shown, n): Edit[] => {
      if (shown.result === undefined) return [];
      const text = contentText(prompt[n]?.content);
      if (text === shown.text) return [];
      shown.text = text;
      return [{ result: shown.result, text, reason: 'history processor' }];
    });
    if (edits.length > 0) draft.entry({ type: 'edits', edits, by: 'swe-agent' }, range);
  }

  #report(draft: SessionDraft, range: ByteRange): void {
    if (this.#misaligned) return;
    this.#misaligned = true;
    const message =
      'this prompt has other messages than the history: none is lost, but how the agent shortened old results is not taken from it';
    draft.findings.push({ code: 'prompt-not-aligned', at: `byte ${range.offset}`, message });
  }
}
