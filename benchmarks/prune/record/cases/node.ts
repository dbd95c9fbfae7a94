/** Node.js itself: uncaught errors with their causes, the end of its memory, logs with a failure amid them. */
import type { RecordedCase } from '../case.js';

const shared = { language: 'JavaScript', needs: ['npm'] };

export const nodeCases: readonly RecordedCase[] = [
  {
    ...shared,
    id: 'node-error-with-cause',
    tool: 'node',
    kind: 'crash',
    project: 'js-server',
    command: 'node stock-check.mjs',
    must: [
      'StockError: stock file data/north.json cannot be used',
      'at async checkAll (file:///home/dev/js-server/stock-check.mjs:5:19)',
      "[cause]: Error: ENOENT: no such file or directory, open 'data/north.json'",
    ],
  },
  {
    ...shared,
    id: 'node-aggregate-error',
    tool: 'node',
    kind: 'crash',
    project: 'js-server',
    command: 'node unhandled.mjs',
    must: [
      '[AggregateError: All promises were rejected]',
      'StockError: stock file data/north.json cannot be used',
      'StockError: stock file data/south.json cannot be used',
      "ENOENT: no such file or directory, open 'data/north.json'",
    ],
  },
  {
    ...shared,
    id: 'node-heap-out-of-memory',
    tool: 'node',
    kind: 'crash',
    project: 'js-server',
    command: 'node --max-old-space-size=96 leak.mjs',
    must: [
      'handled 0 requests, error rate 0.0 %',
      'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
    ],
  },
  {
    ...shared,
    id: 'node-server-log',
    tool: 'node',
    kind: 'runtime-log',
    project: 'js-server',
    command: 'npm start',
    must: [
      'ERROR [shop] POST /orders 500 StockError: only 3 of mug left, 9 wanted',
      'at reserve (file:///home/dev/js-server/src/stock.js:22:30)',
      'at buy (file:///home/dev/js-server/server.mjs:15:9)',
      '[shop] closed, no connection left open',
    ],
    noise: ['INFO [shop] POST /orders 200', 'DEBUG [shop] health check ok'],
  },
  {
    ...shared,
    id: 'node-migration-fails-midway',
    tool: 'node',
    kind: 'runtime-log',
    project: 'js-server',
    command: 'npm run migrate',
    must: [
      'migration 0132_index_carts failed: column "error_code" of relation "orders" contains null values',
      'statement: ALTER TABLE orders ALTER COLUMN error_code SET NOT NULL',
    ],
    noise: ['applying ', 'skipping '],
  },
];
