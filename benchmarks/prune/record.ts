/**
 * Records the corpus: `npx tsx benchmarks/prune/record.ts [--judge] [case…]`, all cases when none is named. A case whose
 * tools are not on this machine is skipped and what was recorded of it before stays. `--judge` runs nothing: it writes
 * must.json again from the tables and checks it against what is recorded. Needs a home folder /home/dev that the user may
 * write, or to be run by root; RECORD_HOME names another one.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RecordedCase } from './record/case.js';
import { allCases } from './record/cases/index.js';
import { recordCase } from './record/record-case.js';
import { writeJudgement } from './record/write-case.js';

const folders = {
  home: process.env.RECORD_HOME ?? '/home/dev',
  projects: path.join(import.meta.dirname, 'record/projects'),
  cases: path.join(import.meta.dirname, 'cases'),
};
const { values, positionals } = parseArgs({ allowPositionals: true, options: { judge: { type: 'boolean' } } });

const unknown = positionals.filter((id) => !allCases.some((entry) => entry.id === id));
if (unknown.length > 0) {
  console.error(`no such case: ${unknown.join(', ')}; the tables in record/cases/ list them`);
  process.exit(2);
}

const wanted = positionals.length === 0 ? allCases : allCases.filter(({ id }) => positionals.includes(id));
for (const entry of wanted) {
  try {
    if (!values.judge && !(await record(entry))) continue;
    const problems = await writeJudgement(folders.cases, entry);
    for (const problem of problems) console.log(`misfit    ${entry.id}: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(`failed    ${entry.id}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

async function record(entry: RecordedCase): Promise<boolean> {
  const outcome = await recordCase(entry, folders);
  if (outcome.state === 'skipped') {
    console.log(`skipped   ${entry.id}: not installed: ${outcome.missing.join(', ')}`);
    return false;
  }
  console.log(`recorded  ${entry.id}: ${outcome.bytes} bytes`);
  return true;
}
