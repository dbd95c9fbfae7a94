import type { AgentTools } from '../tool-entry.js';

/** Anthropic's managed agents. */
export const managedAgents: AgentTools = {
  agent: 'managed-agents',
  tools: {
    bash: { kind: 'shell', command: ['command'] },
    read: { kind: 'read', path: ['file_path'], range: { from: ['view_range'] } },
    write: { kind: 'write', path: ['file_path'] },
    edit: { kind: 'edit', path: ['file_path'], old: ['old_string'], new: ['new_string'] },
    grep: { kind: 'search', path: ['path'], pattern: ['pattern'] },
    glob: { kind: 'list', path: ['path'], pattern: ['pattern'] },
    web_fetch: { kind: 'fetch', url: ['url'] },
    web_search: { kind: 'fetch', pattern: ['query'] },
  },
};
