/** What stands in a line besides its text: escape sequences, control and direction marks, characters that nobody sees. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const ESCAPES = /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?|[()][0-9A-B]|[=>@-Z\\^_])/g;

/** Of a longer line the beginning is read: what follows never decides what a line is. */
const MOST_READ = 2_000;

/**
 * Calls `visit` with each line as it reads on a screen: without escape sequences, after redraws, without its end, and of
 * a long one the first 2,000 characters. Lines count from 0; linear, and no list of them is made.
 */
export function eachLine(text: string, visit: (line: string, index: number) => void): void {
  let from = 0;
  for (let index = 0; from < text.length; index += 1) {
    const found = text.indexOf('\n', from);
    const end = found < 0 ? text.length : found;
    visit(screenLine(text.slice(from, end)), index);
    from = end + 1;
  }
}

/** What remains visible of a line after its escape sequences and redraws. */
function screenLine(raw: string): string {
  const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
  const last = line.slice(line.lastIndexOf('\r') + 1, line.lastIndexOf('\r') + 1 + MOST_READ);
  return last.includes('\x1b') ? last.replace(ESCAPES, '') : last;
}

/** Takes escape sequences out. */
export function withoutEscapes(text: string): string {
  return text.includes('\x1b') ? text.replace(ESCAPES, '') : text;
}

/** Several detectors ask for the first lines of one text. */
let last: { readonly text: string; readonly lines: readonly string[] } = { text: '', lines: [] };
const MOST_LINES = 80;

/** The first lines of a text that are not blank: at most `most`, and 80, from its first 8,000 characters. */
export function firstLines(text: string, most: number): readonly string[] {
  if (last.text !== text) last = { text, lines: nonBlankLines(text.slice(0, 8_000)) };
  return last.lines.slice(0, most);
}

function nonBlankLines(text: string): string[] {
  const lines: string[] = [];
  eachLine(text, (line) => {
    if (lines.length < MOST_LINES && line.trim() !== '') lines.push(line.trimEnd());
  });
  return lines;
}
