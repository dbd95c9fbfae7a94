/** How a tool call ended: from the flag of its agent and from what the first and last lines of its result say. */
import type { Status, ToolResult } from '../message.js';
import { kindsNamed } from './find-tool.js';
import { type OutcomeForm, outcomeForms } from './outcome-forms.js';
import type { Agent } from './tool-entry.js';

/** A result as text, where there is no message of it yet. */
export interface ShownResult {
  /** The text that the model was shown. */
  readonly text: string;
  /** The agent's flag. Give `false` where the agent would have flagged a failure, and leave it out where nothing does. */
  readonly isError?: boolean;
  /** Name of the tool. Without it, or with one that no agent has, every form counts. */
  readonly tool?: string;
}

export interface Outcome {
  readonly status: Status;
  readonly exitCode?: number;
}

/**
 * How a call ended, from a result's message or from its text. What a message knows already holds: only one whose status
 * is `unknown`, or `error` without an exit code, is read.
 *
 * An exit code other than 0 is an error whatever the flag says; a command that was stopped is
 * `cancelled`, one that ran out of time an `error`, one that goes on `unknown`. With no word on it, the flag decides;
 * without a flag, `unknown`. A command of opencode is `unknown` unless flagged: it shows no exit code.
 */
export function outcomeOf(result: ShownResult | ToolResult, options: { readonly agent?: Agent } = {}): Outcome {
  if ('parts' in result) return outcomeOfMessage(result, options);
  const { isError } = result;
  const kinds = result.tool === undefined ? [] : kindsNamed(result.tool);
  const shell = kinds.length === 0 || kinds.includes('shell');
  const windows = windowsOf(result.text);
  for (const form of outcomeForms) {
    if ((form.shell && !shell) || (form.flagged && isError === false)) continue;
    for (const line of windows[form.at]) {
      const match = form.match.exec(line);
      if (match) return outcome(form, match.groups?.code, isError);
    }
  }
  if (isError) return { status: 'error' };
  const silent = options.agent === 'opencode' && kinds.includes('shell');
  return { status: isError === undefined || silent ? 'unknown' : 'success' };
}

function outcomeOfMessage(message: ToolResult, options: { readonly agent?: Agent }): Outcome {
  const { status, exitCode, tool, parts } = message;
  if (exitCode !== undefined) return { status, exitCode };
  if (status === 'success' || status === 'cancelled') return { status };
  const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  return outcomeOf(
    { text, ...(status === 'error' && { isError: true }), ...(tool !== undefined && { tool }) },
    options,
  );
}

function outcome({ says }: OutcomeForm, code: string | undefined, isError = false): Outcome {
  if (says === 'running') return { status: isError ? 'error' : 'unknown' };
  if (says !== 'code') return { status: says };
  const exitCode = Number(code);
  // OpenHands gives -1 to a command that has not ended.
  if (exitCode === -1 && !isError) return { status: 'unknown' };
  return { status: exitCode === 0 && !isError ? 'success' : 'error', exitCode };
}

const windowSize = 2_000;

/** The lines that forms may match, and no more, whatever the size of the text. */
function windowsOf(text: string): Record<OutcomeForm['at'], readonly string[]> {
  const head = linesOf(text.slice(0, windowSize)).slice(0, 6);
  const tail = linesOf(text.slice(-windowSize))
    .filter((line) => line.trim() !== '')
    .slice(-8);
  return { first: head.slice(0, 1), head, tail };
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
}
