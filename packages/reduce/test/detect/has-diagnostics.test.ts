import { hasDiagnostics } from '../../src/detect/has-diagnostics.js';
import { checkRows } from './check-rows.js';

checkRows('hasDiagnostics', hasDiagnostics, [
  [
    'an edit with an error of tsc',
    true,
    { kind: 'edit', text: 'Updated a.ts\n\nDiagnostics:\na.ts(3,4): error TS2304: Cannot find name' },
  ],
  ['a write with a warning of gcc', true, { kind: 'write', text: 'Wrote a.c\na.c:12:5: warning: unused variable' }],
  ['a patch with an error of go vet', true, { kind: 'patch', text: 'Done\na.go:3:1: error: undefined: x' }],
  ['several', true, { kind: 'edit', text: 'a.c:1:2: error: x\nb.c:3:4: error: y' }],
  ['in another language', true, { kind: 'edit', text: '已更新\na.c:1:2: error: x' }],
  ['of rustc', true, { kind: 'edit', text: 'ok\nsrc/a.rs:3:5: error[E0425]: cannot find value' }],
  ['an edit that only says done', false, { kind: 'edit', text: 'Updated a.ts.' }],
  ['a snippet of the edited file', false, { kind: 'edit', text: '  3→const error = 1;\n  4→throw error;' }],
  ['a place without a verdict', false, { kind: 'edit', text: 'Updated a.ts:12: const x = 1' }],
  ['a command', false, { text: 'a.c:1:2: error: x' }],
  ['a read', false, { kind: 'read', text: 'a.c:1:2: error: x' }],
  ['an error without a place', false, { kind: 'edit', text: 'Error: old_string not found' }],
  ['nothing', false, { kind: 'edit', text: '' }],
]);
