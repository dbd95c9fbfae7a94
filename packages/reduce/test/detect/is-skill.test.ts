import { isSkill } from '../../src/detect/is-skill.js';
import { checkRows } from './check-rows.js';

const loaded = '<skill>\n<name>pdf</name>\n<path>/skills/pdf/SKILL.md</path>\n# PDF\ntext\n';

checkRows('isSkill', isSkill, [
  ['tags', true, { kind: 'skill', text: loaded }],
  ['a tag with fields', true, { kind: 'skill', text: '<skill_content name="pdf">\nDo this.\n</skill_content>' }],
  ['front matter', true, { kind: 'skill', text: '---\nname: pdf\n---\nDo this.\n' }],
  ['where it lies', true, { kind: 'skill', text: 'Base directory for this skill: /skills/pdf\n\nDo this.\n' }],
  ['where it lies, in another language', true, { kind: 'skill', text: '目录: /skills/pdf\nx\n' }],
  ['where it lies on Windows', true, { kind: 'skill', text: 'Root: C:\\skills\\pdf\nDo this.\n' }],
  ['a heading', true, { kind: 'skill', text: '# PDF\n\nDo this.\n' }],
  ['of unknown ending', true, { kind: 'skill', status: 'unknown', text: loaded }],
  ['a body that looks like matches', true, { kind: 'skill', text: `${loaded}src/a.ts:1: x\nsrc/b.ts:2: y\n` }],
  ['a failed load', false, { kind: 'skill', status: 'error', text: loaded }],
  ['a stopped load', false, { kind: 'skill', status: 'cancelled', text: loaded }],
  ['a name alone', false, { kind: 'skill', text: 'Launching skill: pdf' }],
  ['a file that was read', false, { kind: 'read', text: loaded }],
  ['nothing', false, { kind: 'skill', text: '' }],
]);
