import type { AgentTools, ToolEntry } from '../tool-entry.js';

const editor: ToolEntry = {
  kind: 'edit',
  by: { key: 'command', kinds: { view: 'read', create: 'write' } },
  path: ['path'],
  range: { from: ['view_range'] },
  old: ['old_str'],
  new: ['new_str'],
  insertAfter: ['insert_line'],
};

/** OpenHands: tools of V0, its actions where no tool was recorded, then tools of V1. */
export const openHands: AgentTools = {
  agent: 'openhands',
  tools: {
    execute_bash: { kind: 'shell', command: ['command'] },
    execute_ipython_cell: { kind: 'shell' },
    str_replace_editor: editor,
    edit_file: { kind: 'edit', path: ['path'] },
    browser: { kind: 'fetch' },
    web_read: { kind: 'fetch', url: ['url'] },
    fetch: { kind: 'fetch', url: ['url'] },
    task_tracker: { kind: 'todo' },
    think: { kind: 'other' },
    finish: { kind: 'other' },
    delegate: { kind: 'other' },
    delegate_to_browsing_agent: { kind: 'other' },
    run: { kind: 'shell', command: ['command'] },
    run_ipython: { kind: 'shell' },
    read: { kind: 'read', path: ['path'] },
    write: { kind: 'write', path: ['path'] },
    edit: editor,
    browse: { kind: 'fetch', url: ['url'] },
    browse_interactive: { kind: 'fetch' },
    terminal: { kind: 'shell', command: ['command'] },
    file_editor: editor,
    planning_file_editor: editor,
    grep: { kind: 'search', path: ['path'], pattern: ['pattern'] },
    glob: { kind: 'list', path: ['path'], pattern: ['pattern'] },
    browser_navigate: { kind: 'fetch', url: ['url'] },
    browser_get_content: { kind: 'fetch' },
    browser_get_state: { kind: 'fetch' },
  },
};
