import { writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

/**
 * The command line starts in milliseconds: one bundle, minified, with a lazy chunk for each command. The pruner and the
 * store are bundled; the terminal (a native module) and the benchmarks (with their tokenizer) stay outside and load only
 * where they are asked for.
 */
export default defineConfig({
  entry: ['src/main.ts'],
  format: ['esm'],
  target: 'node20',
  clean: true,
  minify: true,
  splitting: true,
  noExternal: [/^@ctx\/(error|lang|prune|session-store)$/],
  external: ['@ctx/bench', '@lydell/node-pty'],
  async onSuccess() {
    const { builtin, indexLanguages } = await import('@ctx/lang');
    await writeFile('dist/lang-index.json', JSON.stringify(indexLanguages(builtin)));
  },
});
