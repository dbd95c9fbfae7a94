import { isSearch } from '../../src/detect/is-search.js';
import { checkRows } from './check-rows.js';

checkRows('isSearch', isSearch, [
  ['matches of a command', true, { command: 'rg -n TODO', text: 'src/a.ts:12:// TODO\nsrc/b.ts:3:// TODO\n' }],
  ['one match of a search tool', true, { kind: 'search', text: 'src/a.ts:12:// TODO\n' }],
  ['paths of Windows', true, { text: 'C:\\src\\a.ts:12: TODO\nC:\\src\\b.ts:3: TODO\n' }],
  ['columns', true, { text: 'src/a.ts:12:4:TODO\nsrc/b.ts:3:9:TODO\n' }],
  [
    'a path above its lines',
    true,
    { kind: 'search', text: 'Found 2 matches\n/src/a.ts:\n  Line 12: TODO\n  Line 13: TODO\n' },
  ],
  ['files with a letter for each line', true, { kind: 'search', text: 'File: src/a.ts\nL12: TODO\nL14: TODO\n---\n' }],
  [
    'lines of the one file that was searched',
    true,
    { command: 'grep -n TODO src/a.ts', text: '12:// TODO\n40:// TODO\n' },
  ],
  ['a path with blanks, from a search tool', true, { kind: 'search', text: 'my docs/a b.md:3:text\n' }],
  ['a name without an ending, from grep', true, { command: 'grep -rn all .', text: 'Makefile:3:all:\n' }],
  ['places of a text that no search printed', true, { kind: 'other', text: 'src/a.ts:1: x\nlib/b.ts:2: y\n' }],
  ['times of day', false, { text: '12:34:56 INFO started\n12:34:57 INFO ready\n12:34:58 INFO done\n' }],
  ['times with milliseconds', false, { text: '12:34:56.123: up\n12:34:57.456: up\n' }],
  ['dates and times', false, { text: '2024-05-01T12:34:56.100Z up\n2024-05-01T12:34:57.100Z up\n' }],
  ['addresses with ports', false, { text: '127.0.0.1:8080: open\n127.0.0.1:9090: open\n' }],
  ['addresses of pages', false, { text: 'http://a.example:8080/x\nhttp://b.example:9090/y\n' }],
  ['one place alone in other text', false, { text: 'Wrote src/a.ts:12: ok\nall good\n' }],
  [
    'what a compiler says of places',
    false,
    { text: "src/a.c:12:5: error: expected ';'\nsrc/a.c:14:1: warning: unused\n" },
  ],
  ['a failed search', false, { kind: 'search', status: 'error', text: 'src/a.ts:1: x\nsrc/b.ts:2: y\n' }],
  ['a file that was read', false, { kind: 'read', text: 'src/a.ts:1: x\nsrc/b.ts:2: y\n' }],
  ['a list of files', false, { kind: 'search', text: 'src/a.ts\nsrc/b.ts\n' }],
]);
