/** Bundlers: what they cannot resolve, and what they say of two hundred modules. */
import type { RecordedCase } from '../case.js';

const install = ['npm install --prefer-offline --no-audit --no-fund --loglevel=error'];
const shared = { language: 'JavaScript', needs: ['npm'] };

export const javascriptBuildCases: readonly RecordedCase[] = [
  {
    ...shared,
    id: 'webpack-unresolved',
    tool: 'webpack',
    kind: 'build',
    project: 'js-bundle',
    setup: install,
    command: 'npx webpack --stats-error-details',
    must: [
      'ERROR in ./src/main.js 2:0-51',
      "Module not found: Error: Can't resolve './telemetry/report.js'",
      'ERROR in ./src/main.js 4:0-40',
      "Module not found: Error: Can't resolve 'currency-table'",
      "export 'formatWeight' (imported as 'formatWeight') was not found in './format.js'",
      'compiled with 3 errors',
    ],
    noise: ["Field 'browser' doesn't contain a valid alias configuration"],
  },
  {
    ...shared,
    id: 'webpack-200-modules',
    tool: 'webpack',
    kind: 'success',
    project: 'js-bundle',
    setup: [...install, 'node generate-modules.mjs'],
    env: { ENTRY: './src/all.js' },
    command: 'npx webpack --stats=verbose',
    must: ['Entrypoint main', 'webpack 5.103.0 compiled with 1 warning'],
    noise: ['[emitted] [minimized]', 'node_modules/webpack/lib/'],
  },
  {
    ...shared,
    id: 'vite-unresolved-tty',
    tool: 'vite',
    kind: 'build',
    project: 'js-bundle',
    needs: ['npm', 'script'],
    setup: install,
    command: 'npx vite build',
    tty: true,
    must: [
      'Build failed in',
      'Rollup failed to resolve import "currency-table" from "/home/dev/js-bundle/src/main.js".',
    ],
  },
  {
    ...shared,
    id: 'vite-build-200-chunks',
    tool: 'vite',
    kind: 'success',
    project: 'js-bundle',
    setup: [...install, 'node generate-modules.mjs', 'mv all.html index.html'],
    command: 'npx vite build',
    must: ['✓ 404 modules transformed.', 'dist/assets/index-', '✓ built in'],
    noise: ['dist/assets/text-'],
  },
  {
    ...shared,
    id: 'rollup-syntax-error',
    tool: 'rollup',
    kind: 'build',
    project: 'js-bundle',
    setup: install,
    command: 'npx rollup src/broken.js --file out.js',
    must: [
      "[!] RollupError: src/broken.js (6:74): Expected ']', got ')'",
      "6: if (typeof cents === 'nubmer') return formatPrice(cents * rates[currency);",
    ],
  },
  {
    ...shared,
    id: 'esbuild-errors',
    tool: 'esbuild',
    kind: 'build',
    project: 'js-bundle',
    setup: install,
    command: 'npx esbuild src/main.js src/broken.js --bundle --outdir=out',
    must: [
      '✘ [ERROR] Expected "]" but found ")"',
      'src/broken.js:6:74:',
      '✘ [ERROR] Could not resolve "./telemetry/report.js"',
      'src/main.js:2:27:',
      '✘ [ERROR] Could not resolve "currency-table"',
      '3 errors',
    ],
  },
];
