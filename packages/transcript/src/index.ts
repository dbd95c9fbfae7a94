export { type OfferRecall, offerToModel, offerToShell } from './address.js';
export { applyEdits, type Edit } from './edit.js';
export type {
  Archive,
  CompactionEntry,
  EditsEntry,
  Entry,
  MessageEntry,
  OtherEntry,
  RequestStamp,
  RewindEntry,
  SettingsEntry,
} from './entry.js';
export type { Finding } from './finding.js';
export type {
  AssistantMessage,
  AssistantPart,
  FileAccess,
  Hunk,
  LineRange,
  MediaPart,
  Message,
  Origin,
  OtherPart,
  ResultPart,
  Status,
  Stop,
  SystemMessage,
  TextPart,
  ThinkingPart,
  ToolCall,
  ToolResult,
  Usage,
  UserMessage,
  UserPart,
} from './message.js';
export type { CallFacts, LinesAsked } from './tools/call-facts.js';
export { filesOf } from './tools/files-of.js';
export { type Outcome, outcomeOf, type ShownResult } from './tools/outcome-of.js';
export { changesOf, type PatchFile, type PatchHunk, parsePatch } from './tools/parse-patch.js';
export { readCall } from './tools/read-call.js';
export type { Agent, ToolKind } from './tools/tool-entry.js';
export { validateBody, wireRules } from './validate/validate-body.js';
export { anthropicMessages } from './wire/anthropic-messages/lens.js';
export type { BuildOptions, ToolDefinition } from './wire/build.js';
export { buildBody } from './wire/build-body.js';
export type { WireErrorCode } from './wire/by-format.js';
export type { BodyResult, Lens, OpenBody, WireFormat } from './wire/lens.js';
export { lensOf } from './wire/lenses.js';
export { openaiChat } from './wire/openai-chat/lens.js';
export { openaiResponses } from './wire/openai-responses/lens.js';
