import { builtin, createLang } from '@ctx/lang';
import { expect, test } from 'vitest';
import { prune } from '../src/index.js';
import { createTemplates } from '../src/templates.js';

test('lines that differ only in digits have one template', () => {
  const templates = createTemplates();
  const template = templates.findText('10 of 12 passed (3 ms)');
  expect(template).toBeDefined();
  expect(templates.findText('98 of 99 passed (7 ms)')).toBe(template);
});

test.each(['10 of 123 passed (3 ms)', '10 of 12 passed (x ms)', '10 of 12 passed (3 ms) ', ''])(
  'other lines have another: %j',
  (other) => {
    const templates = createTemplates();
    const template = templates.findText('10 of 12 passed (3 ms)');
    expect(templates.findText(other)).not.toBe(template);
  },
);

test('lines that are taken for the same at first sight have templates of their own', () => {
  const templates = createTemplates();
  const first = templates.findText('an error');
  expect(templates.findText('an erxor')).not.toBe(first);
  expect(templates.findText('an errxr')).not.toBe(first);
});

test('a line that is too long has none', () => {
  expect(createTemplates().findText('x'.repeat(257))).toBeUndefined();
  expect(createTemplates().findText('ü'.repeat(129))).toBeUndefined();
});

test('the bytes of a text lead to its template', () => {
  const templates = createTemplates();
  const bytes = new TextEncoder().encode('✓ größe 7');
  expect(templates.find(bytes, 0, bytes.length)).toBe(templates.findText('✓ größe 8'));
});

test('what depends on the digits of a line is found out for each', () => {
  const lang = createLang(builtin);
  const codes = ['exit code 0', 'exit code 1', 'exit code 0', 'exit code 2'];
  const classes = codes.map((code) => lang.classify(`process finished with ${code}`).class);
  expect(new Set(classes).size).toBe(2);
  const output = codes.map((code) => `a plain line\nprocess finished with ${code}\n`).join('');
  const { kept } = prune(output, { lang }).report;
  expect(kept.exit).toBe(classes.filter((name) => name === 'exit').length);
});
