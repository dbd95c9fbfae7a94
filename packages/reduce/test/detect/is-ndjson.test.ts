import { isNdjson } from '../../src/detect/is-ndjson.js';
import { checkRows } from './check-rows.js';

checkRows('isNdjson', isNdjson, [
  ['two records', true, { text: '{"a":1}\n{"a":2}\n' }],
  ['many', true, { text: '{"a":1}\n'.repeat(50) }],
  ['blank lines between', true, { text: '\n{"a":1}\n\n{"a":2}\n' }],
  ['ends of lines of Windows', true, { text: '{"a":1}\r\n{"a":2}\r\n' }],
  ['behind the lines of an agent', true, { text: 'Exit code: 0\nOutput:\n{"a":1}\n{"a":2}\n' }],
  ['records with blanks before', true, { text: '  {"a":1}\n  {"b":2}' }],
  ['one record', false, { text: '{"a":1}\n' }],
  ['a document over several lines', false, { text: '{\n"a": 1\n}\n' }],
  ['arrays', false, { text: '[1]\n[2]\n' }],
  ['text after two records', false, { text: '{"a":1}\n{"a":2}\nand text\n' }],
  ['text before', false, { text: 'log:\n{"a":1}\n{"a":2}\n' }],
  ['cut records', false, { text: '{"a":1\n{"a":2\n' }],
  ['nothing', false, { text: '' }],
]);
