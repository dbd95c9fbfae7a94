import { defineConfig } from 'vitest/config';

/** Files that measure time, search for long, or start many processes: one at a time, once all others are done. */
const alone = ['packages/*/test/**/{adversarial,corpus,crash,invariants,memory}.test.ts', 'apps/*/test/**/*.test.ts'];

export default defineConfig({
  // Tests read the sources of the other packages, so what they cover does not depend on a build.
  resolve: {
    alias: [
      {
        find: /^@ctx\/([a-z-]+)$/,
        replacement: `${import.meta.dirname}/packages/$1/src/index.ts`,
      },
      {
        find: /^@ctx\/([a-z-]+)\/(import\/[a-z-]+|schema|outputs|keep|config)$/,
        replacement: `${import.meta.dirname}/packages/$1/src/$2.ts`,
      },
      {
        find: /^@ctx\/([a-z-]+)\/([a-z-]+)$/,
        replacement: `${import.meta.dirname}/packages/$1/src/$2/index.ts`,
      },
    ],
  },
  test: {
    reporters: ['default', './scripts/closing-line-reporter.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: [...alone, '**/fixtures/**', '**/node_modules/**'],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
    coverage: { provider: 'v8', include: ['packages/*/src/**', 'apps/*/src/**'] },
  },
});
