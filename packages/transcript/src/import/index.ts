export { type ImportErrorCode, type ImportSessionOptions, importFormats, importSession } from './import-session.js';
export type { ByteRange, ImportedSession, Importer, SessionInfo } from './imported-session.js';
