/** `1 file`, `1,024 files`: the same words everywhere, whatever the locale. */
export function counted(count: number, one: string): string {
  return `${grouped(count)} ${count === 1 ? one : pluralOf(one)}`;
}

/** A number with commas. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

function pluralOf(one: string): string {
  if (/(?:s|ch|x)$/.test(one)) return `${one}es`;
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`;
}
