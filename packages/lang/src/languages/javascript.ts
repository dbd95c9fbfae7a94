import type { Language } from '../language.js';
import { bundlers } from './javascript/bundlers.js';
import { linters } from './javascript/linters.js';
import { packageManagers } from './javascript/package-managers.js';
import { runtimes } from './javascript/runtimes.js';
import { taskRunners } from './javascript/task-runners.js';
import { testRunners } from './javascript/test-runners.js';

/** JavaScript: its runtimes, and the tools of its packages whatever the language they are written in. */
export const javascript: Language = {
  id: 'javascript',
  name: 'JavaScript',
  extensions: ['js', 'mjs', 'cjs', 'jsx', 'vue', 'svelte'],
  dependencyDirs: ['node_modules', 'bower_components', 'jspm_packages', '.pnpm', '.yarn'],
  runtimePaths: [
    'node:',
    'ext:',
    'native:',
    '[eval]',
    '<anonymous>',
    'webpack/bootstrap',
    'webpack:///webpack/',
    // Until Node 15 its own modules had bare names.
    'internal/modules/',
    'internal/process/',
    'internal/main/',
    'internal/bootstrap/',
    'internal/timers.js',
    'internal/child_process.js',
    'internal/streams/',
    'bootstrap_node.js',
    'module.js',
    'events.js',
    'domain.js',
    'timers.js',
    'vm.js',
    'net.js',
    '_http_',
    '_stream_',
    '_tls_wrap.js',
  ],
  prefixes: [
    // turbo: `@shop/cart:build: `, not Travis' `travis_time:start:`; pnpm -r: `packages/cart test: `; lerna: `@shop/cart: `.
    /^(?!(?:nl)?travis_)(?:@[\w.-]+\/)?[\w.-]+(?::build|:test|:lint|:types?|:typecheck|:type-check|:check|:compile|:dev|:start|:e2e|:format|:(?:pre|post)(?:build|test|lint))(?:[:-][\w-]+){0,3}: ?/,
    /^(?:[\w.@-]+\/){1,6}[\w.@-]+ (?:pre|post)?(?:build|test|lint|typecheck|check|compile|prepare|dev|start|e2e)(?::[\w-]+)?: (?!Failed$|Done$)/,
    /^@(?!parcel\/)[\w.-]+\/[\w.-]+: /,
  ],
  tools: [...runtimes, ...testRunners, ...linters, ...bundlers, ...packageManagers, ...taskRunners],
};
