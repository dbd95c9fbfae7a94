/** A session's entry as a person reads it: who, when and what, with long texts cut and a way to the rest. */
import type { AssistantMessage, Entry, Message, ToolCall, ToolResult, UserMessage } from '@ctx/transcript';
import { formatBytes } from './bytes.js';
import { visible } from './visible.js';

export interface RenderOptions {
  /** Shows every text whole. */
  readonly full: boolean;
  readonly colour: boolean;
  /** How a reader gets the text of an entry whole, such as a command to type. */
  readonly recall: (address: string) => string;
}

const MOST_LINES = { conversation: 40, result: 12 };
const MOST_LINE_LENGTH = 2000;
const DIM = '2';
const BOLD = '1';
const RED = '31';
const CYAN = '36';

/** The entry with a blank line after it; nothing for one that only programs read. */
export function renderEntry(entry: Entry, options: RenderOptions): string {
  const paragraphs = entryLines(entry, options);
  return paragraphs.length === 0 ? '' : `${paragraphs.join('\n')}\n\n`;
}

function entryLines(entry: Entry, options: RenderOptions): string[] {
  const dim = (text: string) => styled(text, DIM, options);
  switch (entry.type) {
    case 'message':
      return messageLines(entry.message, entry, options);
    case 'compaction': {
      const trigger = entry.trigger ? `, ${entry.trigger}` : '';
      const size = entry.tokensBefore === undefined ? '' : `, ${formatCount(entry.tokensBefore)} tokens before`;
      const summary = (entry.summary ?? []).flatMap((message) => messageLines(message, entry, options));
      return [dim(`── compaction by ${visible(entry.by)}${trigger}${size} ──`), ...summary];
    }
    case 'edits':
      return [
        dim(`── ${counted(entry.edits.length, 'result')} shown shorter from here on, by ${visible(entry.by)} ──`),
      ];
    case 'settings': {
      const { provider, model, cwd, title } = entry;
      const facts = Object.entries({ title, provider, model, folder: cwd })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name} ${visible(String(value))}`);
      return facts.length === 0 ? [] : [dim(`── ${facts.join(', ')} ──`)];
    }
    case 'rewind':
      return [dim(entry.to === null ? '── back to the start ──' : `── back to ${visible(entry.to)} ──`)];
    case 'other':
      return [];
  }
}

function messageLines(message: Message, entry: Entry, options: RenderOptions): string[] {
  switch (message.role) {
    case 'system':
      return [head('system', [], entry, options), ...textLines(joined(message), 'result', entry.id, options)];
    case 'user':
      return userLines(message, entry, options);
    case 'assistant':
      return assistantLines(message, entry, options);
    case 'tool':
      return resultLines(message, entry, options);
  }
}

function userLines(message: UserMessage, entry: Entry, options: RenderOptions): string[] {
  return message.parts.flatMap((part) => {
    const who = part.origin === 'typed' ? 'user' : part.origin;
    const kind = part.origin === 'typed' ? 'conversation' : 'result';
    return [head(who, [], entry, options), ...partLines(part, kind, entry.id, options)];
  });
}

function assistantLines(message: AssistantMessage, entry: Entry, options: RenderOptions): string[] {
  const { model, usage, stop } = message;
  const facts = [
    ...(model ? [visible(model)] : []),
    ...(usage
      ? [
          `${formatCount(usage.input + usage.cacheRead + usage.cacheWrite)} tokens in, ${formatCount(usage.cacheRead)} of them cached, ${formatCount(usage.output)} out`,
        ]
      : []),
    ...(stop === 'error' || stop === 'aborted' || stop === 'length' ? [`ended: ${stop}`] : []),
  ];
  return [
    head('assistant', facts, entry, options),
    ...message.parts.flatMap((part) => {
      if (part.type === 'tool-call') return [callLine(part, options)];
      if (part.type !== 'thinking') return partLines(part, 'conversation', entry.id, options);
      const text = part.text === '' ? '(thinking that only the provider can read)' : part.text;
      return textLines(text, 'result', entry.id, options).map((line) => styled(line, DIM, options));
    }),
  ];
}

function callLine({ tool, input }: ToolCall, options: RenderOptions): string {
  const lines = visible(options.full ? input : cutLine(input.replaceAll('\n', ' '), 200));
  return `  ${styled(`▸ ${visible(tool)}`, CYAN, options)} ${lines}`;
}

function resultLines(result: ToolResult, entry: Entry, options: RenderOptions): string[] {
  const code = result.exitCode === undefined ? '' : `, exit ${result.exitCode}`;
  const status = `${result.status}${code}`;
  const shown = result.status === 'error' ? styled(status, RED, options) : status;
  const body = result.parts.flatMap((part) => partLines(part, 'result', result.original ?? entry.id, options));
  const whole = result.original === undefined ? [] : [`  ${options.recall(result.original)} shows the whole output`];
  return [head(`result of ${visible(result.tool ?? result.callId)}`, [shown], entry, options), ...body, ...whole];
}

function partLines(
  part: Message['parts'][number],
  kind: keyof typeof MOST_LINES,
  address: string,
  options: RenderOptions,
): string[] {
  if (part.type === 'text') return textLines(part.text, kind, address, options);
  if (part.type === 'media') return [`  [${visible(part.mediaType)}${part.name ? ` ${visible(part.name)}` : ''}]`];
  return part.type === 'other' ? [`  [${visible(part.kind)}]`] : [];
}

function textLines(text: string, kind: keyof typeof MOST_LINES, address: string, options: RenderOptions): string[] {
  const lines = visible(text.trimEnd().replaceAll('\r\n', '\n')).split('\n');
  const most = options.full ? Number.POSITIVE_INFINITY : MOST_LINES[kind];
  const length = options.full ? Number.POSITIVE_INFINITY : MOST_LINE_LENGTH;
  const shown = lines.slice(0, most).map((line) => `  ${cutLine(line, length)}`);
  const rest = lines.length - shown.length;
  if (rest === 0) return shown;
  const size = formatBytes(Buffer.byteLength(text));
  return [...shown, styled(`  … ${counted(rest, 'more line')} of ${size}: ${options.recall(address)}`, DIM, options)];
}

function head(who: string, facts: readonly string[], { id, at }: Entry, options: RenderOptions): string {
  const when = at ? at.slice(0, 16).replace('T', ' ') : undefined;
  const rest = [...facts, ...(when ? [when] : []), visible(id)].join(' · ');
  return `${styled(who, BOLD, options)} ${styled(`· ${rest}`, DIM, options)}`;
}

function joined(message: Message): string {
  return message.parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}

function cutLine(line: string, length: number): string {
  return line.length <= length ? line : `${line.slice(0, length)}…`;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

function formatCount(count: number): string {
  return count < 10_000 ? String(count) : `${Math.round(count / 1000)}k`;
}

function styled(text: string, code: string, { colour }: RenderOptions): string {
  return colour ? `\x1b[${code}m${text}\x1b[0m` : text;
}
