import type { AgentTools } from '../tool-entry.js';

/** Antigravity. */
export const antigravity: AgentTools = {
  agent: 'antigravity',
  tools: {
    run_command: { kind: 'shell', command: ['CommandLine'] },
    command_status: { kind: 'shell' },
    view_file: { kind: 'read', path: ['AbsolutePath'], range: { from: ['StartLine'], to: ['EndLine'] } },
    view_code_item: { kind: 'read', path: ['File'] },
    view_file_outline: { kind: 'read', path: ['AbsolutePath'] },
    write_to_file: { kind: 'write', path: ['TargetFile'] },
    replace_file_content: {
      kind: 'edit',
      path: ['TargetFile'],
      old: ['TargetContent'],
      new: ['ReplacementContent'],
    },
    multi_replace_file_content: { kind: 'edit', path: ['TargetFile'] },
    grep_search: { kind: 'search', path: ['SearchPath'], pattern: ['Query'] },
    codebase_search: { kind: 'search', path: ['TargetDirectories'], pattern: ['Query'] },
    find_by_name: { kind: 'list', path: ['SearchDirectory'], pattern: ['Pattern'] },
    list_dir: { kind: 'list', path: ['DirectoryPath'] },
    read_url_content: { kind: 'fetch', url: ['Url'] },
    search_web: { kind: 'fetch', pattern: ['query'] },
    browser_subagent: { kind: 'fetch' },
  },
};
