/**
 * What a tool call is about, whichever agent made it: its kind, the command it runs, the files it names, the lines it
 * wants. Facts of the call alone: whether it worked is for `outcomeOf`, what a command does for the shell analysis.
 */
import { objectOf, textOf } from '../import/json-fields.js';
import type { ToolCall } from '../message.js';
import type { CallFacts, LinesAsked } from './call-facts.js';
import { type CallInput, callInput } from './call-input.js';
import { commandLine } from './command-line.js';
import { findTool } from './find-tool.js';
import { parsePatch } from './parse-patch.js';
import { readTextAction } from './text-action.js';
import type { Agent, RangeKeys, ToolEntry, ToolKind } from './tool-entry.js';

/**
 * Reads a call. Never throws: a tool that is not known, or an input that cannot be read, has the kind `other` or the
 * kind of its name, and no more.
 */
export function readCall(call: ToolCall, options: { readonly agent?: Agent } = {}): CallFacts {
  const input = callInput(call);
  const action = input.text ?? textOf(input.get(['command']));
  const found = findTool(call.tool, input, options.agent);
  const inWords = found?.entry.command === undefined && found?.entry.kind !== 'patch';
  if (inWords && action !== undefined && firstWord(action) === call.tool) return readTextAction(action);
  if (!found) return { kind: 'other', ...(options.agent && { agent: options.agent }), paths: [] };
  const { entry, agent } = found;
  const command = commandLine(input.get(entry.command));
  const patch = patchIn(entry, input, command);
  if (patch !== undefined) {
    return { kind: 'patch', agent, paths: pathsOfPatch(patch), patch, ...(command !== undefined && { command }) };
  }
  const named = pathsIn(input.get(entry.path), 3);
  const paths = entry.rangeInPath ? named.map((path) => path.replace(rangeAtEnd, '')) : named;
  const kind = kindOf(entry, input);
  const lines = kind === 'read' ? (linesAsked(entry.range, input) ?? linesInPath(entry, named)) : undefined;
  const pattern = textOf(input.get(entry.pattern));
  const url = textOf(input.get(entry.url)) ?? (kind === 'read' ? paths.find(isUrl) : undefined);
  return {
    kind: url === undefined ? kind : 'fetch',
    agent,
    paths: paths.filter((path) => path !== url),
    ...(command !== undefined && { command }),
    ...(lines && { lines }),
    ...(pattern !== undefined && { pattern }),
    ...(url !== undefined && { url }),
    ...(entry.background && input.get([entry.background]) === true && { background: true }),
  };
}

/** Files that a patch names, each once. */
function pathsOfPatch(patch: string): string[] {
  const paths = parsePatch(patch).flatMap(({ path, movedTo }) => (movedTo === undefined ? path : [path, movedTo]));
  return [...new Set(paths)];
}

/** A patch comes as the input itself, in a field, or as a command that hands it to `apply_patch`. */
function patchIn(entry: ToolEntry, input: CallInput, command: string | undefined): string | undefined {
  if (entry.kind === 'patch') return input.text ?? textOf(input.get(entry.patch)) ?? '';
  const hands = command !== undefined && /^\s*(?:cd [^\n;&|]+ && )?'?apply_?patch'?\s/.test(command);
  const begin = hands ? command.indexOf('*** Begin Patch') : -1;
  return begin < 0 ? undefined : command?.slice(begin);
}

function kindOf({ kind, by }: ToolEntry, input: CallInput): ToolKind {
  const choice = by && textOf(input.get([by.key]));
  return choice !== undefined && by && Object.hasOwn(by.kinds, choice) ? (by.kinds[choice] ?? kind) : kind;
}

function pathsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (depth === 0) return [];
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, depth - 1));
  const object = objectOf(value);
  return object ? pathsIn(object.path ?? object.file, depth - 1) : [];
}

function linesAsked(range: RangeKeys | undefined, input: CallInput): LinesAsked | undefined {
  if (!range) return undefined;
  const first = input.get(range.from);
  if (Array.isArray(first)) return asked(lineNumber(first[0]), lineNumber(first[1]));
  const skipped = lineNumber(input.get(range.skip));
  const from = lineNumber(first) ?? (skipped === undefined ? undefined : skipped + 1);
  const count = lineNumber(input.get(range.count));
  return asked(from, lineNumber(input.get(range.to)) ?? (count === undefined ? undefined : (from || 1) + count - 1));
}

const rangeAtEnd = /:(?:(\d{1,9})-(\d{1,9})|raw)$/;

function linesInPath({ rangeInPath }: ToolEntry, paths: readonly string[]): LinesAsked | undefined {
  const [, from, to] = (rangeInPath && rangeAtEnd.exec(paths[0] ?? '')) || [];
  return from === undefined ? undefined : asked(Number(from), Number(to));
}

function asked(from: number | undefined, to: number | undefined): LinesAsked | undefined {
  if (from === undefined && to === undefined) return undefined;
  return { from: from || 1, ...(to !== undefined && to >= (from || 1) && { to }) };
}

/** Models write numbers as texts too. */
function lineNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

function isUrl(path: string): boolean {
  return /^https?:\/\//i.test(path);
}

function firstWord(text: string): string | undefined {
  return /^\s*(\S+)/.exec(text.slice(0, 200))?.[1];
}
