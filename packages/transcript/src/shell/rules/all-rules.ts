import type { CommandRule } from '../command-rule.js';
import { archives } from './archives.js';
import { builders } from './builders.js';
import { builtins } from './builtins.js';
import { containers } from './containers.js';
import { coreFiles } from './core-files.js';
import { git } from './git.js';
import { interpreters } from './interpreters.js';
import { network } from './network.js';
import { packageManagers } from './package-managers.js';
import { search } from './search.js';
import { system } from './system.js';
import { textTools } from './text-tools.js';
import { wrappers } from './wrappers.js';

/** Every command that is known, by name. */
export const rules: ReadonlyMap<string, CommandRule> = new Map([
  ...builtins,
  ...coreFiles,
  ...textTools,
  ...search,
  ...git,
  ...archives,
  ...system,
  ...network,
  ...interpreters,
  ...builders,
  ...packageManagers,
  ...containers,
  ...wrappers,
]);
