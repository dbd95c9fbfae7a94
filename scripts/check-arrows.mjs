// Keeps the layering: the @ctx dependencies in each package.json are those of this table, and no file reaches into
// another package other than by its name.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = join(import.meta.dirname, '..');
const allowed = {
  'packages/error': [],
  'packages/config': [],
  'packages/lang': [],
  'packages/prune': ['lang'],
  'packages/transcript': [],
  'packages/reduce': ['lang', 'transcript'],
  'packages/session-store': ['transcript'],
  'packages/bench': ['lang', 'prune', 'transcript', 'reduce'],
  'apps/cli': ['config', 'lang', 'prune', 'transcript', 'reduce', 'session-store', 'bench'],
  benchmarks: ['lang', 'prune', 'transcript', 'reduce', 'session-store', 'bench'],
};

const privateLeaves = new Set(['@ctx/error', '@ctx/config']);

const folders = ['.', 'packages', 'apps']
  .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(parent, name)))
  .filter((folder) => existsSync(join(root, folder, 'package.json')));
const problems = folders.flatMap((folder) =>
  allowed[folder]
    ? [...wrongArrows(folder), ...wrongImports(folder)]
    : [`${folder}: has no row in the table of arrows`],
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`the arrows of ${Object.keys(allowed).length} packages are as drawn`);

/** Private leaves are inlined at build: none may ask its users to install one. @ctx/error every package may have. */
function wrongArrows(folder) {
  const { dependencies, peerDependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const ofUsers = { ...dependencies, ...peerDependencies };
  const asks = Object.keys({ ...ofUsers, ...devDependencies }).filter((name) => name.startsWith('@ctx/'));
  return asks
    .filter(
      (name) => (privateLeaves.has(name) && name in ofUsers) || !['error', ...allowed[folder]].includes(name.slice(5)),
    )
    .map((name) => `${folder}/package.json: an arrow to ${name} is not allowed`);
}

function wrongImports(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]s$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !/\/(?:node_modules|dist|cases|projects|fixtures)\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/(?:\bfrom|\bimport|\bimport\() ?['"]([^'"\n]+)['"]/g)]
        .filter(([, target]) => /^@ctx\/[^/]+\/src\b/.test(target) || leaves(folder, file, target))
        .map(([, target]) => `${file}: reaches into another package with '${target}'`),
    );
}

function leaves(folder, file, target) {
  return target.startsWith('.') && relative(folder, resolve('/', dirname(file), target).slice(1)).startsWith('..');
}
