import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prune } from '../src/index.js';
import { anyBytes } from './any-output.js';
import { buildPackage } from './build-package.js';

let built = '';
beforeAll(async () => {
  built = await buildPackage();
}, 60_000);
afterAll(() => rmSync(built, { recursive: true, force: true }));

const program = `
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { prune } from './index.mjs';
const hash = createHash('sha256');
for (const output of JSON.parse(readFileSync(new URL('outputs.json', import.meta.url), 'utf8'))) {
  hash.update(JSON.stringify(prune(Buffer.from(output, 'base64'), { budgetBytes: 600 })));
}
console.log(hash.digest('hex'));
`;

test('every result is the same bytes in another process, locale and time zone', () => {
  const outputs = fc.sample(anyBytes, { numRuns: 300, seed: 7 });
  writeFileSync(
    join(built, 'outputs.json'),
    JSON.stringify(outputs.map((bytes) => Buffer.from(bytes).toString('base64'))),
  );
  writeFileSync(join(built, 'hash.mjs'), program);
  const hash = createHash('sha256');
  for (const output of outputs) hash.update(JSON.stringify(prune(output, { budgetBytes: 600 })));
  const expected = hash.digest('hex');
  for (const env of [
    { LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' },
    { LC_ALL: 'C', TZ: 'America/New_York' },
  ]) {
    const printed = execFileSync(process.execPath, [join(built, 'hash.mjs')], { env, encoding: 'utf8' });
    expect(printed.trim()).toBe(expected);
  }
});
