import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';

const withoutBuiltin = fileURLToPath(import.meta.resolve('./src/lang-without-builtin.ts'));
/** Its sources: of the one file that they are built into, not all can be left out that is unused. */
const langSources = fileURLToPath(import.meta.resolve('../../packages/lang/src/index.ts'));

/**
 * The command line starts in milliseconds: one bundle, minified, with a lazy chunk for each command. The pruner, the
 * store and what sessions need are bundled, the builtin languages stored beside them as data; the terminal (a native
 * module) and the benchmarks (with their tokenizer) stay outside and load only where they are asked for.
 */
export default defineConfig({
  entry: ['src/main.ts'],
  format: ['esm'],
  target: 'node20',
  clean: true,
  minify: true,
  splitting: true,
  noExternal: [/^@ctx\/(error|lang|prune|session-store|transcript)(\/|$)/, 'zod'],
  external: ['@ctx/bench', '@lydell/node-pty'],
  esbuildPlugins: [
    {
      name: 'without-builtin',
      setup(build) {
        build.onResolve({ filter: /^@ctx\/lang$/ }, ({ importer }) => ({
          path: importer === withoutBuiltin ? langSources : withoutBuiltin,
          sideEffects: false,
        }));
      },
    },
  ],
  async onSuccess() {
    const { builtin, packLang } = await import('@ctx/lang');
    await writeFile('dist/lang.json', JSON.stringify(packLang(builtin)));
  },
});
