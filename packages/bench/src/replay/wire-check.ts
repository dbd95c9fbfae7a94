/** Builds the body of a replayed request for each wire format and has it checked. */
import { buildBody, type Message, validateBody, type WireFormat } from '@ctx/transcript';

const formats: readonly WireFormat[] = ['anthropic-messages', 'openai-chat', 'openai-responses'];

export interface WireProblem {
  readonly request: number;
  readonly format: WireFormat;
  readonly code: string;
  readonly message: string;
}

/** Checks requests of one session in their order: reasoning must stay as the request before had it. */
export class WireCheck {
  /** Bodies that were checked. */
  checked = 0;
  readonly problems: WireProblem[] = [];
  #previous = new Map<WireFormat, Uint8Array>();

  check(request: number, messages: readonly Message[]): void {
    for (const format of formats) {
      const body = buildBody(format, messages, { model: 'any' });
      const previous = this.#previous.get(format);
      const findings = validateBody(format, body, previous ? { previous } : {});
      for (const { code, message } of findings) this.problems.push({ request, format, code, message });
      this.#previous.set(format, body);
      this.checked += 1;
    }
  }

  /** The next request begins otherwise. */
  restart(): void {
    this.#previous = new Map();
  }
}
