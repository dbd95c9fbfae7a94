import { isNumberedSource } from '../../src/detect/is-numbered-source.js';
import { checkRows } from './check-rows.js';

checkRows('isNumberedSource', isNumberedSource, [
  ['cat -n', true, { text: '     1\ta\n     2\tb\n     3\tc\n     4\td\n' }],
  ['arrows', true, { text: '     9→a\n    10→b\n    11→c\n    12→d\n' }],
  ['bars', true, { text: '  9 | a\n 10 | b\n 11 | c\n 12 | d\n' }],
  ['bars without blanks', true, { text: '1|a\n2|b\n3|c\n4|d\n' }],
  ['letters behind the numbers', true, { text: ' 1cn|a\n 2ab|b\n 3xy|c\n 4zz|d\n' }],
  ['from the middle', true, { text: '120: a\n121: b\n122: c\n123: d\n' }],
  ['a line of an agent first', true, { text: 'Here is the file:\n1→a\n2→b\n3→c\n4→d\n' }],
  ['processes', false, { text: '  812  pts/0 bash\n  990  pts/0 node\n 1204  pts/1 vim\n 3311  ? sshd\n' }],
  ['counts', false, { text: '  120 src/a.ts\n   44 src/b.ts\n    3 src/c.ts\n' }],
  ['a table of numbers', false, { text: '5\t9\n3\t1\n8\t2\n1\t1\n' }],
  ['times of day', false, { text: '12:34:56 a\n12:34:57 b\n12:34:58 c\n12:34:59 d\n' }],
  ['a numbered list in prose', false, { text: '1. one\n2. two\n3. three\n4. four\n' }],
  ['places found', false, { text: '12: a\n80: b\n200: c\n340: d\n' }],
  ['nothing', false, { text: '' }],
]);
