/**
 * Gives a record another id and parent in its text, whose other bytes stay as they are: a record may hold numbers and
 * depths that would not come back the same from `JSON.stringify`, or not at all.
 */

/** @param text one JSON object */
export function replaceIds(text: string, ids: { readonly id: string; readonly parent: string | null }): string {
  const left = new Map<string, string | null>(Object.entries(ids));
  let [out, copied] = ['', 0];
  for (const { key, start, end } of fieldsOf(text)) {
    if (key !== 'id' && key !== 'parent') continue;
    left.delete(key);
    out += text.slice(copied, start) + JSON.stringify(ids[key]);
    copied = end;
  }
  const close = text.lastIndexOf('}');
  const added = [...left].map(([key, value]) => `,${JSON.stringify(key)}:${JSON.stringify(value)}`).join('');
  return out + text.slice(copied, close) + added + text.slice(close);
}

/** The fields of the object itself: their names, and where their values stand. */
function* fieldsOf(text: string): Generator<{ readonly key: string; readonly start: number; readonly end: number }> {
  let depth = 0;
  let key: string | undefined;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      const end = stringEnd(text, at);
      if (depth === 1 && key === undefined) key = JSON.parse(text.slice(at, end));
      at = end - 1;
    } else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === ':' && depth === 1) start = at + 1;
    else if (sign === '}' || sign === ']' || sign === ',') {
      if (depth === 1 && key !== undefined) yield { key, start, end: at };
      if (depth === 1) key = undefined;
      if (sign !== ',') depth -= 1;
    }
  }
}

/** Where the string that begins at `from` has ended. */
function stringEnd(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}
