/**
 * Measures the pruner's speed and memory against its bars, on the built packages and the built program:
 *
 *     npm run build && npx tsx benchmarks/prune/speed.ts [--json] [--check] [--smoke]
 *
 * --check ends with 1 when a bar is missed. --smoke runs everything on small inputs within seconds, which shows that it
 * runs, not how fast.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fullScale, isMissed, type Measure, smokeScale } from './speed/measure.js';
import { measureCli } from './speed/measure-cli.js';
import { measureLibrary } from './speed/measure-library.js';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    smoke: { type: 'boolean', default: false },
    program: { type: 'string', default: join(import.meta.dirname, '../../apps/cli/dist/main.js') },
  },
});

const scale = values.smoke ? smokeScale : fullScale;
const folder = mkdtempSync(join(tmpdir(), 'ctx-speed-'));
try {
  const measures = [...measureLibrary(scale, folder), ...(await measureCli(scale, values.program, folder))];
  console.log(values.json ? JSON.stringify({ version: 1, scale, measures }, null, 1) : renderMeasures(measures));
  if (values.check && measures.some(isMissed)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

function renderMeasures(measures: readonly Measure[]): string {
  const width = Math.max(...measures.map(({ name }) => name.length));
  return measures.map((measure) => `${measure.name.padEnd(width)}  ${renderResult(measure)}`).join('\n');
}

function renderResult({ result, bar, name }: Measure): string {
  if ('skipped' in result) return `skipped: ${result.skipped}`;
  const value = `${result.value.toFixed(result.unit === 'times' ? 2 : 0).padStart(7)} ${result.unit.padEnd(5)}`;
  if (bar === undefined) return value.trimEnd();
  return `${value}  at most ${bar}${isMissed({ name, result, bar }) ? '  MISSED' : ''}`;
}
