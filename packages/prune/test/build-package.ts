/** Builds the package into a temporary folder, with all that it needs, for tests that run it in processes of their own. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'tsup';

const packages = join(import.meta.dirname, '../..');

/** Gives the folder that holds `index.mjs`. */
export async function buildPackage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'prune-build-'));
  await build({
    config: false,
    silent: true,
    entry: [join(packages, 'prune/src/index.ts')],
    outDir,
    format: ['esm'],
    // No package.json beside it says that .js is ESM, so the extension has to.
    outExtension: () => ({ js: '.mjs' }),
    target: 'node20',
    noExternal: [/.*/],
    esbuildOptions(options) {
      options.alias = {
        '@ctx/lang': join(packages, 'lang/src/index.ts'),
        '@ctx/error': join(packages, 'error/src/index.ts'),
      };
    },
  });
  return outDir;
}
