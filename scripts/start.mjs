// What `npm start` runs after set-up: the examples' real, failing builds and tests through `ctx run`. For each it prints
// what came in, what is shown and how to see the rest; then it does see some of the rest, and says what to try next.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const ctx = join(root, 'apps', 'cli', 'dist', 'main.js');
const budget = '4k';
const examples = [
  { project: 'shop-ts', command: ['npm', 'run', 'build'], about: 'a build with type errors' },
  { project: 'shop-ts', command: ['npm', 'test'], about: 'vitest with two failing tests' },
  { project: 'config-reader', command: ['npm', 'test'], about: 'node --test with two failing tests' },
];

if (!existsSync(ctx)) {
  console.error('The command line is not built yet: run `npm run setup` first.');
  process.exit(1);
}

const results = examples.map(({ project, command, about }) => {
  title(`${project}: ${about}`);
  console.log(`$ ctx run --budget ${budget} -- ${command.join(' ')}\n`);
  const { status, stdout, stderr } = runCtx(['run', '--json', '--budget', budget, '--', ...command], project);
  if (stdout === '') throw new Error(`ctx run gave nothing: ${stderr}`);
  const shown = JSON.parse(stdout);
  console.log(indented(shown.text));
  const came = shown.original ?? { lines: lineCount(shown.text), bytes: Buffer.byteLength(shown.text) };
  const result = { project, command, status, came, shown };
  console.log(`\nexit code ${status}, as without ctx; ${inOut(result)}`);
  console.log(shown.recallId ? `the rest: ctx recall ${shown.recallId}` : (shown.notPruned ?? 'nothing was left out'));
  return result;
});

const shortened = results.find(({ shown }) => shown.recallId && shown.report?.segments.some(isGap));
if (shortened) {
  const { recallId, report } = shortened.shown;
  const gap = report.segments.find(isGap);
  const args = ['recall', recallId, '--offset', `${gap.from}`, '--limit', '6'];
  title('Nothing is lost: what the first gap above left out');
  console.log(`$ ctx ${args.join(' ')}\n`);
  console.log(indented(runCtx(args, shortened.project).stdout));
}

title('In short');
for (const result of results) console.log(`${result.project}: ${result.command.join(' ')}: ${inOut(result)}`);
console.log(`
Try next, in any project:
  node ${ctx} run -- npm test
  node ${ctx} outputs
  node ${ctx} --help
Or \`npm install -g ./apps/cli\`, and it is just \`ctx\`.`);

function runCtx(args, project) {
  const run = spawnSync(process.execPath, [ctx, ...args], {
    cwd: join(root, 'examples', project),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (run.error) throw run.error;
  return run;
}

function inOut({ came, shown }) {
  const out = Buffer.byteLength(shown.text);
  const percent = Math.round((100 * out) / came.bytes);
  return `${came.lines} lines (${kib(came.bytes)}) in, ${lineCount(shown.text)} lines (${kib(out)}) shown: ${percent} %`;
}

function isGap(segment) {
  return segment.kind === 'gap';
}

function kib(bytes) {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

function lineCount(text) {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function indented(text) {
  return text.replace(/\n$/, '').replace(/^/gm, '  │ ');
}

function title(text) {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 90 - text.length))}\n`);
}
