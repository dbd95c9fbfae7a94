import { defineConfig } from 'tsup';

/**
 * Build settings shared by every publishable package: ESM, CommonJS and types for both.
 *
 * @ctx/error is a private leaf, so it is inlined, its declarations by the `types` of its package.json. strip-ansi ships ESM
 * only and has a default export: left outside the bundle, the CommonJS build would call its namespace object as the
 * function and throw, though everything builds, type-checks and passes the tests of the sources. So it is bundled (1 kB)
 * and stays a devDependency. re2js is bundled too, so that recall installs nothing.
 */
export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  target: 'node20',
  dts: { resolve: ['@ctx/error'] },
  clean: true,
  sourcemap: true,
  splitting: false,
  noExternal: ['@ctx/error', 'strip-ansi', 're2js'],
});
