import type { Subject } from '../subject.js';

/** Lines of an agent's own before what a command printed: `Exit code: 0`, `Wall time: 0.2 seconds`, then `Output:`. */
const FRAME =
  /^(?:[A-Z][\w ]{1,40}: [^\n]{0,100}\n|Process [^\n]{1,60}\n){1,8}Output:\n(?:Total output lines: \d+\n\n?)?/;

/** What a command printed, without what the agent put before it. */
export function bodyOf({ call, text }: Subject): string {
  if (call.kind !== 'shell' && call.kind !== 'patch') return text;
  const frame = FRAME.exec(text.slice(0, 1_500));
  return frame ? text.slice(frame[0].length) : text;
}
