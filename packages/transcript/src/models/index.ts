export { engineCache } from './cache-rules.js';
export type { CacheRule, Lifetime, ModelInfo, ModelRow, Price } from './model.js';
export { type ModelOverride, modelInfo, models, modelsAsOf } from './model-info.js';
