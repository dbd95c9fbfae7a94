/**
 * One spelling for each file, by the letters of its path alone: no link is followed, nothing is asked of a disk. Paths
 * of Windows come out with `/` and a capital drive letter. Case counts, everywhere.
 */

/**
 * `path` as seen from the folder `cwd`. Without one, or below a relative one, a relative path stays relative. A `\` parts
 * names unless `cwd` or the path is one of POSIX, where it may be a letter of a name.
 */
export function resolvePath(path: string, cwd: string | undefined): string {
  const folder = cwd === undefined ? undefined : split(cwd, false);
  const { root, names } = split(path, folder?.root === '/', folder?.root);
  // What begins at another root, or at one of its own, does not lie below the folder.
  const below = folder !== undefined && root === '';
  return joined(below ? folder.root : root, below ? [...folder.names, ...names] : names);
}

interface SplitPath {
  /** `/`, `C:/`, `//server/share/`, or nothing where the path is relative. */
  readonly root: string;
  readonly names: readonly string[];
}

const drive = /^(?:(?:\\\\|\/\/)[?.][\\/]+)?([A-Za-z]):(?:[\\/]|$)/;
const share = /^(?:\\\\|\/\/)(?:[?.][\\/]+UNC[\\/]+)?([^\\/]+)[\\/]+([^\\/]+)/;
/** A drive as the shells of Windows write it. */
const mounted = /^\/([A-Za-z])(?=\/|$)/;

/** `base`: root of the folder that the path is seen from. */
function split(path: string, posix: boolean, base?: string): SplitPath {
  const windows = base !== undefined && base !== '' && base !== '/';
  const onDrive = drive.exec(path) ?? (windows ? mounted.exec(path) : null);
  if (onDrive) return { root: `${onDrive[1]?.toUpperCase()}:/`, names: parts(path.slice(onDrive[0].length)) };
  const onShare = posix ? null : share.exec(path);
  if (onShare) return { root: `//${onShare[1]}/${onShare[2]}/`, names: parts(path.slice(onShare[0].length)) };
  if (path.startsWith('/')) return windows ? { root: base, names: parts(path) } : { root: '/', names: path.split('/') };
  if (posix) return { root: '', names: path.split('/') };
  return { root: windows && path.startsWith('\\') ? base : '', names: parts(path) };
}

function parts(path: string): string[] {
  return path.split(/[\\/]/);
}

function joined(root: string, names: readonly string[]): string {
  const steps: string[] = [];
  for (const name of names) {
    if (name === '' || name === '.') continue;
    if (name !== '..') steps.push(name);
    else if (steps.length > 0 && steps.at(-1) !== '..') steps.pop();
    else if (root === '') steps.push(name);
  }
  return root + steps.join('/') || '.';
}
