import { isConfirmation } from '../../src/detect/is-confirmation.js';
import { checkRows } from './check-rows.js';

checkRows('isConfirmation', isConfirmation, [
  [
    'an edit that was done',
    true,
    { kind: 'edit', paths: ['/src/a1.ts'], text: 'The file /src/a1.ts has been updated successfully.' },
  ],
  ['the same in another language', true, { kind: 'write', paths: ['/src/a.ts'], text: '文件 /src/a.ts 已写入。' }],
  ['a list of todos', true, { kind: 'todo', text: 'Todos have been modified. Go on with the tasks.' }],
  [
    'a patch with its one file',
    true,
    { kind: 'patch', paths: ['src/a.ts'], text: 'Success. Updated the following files:\nM src/a.ts\n' },
  ],
  ['approved', true, { kind: 'other', text: 'Approved.' }],
  ['done', true, { kind: 'other', text: 'done\n' }],
  ['abandoned', false, { kind: 'other', text: 'abandoned' }],
  ['a word that may be an answer', false, { kind: 'other', text: 'main' }],
  ['a number', false, { kind: 'edit', text: 'Updated, 3 problems remain' }],
  ['a place', false, { kind: 'edit', paths: ['a.ts'], text: 'Updated a.ts:12' }],
  ['an address', false, { kind: 'write', text: 'Written to https://a.example/x' }],
  ['a warning', false, { kind: 'edit', text: 'warning: unused variable' }],
  ['a problem told as a success', false, { kind: 'edit', text: 'Error: old_string not found' }],
  ['a failure', false, { kind: 'edit', status: 'error', text: 'Not done.' }],
  ['an ending that nobody knows', false, { kind: 'edit', status: 'unknown', text: 'Updated the file.' }],
  ['a stopped call', false, { kind: 'edit', status: 'cancelled', text: 'done' }],
  ['what a command printed', false, { text: 'done' }],
  ['three lines', false, { kind: 'edit', text: 'Updated\nthe\nfile' }],
  ['a long text', false, { kind: 'edit', text: `Updated ${'the file and '.repeat(20)}` }],
  ['nothing', false, { kind: 'edit', text: '  ' }],
]);
