import type { Argument } from './argument.js';
import { resolvePath } from './lexical-path.js';

/** Collects the facts of a command while it is walked. A thing with a lifetime: one for each analysis. */
export class Ledger {
  /** The first reason why the command may write. */
  reason: string | undefined;
  /** Whether the command may talk to a network. */
  network = false;
  readonly commands: string[] = [];
  readonly reads = new Set<string>();
  readonly writes = new Set<string>();
  readonly deletes = new Set<string>();
  readonly names = new Set<string>();
  readonly unknown = new Set<string>();
  /** Every function defined so far, also where that may not have run. */
  readonly functions = new Set<string>();
  /** How many characters of texts are still followed, so that what is said over and over stays linear. */
  #left = 262_144;

  /** Whether so many characters more are still followed. */
  follows(characters: number): boolean {
    this.#left -= characters;
    return this.#left >= 0;
  }

  /** Something of the command is not known: it may write, and talk to a network. */
  mayWrite(reason: string): void {
    this.changes(reason);
    this.network = true;
  }

  /** It writes, or may, in a way that is known: nothing else comes of it. */
  changes(reason: string): void {
    this.reason ??= reason;
  }

  /** Notes a file. `-` and the devices that are streams are none. */
  file(use: 'reads' | 'writes' | 'deletes' | 'names', argument: Argument, folder: string | undefined): void {
    for (const value of argument.values ?? [argument.text === '' ? '' : undefined]) {
      if (value === '' || value === '-' || (value !== undefined && isStream(value))) continue;
      const inFolder = value?.startsWith('/') || (folder !== undefined && this.follows(folder.length));
      const known = value !== undefined && argument.path && inFolder;
      const path = known ? resolvePath(folder ?? '/', value) : (value ?? argument.text);
      this[use].add(path);
      this.names.add(path);
      if (!known) this.unknown.add(path);
    }
  }
}

/** Paths that are no files: what is read from them or written to them leaves nothing behind. */
function isStream(path: string): boolean {
  return path === '/dev/null' || path === '/dev/stdin';
}
