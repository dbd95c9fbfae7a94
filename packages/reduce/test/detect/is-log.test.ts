import { isLog } from '../../src/detect/is-log.js';
import { checkRows } from './check-rows.js';

checkRows('isLog', isLog, [
  ['vitest', true, { text: ' FAIL  src/a.test.ts > adds\n Tests  1 failed | 3 passed (4)\n' }],
  ['go test', true, { text: '--- FAIL: TestX (0.0s)\nFAIL\tpkg/a\t0.1s\n' }],
  ['cargo', true, { text: 'running 3 tests\ntest result: ok. 3 passed; 0 failed\n' }],
  ['gradle', true, { text: '> Task :a\nBUILD SUCCESSFUL in 3s\n' }],
  ['two warnings of gcc', true, { text: 'src/a.c:12:5: warning: unused\nsrc/b.c:1:1: warning: unused\n' }],
  ['two errors of tsc', true, { text: 'a.ts(3,4): error TS2304: x\na.ts(5,4): error TS2304: y\n' }],
  ['pytest', true, { text: 'FAILED tests/test_a.py::test_x - assert 1 == 2\n1 failed, 3 passed in 0.12s\n' }],
  [
    'a log with errors behind times',
    true,
    { text: '2024-01-01T12:34:56Z ERROR bad\n2024-01-01T12:34:57Z ERROR worse\n' },
  ],
  [
    'one commit that says fail',
    false,
    { command: 'git log --oneline', text: 'a1b2c3d fix: FAIL early\nb2c3d4e docs\n' },
  ],
  [
    'commits that look like test results',
    false,
    { command: 'cd x && git --no-pager log -3 | head', text: '3 failed, 4 passed in 0.1s\nBUILD FAILED in 3s\n' },
  ],
  [
    'a diff with words like error',
    false,
    { text: 'diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n-BUILD FAILED in 3s\n+error: failed\n error: x\n' },
  ],
  [
    'source code that a command shows',
    false,
    { command: "sed -n '1,80p' src/a.ts", text: "{ error: 'x' }\nError: a\nError: b\n" },
  ],
  ['a search', false, { command: 'rg -n error', text: 'src/a.ts:3:error: x\nsrc/b.ts:4:error: y\n' }],
  ['a file that is read', false, { kind: 'read', text: 'a.ts(3,4): error TS2304: x\na.ts(5,4): error TS2304: y\n' }],
  ['one warning', false, { text: 'src/a.c:12:5: warning: unused\nok\n' }],
  ['prose', false, { text: 'This may fail.\nThere is no error here.\n' }],
]);
