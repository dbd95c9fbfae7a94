/** The parts of a JSON document one level down, as they are spelled: numbers beyond what a double holds stay what they are. */

export interface JsonSpan {
  /** With its quotes; absent in an array. */
  readonly key?: string;
  readonly value: string;
}

/** Of a text that `JSON.parse` takes. Linear. */
export function jsonSpans(text: string): JsonSpan[] {
  const spans: JsonSpan[] = [];
  const start = text.search(/[{[]/);
  let at = start + 1;
  let depth = 0;
  let key: string | undefined;
  let from = -1;
  const close = (to: number) => {
    if (from >= 0) spans.push({ ...(key !== undefined && { key }), value: text.slice(from, to).trim() });
    from = -1;
    key = undefined;
  };
  for (; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') {
      const end = stringEnd(text, at);
      if (depth === 0 && from < 0) from = at;
      at = end;
    } else if (char === '{' || char === '[') {
      if (depth === 0 && from < 0) from = at;
      depth += 1;
    } else if (char === '}' || char === ']') {
      if (depth === 0) {
        close(at);
        break;
      }
      depth -= 1;
    } else if (depth === 0 && char === ',') close(at);
    else if (depth === 0 && char === ':') {
      key = text.slice(from, at).trim();
      from = -1;
    } else if (depth === 0 && from < 0 && !/\s/.test(char ?? '')) from = at;
  }
  return spans;
}

/** Index of the quote that ends the string which begins at `at`. */
function stringEnd(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return end;
}
