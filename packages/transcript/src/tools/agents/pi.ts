import type { AgentTools } from '../tool-entry.js';

/** pi, and what its fork gjc adds. */
export const pi: AgentTools = {
  agent: 'pi',
  tools: {
    bash: { kind: 'shell', command: ['command'] },
    read: { kind: 'read', path: ['path'], range: { from: ['offset'], count: ['limit'] }, rangeInPath: true },
    write: { kind: 'write', path: ['path'] },
    edit: { kind: 'edit', path: ['path'], old: ['oldText'], new: ['newText'] },
    grep: { kind: 'search', path: ['path'], pattern: ['pattern'] },
    search: { kind: 'search', path: ['paths', 'path'], pattern: ['pattern'] },
    find: { kind: 'list', path: ['paths', 'path'], pattern: ['pattern'] },
    ls: { kind: 'list', path: ['path'] },
    browser: { kind: 'fetch', url: ['url'] },
    web_search: { kind: 'fetch', pattern: ['query'] },
    skill_discovery: { kind: 'skill' },
    search_tool_bm25: { kind: 'other' },
    task: { kind: 'other' },
    subagent: { kind: 'other' },
    telegram_send: { kind: 'other' },
  },
};
