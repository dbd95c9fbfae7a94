/** Texts that others wrote, made safe to show: nothing in them can drive a terminal. */

/** Each control character but the line end is shown by its code; a tab as a blank. */
export function visible(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced.
  return text.replace(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/g, (char) => (char === '\t' ? ' ' : codeOf(char)));
}

/**
 * The same for what must stay one line and in its place, such as an id: line ends of every kind are shown by their codes
 * too, and so are the marks that turn the direction of what follows.
 */
export function visibleLine(text: string): string {
  return visible(text).replace(/[\n\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, codeOf);
}

function codeOf(char: string): string {
  const code = char.charCodeAt(0).toString(16);
  return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`;
}
