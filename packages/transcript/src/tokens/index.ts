export { type Calibration, calibrate, type Observation, predictPrompt, uncalibrated } from './calibration.js';
export { type CountOptions, countTokens, type Encoding } from './count-tokens.js';
export { estimateMedia, type MediaRule, type MediaSize } from './estimate-media.js';
export { estimateTokens } from './estimate-tokens.js';
