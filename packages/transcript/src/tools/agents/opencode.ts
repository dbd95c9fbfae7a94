import type { AgentTools } from '../tool-entry.js';

/** opencode. */
export const opencode: AgentTools = {
  agent: 'opencode',
  tools: {
    bash: { kind: 'shell', command: ['command'] },
    read: { kind: 'read', path: ['filePath'], range: { from: ['offset'], count: ['limit'] } },
    write: { kind: 'write', path: ['filePath'] },
    edit: { kind: 'edit', path: ['filePath'], old: ['oldString'], new: ['newString'] },
    multiedit: { kind: 'edit', path: ['filePath'] },
    patch: { kind: 'patch', patch: ['patchText'] },
    apply_patch: { kind: 'patch', patch: ['patchText'] },
    grep: { kind: 'search', path: ['path'], pattern: ['pattern'] },
    lsp: { kind: 'search', path: ['filePath'] },
    glob: { kind: 'list', path: ['path'], pattern: ['pattern'] },
    list: { kind: 'list', path: ['path'] },
    webfetch: { kind: 'fetch', url: ['url'] },
    websearch: { kind: 'fetch', pattern: ['query'] },
    codesearch: { kind: 'fetch', pattern: ['query'] },
    todowrite: { kind: 'todo' },
    todoread: { kind: 'todo' },
    skill: { kind: 'skill' },
    task: { kind: 'other' },
    batch: { kind: 'other' },
    question: { kind: 'other' },
  },
};
