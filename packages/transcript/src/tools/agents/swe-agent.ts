import type { AgentTools } from '../tool-entry.js';

/** SWE-agent with function calls; its text actions have the same names and are read by `text-action.ts`. */
export const sweAgent: AgentTools = {
  agent: 'swe-agent',
  tools: {
    bash: { kind: 'shell', command: ['command'] },
    str_replace_editor: {
      kind: 'edit',
      by: { key: 'command', kinds: { view: 'read', create: 'write' } },
      path: ['path'],
      range: { from: ['view_range'] },
      old: ['old_str'],
      new: ['new_str'],
      insertAfter: ['insert_line'],
    },
    open: { kind: 'read', path: ['path'] },
    goto: { kind: 'read' },
    scroll_up: { kind: 'read' },
    scroll_down: { kind: 'read' },
    create: { kind: 'write', path: ['filename'] },
    edit: { kind: 'edit', old: ['search'], new: ['replace'] },
    insert: { kind: 'edit' },
    undo_edit: { kind: 'edit', path: ['path'] },
    search_file: { kind: 'search', path: ['file'], pattern: ['search_term'] },
    search_dir: { kind: 'search', path: ['dir'], pattern: ['search_term'] },
    find_file: { kind: 'list', path: ['dir'], pattern: ['file_name'] },
    filemap: { kind: 'read', path: ['file_path'] },
    submit: { kind: 'other' },
    exit_forfeit: { kind: 'other' },
  },
};
