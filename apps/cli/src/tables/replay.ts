/** What `ctx replay` takes. */
import type { CommandTable } from '../option-table.js';
import { ownExitCodes } from './limits.js';

/** Named here, not taken from the command: help must not load it. */
export const replayAgents = ['claude-code', 'codex', 'gemini-cli', 'opencode', 'pi'] as const;

export const replayTable = {
  name: 'replay',
  summary: 'shows what recorded sessions would have cost with less in their context',
  usage: ['FILE|DIR... [OPTIONS]', '--agent AGENT [OPTIONS]'],
  notes: [
    'Feeds recorded sessions request by request through each policy and a simulated prompt cache. Nothing is sent anywhere, no model is asked.',
    'Sizes are estimates, scaled by what the recording says of its usage. Costs are of input alone.',
    'Policies: none, reduce, set-aside, mask-every-turn-N, mask-batched-Nk, clear-tool-uses, head-tail; N is a number.',
  ],
  options: {
    policy: {
      type: 'texts',
      value: 'NAME',
      doc: 'Policy to replay, beside none; can be given several times. Default: all of them.',
    },
    model: {
      type: 'text',
      value: 'ID',
      doc: 'Count at the prices and with the cache of this model, such as claude-sonnet-4-5 or gpt-5.4. Default: in units of one plain input token, with a cache that finds any prefix for five minutes (reading 0.1, writing 1.25).',
    },
    'working-set': {
      type: 'text',
      value: 'TOKENS',
      doc: 'Size of the conversation over which the policy set-aside puts results aside, such as 48k. Default: 96k.',
    },
    agent: {
      type: 'choice',
      choices: replayAgents,
      value: 'AGENT',
      doc: `Also replay the sessions that this agent keeps on this machine: ${replayAgents.join(', ')}.`,
    },
    html: {
      type: 'file',
      value: 'FILE',
      doc: 'Also write a page with plots and, for the first policy, each shortened result beside its original.',
    },
    json: { type: 'flag', doc: 'Print the whole report as JSON.' },
  },
  operands: { least: 0, complete: 'file' },
  examples: [
    ['ctx replay --agent claude-code', 'All sessions of Claude Code, in one table.'],
    ['ctx replay session.jsonl --policy reduce --html replay.html', 'One session, as a page.'],
  ],
  exitCodes: [['0', 'Done.'], ['66', 'No session was found, or none could be read.'], ...ownExitCodes],
} as const satisfies CommandTable;
