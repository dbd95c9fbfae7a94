import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findProjectRoot, outputsDirOf } from '../src/state-dir.js';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'ctx-test-')));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('the project root', () => {
  it('is the nearest folder upwards with a .git, through symbolic links', () => {
    mkdirSync(join(folder, 'project', '.git'), { recursive: true });
    mkdirSync(join(folder, 'project', 'deep', 'down'), { recursive: true });
    symlinkSync(join(folder, 'project', 'deep'), join(folder, 'link'));
    expect(findProjectRoot(join(folder, 'link', 'down'))).toBe(join(folder, 'project'));
  });

  it('is the folder itself where there is none', () => {
    expect(findProjectRoot(folder)).toBe(folder);
  });
});

describe('the folder of originals', () => {
  it('lies in CTX_STATE_DIR, else in the XDG state folder, else in ~/.local/state', () => {
    vi.stubEnv('CTX_STATE_DIR', '/a');
    vi.stubEnv('XDG_STATE_HOME', '/b');
    expect(outputsDirOf('/x/shop')).toMatch(/^\/a\/projects\/shop-[0-9a-f]{8}\/outputs$/);
    vi.stubEnv('CTX_STATE_DIR', '');
    expect(outputsDirOf('/x/shop')).toMatch(/^\/b\/ctx\/projects\//);
    vi.stubEnv('XDG_STATE_HOME', 'relative');
    expect(outputsDirOf('/x/shop')).toContain(join(homedir(), '.local', 'state', 'ctx', 'projects'));
  });

  it('keeps two projects of one name apart, and has a name that any file system takes', () => {
    vi.stubEnv('CTX_STATE_DIR', '/a');
    expect(outputsDirOf('/x/shop')).not.toBe(outputsDirOf('/y/shop'));
    expect(outputsDirOf('/x/my shop: new')).toMatch(/^\/a\/projects\/my-shop-new-[0-9a-f]{8}\/outputs$/);
  });
});
