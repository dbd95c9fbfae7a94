/** Whether a call to the todo tool leaves nothing open. */
import type { ToolCall } from '@ctx/transcript';

/** How tools spell that an item needs no more work. */
const CLOSED = /^(?:completed?|done|cancell?ed|x)$/i;
const MOST_INPUT = 100_000;

/** Undefined where the input does not hold the whole list. */
export function allTodosDone({ input, inputForm }: ToolCall): boolean | undefined {
  if (inputForm !== 'json' || input.length > MOST_INPUT) return undefined;
  const states = statesIn(parsed(input));
  return states.length === 0 ? undefined : states.every((state) => CLOSED.test(state));
}

/** The `status` of each item of the one list that the input has. */
function statesIn(input: unknown): string[] {
  if (typeof input !== 'object' || input === null) return [];
  const list = Object.values(input).find(Array.isArray) as unknown[] | undefined;
  return (list ?? []).flatMap((item) => {
    const status = typeof item === 'object' && item !== null ? (item as Record<string, unknown>).status : undefined;
    return typeof status === 'string' ? status : [];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
