import type { AgentTools } from '../tool-entry.js';

/**
 * Codex CLI. Its commands are a text or a list of words, by version. `exec` takes a program that calls other tools, so
 * what it runs is not known; `apply_patch` takes the patch as free text, or in an object.
 */
export const codex: AgentTools = {
  agent: 'codex',
  tools: {
    exec_command: { kind: 'shell', command: ['cmd'] },
    write_stdin: { kind: 'shell' },
    shell: { kind: 'shell', command: ['command'] },
    shell_command: { kind: 'shell', command: ['command'] },
    local_shell: { kind: 'shell', command: ['command'] },
    'container.exec': { kind: 'shell', command: ['cmd', 'command'] },
    exec: { kind: 'shell' },
    wait: { kind: 'shell' },
    apply_patch: { kind: 'patch', patch: ['input', 'patch'] },
    read_file: { kind: 'read', path: ['file_path'], range: { from: ['offset'], count: ['limit'] } },
    view_image: { kind: 'read', path: ['path'] },
    grep_files: { kind: 'search', path: ['path'], pattern: ['pattern'] },
    list_dir: { kind: 'list', path: ['dir_path'] },
    web_search: { kind: 'fetch', pattern: ['query'] },
    update_plan: { kind: 'todo' },
  },
};
