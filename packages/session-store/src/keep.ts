export { type NewOutputIdOptions, newOutputId } from './new-output-id.js';
export { type OpenKeeperOptions, type OutputKeeper, openKeeper } from './open-keeper.js';
export type { OutputErrorCode } from './output-error.js';
export type { OutputAbout, OutputInfo } from './output-record.js';
export type { OutputWriter } from './output-writer.js';
