import type { AgentTools } from '../tool-entry.js';

/** Gemini CLI. Older versions count the lines of a read from 0 and name the file `absolute_path`. */
export const geminiCli: AgentTools = {
  agent: 'gemini-cli',
  tools: {
    run_shell_command: { kind: 'shell', command: ['command'], background: 'is_background' },
    read_file: {
      kind: 'read',
      path: ['absolute_path', 'file_path', 'path'],
      range: { from: ['start_line'], to: ['end_line'], skip: ['offset'], count: ['limit'] },
    },
    read_many_files: { kind: 'read', path: ['paths', 'include'] },
    write_file: { kind: 'write', path: ['file_path'] },
    replace: { kind: 'edit', path: ['file_path'], old: ['old_string'], new: ['new_string'] },
    grep_search: { kind: 'search', path: ['dir_path', 'path'], pattern: ['pattern'] },
    search_file_content: { kind: 'search', path: ['dir_path', 'path'], pattern: ['pattern'] },
    glob: { kind: 'list', path: ['dir_path', 'path'], pattern: ['pattern'] },
    list_directory: { kind: 'list', path: ['dir_path', 'path'] },
    web_fetch: { kind: 'fetch', url: ['url'], pattern: ['prompt'] },
    google_web_search: { kind: 'fetch', pattern: ['query'] },
    write_todos: { kind: 'todo' },
    activate_skill: { kind: 'skill' },
    save_memory: { kind: 'other' },
    ask_user: { kind: 'other' },
  },
};
