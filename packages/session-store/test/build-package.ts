/** Builds the package into a temporary folder, as it is published, for tests that run it in processes of their own. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'tsup';

const packageDir = join(import.meta.dirname, '..');

/** Gives the folder that holds `index.mjs` and `index.cjs`. */
export async function buildPackage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'session-store-build-'));
  await build({
    config: false,
    silent: true,
    entry: [join(packageDir, 'src/index.ts')],
    outDir,
    format: ['esm', 'cjs'],
    // A package.json beside it would say that .js is ESM; without one the extension has to.
    outExtension: ({ format }) => ({ js: format === 'esm' ? '.mjs' : '.cjs' }),
    target: 'node20',
    noExternal: [/.*/],
    // From the sources, so that no test depends on a build of another package.
    esbuildOptions(options) {
      options.alias = { '@ctx/transcript/schema': join(packageDir, '../transcript/src/schema.ts') };
    },
  });
  return outDir;
}
