import { filesOf, type Status, type ToolCall } from '@ctx/transcript';
import { describe, expect, it } from 'vitest';

function files(tool: string, input: unknown, text: string, status: Status = 'success') {
  const form = typeof input === 'string' ? 'text' : 'json';
  const json = typeof input === 'string' ? input : JSON.stringify(input);
  const call: ToolCall = { type: 'tool-call', id: 'c', tool, input: json, inputForm: form };
  return filesOf(call, { status, parts: [{ type: 'text', text }] });
}

const numbered = (from: number, lines: readonly string[]) =>
  lines.map((line, index) => `${String(from + index).padStart(6)}\t${line}`).join('\n');

describe('filesOf a read', () => {
  it.each([
    ['the whole file', { file_path: '/a' }, numbered(1, ['x', 'y']), undefined],
    [
      'the lines that are numbered',
      { file_path: '/a', offset: 5, limit: 99 },
      numbered(5, ['x', 'y']),
      { from: 5, to: 6 },
    ],
    [
      'numbered lines before a reminder',
      { file_path: '/a', offset: 5 },
      `${numbered(5, ['x', 'y'])}\n<system-reminder>`,
      { from: 5, to: 6 },
    ],
    ['the lines asked for', { file_path: '/a', offset: 5, limit: 2 }, 'x\ny\n', { from: 5, to: 6 }],
    ['fewer lines than asked for', { file_path: '/a', offset: 5, limit: 9 }, 'x\ny\n', { from: 5, to: 6 }],
  ])('gives %s', (_, input, text, lines) => {
    expect(files('Read', input, text)).toEqual([{ action: 'read', path: '/a', ...(lines && { lines }) }]);
  });

  it.each([
    ['x\ny\n\n[Showing lines 1-2 of 50 (50KB limit). Use offset=3 to continue.]', { from: 1, to: 2, total: 50 }],
    ['x\ny\n\n[48 more lines in file. Use offset=3 to continue.]', { from: 1, to: 2, total: 50 }],
    [
      'IMPORTANT: The file content has been truncated.\nStatus: Showing lines 1-2 of 50 total lines.\n\nx\ny',
      { from: 1, to: 2, total: 50 },
    ],
    ["<file>\n00001| x\n00002| y\n\n(File has more lines. Use 'offset' to read on)\n</file>", undefined],
    ['<file>\n00004| x\n00005| y\n\n(End of file - total 5 lines)\n</file>', { from: 4, to: 5, total: 5 }],
    [
      '[File: /a (50 lines total)]\n(2 more lines above)\n3:x\n4:y\n(46 more lines below)',
      { from: 3, to: 4, total: 50 },
    ],
  ])('reads the sentence of the agent: %j', (text, lines) => {
    expect(files('read', { path: '/a' }, text)).toEqual([{ action: 'read', path: '/a', ...(lines && { lines }) }]);
  });

  it('does not take the whole file for read where an agent may have stopped', () => {
    const cut = '[File: /a (50 lines total)]\n1:x\n2:y\n(48 more lines below)';
    expect(files('open', { path: '/a' }, cut)[0]?.lines).toEqual({ from: 1, to: 2, total: 50 });
    const full = numbered(
      1,
      Array.from({ length: 2_000 }, () => 'x'),
    );
    expect(files('Read', { file_path: '/a' }, full)[0]?.lines).toEqual({ from: 1, to: 2_000 });
  });

  it('gives nothing for a read that failed, or for a folder', () => {
    expect(files('Read', { file_path: '/a' }, 'no such file', 'error')).toEqual([]);
    const folder = "Here's the files and directories up to 2 levels deep in /a, excluding hidden items:\n/a/b";
    expect(files('str_replace_editor', { command: 'view', path: '/a' }, folder)).toEqual([]);
  });
});

describe('filesOf a change', () => {
  it('finds the place of an edit in the numbered lines that its result shows', () => {
    const input = { file_path: '/a', old_string: 'b\nc', new_string: 'B' };
    const shown = `The file /a has been updated. Here's the result:\n${numbered(10, ['a', '  B', 'd'])}`;
    expect(files('Edit', input, shown)).toEqual([
      { action: 'edit', path: '/a', hunks: [{ from: 11, removed: 2, added: 1 }] },
    ]);
  });

  it('has no place where the new text stands twice, or nowhere', () => {
    const input = { file_path: '/a', old_string: 'b', new_string: 'B' };
    expect(files('Edit', input, numbered(1, ['B', 'B']))).toEqual([{ action: 'edit', path: '/a' }]);
    expect(files('Edit', input, 'The file /a has been updated.')).toEqual([{ action: 'edit', path: '/a' }]);
  });

  it('takes the place from an insertion, from the numbers of a text action, and from a diff', () => {
    const insert = { command: 'insert', path: '/a', insert_line: 4, new_str: 'x\ny\n' };
    expect(files('str_replace_editor', insert, 'done')[0]?.hunks).toEqual([{ from: 5, removed: 0, added: 2 }]);
    const diff = '--- a.py\n+++ a.py\n@@ -3,2 +3,1 @@\n a\n-b';
    expect(files('edit_file', { path: 'a.py' }, diff)[0]?.hunks).toEqual([{ from: 4, removed: 1, added: 0 }]);
  });

  it('gives every file of a patch, and the places where the patch knows them', () => {
    const patch =
      '*** Begin Patch\n*** Update File: a\n@@\n-x\n+y\n*** Delete File: b\n*** Update File: c\n*** Move to: d\n*** Add File: e\n+x\n*** End Patch';
    expect(files('apply_patch', patch, 'Success')).toEqual([
      { action: 'edit', path: 'a' },
      { action: 'delete', path: 'b' },
      { action: 'delete', path: 'c' },
      { action: 'write', path: 'd' },
      { action: 'write', path: 'e' },
    ]);
    expect(files('apply_patch', patch, 'apply_patch verification failed: x', 'error')).toEqual([]);
    expect(files('apply_patch', patch, 'disk full', 'error').map(({ path }) => path)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
    const unified = '--- a/x\n+++ b/x\n@@ -7 +7,2 @@\n-x\n+y\n+z\n';
    expect(files('patch', { patchText: unified }, 'ok')).toEqual([
      { action: 'edit', path: 'x', hunks: [{ from: 7, removed: 1, added: 2 }] },
    ]);
  });

  it('stays cheap where a long edit nearly matches everywhere', () => {
    const lines = Array.from({ length: 50_000 }, () => 'a');
    const input = { file_path: '/a', old_string: 'x', new_string: `${lines.slice(0, 25_000).join('\n')}\nb` };
    const shown = numbered(1, lines);
    const before = process.hrtime.bigint();
    expect(files('Edit', input, shown)).toEqual([{ action: 'edit', path: '/a' }]);
    expect(Number(process.hrtime.bigint() - before) / 1e6).toBeLessThan(500);
  });
});
