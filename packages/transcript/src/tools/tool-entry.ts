/**
 * Tools of coding agents as data: what kind of thing each does, and under which keys of its input the command, the path
 * and the rest stand. One table an agent, in `agents/`; nothing about a tool is written anywhere else.
 */

/**
 * What a tool does. `shell` runs commands, `patch` changes several files at once, `search` finds places in files, `list`
 * finds files, `fetch` brings something from outside, `todo` keeps the list of tasks, `skill` loads instructions.
 */
export type ToolKind =
  | 'shell'
  | 'read'
  | 'write'
  | 'edit'
  | 'patch'
  | 'search'
  | 'list'
  | 'fetch'
  | 'todo'
  | 'skill'
  | 'other';

export type Agent =
  | 'ctx'
  | 'claude-code'
  | 'codex'
  | 'gemini-cli'
  | 'opencode'
  | 'pi'
  | 'cline'
  | 'openhands'
  | 'swe-agent'
  | 'antigravity'
  | 'managed-agents';

/** Keys of a tool's input; the first that the input has counts. */
export type Keys = readonly string[];

export interface ToolEntry {
  readonly kind: ToolKind;
  /** Where the tool does several things: the key that says which, and the kind of each. */
  readonly by?: { readonly key: string; readonly kinds: Readonly<Record<string, ToolKind>> };
  /** The command line: a text, or a list of words. */
  readonly command?: Keys;
  /** A path, a list of paths, or a list of objects that have a `path`. */
  readonly path?: Keys;
  readonly range?: RangeKeys;
  /** A path may end in `:FROM-TO`, or in `:raw` for a file without line numbers. */
  readonly rangeInPath?: true;
  readonly pattern?: Keys;
  readonly url?: Keys;
  /** The text of a patch, where the whole input is not one. */
  readonly patch?: Keys;
  /** Whether the command goes on after the result. */
  readonly background?: string;
  /** What an edit replaces, and with what. */
  readonly old?: Keys;
  readonly new?: Keys;
  /** The line after which an edit inserts its new text. */
  readonly insertAfter?: Keys;
}

/** Where a read says which lines it wants. */
export interface RangeKeys {
  /** First line, counted from 1; or a pair of the first and the last one. */
  readonly from?: Keys;
  readonly to?: Keys;
  /** Number of lines that are left out before the first. */
  readonly skip?: Keys;
  /** Number of lines. */
  readonly count?: Keys;
}

export interface AgentTools {
  readonly agent: Agent;
  readonly tools: Readonly<Record<string, ToolEntry>>;
}
