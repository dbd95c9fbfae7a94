export { type NewOutputIdOptions, newOutputId } from './new-output-id.js';
export { type OpenOutputsOptions, type OutputStore, openOutputs } from './open-outputs.js';
export type { OutputErrorCode } from './output-error.js';
export type { OutputAbout, OutputInfo } from './output-record.js';
export type { OutputWriter } from './output-writer.js';
export type { RecallOptions, RecallResult } from './recall.js';
export type { Appender, OpenAppender } from './session/appender.js';
export type { BlobStore } from './session/blob-store.js';
export { deleteSession } from './session/delete-session.js';
export { exportSession } from './session/export-session.js';
export { type ForkSessionOptions, forkSession } from './session/fork-session.js';
export { importInto } from './session/import-into.js';
export type { FsyncPolicy } from './session/line-writer.js';
export { type ListedSession, type ListSessionsOptions, listSessions } from './session/list-sessions.js';
export type { NewEntry } from './session/new-entry.js';
export {
  type CreateSessionOptions,
  createSession,
  type OpenSessionOptions,
  openSession,
} from './session/open-session.js';
export type { RecallRequest } from './session/recall-session.js';
export type { EntriesOptions, Session } from './session/session.js';
export type { SessionErrorCode } from './session/session-error.js';
export type { SessionFindingCode } from './session/session-findings.js';
export type { SessionHeader } from './session/session-header.js';
