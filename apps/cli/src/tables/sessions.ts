/** What `ctx sessions` takes. */
import type { CommandGroup, CommandTable } from '../option-table.js';
import { limitOptions, ownExitCodes } from './limits.js';

const json = { type: 'flag', doc: 'Print JSON.' } as const;
/** Named here, not taken from the importers: help must not load them. A test compares the two. */
const formats = [
  'claude-code',
  'codex',
  'pi',
  'gemini',
  'opencode',
  'openhands',
  'swe-agent',
  'cline',
  'antigravity',
  'managed-agents',
  'aider',
] as const;

const exitCodes = [
  ['0', 'Done.'],
  ['66', 'No session has this name, or the file cannot be read.'],
  ...ownExitCodes,
] as const;

export const listTable = {
  name: 'sessions list',
  summary: 'lists the sessions of this project, the newest first',
  usage: ['[--json]'],
  notes: [],
  options: { json },
  operands: { least: 0, most: 0 },
  examples: [['ctx sessions list', 'Names, ages, sizes and titles.']],
  exitCodes,
} as const satisfies CommandTable;

export const showTable = {
  name: 'sessions show',
  summary: 'shows a session as a conversation',
  usage: ['NAME [--last N | --at ENTRY | --all] [--full] [--json] [--no-pager] [--color MODE]'],
  notes: [
    'Shows the active path. Branches that were left are kept: --all shows them too, --at the path to any entry. Long texts are cut, and say where the rest is. On a terminal it goes through $PAGER, else less; an empty PAGER means none.',
    'NAME is a session of this project, the file of one (FILE.jsonl), or else a session of another project of yours.',
  ],
  options: {
    last: {
      type: 'count',
      value: 'N',
      doc: 'Only the last N messages, with what stands between them. Default: all of them.',
    },
    at: { type: 'text', value: 'ENTRY', doc: 'The path to this entry, which may be on another branch.' },
    all: { type: 'flag', doc: 'Every entry of every branch, in the order of the file.' },
    full: { type: 'flag', doc: 'Show every text whole.' },
    'no-pager': { type: 'flag', doc: 'Print at once, on a terminal too.' },
    json: { type: 'flag', doc: 'Print each entry as one line of JSON.' },
    color: limitOptions.color,
  },
  operands: { least: 1, most: 1 },
  examples: [['ctx sessions show fix-cart --last 20', 'The last twenty messages.']],
  exitCodes,
} as const satisfies CommandTable;

export const exportTable = {
  name: 'sessions export',
  summary: 'prints a session as it is stored, one record a line',
  usage: ['NAME > FILE'],
  notes: [
    'Images and originals lie beside the session and are not in these lines; they are named by hash and by address.',
  ],
  options: {},
  operands: { least: 1, most: 1 },
  examples: [['ctx sessions export fix-cart > fix-cart.jsonl', 'A copy of every record, abandoned branches too.']],
  exitCodes,
} as const satisfies CommandTable;

export const forkTable = {
  name: 'sessions fork',
  summary: 'begins a session of its own at a point of another',
  usage: ['NAME NEW [--at ENTRY] [--json]'],
  notes: ['The other session stays as it is.'],
  options: {
    at: { type: 'text', value: 'ENTRY', doc: 'Id of the last entry that is taken over. Default: the newest one.' },
    json,
  },
  operands: { least: 2, most: 2 },
  examples: [['ctx sessions fork fix-cart other-way --at e41', 'Goes on after entry e41 under another name.']],
  exitCodes,
} as const satisfies CommandTable;

export const deleteTable = {
  name: 'sessions delete',
  summary: 'deletes a session with all that belongs to it',
  usage: ['NAME --yes'],
  notes: ['Its originals and images go with it, and nothing brings them back.'],
  options: { yes: { type: 'flag', doc: 'Delete without asking.' }, json },
  operands: { least: 1, most: 1 },
  examples: [['ctx sessions delete fix-cart --yes', 'Deletes it.']],
  exitCodes,
} as const satisfies CommandTable;

export const importTable = {
  name: 'sessions import',
  summary: 'makes a session of what another agent recorded',
  usage: ['FILE [--format FORMAT] [--name NAME] [--json]'],
  notes: [
    'Reads recordings of Claude Code, Codex, Gemini CLI, opencode, pi, OpenHands, SWE-agent, Cline, Roo, aider and others, plain or gzipped, up to 1 GiB; - is standard input. The recording itself is kept with the session. What could not be understood is kept as it was, and reported.',
  ],
  options: {
    format: {
      type: 'choice',
      choices: formats,
      value: 'FORMAT',
      doc: `What the file is: ${formats.join(', ')}. Default: told from its content.`,
    },
    name: { type: 'text', value: 'NAME', doc: "Name of the new session. Default: the file's." },
    json,
  },
  operands: { least: 1, most: 1, complete: 'file' },
  examples: [['ctx sessions import ~/.codex/sessions/2026/01/02/rollout-x.jsonl', 'Then: ctx sessions show rollout-x']],
  exitCodes,
} as const satisfies CommandTable;

export const sessionsGroup = {
  name: 'sessions',
  summary: 'lists, shows, exports, forks, deletes and imports sessions of this project',
  notes: ['A session is a conversation with a model, kept whole: every message, every original output, every branch.'],
  actions: [listTable, showTable, exportTable, forkTable, deleteTable, importTable],
} as const satisfies CommandGroup;
