import { isHighRisk } from '../../src/detect/is-high-risk.js';
import { checkRows } from './check-rows.js';

const trace = 'Traceback (most recent call last):\n  File "a.py", line 3, in f\n    g()\nKeyError: 1\n';

checkRows('isHighRisk', isHighRisk, [
  [
    'a failing test',
    true,
    { exitCode: 1, status: 'error', text: '--- FAIL: TestX (0.0s)\n    a_test.go:3: got 1\nFAIL\n' },
  ],
  [
    'a failing test behind a pipe that worked',
    true,
    { command: 'npm test 2>&1 | tail', text: ' FAIL  src/a.test.ts > adds\nAssertionError: expected 1 to be 2\n' },
  ],
  ['a stack trace', true, { text: trace }],
  [
    'a panic',
    true,
    { text: 'panic: runtime error: index out of range\n\ngoroutine 1 [running]:\nmain.main()\n\t/src/a.go:3 +0x1d\n' },
  ],
  ['a refusal of the system', true, { status: 'error', exitCode: 126, text: 'bash: ./run: Permission denied\n' }],
  ['a refusal of the user', true, { kind: 'edit', status: 'cancelled', text: 'No, use the other file\n' }],
  [
    'an error of a compiler',
    true,
    { exitCode: 2, status: 'error', text: 'src/a.ts(3,4): error TS2304: Cannot find name\n' },
  ],
  ['a trace in a log that is read', true, { readsOnly: true, command: 'cat server.log', text: trace }],
  ['a crash', true, { status: 'error', exitCode: 139, text: 'Segmentation fault (core dumped)\n' }],
  ['a failed fetch', true, { kind: 'fetch', status: 'error', text: 'Error: EACCES: permission denied, open /x\n' }],
  [
    'a diff that speaks of errors',
    false,
    { text: 'diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-Error: failed\n+panic: x\n' },
  ],
  ['a search for errors', false, { kind: 'search', text: 'src/a.ts:3: throw new Error("failed")\n' }],
  ['a file that is read', false, { kind: 'read', text: trace }],
  [
    'source code that a command shows',
    false,
    { readsOnly: true, command: 'cat a.ts', text: "error: 'failed',\nthrow new Error('x');\n" },
  ],
  [
    'a list of commits',
    false,
    { command: 'git log --oneline', text: 'a1b2c3d fix: fail early on error: x\nb2c3d4e panic: never\n' },
  ],
  ['a run that passed', false, { command: 'npm test', text: ' ✓ src/a.test.ts (3 tests)\n Tests  3 passed (3)\n' }],
  ['warnings alone', false, { text: 'src/a.c:12:5: warning: unused variable\n' }],
  ['nothing', false, { status: 'cancelled', text: ' \n' }],
]);
