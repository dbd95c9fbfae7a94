import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

/**
 * Build settings shared by every publishable package: ESM, CommonJS and types for both.
 *
 * @ctx/error and @ctx/config are private leaves, so they are inlined, their declarations by the `types` of their
 * package.json. strip-ansi ships ESM only and has a default export: left outside the bundle, the CommonJS build would call
 * its namespace object as the function and throw, though everything builds, type-checks and passes the tests of the sources.
 * So it is bundled (1 kB) and stays a devDependency. re2js is bundled too, so that recall installs nothing.
 *
 * Each entry of a package's `exports` is built from the source of its name: `./shell` from src/shell.ts or
 * src/shell/index.ts.
 */
export default defineConfig({
  entry: entries(),
  format: ['esm', 'cjs'],
  target: 'node20',
  dts: { resolve: ['@ctx/error', '@ctx/config'] },
  clean: true,
  sourcemap: true,
  splitting: true,
  noExternal: ['@ctx/error', '@ctx/config', 'strip-ansi', 're2js'],
});

function entries(): Record<string, string> {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, unknown> };
  const names = Object.keys(exports)
    .filter((key) => key !== './package.json')
    .map((key) => (key === '.' ? 'index' : key.slice(2)));
  return Object.fromEntries(
    names.map((name) => [name, existsSync(`src/${name}.ts`) ? `src/${name}.ts` : `src/${name}/index.ts`]),
  );
}
