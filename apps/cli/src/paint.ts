/**
 * Colours for people: what ctx says of itself is dim, errors and failures are red, warnings yellow. Bytes that go to a pipe
 * or a file are never touched unless that is asked for.
 */
import type { PruneReport } from '@ctx/prune';

const DIM = '\x1b[2m';
const RED = '\x1b[31m';
const YELLOW = '\x1b[33m';
const RESET = '\x1b[0m';

const colours: Readonly<Record<string, string>> = {
  error: RED,
  failure: RED,
  assertion: RED,
  located: RED,
  warning: YELLOW,
};

/** Whether to colour what goes to `stream`. */
export function wantsColour(mode: 'auto' | 'always' | 'never', stream: NodeJS.WriteStream = process.stdout): boolean {
  if (mode !== 'auto') return mode === 'always';
  return stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
}

/** `text` of a pruned output, with the colours that its report gives to its lines. */
export function paint(text: string, report: PruneReport): string {
  const colourOf = new Map<number, string>();
  for (const segment of report.segments) {
    if (segment.kind !== 'lines' && segment.kind !== 'cut') continue;
    const count = segment.kind === 'lines' ? segment.to - segment.from + 1 : 1;
    for (let line = 0; line < count; line += 1) colourOf.set(segment.out + line, colours[segment.class] ?? '');
  }
  return text
    .split('\n')
    .map((line, index) => {
      const colour = colourOf.get(index + 1) ?? DIM;
      return colour === '' || line === '' ? line : `${colour}${line}${RESET}`;
    })
    .join('\n');
}
