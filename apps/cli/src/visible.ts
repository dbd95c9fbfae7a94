/** A text whose control characters cannot drive a terminal: each but the line end is shown by its code. */
export function visible(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced.
  return text.replace(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/g, (char) =>
    char === '\t' ? ' ' : `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
