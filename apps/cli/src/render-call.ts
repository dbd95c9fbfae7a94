/** A tool call as a person reads it: the command that runs or the files that it names, not the JSON around them. */
import { readCall, type ToolCall } from '@ctx/transcript';
import { CYAN, cutLine, type RenderOptions, styled, textLines } from './render-text.js';
import { visibleLine } from './visible.js';

const MOST_LENGTH = 200;

interface RenderedCall {
  readonly lines: readonly string[];
  /** Whether the call holds more than the lines say. */
  readonly hides: boolean;
}

/** @param address of the entry that the call is in */
export function renderCall(call: ToolCall, address: string, options: RenderOptions): RenderedCall {
  const tool = `▸ ${visibleLine(call.tool)}`;
  const { text, hides } = options.full ? { text: wholeOf(call), hides: false } : summaryOf(call);
  // Where the command is the tool's name with its arguments, once is enough.
  const rest = text.startsWith(`${call.tool} `) ? text.slice(call.tool.length + 1) : text === call.tool ? '' : text;
  const lines = textLines(`${tool} ${rest}`, 'result', address, options);
  const [first = '', ...others] = lines;
  return { lines: [first.replace(tool, () => styled(tool, CYAN, options)), ...others], hides };
}

function wholeOf(call: ToolCall): string {
  return readCall(call).command ?? call.input;
}

/** One line, or a command's own lines. */
function summaryOf(call: ToolCall): { readonly text: string; readonly hides: boolean } {
  const { kind, command, pattern, paths, lines, url } = readCall(call);
  if (command !== undefined && kind !== 'patch') return { text: command.trim(), hides: false };
  const range = lines ? `:${lines.from}-${lines.to ?? ''}` : '';
  const facts = [pattern === undefined ? '' : JSON.stringify(pattern), paths.join(', ') + range, url ?? ''];
  const named = facts.filter((fact) => fact !== '').join(' ');
  const isAllSaid = named !== '' && ['read', 'search', 'list', 'fetch'].includes(kind);
  const text = (named || call.input).trim();
  return {
    text: cutLine(visibleLine(text), MOST_LENGTH),
    hides: text.length > MOST_LENGTH || (!isAllSaid && call.input.length > MOST_LENGTH),
  };
}
