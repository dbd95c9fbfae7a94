/** Gives a sample project a git history with fixed authors and dates, so that its commits are the same each time. */
import { simpleGit } from 'simple-git';
import type { Commit } from './case.js';
import type { Sandbox } from './sandbox.js';

const authors = [
  { name: 'Ada Brook', email: 'ada@example.com' },
  { name: 'Ben Moss', email: 'ben@example.com' },
  { name: 'Chidi Vale', email: 'chidi@example.com' },
] as const;
const firstCommit = Date.UTC(2025, 2, 3, 9, 12, 40);
const hoursApart = 29;

export async function commitHistory(sandbox: Sandbox, history: readonly Commit[]): Promise<void> {
  const git = simpleGit(sandbox.folder, {
    allowEnvironment: ['GIT_AUTHOR_DATE', 'GIT_COMMITTER_DATE'],
    ...(sandbox.owner ? { spawnOptions: sandbox.owner } : {}),
  });
  await git.init(['--initial-branch=main']);
  for (const [index, { subject, change = [] }] of history.entries()) {
    for (const line of change) {
      const { exitCode, output } = await sandbox.run(line);
      if (exitCode !== 0) throw new Error(`the change for "${subject}" failed: ${line}\n${output}`);
    }
    const date = new Date(firstCommit + index * hoursApart * 3_600_000).toISOString();
    const { name, email } = authors[index % authors.length] ?? authors[0];
    await git.add('.');
    await git
      .env({ PATH: process.env.PATH ?? '', HOME: sandbox.home, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date })
      .addConfig('user.name', name)
      .addConfig('user.email', email)
      .commit(subject);
  }
}
