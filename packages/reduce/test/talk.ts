/** Builds conversations for tests, a line for each message. */
import type { AssistantMessage, Message, Status, ToolResult } from '@ctx/transcript';

export interface Talk {
  readonly messages: Message[];
  user(text: string): Talk;
  /** An answer with one tool call, and its result. */
  call(tool: string, input: unknown, text: string, options?: CallOptions): Talk;
  /** One answer with several parallel calls. */
  calls(calls: readonly [tool: string, input: unknown, text: string][]): Talk;
  say(text: string): Talk;
  /** Requests that failed, which took a number each. */
  fail(requests: number): Talk;
  /** Number of the next request. */
  readonly batch: number;
  /** `id` of the last result: the first is `r1`. */
  readonly last: string;
}

interface CallOptions {
  readonly status?: Status;
  readonly exitCode?: number;
  readonly id?: string;
  readonly files?: ToolResult['files'];
  readonly say?: string;
}

export function talk(): Talk {
  const messages: Message[] = [];
  let batch = 0;
  let id = 0;
  let results = 0;
  let last = '';
  const next = (kind: string) => {
    id += 1;
    return `${kind}${id}`;
  };
  const answer = (parts: AssistantMessage['parts']) => {
    batch += 1;
    messages.push({ role: 'assistant', id: next('a'), parts, batch });
  };
  const result = (callId: string, tool: string, text: string, options: CallOptions = {}) => {
    results += 1;
    last = `r${results}`;
    messages.push({
      role: 'tool',
      id: last,
      callId,
      tool,
      status: options.status ?? 'success',
      ...(options.exitCode !== undefined && { exitCode: options.exitCode }),
      ...(options.files && { files: options.files }),
      parts: [{ type: 'text', text }],
    });
  };
  const built: Talk = {
    messages,
    get batch() {
      return batch + 1;
    },
    get last() {
      return last;
    },
    user(text) {
      messages.push({ role: 'user', id: next('u'), parts: [{ type: 'text', text, origin: 'typed' }] });
      return built;
    },
    call(tool, input, text, options = {}) {
      const callId = options.id ?? next('c');
      const said = options.say === undefined ? [] : [{ type: 'text' as const, text: options.say }];
      answer([...said, { type: 'tool-call', id: callId, tool, input: JSON.stringify(input), inputForm: 'json' }]);
      result(callId, tool, text, options);
      return built;
    },
    calls(calls) {
      const made = calls.map(([tool, input, text]) => ({ callId: next('c'), tool, input, text }));
      answer(
        made.map(({ callId, tool, input }) => ({
          type: 'tool-call',
          id: callId,
          tool,
          input: JSON.stringify(input),
          inputForm: 'json',
        })),
      );
      for (const { callId, tool, text } of made) result(callId, tool, text);
      return built;
    },
    say(text) {
      answer([{ type: 'text', text }]);
      return built;
    },
    fail(requests) {
      batch += requests;
      return built;
    },
  };
  return built;
}

/** Lines of ordinary text, so many bytes of it. */
export function filler(bytes: number, seed = 'line'): string {
  let text = '';
  for (let line = 1; text.length < bytes; line += 1)
    text += `${seed} ${line} of some output that nobody needs any more\n`;
  return text;
}
