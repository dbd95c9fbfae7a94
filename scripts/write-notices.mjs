// Hands on the licences of other people's packages that a build has inlined. Run in a package's folder after its build; the
// arguments name the @ctx packages that the build has bundled, whose notices are taken over.
import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What builds inline: each package, with those that it brings along. */
const inlined = { re2js: [], 'strip-ansi': ['ansi-regex'], zod: [] };

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const own = Object.keys(inlined).filter((name) => name in devDependencies);
const theirs = process.argv.slice(2).map((name) => join('node_modules', name, 'dist', 'NOTICES.txt'));
const notices = [...own.flatMap(noticesOf), ...theirs.map((file) => readFileSync(file, 'utf8'))];
writeFileSync(join('dist', 'NOTICES.txt'), notices.join('\n'));

function noticesOf(name) {
  const folder = realpathSync(join('node_modules', name));
  return [folder, ...inlined[name].map((other) => join(dirname(folder), other))].map(notice);
}

function notice(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const licence = readdirSync(folder).find((file) => /^licen[cs]e(?:\.\w+)?$/i.test(file));
  if (!licence) throw new Error(`${name} has no licence file to hand on`);
  return `${name} ${version}\n\n${readFileSync(join(folder, licence), 'utf8').trim()}\n`;
}
