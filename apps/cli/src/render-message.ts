/** A message as a person reads it: a head with who, when and the entry's id, then its parts. */
import type { AssistantMessage, Entry, Message, ToolResult, Usage, UserMessage } from '@ctx/transcript';
import { renderCall } from './render-call.js';
import { BOLD, DIM, hint, RED, type RenderOptions, styled, textLines, wrapped } from './render-text.js';
import { visibleLine } from './visible.js';

/** What was named last, so that it is named again only when it changes: `model`, `provider`, `folder`, `title`. */
export type Known = Map<string, string>;

export function messageLines(message: Message, entry: Entry, known: Known, options: RenderOptions): string[] {
  switch (message.role) {
    case 'system':
      return [...head('system', [], entry, options), ...textLines(joined(message), 'result', entry.id, options)];
    case 'user':
      return userLines(message, entry, options);
    case 'assistant':
      return assistantLines(message, entry, known, options);
    case 'tool':
      return resultLines(message, entry, options);
  }
}

function userLines({ parts }: UserMessage, entry: Entry, options: RenderOptions): string[] {
  return parts.flatMap((part, index) => {
    const who = part.origin === 'typed' ? 'user' : part.origin;
    const kind = part.origin === 'typed' ? 'conversation' : 'result';
    const goesOn = parts[index - 1]?.origin === part.origin;
    return [...(goesOn ? [] : head(who, [], entry, options)), ...partLines(part, kind, entry.id, options)];
  });
}

function assistantLines(message: AssistantMessage, entry: Entry, known: Known, options: RenderOptions): string[] {
  const { model, usage, stop } = message;
  const facts = [
    ...(model !== undefined && isNews(known, 'model', model) ? [model] : []),
    ...usageFacts(usage),
    ...(stop === 'error' || stop === 'aborted' || stop === 'length' ? [`ended: ${stop}`] : []),
  ];
  let hides = false;
  const body = message.parts.flatMap((part) => {
    if (part.type === 'tool-call') {
      const call = renderCall(part, entry.id, options);
      hides ||= call.hides;
      return call.lines;
    }
    if (part.type !== 'thinking') return partLines(part, 'conversation', entry.id, options);
    const text = part.text === '' ? '(thinking that only the provider can read)' : part.text;
    return textLines(text, 'result', entry.id, options).map((line) => styled(line, DIM, options));
  });
  const whole = hides ? [hint('the calls whole', entry.id, options)] : [];
  return [...head('assistant', facts, entry, options), ...body, ...whole];
}

/** Tokens of one response. Where a recording holds none, it has zeros. */
function usageFacts(usage: Usage | undefined): string[] {
  const { input = 0, cacheRead = 0, cacheWrite = 0, output = 0 } = usage ?? {};
  const all = input + cacheRead + cacheWrite;
  if (all + output === 0) return [];
  const cached = cacheRead > 0 ? `, ${formatCount(cacheRead)} of them cached` : '';
  return [`${formatCount(all)} tokens in${cached}, ${formatCount(output)} out`];
}

function resultLines(result: ToolResult, entry: Entry, options: RenderOptions): string[] {
  const { status, exitCode, original, tool, callId, parts } = result;
  const facts = [
    ...(status === 'unknown' ? [] : [status]),
    ...(exitCode === undefined || (status === 'success' && exitCode === 0) ? [] : [`exit ${exitCode}`]),
  ].join(', ');
  const body = parts.flatMap((part) => partLines(part, 'result', original ?? entry.id, options));
  const command = original === undefined ? '' : options.recall(original);
  const isSaid = original === undefined || body.some((line) => line.includes(command));
  return [
    ...head(`result of ${tool ?? callId}`, facts === '' ? [] : [facts], entry, options, status === 'error'),
    ...body,
    ...(isSaid ? [] : [styled(`  ${command} shows the whole output`, DIM, options)]),
  ];
}

function partLines(
  part: Message['parts'][number],
  kind: 'conversation' | 'result',
  address: string,
  options: RenderOptions,
): string[] {
  if (part.type === 'text') return textLines(part.text, kind, address, options);
  if (part.type === 'media')
    return [`  [${visibleLine(part.name ? `${part.mediaType} ${part.name}` : part.mediaType)}]`];
  return part.type === 'other' ? [`  [${visibleLine(part.kind)}]`] : [];
}

/** Who and what, then when, then the entry's id. */
function head(
  who: string,
  facts: readonly string[],
  { id, at }: Entry,
  options: RenderOptions,
  isFailure = false,
): string[] {
  const [name, rest] = [visibleLine(who), facts.map(visibleLine).join(' · ')];
  const when = at ? ` · ${visibleLine(at.slice(0, 16).replace('T', ' '))}` : '';
  const [row = '', ...more] = wrapped(`${name}${rest && ` · ${rest}`}${when} · ${visibleLine(id)}`, options);
  if (!row.startsWith(name)) return [row, ...more].map((each) => styled(each, BOLD, options));
  const shown = isFailure ? row.slice(name.length).replace(rest, () => styled(rest, RED, options)) : undefined;
  const tail = shown ?? styled(row.slice(name.length), DIM, options);
  return [`${styled(name, BOLD, options)}${tail}`, ...more.map((each) => styled(each, DIM, options))];
}

function joined(message: Message): string {
  return message.parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}

export function formatCount(count: number): string {
  return count < 10_000 ? String(count) : `${Math.round(count / 1000)}k`;
}

/** Whether the value is another one than last time. */
export function isNews(known: Known, name: string, value: string): boolean {
  if (known.get(name) === value) return false;
  known.set(name, value);
  return true;
}
