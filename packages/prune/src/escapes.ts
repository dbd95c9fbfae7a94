import stripAnsi from 'strip-ansi';

/**
 * Takes escape sequences and control characters out of one line. Operating-system commands (titles, hyperlinks) go
 * first, in one pass: an unfinished one makes the general pattern look through the whole rest at every start.
 */
export function stripEscapes(text: string): string {
  const bare = text.includes('\u001b') || text.includes('\u009b') ? stripAnsi(stripCommands(text)) : text;
  // What is left of a broken sequence, and characters that draw nothing; tabs stay.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed.
  return /[\x00-\x08\x0b-\x1f\x7f-\x9f]/.test(bare) ? dropControls(bare) : bare;
}

/** Takes out what only paints or erases to the end of the line: of most lines that have escape sequences, all of them. */
export function stripStyles(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one.
  return text.includes('\u001b') ? text.replace(/\u001b\[[\d;:]*[mK]/g, '') : text;
}

/** Whether a line has anything for `stripEscapes` to remove. */
export function hasControls(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  return /[\x00-\x08\x0b-\x1f\x7f-\x9f]/.test(text);
}

const STARTS = ']PX^_';

function stripCommands(text: string): string {
  let out = '';
  let from = 0;
  for (let at = text.indexOf('\u001b'); at !== -1; at = text.indexOf('\u001b', at + 1)) {
    if (!STARTS.includes(text[at + 1] ?? ' ')) continue;
    const end = endOfCommand(text, at + 2);
    out += text.slice(from, at);
    from = end;
    at = end - 1;
  }
  return from === 0 ? text : out + text.slice(from);
}

/** Behind the command's end (BEL or ST); an unfinished one ends where it began, so that its text stays. */
function endOfCommand(text: string, from: number): number {
  for (let i = from; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 0x07 || code === 0x9c) return i + 1;
    if (code === 0x1b) return text[i + 1] === '\\' ? i + 2 : from;
  }
  return from;
}

/** Applies backspaces and drops every other control character but the tab. */
function dropControls(text: string): string {
  if (!text.includes('\b')) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed.
    return text.replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/g, '');
  }
  const shown: string[] = [];
  for (const char of text) {
    if (char === '\b') shown.pop();
    else if (char >= ' ' ? char < '\u007f' || char > '\u009f' : char === '\t') shown.push(char);
  }
  return shown.join('');
}
