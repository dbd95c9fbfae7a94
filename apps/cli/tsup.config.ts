import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const withoutBuiltin = fileURLToPath(import.meta.resolve('./src/lang-without-builtin.ts'));
/** Its sources: of the one file that they are built into, not all can be left out that is unused. */
const langSources = fileURLToPath(import.meta.resolve('../../packages/lang/src/index.ts'));

/**
 * The command line starts in milliseconds: minified, and each command loaded only when it is asked for. What is run all
 * day is one file with all that it needs, as twenty small ones take longer to load. The pruner, the store and what
 * sessions need are bundled, the builtin languages stored beside them as data; the terminal (a native module) and the
 * benchmarks (with their tokenizer) stay outside and load only where they are asked for.
 */
const shared: Options = {
  format: ['esm'],
  target: 'node20',
  minify: true,
  noExternal: [/^@ctx\/(error|lang|prune|session-store|transcript)(\/|$)/, 'zod'],
  external: ['@ctx/bench', '@lydell/node-pty'],
};

const withoutBuiltinLanguages: Plugin = {
  name: 'without-builtin',
  setup(build) {
    build.onResolve({ filter: /^@ctx\/lang$/ }, ({ importer }) => ({
      path: importer === withoutBuiltin ? langSources : withoutBuiltin,
      sideEffects: false,
    }));
  },
};

/** The way in finds the commands beside itself. */
const commandsBeside: Plugin = {
  name: 'commands-beside',
  setup(build) {
    build.onResolve({ filter: /^\.\/commands\// }, ({ path }) => ({ path: `./${basename(path)}`, external: true }));
  },
};

export default defineConfig([
  { ...shared, entry: ['src/main.ts'], splitting: false, esbuildPlugins: [commandsBeside] },
  {
    ...shared,
    entry: ['src/commands/run.ts', 'src/commands/prune.ts'],
    splitting: false,
    esbuildPlugins: [withoutBuiltinLanguages],
    async onSuccess() {
      const { builtin, packLang } = await import('@ctx/lang');
      await writeFile('dist/lang.json', JSON.stringify(packLang(builtin)));
    },
  },
  {
    ...shared,
    entry: ['recall', 'outputs', 'sessions', 'replay', 'bench', 'completion'].map((name) => `src/commands/${name}.ts`),
    splitting: true,
  },
]);
