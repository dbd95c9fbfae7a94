import { expect, it } from 'vitest';
import { type FileDiff, parseDiff } from '../../src/render/parse-diff.js';

const counts = (files: readonly FileDiff[]) => files.map(({ path, added, removed }) => `${path} +${added} -${removed}`);

it('ends a hunk where its header says, so that what follows is no change', () => {
  const mail = '--- a/a.c\n+++ b/a.c\n@@ -1,2 +1,2 @@\n same\n-old\n+new\n-- \n2.40.0\n';
  expect(counts(parseDiff(mail))).toEqual(['a.c +1 -1']);
  const two =
    '--- a.c\t2024\n+++ a.c\t2025\n@@ -1 +1 @@\n-old\n+new\n--- b.c\t2024\n+++ b.c\t2025\n@@ -0,0 +1 @@\n+new\n';
  expect(counts(parseDiff(two))).toEqual(['a.c +1 -1', 'b.c +1 -0']);
});

it('counts lines that look like headers as the changes they are', () => {
  const text =
    'diff --git a/q.sql b/q.sql\n--- a/q.sql\n+++ b/q.sql\n@@ -1,2 +1,2 @@\n--- old comment\n-x\n+++ y\n+@@ -1 +1 @@\n';
  expect(counts(parseDiff(text))).toEqual(['q.sql +2 -2']);
});

it('reads a combined diff, with a sign for each parent', () => {
  const text =
    'diff --cc a.c\nindex 1,2..3\n--- a/a.c\n+++ b/a.c\n@@@ -1,2 -1,2 +1,3 @@@\n  same\n- ours\n -theirs\n++both\n +one\n-- after\n';
  const [file] = parseDiff(text);
  expect(counts(file ? [file] : [])).toEqual(['a.c +2 -2']);
  expect(file?.hunks.map(({ at }) => at)).toEqual(['@@@ -1,2 -1,2 +1,3 @@@']);
});

it('reads the envelope of apply_patch', () => {
  const text = [
    '*** Begin Patch',
    '*** Add File: new.ts',
    '+one',
    '+two',
    '*** Update File: a.ts',
    '*** Move to: b.ts',
    '@@ function f() {',
    ' same',
    '-old',
    '+new',
    '*** Delete File: gone.ts',
    '*** End Patch',
    '+ not in the patch',
  ].join('\n');
  const files = parseDiff(text);
  expect(counts(files)).toEqual(['new.ts +2 -0', 'a.ts +1 -1', 'gone.ts +0 -0']);
  expect(files.map(({ notes }) => notes.join())).toEqual(['new', 'renamed to b.ts', 'deleted']);
  expect(files[1]?.hunks[0]?.at).toBe('@@ function f() {');
});

it('reads binary files, modes and renames, which have no hunk', () => {
  const text = [
    'diff --git a/a.png b/a.png\nnew file mode 100644\nindex 0..1\nBinary files /dev/null and b/a.png differ',
    'diff --git a/run.sh b/run.sh\nold mode 100644\nnew mode 100755',
    'diff --git a/old name.ts b/new name.ts\nsimilarity index 100%\nrename from old name.ts\nrename to new name.ts',
  ].join('\n');
  expect(parseDiff(text).map(({ path, notes }) => `${path}: ${notes.join()}`)).toEqual([
    'a.png: new,binary',
    'run.sh: mode changed',
    'new name.ts: renamed',
  ]);
});

it('takes the path of a deleted file from its old side', () => {
  expect(counts(parseDiff('--- a/a.c\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n'))).toEqual(['a.c +0 -1']);
});
