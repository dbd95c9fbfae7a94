import { isPathList } from '../../src/detect/is-path-list.js';
import { checkRows } from './check-rows.js';

checkRows('isPathList', isPathList, [
  ['find', true, { command: 'find . -type f', text: './a.ts\n./b/c.ts\n./Makefile\n./d\n' }],
  ['ls', true, { command: 'ls', text: 'README.md\nsrc\npackage.json\ntest\n' }],
  ['git ls-files', true, { command: 'git ls-files | head', text: 'a\nb\nc\nd\n' }],
  ['a glob tool', true, { kind: 'search', text: '/src/a.ts\n/src/b.ts\n/src/c.ts\n/src/d.ts\n' }],
  ['a list tool', true, { kind: 'list', text: 'src/\ntest/\nREADME\nLICENSE\n' }],
  ['paths that a command printed', true, { command: './run', text: 'src/a.ts\nsrc/b.ts\nsrc/c.rs\nsrc/d.py\n' }],
  ['paths of Windows', true, { text: 'C:\\src\\a.ts\nC:\\src\\b.ts\nC:\\src\\c.ts\nC:\\src\\d.ts\n' }],
  ['names in other scripts', true, { text: '文档/说明.md\n文档/更新.md\nsrc/a.ts\nsrc/b.ts\n' }],
  ['with a few other lines', true, { command: 'rg --files', text: 'Exit code: 0\nOutput:\na.ts\nb.ts\nc.ts\nd.ts\n' }],
  ['words', false, { text: 'alpha\nbeta\ngamma\ndelta\n' }],
  ['sentences that end in a dot', false, { text: 'This is one.\nThis is two.\nThree.\nFour.\n' }],
  ['a failed command', false, { command: 'ls', status: 'error', text: 'a.ts\nb.ts\nc.ts\nd.ts\n' }],
  ['a file that was read', false, { kind: 'read', text: 'a.ts\nb.ts\nc.ts\nd.ts\n' }],
  ['matches', false, { kind: 'search', text: 'a.ts:1:x\nb.ts:2:y\nc.ts:3:z\nd.ts:4:w\n' }],
  ['three paths', false, { text: 'a.ts\nb.ts\nc.ts\n' }],
]);
