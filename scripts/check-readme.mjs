// Runs each `ctx` command that README.md shows, and compares what it prints with what stands there; --write puts it there.
// Needs a build.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const file = join(root, 'README.md');
const main = join(root, 'apps', 'cli', 'dist', 'main.js');

const readme = readFileSync(file, 'utf8');
let shown = 0;
const actual = readme.replace(/(?<=```console\n\$ ctx (?<args>.+)\n\n)[\s\S]*?(?=```\n)/g, (...match) => {
  shown += 1;
  const { args } = match.at(-1);
  return execFileSync(process.execPath, [main, ...args.split(' ')], { cwd: root, encoding: 'utf8' });
});

if (process.argv.includes('--write')) writeFileSync(file, actual);
else if (shown === 0 || actual !== readme) {
  console.error('README.md shows what ctx does not print: `npm run readme -- --write` corrects it, then read it');
  process.exitCode = 1;
}
