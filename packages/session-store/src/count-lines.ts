/** Counts lines while bytes pass by: every `\n` ends one, and what stands after the last `\n` is one more. */
const NEWLINE = 10;

export interface LineCounter {
  add(bytes: Uint8Array): void;
  lines(): number;
  /** Whether the bytes so far end within a line. */
  inLine(): boolean;
}

export function createLineCounter(): LineCounter {
  let ended = 0;
  let inLine = false;
  return {
    add(bytes) {
      if (bytes.length === 0) return;
      ended += countNewlines(bytes);
      inLine = bytes.at(-1) !== NEWLINE;
    },
    lines: () => ended + (inLine ? 1 : 0),
    inLine: () => inLine,
  };
}

/** How many `\n` there are. */
export function countNewlines(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}
