// Uses the libraries as they are published: packs each, installs the tarballs into an empty project, uses
// them from there, and runs the pruner as a browser would. Needs a build.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { consumerChecks, makeConsumer, run } from './consumer.mjs';

/** Guards against growth: nine tenths of the bundle are the languages' forms. */
const MAX_BROWSER_KIB = 98;

const root = join(import.meta.dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'ctx-packed-'));
const consumer = join(work, 'consumer');

try {
  for (const name of ['lang', 'prune', 'transcript', 'session-store']) pack(join(root, 'packages', name));
  install();
  for (const [name, verify] of consumerChecks(consumer)) check(name, verify);
  const bundle = await bundleForBrowser();
  check('the pruner runs in a browser', () => runWithoutNode(bundle));
  check(`the pruner takes at most ${MAX_BROWSER_KIB} KiB there`, () => measure(bundle));
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** With pnpm, not npm: it replaces `workspace:` by versions and adds the licence. */
function pack(folder) {
  run(join(root, 'node_modules', '.bin', 'pnpm'), ['pack', '--pack-destination', work], folder);
}

function install() {
  makeConsumer(consumer);
  const tarballs = readdirSync(work).filter((file) => file.endsWith('.tgz'));
  run(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs.map((file) => join('..', file))],
    consumer,
  );
}

/** esbuild refuses each built-in module of Node for a browser, so that a bundle has none. */
async function bundleForBrowser() {
  const { outputFiles } = await build({
    stdin: { contents: "export { prune } from '@ctx/prune'", resolveDir: consumer },
    bundle: true,
    format: 'iife',
    globalName: 'ctx',
    minify: true,
    platform: 'browser',
    write: false,
  });
  return outputFiles[0].text;
}

/** A new context has the language alone: no process, no Buffer, no require, no timers. */
function runWithoutNode(bundle) {
  const use = "ctx.prune('ok\\n'.repeat(4000) + 'a.c:1:2: error: x\\n', { budgetBytes: 512 }).text";
  const text = vm.runInNewContext(`${bundle};${use}`, { TextEncoder, TextDecoder });
  if (!text.includes('\na.c:1:2: error: x\n')) throw new Error(`it gives ${text}`);
}

function measure(bundle) {
  const kib = gzipSync(bundle, { level: 9 }).length / 1024;
  if (kib > MAX_BROWSER_KIB) throw new Error(`minified and compressed it has ${kib.toFixed(1)} KiB`);
}

function check(name, verify) {
  try {
    verify();
    console.log(`ok      ${name}`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`FAILED  ${name}\n${[error.stdout, error.message].filter(Boolean).join('\n')}`);
  }
}
