/** Makes the subject of a tool result: what was called, how it ended, which files it touched. */
import { type CallFacts, type FileAccess, filesOf, outcomeOf, type ToolCall, type ToolResult } from '@ctx/transcript';
import { analyseCommand, type CommandFacts } from '@ctx/transcript/shell';
import { resolvePath } from '../reads/resolve-path.js';
import type { Subject } from '../subject.js';
import { utf8Length } from '../utf8-length.js';

const UNKNOWN_CALL: CallFacts = Object.freeze({ kind: 'other', paths: [] });
/** Kinds of calls that touch files in a way that the call and its result tell. */
const OF_FILES: readonly CallFacts['kind'][] = ['read', 'write', 'edit', 'patch'];

export interface SubjectWithCommand extends Subject {
  /** What the command does; undefined where there is none. Worked out at first use. */
  readonly commandFacts: CommandFacts | undefined;
}

/** A call as it was made, and what it is about. */
export interface MadeCall {
  readonly call: ToolCall;
  readonly facts: CallFacts;
}

/** The subject of one text of a result; `made` is absent where the conversation does not hold the call. */
export function subjectOf(
  result: ToolResult,
  text: string,
  made: MadeCall | undefined,
  cwd: string | undefined,
): SubjectWithCommand {
  const facts = made?.facts ?? UNKNOWN_CALL;
  const { status, exitCode } = outcomeOf(result);
  let command: CommandFacts | undefined;
  return {
    tool: made?.call.tool ?? result.tool ?? '',
    call: facts,
    status,
    ...(exitCode !== undefined && { exitCode }),
    text,
    bytes: utf8Length(text),
    files: filesTouched(result, made).map((file) => ({ ...file, path: resolvePath(file.path, cwd) })),
    get commandFacts() {
      if (facts.command === undefined) return undefined;
      command ??= analyseCommand(facts.command, cwd === undefined ? {} : { cwd });
      return command;
    },
    get readsOnly() {
      return this.commandFacts?.effect === 'reads';
    },
  };
}

function filesTouched(result: ToolResult, made: MadeCall | undefined): readonly FileAccess[] {
  if (result.files) return result.files;
  return made && OF_FILES.includes(made.facts.kind) ? filesOf(made.call, result) : [];
}
