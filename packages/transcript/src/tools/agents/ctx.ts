import type { AgentTools } from '../tool-entry.js';

/** Our own agent. */
export const ctx: AgentTools = {
  agent: 'ctx',
  tools: {
    bash: { kind: 'shell', command: ['command'], background: 'background' },
    bash_output: { kind: 'shell' },
    read: { kind: 'read', path: ['path'], range: { from: ['offset'], count: ['limit'] } },
    write: { kind: 'write', path: ['path'] },
    edit: { kind: 'edit', path: ['path'], old: ['old'], new: ['new'] },
    apply_patch: { kind: 'patch', patch: ['patch'] },
    grep: { kind: 'search', path: ['path'], pattern: ['pattern'] },
    glob: { kind: 'list', path: ['path'], pattern: ['pattern'] },
    find: { kind: 'list', path: ['path'], pattern: ['pattern'] },
    ls: { kind: 'list', path: ['path'] },
    fetch: { kind: 'fetch', url: ['url'] },
    todo: { kind: 'todo' },
    skill: { kind: 'skill' },
    recall: { kind: 'other' },
    done: { kind: 'other' },
    compact_context: { kind: 'other' },
  },
};
