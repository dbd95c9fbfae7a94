// Rehearses a release of the last commit: versions and publishes every package to a registry on loopback, installs them
// back into an empty project, and uses them there. Needs a build. Nothing is published to anywhere but 127.0.0.1, as @ctx
// is mapped to it, and the clone that is versioned is thrown away.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consumerChecks, makeConsumer, run } from './consumer.mjs';

const published = ['bench', 'cli', 'lang', 'prune', 'session-store', 'transcript'].map((name) => `@ctx/${name}`);

const root = join(import.meta.dirname, '..');
const bins = join(root, 'node_modules', '.bin');
const work = mkdtempSync(join(tmpdir(), 'ctx-release-'));
const port = await freePort();
const registry = `http://127.0.0.1:${port}/`;
const npmrc = join(work, 'npmrc');
const env = {
  ...process.env,
  CI: 'true',
  NPM_CONFIG_USERCONFIG: npmrc,
  TURBO_TELEMETRY_DISABLED: '1',
  PATH: `${bins}:${process.env.PATH}`,
};

const server = startRegistry();
try {
  await answers();
  const clone = join(work, 'clone');
  step('git', ['clone', '--quiet', root, clone], work);
  step('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--silent'], clone);
  writeFileSync(join(clone, '.changeset', 'rehearsal.md'), `---\n'@ctx/lang': patch\n---\n\nRehearses a release.\n`);
  step('changeset', ['version'], clone);
  // Provenance can be given only where a release is made, by the CI that makes it.
  step('pnpm', ['-r', 'exec', 'npm', 'pkg', 'delete', 'publishConfig.provenance'], clone);
  step('turbo', ['run', 'build', '--output-logs=errors-only'], clone);
  step('changeset', ['publish', '--no-git-tag'], clone);

  const consumer = join(work, 'consumer');
  makeConsumer(consumer);
  step('npm', ['install', '--silent', '--no-audit', '--no-fund', ...published], consumer);
  for (const [name, verify] of consumerChecks(consumer)) {
    verify();
    console.log(name);
  }
  step('npx', ['ctx', '--version'], consumer);
  step('npx', ['ctx', 'run', '--', 'node', 'use.mjs'], consumer);
  console.log('the release rehearsal passed');
} finally {
  server.kill();
  rmSync(work, { recursive: true, force: true });
}

function step(command, args, cwd) {
  console.log(`$ ${command} ${args.join(' ')}`);
  try {
    process.stdout.write(run(command, args, cwd, env));
  } catch (error) {
    throw new Error(`${error.message}\n${error.stdout}`);
  }
}

/** Without uplinks, so that it knows nothing but what is published to it. */
function startRegistry() {
  writeFileSync(npmrc, `@ctx:registry=${registry}\n//127.0.0.1:${port}/:_authToken=loopback-only\n`);
  const config = join(work, 'verdaccio.yaml');
  writeFileSync(
    config,
    `storage: ${join(work, 'storage')}
uplinks: {}
packages:
  '**': { access: $all, publish: $all }
log: { type: stdout, format: pretty, level: error }
`,
  );
  return spawn(join(bins, 'verdaccio'), ['--config', config, '--listen', `127.0.0.1:${port}`], { stdio: 'ignore' });
}

async function answers() {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${registry}-/ping`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no registry at ${registry} after 30 s`);
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
