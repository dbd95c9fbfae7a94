/**
 * What a pattern could stumble over when it is repeated: each literal of it, a member of each class, and each two that
 * stand beside each other.
 */
export function weakTexts(pattern: RegExp): string[] {
  const parts = (
    pattern.source.match(/\[(?:\\.|[^\]\\])*\]|\\u[\da-f]{4}|\\.|\(\?(?:<[A-Za-z]\w*>|[:=!]|<[=!])|\{\d+,?\d*\}|./gu) ??
    []
  )
    .map(memberOf)
    .filter((member) => member !== '');
  const pairs = parts.slice(1).map((part, index) => `${parts[index]}${part}`);
  return [...new Set([...parts, ...pairs])];
}

/** The definite text that a pattern begins with, so that a line passes it and reaches what stands behind. */
export function beginningOf(pattern: RegExp): string {
  const beginning = /^\^(?:\\s[*+])?((?:[\w :"'<>#@!~,=-]|\\[.[\]()|+*/])*)(?![?*+{])/.exec(pattern.source)?.[1] ?? '';
  return beginning.replaceAll('\\', '');
}

const candidates = ['a', 'A', '1', ' ', '.', '/', ':', '-', '_', '=', '"', "'", '(', ')', '[', ']', ',', '\t', '✓'];
const escapes: Readonly<Record<string, string>> = { '\\n': '', '\\t': '\t', '\\b': '', '\\B': '' };

/** One character that a part of a pattern's source matches; empty for what matches none, such as a quantifier. */
function memberOf(part: string): string {
  if (part in escapes) return escapes[part] ?? '';
  if (/^(?:\(\?|[()|?*+^$]$|\{\d|\\[1-9k])/.test(part)) return '';
  if (part === '.') return 'x';
  const one = new RegExp(`^${part}$`, 'u');
  const literal = part.replace(/^\[|^\\/g, '').slice(0, 1);
  return [...candidates, literal].find((candidate) => one.test(candidate)) ?? '';
}
