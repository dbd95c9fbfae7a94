/** What `ctx recall` takes. */
import type { CommandTable } from '../option-table.js';
import { limitOptions, ownExitCodes } from './limits.js';

export const recallTable = {
  name: 'recall',
  summary: 'shows any part of an original that was kept',
  usage: [
    'ID [--pattern REGEX] [--offset N] [--limit N]',
    'ID --raw',
    '--session NAME [ID] [--pattern REGEX] [--offset N] [--limit N]',
  ],
  notes: [
    'Shows numbered lines: the head, the lines from an offset on, or those that match a pattern with two around each. The answer is bounded and says where to go on: with a pattern, repeat it with the --offset that the last line names. An id of another project of yours is found too. With --session, ID is anything that the session keeps: an entry, a call, an original, a history file; without an ID, the pattern is searched in all of it.',
  ],
  options: {
    offset: { type: 'count', value: 'N', doc: 'First line to show or, with --pattern, to search. Default: 1.' },
    limit: {
      type: 'count',
      value: 'N',
      doc: 'Most lines to show or, with --pattern, most matching lines. Default: as many as fit.',
    },
    pattern: {
      type: 'text',
      value: 'REGEX',
      doc: 'Show the lines that match. Searched in linear time, so without look-around and back-references.',
    },
    'max-bytes': {
      type: 'bytes',
      value: 'BYTES',
      default: '16k',
      least: 1024,
      doc: 'Most bytes of the answer. At least 1024.',
    },
    session: { type: 'text', value: 'NAME', doc: 'Look into this session, as `ctx sessions list` names it.' },
    raw: { type: 'flag', doc: 'The original byte for byte, unbounded.' },
    json: { type: 'flag', doc: 'Print one JSON object: the text, the lines it spans, and where it goes on.' },
    color: limitOptions.color,
  },
  operands: { least: 0, most: 1, complete: 'id' },
  examples: [
    ['ctx recall k3f9x2 --offset 400 --limit 60', 'Lines 400 to 459.'],
    ["ctx recall --session fix-cart --pattern 'TS\\d+'", 'Every line of a session that matches.'],
    ["ctx recall k3f9x2 --pattern 'cart\\.ts'", 'Every line that names cart.ts, with two around each.'],
  ],
  exitCodes: [
    ['0', 'Done.'],
    ['1', 'No line matches the pattern.'],
    ['66', 'No original has this id.'],
    ...ownExitCodes,
  ],
} as const satisfies CommandTable;
