/**
 * Makes one line of an original safe to show: escape sequences go, other control characters become visible, so that
 * recalled bytes never drive a terminal. Every pattern here is linear: a sequence cannot contain the escape character
 * that would begin the next one, so no byte is scanned for two sequences.
 */

/** CSI; OSC, DCS, SOS, PM and APC strings that are closed on the same line; two- and three-byte escapes. */
const ESCAPE_SEQUENCE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are made of them
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[ -/]?[0-~])/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters to make visible; tab stays
const CONTROL = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/;
const EVERY_CONTROL = new RegExp(CONTROL, 'g');

/** A sequence that sets colour or weight, and nothing else. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it begins with the escape character
const COLOUR = /^\u001b\[[0-9;:]*m$/;
const RESET = '\u001b[0m';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters to make visible
const CONTROL_IN_LINES = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

/** Several lines, each as `plainText` gives it. */
export function plainLines(lines: string): string {
  return CONTROL_IN_LINES.test(lines) ? lines.split('\n').map(plainText).join('\n') : lines;
}

/** One line (without its `\n`) as plain text. A carriage return at its end goes. */
export function plainText(line: string): string {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  if (!CONTROL.test(text)) return text;
  return text.replace(ESCAPE_SEQUENCE, '').replace(EVERY_CONTROL, visible);
}

/** One line with its colours, reset at its end, and otherwise as `plainText` gives it. */
export function colouredText(line: string): string {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  if (!CONTROL.test(text)) return text;
  let shown = '';
  let end = 0;
  let coloured = false;
  for (const { 0: sequence, index } of text.matchAll(ESCAPE_SEQUENCE)) {
    shown += text.slice(end, index).replace(EVERY_CONTROL, visible);
    end = index + sequence.length;
    if (!COLOUR.test(sequence)) continue;
    shown += sequence;
    coloured = true;
  }
  shown += text.slice(end).replace(EVERY_CONTROL, visible);
  return coloured ? shown + RESET : shown;
}

/** The picture of a control character: `␀` to `␟` and `␡`. The upper control range has none. */
function visible(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '␡' : '\ufffd';
}
