export { type OfferRecall, offerToModel, offerToShell } from './address.js';
export { applyEdits, type Edit } from './edit.js';
export type {
  Archive,
  CompactionEntry,
  EditsEntry,
  Entry,
  MessageEntry,
  OtherEntry,
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
export type { BodyResult, Lens, OpenBody, WireFormat } from './wire/lens.js';
