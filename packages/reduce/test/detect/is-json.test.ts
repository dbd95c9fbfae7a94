import { isJson } from '../../src/detect/is-json.js';
import { checkRows } from './check-rows.js';

checkRows('isJson', isJson, [
  ['an object', true, { text: '{"a": 1}' }],
  ['an array', true, { text: '[1, 2]\n' }],
  ['an array of objects', true, { text: '  [\n  {"a": 1}\n]\n' }],
  ['an empty object', true, { text: '{}' }],
  ['an empty array', true, { text: '[ ]' }],
  ['behind the lines of an agent', true, { text: 'Exit code: 0\nWall time: 0.1 seconds\nOutput:\n{"a": 1}\n' }],
  ['an array of words', true, { text: '[true, null]' }],
  ['a line in brackets', false, { text: '[File: a.ts]\ntext\n[end of file]' }],
  ['a list in prose', false, { text: '[one] and [two]' }],
  ['code', false, { text: '{ return 1; }' }],
  ['ends that do not match', false, { text: '{"a": 1]' }],
  ['a document that goes on', false, { text: '{"a": 1} and more' }],
  ['a cut document', false, { text: '{"a": 1, "b": ' }],
  ['a number', false, { text: '12' }],
  ['nothing', false, { text: '' }],
]);
