import type { LanguageTraits } from './language.js';

/** Folders of operating systems and toolchains that hold no project's own code. */
const systemPaths = [
  '/usr/',
  '/opt/',
  '/lib/',
  '/System/',
  '/Library/',
  '/nix/store/',
  '/rustc/',
  'C:\\Program Files',
  'C:\\Windows',
];

/**
 * Tells the project's own files from those of libraries and runtimes: a file is the project's when no folder on its
 * path is a dependency directory of any of the languages, it is no runtime's own, and, with `root` given, it lies inside
 * that folder (relative paths do).
 */
export function isProjectFile(
  file: string,
  options: { readonly languages: readonly LanguageTraits[]; readonly root?: string | undefined },
): boolean {
  const path = file.replace(/^file:\/\//, '');
  const { dependencyDirs, runtimePaths } = foldersOf(options.languages);
  if (runtimePaths.some((start) => path.startsWith(start))) return false;
  const parts = path.split(/[\\/]/);
  if (parts.some((part) => dependencyDirs.has(part))) return false;
  const absolute = /^(?:[\\/]|[A-Za-z]:[\\/])/.test(path);
  if (options.root === undefined) return !absolute || !systemPaths.some((start) => path.startsWith(start));
  if (!absolute) return parts[0] !== '..';
  const root = options.root.replace(/[\\/]+$/, '');
  return path.startsWith(root) && /[\\/]/.test(path[root.length] ?? '');
}

interface Folders {
  readonly dependencyDirs: ReadonlySet<string>;
  readonly runtimePaths: readonly string[];
}

const known = new WeakMap<readonly LanguageTraits[], Folders>();

function foldersOf(languages: readonly LanguageTraits[]): Folders {
  let folders = known.get(languages);
  if (folders === undefined) {
    folders = {
      dependencyDirs: new Set(languages.flatMap((language) => language.dependencyDirs ?? [])),
      runtimePaths: languages.flatMap((language) => language.runtimePaths ?? []),
    };
    known.set(languages, folders);
  }
  return folders;
}
