/**
 * How agents spell in a result's text that a call failed, was stopped, or with which exit code it ended. Each form is one
 * line of the first or the last few: what stands in the middle is output, which may hold any of these sentences.
 */
import type { Status } from '../message.js';

export interface OutcomeForm {
  /** The very first line, the first six, or the last eight that are not empty. */
  readonly at: 'first' | 'head' | 'tail';
  /** Matches the line. A group `code` holds the exit code, which then decides between success and error. */
  readonly match: RegExp;
  /** What the line says. `running`: the command goes on, so nothing says how it ends. */
  readonly says: Status | 'running' | 'code';
  /** Only a command's result is spelled like this. */
  readonly shell?: true;
  /** The agent flags such a result as an error too: without the flag the line is output. */
  readonly flagged?: true;
}

/** Refused by the user, or stopped by the user or the program. */
const cancelled: readonly OutcomeForm[] = [
  // Claude Code
  {
    at: 'first',
    match: /^The user doesn't want to (?:proceed with this tool use|take this action)/,
    says: 'cancelled',
  },
  { at: 'first', match: /^\[Request interrupted by user/, says: 'cancelled' },
  { at: 'first', match: /^(?:<tool_use_error>)?(?:Cancelled|Error): parallel tool call/, says: 'cancelled' },
  { at: 'tail', match: /^(?:<error>)?Command was aborted before completion/, says: 'cancelled', shell: true },
  // Codex
  { at: 'first', match: /^(?:exec command|patch|command) rejected by user/, says: 'cancelled' },
  { at: 'first', match: /^aborted by user(?: after [\d.]+s)?$/, says: 'cancelled' },
  { at: 'head', match: /^command aborted by user$/, says: 'cancelled', shell: true },
  // Gemini CLI
  { at: 'first', match: /^\[Operation Cancelled\]/, says: 'cancelled' },
  { at: 'first', match: /^(?:Command|Operation) was cancelled by user/, says: 'cancelled' },
  // opencode
  { at: 'first', match: /^(?:Error: )?The user rejected permission to use this specific tool call/, says: 'cancelled' },
  { at: 'first', match: /^(?:Error: )?Tool execution aborted$/, says: 'cancelled' },
  { at: 'tail', match: /^User aborted the command$/, says: 'cancelled', shell: true },
  // pi
  { at: 'tail', match: /^(?:Command|Operation) aborted$/, says: 'cancelled', flagged: true },
  // Cline, Roo
  { at: 'first', match: /^The user denied this operation/, says: 'cancelled' },
  { at: 'first', match: /^Skipping tool due to user rejecting a previous tool/, says: 'cancelled' },
  // OpenHands
  { at: 'first', match: /^User rejected(?: the action)?(?::|$)/, says: 'cancelled' },
];

/** Stopped by the clock. */
const timeouts: readonly OutcomeForm[] = [
  { at: 'first', match: /^Command timed out after \d/, says: 'error', shell: true, flagged: true },
  { at: 'tail', match: /^Command timed out after \d+ seconds$/, says: 'error', shell: true, flagged: true },
  { at: 'head', match: /^command timed out after \d+ milliseconds$/, says: 'error', shell: true },
  {
    at: 'head',
    match: /^Command was automatically cancelled because it exceeded the timeout/,
    says: 'error',
    shell: true,
  },
  { at: 'tail', match: /^(?:shell|bash) tool terminated command after exceeding timeout/, says: 'error', shell: true },
  { at: 'tail', match: /^\[The command timed out after [\d.]+ seconds/, says: 'error', shell: true },
  { at: 'tail', match: /^EXECUTION TIMED OUT/, says: 'error', shell: true },
  {
    at: 'head',
    match: /^The command .{0,300} was cancelled because it took more than \d+ seconds/,
    says: 'error',
    shell: true,
  },
];

/** Still running when the result was made. */
const running: readonly OutcomeForm[] = [
  { at: 'first', match: /^Command running in background with ID: /, says: 'running', shell: true },
  { at: 'head', match: /^Process running with session ID \d/, says: 'running', shell: true },
  { at: 'head', match: /^<status>running<\/status>$/, says: 'running', shell: true },
  { at: 'first', match: /^Script running with cell ID /, says: 'running', shell: true },
  { at: 'tail', match: /^\[The command has no new output after [\d.]+ seconds/, says: 'running', shell: true },
  { at: 'first', match: /^Command is still running in /, says: 'running', shell: true },
];

/** Exit codes. */
const codes: readonly OutcomeForm[] = [
  // Claude Code; its background shells
  { at: 'first', match: /^(?:Error: )?Exit code (?<code>\d{1,10})$/, says: 'code', shell: true, flagged: true },
  { at: 'tail', match: /^<exit_code>(?<code>-?\d{1,10})<\/exit_code>$/, says: 'code', shell: true },
  { at: 'head', match: /^<exit_code>(?<code>-?\d{1,10})<\/exit_code>$/, says: 'code', shell: true },
  { at: 'head', match: /^<status>failed<\/status>$/, says: 'error', shell: true },
  { at: 'head', match: /^<status>killed<\/status>$/, says: 'cancelled', shell: true },
  // Codex: unified exec, freeform, structured
  { at: 'head', match: /^Process exited with code (?<code>-?\d{1,10})$/, says: 'code', shell: true },
  { at: 'first', match: /^Exit code: (?<code>-?\d{1,10})$/, says: 'code', shell: true },
  {
    at: 'tail',
    match: /"metadata":\{"exit_code":(?<code>-?\d{1,10}),"duration_seconds":[\d.]{1,20}\}\}$/,
    says: 'code',
  },
  // Gemini CLI
  { at: 'tail', match: /^Exit Code: (?<code>-?\d{1,10})$/, says: 'code', shell: true },
  // pi
  { at: 'tail', match: /^Command exited with code (?<code>-?\d{1,10})$/, says: 'code', shell: true, flagged: true },
  // OpenHands
  { at: 'tail', match: /^\[The command completed with exit code (?<code>-?\d{1,10})\.\]/, says: 'code', shell: true },
  {
    at: 'tail',
    match: /^\[Command (?:-?\d+ )?finished with exit code (?<code>-?\d{1,10})\]/,
    says: 'code',
    shell: true,
  },
  // mini-SWE-agent
  { at: 'first', match: /^<returncode>(?<code>-?\d{1,10})<\/returncode>/, says: 'code', shell: true },
  // Cline, Roo, Antigravity
  {
    at: 'first',
    match: /^Command (?:executed|failed)\b.{0,400}\bexit code:? (?<code>-?\d{1,10})/i,
    says: 'code',
    shell: true,
  },
  { at: 'head', match: /^\s*The command failed with exit code: (?<code>\d{1,10})$/, says: 'code', shell: true },
  { at: 'head', match: /^\s*The command completed successfully\.$/, says: 'success', shell: true },
];

/** Tools that failed or worked without running a command. */
const tools: readonly OutcomeForm[] = [
  { at: 'first', match: /^<tool_use_error>/, says: 'error', flagged: true },
  { at: 'first', match: /^apply_patch verification failed: /, says: 'error' },
  { at: 'first', match: /^Success\. Updated the following files:$/, says: 'success' },
  {
    at: 'first',
    match: /^(?:The file .{1,1000} has been (?:edited|updated|created)|File created successfully at: )/,
    says: 'success',
  },
  { at: 'first', match: /^Here's the (?:result of running `cat -n` on|files and directories up to) /, says: 'success' },
  { at: 'first', match: /^execution error: /, says: 'error' },
  {
    at: 'first',
    match: /^(?:failed to parse function arguments|unsupported call|unsupported custom tool call): /,
    says: 'error',
  },
  { at: 'first', match: /^(?:exec_command|write_stdin) failed(?: for [^:]{1,300})?: /, says: 'error' },
  { at: 'first', match: /^Script failed$/, says: 'error' },
  { at: 'first', match: /^ERROR:$/, says: 'error' },
  { at: 'first', match: /^\[?The tool execution failed with the following error:?/, says: 'error' },
  { at: 'first', match: /^No replacement was performed, /, says: 'error' },
  { at: 'first', match: /^The path .{1,400} does not exist\. Please provide a valid path\.$/, says: 'error' },
];

/** In the order they are asked: who stopped a call matters more than the code it left. */
export const outcomeForms: readonly OutcomeForm[] = [...cancelled, ...timeouts, ...running, ...codes, ...tools];
