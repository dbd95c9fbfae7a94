/**
 * The words that a brace expansion of plain alternatives makes, such as `{a,b}`; undefined for ranges and for those that
 * hold quotes, expansions or braces of their own.
 */
export function expandBraces(text: string): string[] | undefined {
  const inside = text.slice(1, -1);
  return /^[\w./@+:=%-]*(,[\w./@+:=%-]*)+$/.test(inside) ? inside.split(',') : undefined;
}
