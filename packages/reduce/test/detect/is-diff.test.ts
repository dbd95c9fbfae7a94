import { isDiff } from '../../src/detect/is-diff.js';
import { checkRows } from './check-rows.js';

checkRows('isDiff', isDiff, [
  [
    'a unified diff of git',
    true,
    { text: 'diff --git a/a.ts b/a.ts\nindex 1..2 100644\n--- a/a.ts\n+++ b/a.ts\n@@ -1 +1 @@\n-a\n+b\n' },
  ],
  ['a diff without git', true, { text: '--- a.txt\t2024-05-01\n+++ b.txt\t2024-05-02\n@@ -1,2 +1 @@\n-a\n b\n' }],
  [
    'a combined diff of a merge',
    true,
    { text: 'diff --cc a.ts\nindex 1,2..3\n--- a/a.ts\n+++ b/a.ts\n@@@ -1,2 -1,2 +1,3 @@@\n++both\n' },
  ],
  ['a merge of three parents', true, { text: 'diff --cc a.ts\n@@@@ -1 -1 -1 +1,2 @@@@\n+++all\n' }],
  [
    'a binary file',
    true,
    { text: 'diff --git a/a.png b/a.png\nindex 1..2 100644\nBinary files a/a.png and b/a.png differ\n' },
  ],
  ['a mode alone', true, { text: 'diff --git a/run.sh b/run.sh\nold mode 100644\nnew mode 100755\n' }],
  ['a rename alone', true, { text: 'diff --git a/a b/b\nsimilarity index 100%\nrename from a\nrename to b\n' }],
  [
    'the envelope of apply_patch',
    true,
    { text: '*** Begin Patch\n*** Update File: a.ts\n@@\n-a\n+b\n*** End Patch\n' },
  ],
  [
    'a commit with its diff',
    true,
    {
      text: 'commit 1234567\nAuthor: A <a@b.c>\n\n    Fix\n\ndiff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-a\n+b\n',
    },
  ],
  [
    'code in a diff that speaks of errors',
    true,
    {
      text: 'diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1 +1 @@\n-throw new Error("failed")\n+error: failed\n',
    },
  ],
  ['svn', true, { text: 'Index: a.c\n=====\n--- a.c\t(revision 1)\n+++ a.c\t(working copy)\n@@ -1 +1 @@\n-a\n+b\n' }],
  ['front matter of a document', false, { text: '---\ntitle: A\n---\n\n--- a line\ntext\n' }],
  ['a place without a file', false, { text: 'see @@ -1 +1 @@ for this\n@@ -1 +1 @@\n' }],
  ['a list with signs', false, { text: '- one\n+ two\n- three\n' }],
  [
    'the statistics of a diff',
    false,
    { text: ' src/a.ts | 4 ++--\n 1 file changed, 2 insertions(+), 2 deletions(-)\n' },
  ],
  ['nothing', false, { text: '' }],
]);
