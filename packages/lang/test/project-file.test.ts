import { describe, expect, test } from 'vitest';
import { builtin, isProjectFile } from '../src/index.js';

const inProject = (file: string, root?: string): boolean => isProjectFile(file, { languages: builtin, root });

describe('isProjectFile', () => {
  test.each(['src/cart.ts', './tests/test_cart.py', '/home/dev/app/src/main.rs', 'C:\\app\\src\\Cart.cs', 'cart.go'])(
    '%s is of the project',
    (file) => {
      expect(inProject(file)).toBe(true);
    },
  );

  test.each([
    '/home/dev/app/node_modules/react/index.js',
    'node:internal/modules/cjs/loader',
    '/home/dev/venv/lib/python3.11/site-packages/flask/app.py',
    '/usr/lib/python3.11/unittest/case.py',
    '<frozen importlib._bootstrap>',
    '/usr/local/go/src/testing/testing.go',
    '/rustc/9fc6b43126469e3858e2fe86cafb4f0fd5068869/library/core/src/panicking.rs',
    'vendor/golang.org/x/net/http2/server.go',
    'C:\\Program Files\\dotnet\\sdk\\a.cs',
    '/nix/store/abc-glibc/include/stdio.h',
  ])('%s is not', (file) => {
    expect(inProject(file)).toBe(false);
  });

  test('with a root, only what lies inside it is of the project', () => {
    expect(inProject('/home/dev/app/src/a.ts', '/home/dev/app')).toBe(true);
    expect(inProject('/home/dev/app/src/a.ts', '/home/dev/app/')).toBe(true);
    expect(inProject('/home/dev/app2/src/a.ts', '/home/dev/app')).toBe(false);
    expect(inProject('src/a.ts', '/home/dev/app')).toBe(true);
    expect(inProject('../other/a.ts', '/home/dev/app')).toBe(false);
  });

  test('a root in a system folder is still the project', () => {
    expect(inProject('/opt/shop/src/a.ts', '/opt/shop')).toBe(true);
  });

  test('reads the path of a file URL', () => {
    expect(inProject('file:///home/dev/app/src/a.ts', '/home/dev/app')).toBe(true);
    expect(inProject('file:///home/dev/app/node_modules/a/b.js', '/home/dev/app')).toBe(false);
  });

  test('without languages nothing is a dependency', () => {
    expect(isProjectFile('node_modules/a/b.js', { languages: [] })).toBe(true);
  });
});
