/**
 * Where originals and sessions live: private to the user, outside the project, one folder for each project. A project is the nearest
 * folder upwards that has a `.git`, else the folder itself; its name and a hash of its real path keep two apart.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';

export function findProjectRoot(cwd: string = process.cwd()): string {
  const start = realpathSync(cwd);
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (folder === dirname(folder)) return start;
  }
}

/** The folder of a project's originals. It need not exist. */
export function outputsDirOf(projectRoot: string): string {
  return join(projectDirOf(projectRoot), 'outputs');
}

/** The folder of a project's sessions. It need not exist. */
export function sessionsDirOf(projectRoot: string): string {
  return join(projectDirOf(projectRoot), 'sessions');
}

function projectDirOf(projectRoot: string): string {
  const name = basename(projectRoot).replace(/[^A-Za-z0-9._-]+/g, '-') || 'root';
  const hash = createHash('sha256').update(projectRoot).digest('hex').slice(0, 8);
  return join(projectsDir(), `${name}-${hash}`);
}

/** The folders of all projects' originals that exist. */
export function allOutputsDirs(): string[] {
  return allDirs('outputs');
}

/** The folders of all projects' sessions that exist. */
export function allSessionsDirs(): string[] {
  return allDirs('sessions');
}

function allDirs(kind: 'outputs' | 'sessions'): string[] {
  if (!existsSync(projectsDir())) return [];
  return readdirSync(projectsDir())
    .sort()
    .map((project) => join(projectsDir(), project, kind))
    .filter((dir) => existsSync(dir));
}

function projectsDir(): string {
  return join(stateDir(), 'projects');
}

function stateDir(): string {
  const { CTX_STATE_DIR, XDG_STATE_HOME } = process.env;
  if (CTX_STATE_DIR) return resolve(CTX_STATE_DIR);
  // The XDG specification has a relative path ignored.
  const home = XDG_STATE_HOME && isAbsolute(XDG_STATE_HOME) ? XDG_STATE_HOME : join(homedir(), '.local', 'state');
  return join(home, 'ctx');
}
