import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolvePath } from '../../src/reads/resolve-path.js';

describe('a path', () => {
  it.each([
    ['src/a.ts', '/home/me/p', '/home/me/p/src/a.ts'],
    ['./src/../lib//a.ts', '/home/me/p', '/home/me/p/lib/a.ts'],
    ['/home/me/p/src/a.ts', '/home/me/p', '/home/me/p/src/a.ts'],
    ['../../../../a.ts', '/home/me', '/a.ts'],
    ['src/', '/p/', '/p/src'],
    ['.', '/p', '/p'],
    ['', '/p', '/p'],
    ['..', '/', '/'],
    ['//p///a.ts', '/q', '/p/a.ts'],
    ['SRC/A.ts', '/p', '/p/SRC/A.ts'],
    [' a b.ts', '/p', '/p/ a b.ts'],
    ['odd\\name.ts', '/p', '/p/odd\\name.ts'],
    ['/p/odd\\..\\name.ts', undefined, '/p/odd\\..\\name.ts'],
    ['c:file', '/p', '/p/c:file'],
  ])('of POSIX: %j from %j is %j', (path, cwd, resolved) => {
    expect(resolvePath(path, cwd)).toBe(resolved);
  });

  it.each([
    ['src\\a.ts', 'C:\\p', 'C:/p/src/a.ts'],
    ['src/a.ts', 'C:\\p\\', 'C:/p/src/a.ts'],
    ['c:\\p\\.\\src\\..\\a.ts', 'C:\\p', 'C:/p/a.ts'],
    ['C:/p/a.ts', 'c:/p', 'C:/p/a.ts'],
    ['d:\\a.ts', 'C:\\p', 'D:/a.ts'],
    ['D:', 'C:\\p', 'D:/'],
    ['\\a.ts', 'C:\\p', 'C:/a.ts'],
    ['/a.ts', 'C:\\p', 'C:/a.ts'],
    ['/c/p/a.ts', 'C:\\p', 'C:/p/a.ts'],
    ['/d', 'C:\\p', 'D:/'],
    ['..\\..\\..\\a.ts', 'C:\\p', 'C:/a.ts'],
    ['\\\\?\\C:\\p\\a.ts', undefined, 'C:/p/a.ts'],
    ['\\\\server\\share\\p\\..\\a.ts', 'C:\\p', '//server/share/a.ts'],
    ['//server/share/a.ts', 'C:\\p', '//server/share/a.ts'],
    ['\\\\?\\UNC\\server\\share\\a.ts', undefined, '//server/share/a.ts'],
    ['a.ts', '\\\\server\\share\\p', '//server/share/p/a.ts'],
    ['\\a.ts', '\\\\server\\share\\p', '//server/share/a.ts'],
    ['C:\\p\\a.ts', '/home/me', 'C:/p/a.ts'],
    ['C:\\P\\A.ts', undefined, 'C:/P/A.ts'],
  ])('of Windows: %j from %j is %j', (path, cwd, resolved) => {
    expect(resolvePath(path, cwd)).toBe(resolved);
  });

  it.each([
    ['./src/../a.ts', undefined, 'a.ts'],
    ['../a.ts', undefined, '../a.ts'],
    ['a/../../b.ts', undefined, '../b.ts'],
    ['src\\.\\a.ts', undefined, 'src/a.ts'],
    ['a.ts', 'sub/dir', 'sub/dir/a.ts'],
    ['../../../a.ts', 'sub/dir', '../a.ts'],
    ['.', undefined, '.'],
    ['', undefined, '.'],
  ])('without a folder: %j from %j is %j', (path, cwd, resolved) => {
    expect(resolvePath(path, cwd)).toBe(resolved);
  });

  it('that is resolved resolves to itself', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', 'a', 'B', 'c:', 'C:', '//', '\\\\', '?', 'UNC', 'server', ' ');
    const text = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''));
    const folder = fc.constantFrom(undefined, '/p', 'C:\\p', 'c:/', '\\\\server\\share\\p', 'sub');
    fc.assert(
      fc.property(text, folder, (path, cwd) => {
        const once = resolvePath(path, cwd);
        if (/^(\/|[A-Z]:\/)/.test(once)) expect(resolvePath(once, cwd)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });
});
