export { builtin } from './builtin.js';
export {
  createLang,
  indexLanguages,
  type Lang,
  type LangErrorCode,
  type LangIndex,
  type LineFacts,
  type LocatedMessage,
} from './create-lang.js';
export type { PatternReach } from './form-index.js';
export type { Language, LineClass, LineForm, Tool } from './language.js';
export { languageOf } from './language-of.js';
export { type FrameRun, parseFrames } from './parse-frames.js';
export { isProjectFile } from './project-file.js';
export type { Severity } from './severity.js';
