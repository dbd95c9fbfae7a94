import { changesOf, parsePatch } from '@ctx/transcript';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const runs = Number(process.env.FC_RUNS ?? 500);

describe('parsePatch', () => {
  it('reads the envelope of apply_patch, also inside a command', () => {
    const text = [
      "apply_patch <<'EOF'",
      '*** Begin Patch',
      '*** Update File: src/a.ts',
      '*** Move to: src/b.ts',
      '@@ class A',
      ' keep',
      '-old',
      '+new',
      '',
      '*** End of File',
      '*** Add File: c.ts',
      '+one',
      '*** Delete File: d.ts',
      '*** End Patch',
      'EOF',
    ].join('\n');
    expect(parsePatch(text)).toEqual([
      {
        action: 'update',
        path: 'src/a.ts',
        movedTo: 'src/b.ts',
        hunks: [{ anchor: 'class A', lines: [' keep', '-old', '+new', ' '] }],
      },
      { action: 'add', path: 'c.ts', hunks: [{ from: 1, lines: ['+one'] }] },
      { action: 'delete', path: 'd.ts', hunks: [] },
    ]);
  });

  it('reads a unified diff, and counts its lines, so that a removed line is no header', () => {
    const text = [
      'diff --git a/a.sql b/a.sql',
      '--- a/a.sql',
      '+++ b/a.sql',
      '@@ -3,3 +3,3 @@ head',
      ' keep',
      '--- a comment',
      '+++ another',
      ' keep',
      '\\ No newline at end of file',
      '--- /dev/null',
      '+++ b/new.txt\t2026-01-01',
      '@@ -0,0 +1 @@',
      '+x',
    ].join('\n');
    expect(parsePatch(text)).toEqual([
      {
        action: 'update',
        path: 'a.sql',
        hunks: [{ anchor: 'head', from: 3, lines: [' keep', '--- a comment', '+++ another', ' keep'] }],
      },
      { action: 'add', path: 'new.txt', hunks: [{ from: 1, lines: ['+x'] }] },
    ]);
  });

  it('keeps a path as it is where the diff has no prefixes', () => {
    expect(parsePatch('--- a/x\n+++ a2/x\n@@ -1 +1 @@\n-a\n+b')[0]).toMatchObject({ path: 'a/x', movedTo: 'a2/x' });
  });

  it('finds no file in other text, and never throws', () => {
    expect(parsePatch('hello\n--- a\nworld')).toEqual([]);
    const line = fc.constantFrom(
      '*** Begin Patch',
      '*** Update File: a',
      '@@',
      '@@ -1,9 +1,9 @@',
      '-x',
      '+y',
      ' z',
      '',
      '--- a',
      '+++ b',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(line, fc.string())), (lines) => {
        for (const { path, hunks } of parsePatch(lines.join('\n'))) {
          expect(path).toBeTypeOf('string');
          for (const hunk of hunks) changesOf(hunk);
        }
      }),
      { numRuns: runs },
    );
  });
});

describe('changesOf', () => {
  it('gives each place without the lines around it, in lines of the old file', () => {
    const hunk = { from: 10, lines: [' a', '-b', '-c', '+d', ' e', '+f', ' g'] };
    expect(changesOf(hunk)).toEqual([
      { from: 11, removed: 2, added: 1 },
      { from: 14, removed: 0, added: 1 },
    ]);
  });

  it('gives none where the patch names no line', () => {
    expect(changesOf({ lines: ['-a', '+b'] })).toEqual([]);
  });

  it('says what turns the old lines into the new ones', () => {
    const sign = fc.constantFrom(' ', '-', '+');
    fc.assert(
      fc.property(fc.array(sign, { minLength: 1 }), (signs) => {
        const lines = signs.map((mark, index) => `${mark}${index}`);
        const before = lines.filter((line) => line[0] !== '+').map((line) => line.slice(1));
        const after = lines.filter((line) => line[0] !== '-').map((line) => line.slice(1));
        const added = lines.filter((line) => line[0] === '+').map((line) => line.slice(1));
        const result = [...before];
        let shift = 0;
        let taken = 0;
        for (const { from, removed, added: count } of changesOf({ from: 1, lines })) {
          result.splice(from - 1 + shift, removed, ...added.slice(taken, taken + count));
          taken += count;
          shift += count - removed;
        }
        expect(result).toEqual(after);
      }),
      { numRuns: runs },
    );
  });
});
