/** Runs one case: from a copy of its sample project to its recorded output in the corpus. */
import { hostname, release } from 'node:os';
import path from 'node:path';
import type { RecordedCase } from './case.js';
import { commitHistory } from './commit-history.js';
import { openSandbox, type Sandbox } from './sandbox.js';
import { scrub } from './scrub.js';
import { writeRecording } from './write-case.js';

export interface Folders {
  /** Where commands run; outputs show it as /home/dev. */
  home: string;
  projects: string;
  cases: string;
}

export type Outcome = { state: 'recorded'; bytes: number } | { state: 'skipped'; missing: string[] };

export async function recordCase(recorded: RecordedCase, { home, projects, cases }: Folders): Promise<Outcome> {
  const { id, project, needs = [], setup = [], history, command, env = {}, tty = false } = recorded;
  const sandbox = await openSandbox(home, project ?? id, project && path.join(projects, project));
  const missing = await missingTools(sandbox, needs);
  if (missing.length > 0) return { state: 'skipped', missing };
  if (history) await commitHistory(sandbox, history);
  for (const line of setup) {
    const { exitCode, output } = await sandbox.run(line, { env });
    if (exitCode !== 0) throw new Error(`set-up exited with ${exitCode}: ${line}\n${output}`);
  }
  const { output, exitCode } = await sandbox.run(command, { env, tty });
  const clean = scrub(output, { hostname: hostname(), kernel: release(), home });
  const toolVersion = await readVersion(sandbox, recorded);
  await writeRecording(cases, recorded, { output: clean, exitCode, toolVersion });
  return { state: 'recorded', bytes: clean.length };
}

async function missingTools(sandbox: Sandbox, tools: readonly string[]): Promise<string[]> {
  const found = await Promise.all(tools.map((tool) => sandbox.run(`command -v ${tool}`)));
  return tools.filter((_, index) => found[index]?.exitCode !== 0);
}

/** The first thing that looks like a version number in what the tool prints. */
async function readVersion(sandbox: Sandbox, { tool, version = `${tool} --version` }: RecordedCase): Promise<string> {
  const { output } = await sandbox.run(version);
  const text = output.toString('utf8');
  return (/\d+(?:\.\d+)+[\w.+-]*/.exec(text) ?? /\d+/.exec(text))?.[0] ?? 'unknown';
}
