import { readCall, type ToolCall } from '@ctx/transcript';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const runs = Number(process.env.FC_RUNS ?? 500);

function call(tool: string, input: unknown): ToolCall {
  if (typeof input === 'string') return { type: 'tool-call', id: 'c', tool, input, inputForm: 'text' };
  return { type: 'tool-call', id: 'c', tool, input: JSON.stringify(input), inputForm: 'json' };
}

const patch = '*** Begin Patch\n*** Update File: a.ts\n@@\n-x\n+y\n*** Add File: b.ts\n+z\n*** End Patch';

describe('readCall', () => {
  it.each([
    ['Bash', { command: 'ls', run_in_background: true }, { kind: 'shell', command: 'ls', background: true }],
    ['Read', { file_path: '/a', offset: 10, limit: 5 }, { kind: 'read', paths: ['/a'], lines: { from: 10, to: 14 } }],
    ['Read', { file_path: '/a', limit: 5 }, { kind: 'read', lines: { from: 1, to: 5 } }],
    ['Read', { file_path: '/a', offset: '7' }, { kind: 'read', lines: { from: 7 } }],
    ['Edit', { file_path: '/a', old_string: 'x', new_string: 'y' }, { kind: 'edit', paths: ['/a'] }],
    ['NotebookEdit', { notebook_path: '/a.ipynb' }, { kind: 'edit', paths: ['/a.ipynb'] }],
    ['Grep', { pattern: 'x+', path: 'src' }, { kind: 'search', pattern: 'x+', paths: ['src'] }],
    ['Glob', { pattern: '**/*.ts' }, { kind: 'list', pattern: '**/*.ts', paths: [] }],
    ['WebFetch', { url: 'https://a.test', prompt: 'what' }, { kind: 'fetch', url: 'https://a.test' }],
    ['TodoWrite', { todos: [] }, { kind: 'todo' }],
    ['Skill', { skill: 'x' }, { kind: 'skill' }],
    ['Task', { prompt: 'x' }, { kind: 'other' }],
    ['exec_command', { cmd: 'pwd' }, { kind: 'shell', command: 'pwd', agent: 'codex' }],
    ['shell', { command: ['bash', '-lc', 'cd a && ls'] }, { kind: 'shell', command: 'cd a && ls' }],
    ['shell', { command: ['rm', '-r', "it's"] }, { kind: 'shell', command: `rm -r 'it'\\''s'` }],
    ['container.exec', { cmd: ['/bin/zsh', '-c', 'ls'] }, { kind: 'shell', command: 'ls' }],
    ['exec', 'await tools.exec_command({})', { kind: 'shell', agent: 'codex', paths: [] }],
    ['apply_patch', patch, { kind: 'patch', paths: ['a.ts', 'b.ts'], patch }],
    ['apply_patch', { input: patch }, { kind: 'patch', paths: ['a.ts', 'b.ts'] }],
    ['apply_patch', { patchText: patch }, { kind: 'patch', paths: ['a.ts', 'b.ts'], agent: 'opencode' }],
    ['shell', { command: ['apply_patch', patch] }, { kind: 'patch', paths: ['a.ts', 'b.ts'] }],
    [
      'shell',
      { command: ['bash', '-lc', `apply_patch <<'EOF'\n${patch}\nEOF`] },
      { kind: 'patch', paths: ['a.ts', 'b.ts'] },
    ],
    ['shell', { command: ['bash', '-lc', `echo '${patch}'`] }, { kind: 'shell', paths: [] }],
    ['run_shell_command', { command: 'ls' }, { kind: 'shell', command: 'ls' }],
    ['read_file', { absolute_path: '/a', offset: 10, limit: 5 }, { kind: 'read', lines: { from: 11, to: 15 } }],
    ['read_file', { file_path: '/a', start_line: 3, end_line: 4 }, { kind: 'read', lines: { from: 3, to: 4 } }],
    ['read_many_files', { include: ['a', 'b'] }, { kind: 'read', paths: ['a', 'b'] }],
    ['read', { filePath: '/a' }, { kind: 'read', agent: 'opencode', paths: ['/a'] }],
    ['read', { path: '/a' }, { kind: 'read', agent: 'ctx', paths: ['/a'] }],
    ['edit', { path: '/a', oldText: 'x', newText: 'y' }, { kind: 'edit', paths: ['/a'] }],
    ['read_file', { files: [{ path: 'a' }, { path: 'b' }] }, { kind: 'read', agent: 'cline', paths: ['a', 'b'] }],
    ['read_file', { args: { file: { path: 'a' } } }, { kind: 'read', agent: 'cline', paths: ['a'] }],
    ['execute_command', { command: 'npm test' }, { kind: 'shell', command: 'npm test' }],
    ['search_files', { path: '.', regex: 'x' }, { kind: 'search', pattern: 'x', paths: ['.'] }],
    ['execute_bash', { command: 'ls' }, { kind: 'shell', agent: 'openhands' }],
    [
      'str_replace_editor',
      { command: 'view', path: '/a', view_range: [3, 9] },
      { kind: 'read', lines: { from: 3, to: 9 } },
    ],
    ['str_replace_editor', { command: 'view', path: '/a', view_range: [3, -1] }, { kind: 'read', lines: { from: 3 } }],
    ['str_replace_editor', { command: 'create', path: '/a' }, { kind: 'write', paths: ['/a'] }],
    ['str_replace_editor', { command: 'insert', path: '/a' }, { kind: 'edit', paths: ['/a'] }],
    ['open', 'open "my file.py" 20', { kind: 'read', paths: ['my file.py'], lines: { from: 20 } }],
    ['search_dir', { command: 'search_dir "def x" src\n' }, { kind: 'search', pattern: 'def x', paths: ['src'] }],
    ['edit', { command: 'edit 3:5\nx\nend_of_edit' }, { kind: 'edit', agent: 'swe-agent', paths: [] }],
    ['ls', { command: 'ls -la' }, { kind: 'shell', command: 'ls -la' }],
    ['python', 'python x.py', { kind: 'shell', command: 'python x.py' }],
    ['bash', { command: 'ls' }, { kind: 'shell', agent: 'ctx' }],
    ['run_command', { CommandLine: 'ls', Cwd: '/w' }, { kind: 'shell', command: 'ls', agent: 'antigravity' }],
    ['view_file', { AbsolutePath: '/a', StartLine: 2, EndLine: 3 }, { kind: 'read', lines: { from: 2, to: 3 } }],
    ['write_to_file', { TargetFile: '/a' }, { kind: 'write', paths: ['/a'], agent: 'antigravity' }],
    ['read', { file_path: '/a', view_range: [1, 2] }, { kind: 'read', paths: ['/a'], agent: 'managed-agents' }],
    ['recall', { id: 'x' }, { kind: 'other' }],
    ['mcp__files__read_file', { path: '/a' }, { kind: 'read', paths: ['/a'] }],
    ['mcp__notes__search', { query: 'x' }, { kind: 'other', paths: [] }],
    ['mcp__x', {}, { kind: 'other' }],
    ['read', { path: 'https://a.test/x' }, { kind: 'fetch', url: 'https://a.test/x', paths: [] }],
    ['constructor', {}, { kind: 'other' }],
    ['Read', 'not json', { kind: 'read', paths: [] }],
  ])('reads %s %j', (tool, input, facts) => {
    expect(readCall(call(tool, input))).toMatchObject(facts);
  });

  it('prefers the agent that is given over the order of the tables', () => {
    expect(readCall(call('read', { path: 'a.ts:3-9' }), { agent: 'pi' })).toEqual({
      kind: 'read',
      agent: 'pi',
      paths: ['a.ts'],
      lines: { from: 3, to: 9 },
    });
  });

  it('names only files, never a prototype, and never throws, whatever a model wrote', () => {
    const names = fc.constantFrom(
      'Read',
      'read',
      'shell',
      'apply_patch',
      'str_replace_editor',
      'edit',
      '__proto__',
      'toString',
    );
    const keys = fc.constantFrom('path', 'file_path', 'command', 'cmd', 'view_range', 'offset', '__proto__', 'input');
    const input = fc.oneof(
      fc.json(),
      fc.string(),
      fc.dictionary(keys, fc.jsonValue()).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(names, input, fc.constantFrom('json' as const, 'text' as const), (tool, text, inputForm) => {
        const facts = readCall({ type: 'tool-call', id: 'c', tool, input: text, inputForm });
        expect(facts.paths.every((path) => typeof path === 'string')).toBe(true);
        if (facts.lines) expect(facts.lines.from).toBeGreaterThan(0);
      }),
      { numRuns: runs },
    );
  });
});
