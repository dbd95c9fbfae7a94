/** A tool part of opencode: the call and, once it ended, its result. */
import type { FileAccess, MediaPart, Status, ToolCall } from '../../message.js';
import { hunksOfDiff } from '../hunks.js';
import { integerOf, type JsonObject, jsonOf, nameOf, objectOf, objectsOf, present, textOf } from '../json-fields.js';
import type { GivenMessage, SessionDraft } from '../session-draft.js';
import { shownOutcome } from '../shown-outcome.js';
import { timeOf } from '../time.js';

export function callOf(part: JsonObject): ToolCall {
  const input = jsonOf(objectOf(part.state)?.input ?? {});
  return { type: 'tool-call', id: textOf(part.callID) ?? '', tool: textOf(part.tool) ?? '', input, inputForm: 'json' };
}

/** The result; undefined where the call has none yet. */
export function resultOf(part: JsonObject, draft: SessionDraft): GivenMessage | undefined {
  const state = objectOf(part.state) ?? {};
  const text = textOf(state.output) ?? textOf(state.error);
  if (text === undefined) return undefined;
  const callId = textOf(part.callID) ?? '';
  const metadata = objectOf(state.metadata) ?? {};
  const exitCode = integerOf(metadata.exit);
  const whole = textOf(metadata.output);
  return {
    role: 'tool',
    id: callId,
    callId,
    at: timeOf(objectOf(state.time)?.end),
    tool: nameOf(part.tool),
    status: statusOf(part, state, exitCode),
    exitCode,
    parts: [
      { type: 'text', text },
      ...objectsOf(state.attachments)
        .map(mediaOf)
        .filter((media) => media !== undefined),
    ],
    files: filesOf(part, state, metadata),
    original: whole !== undefined && whole.length > text.length ? draft.original(callId, whole) : undefined,
  };
}

function statusOf(part: JsonObject, state: JsonObject, exitCode: number | undefined): Status {
  if (objectOf(state.metadata)?.interrupted === true) return 'cancelled';
  if (state.status === 'error') {
    const text = textOf(state.error) ?? '';
    return shownOutcome([{ type: 'text', text }], { agent: 'opencode', tool: nameOf(part.tool), isError: true }).status;
  }
  if (exitCode !== undefined && exitCode !== 0) return 'error';
  return state.status === 'completed' ? 'success' : 'unknown';
}

function filesOf(part: JsonObject, state: JsonObject, metadata: JsonObject): FileAccess[] | undefined {
  const path = nameOf(objectOf(state.input)?.filePath);
  if (path === undefined || state.status !== 'completed') return undefined;
  if (part.tool === 'write') return [{ action: 'write', path }];
  if (part.tool === 'edit')
    return [{ action: 'edit', path, ...(typeof metadata.diff === 'string' && { hunks: hunksOfDiff(metadata.diff) }) }];
  const display = objectOf(metadata.display) ?? {};
  const [from, to, total] = [display.lineStart, display.lineEnd, display.totalLines].map(integerOf);
  if (part.tool !== 'read' || display.type !== 'file' || from === undefined || to === undefined) return undefined;
  if (from === 1 && to === total && display.truncated !== true) return [{ action: 'read', path }];
  return [{ action: 'read', path, lines: { from, to, ...present({ total }) } }];
}

const dataUrl = /^data:[^,;]{0,200};base64,/;

/** A file part as media; undefined where it is none that the model sees as such. */
export function mediaOf(file: JsonObject): MediaPart | undefined {
  const [mediaType, url, name] = [nameOf(file.mime), textOf(file.url), nameOf(file.filename)];
  if (mediaType === undefined || url === undefined) return undefined;
  const head = dataUrl.exec(url.slice(0, 256))?.[0];
  const bytes = head === undefined ? { url } : { base64: url.slice(head.length) };
  return { type: 'media', mediaType, ...present({ name }), ...bytes };
}
