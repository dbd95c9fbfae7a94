import type { Language } from '../language.js';

/** Ansible: a task's header, then one line a host. */
export const ansible: Language = {
  id: 'ansible',
  name: 'Ansible',
  tools: [
    {
      id: 'ansible-playbook',
      source: 'recorded',
      forms: [
        { class: 'error', match: /^fatal: \[[^\]]{1,200}\]: (?:FAILED|UNREACHABLE)! (?<message>.*)$/ },
        { class: 'error', match: /^failed: \[[^\]]{1,200}\](?: \(item=.*\))?(?: => |: )(?<message>.*)$/ },
        { class: 'error', match: /^(?:ERROR!|\[ERROR\]:) (?<message>.*)$/ },
        {
          class: 'located',
          match: /^The error appears to (?:be|have been) in '(?<file>[^']+)': line (?<line>\d+), column (?<column>\d+)/,
        },
        { class: 'located', match: /^Origin: (?<file>[^\s:]+):(?<line>\d+)(?::(?<column>\d+))?$/ },
        { class: 'error', match: /^Syntax Error while loading YAML\./, tail: 1 },
        { class: 'note', match: /^The offending line appears to be:/ },
        { class: 'note', match: /^\.\.\.ignoring$/ },
        { class: 'note', match: /^FAILED - RETRYING: / },
        { class: 'pass', match: /^(?:ok|changed|skipping|included|rescued): (?:\[|\S+\.ya?ml for )/ },
        { class: 'command', match: /^(?:TASK|PLAY|RUNNING HANDLER|HANDLER) \[(?<name>.*)\] \*+$/ },
        { class: 'summary', match: /^PLAY RECAP \*+/ },
        {
          class: 'failure',
          match: /^\S+ +: ok=\d+ +changed=\d+ +(?:unreachable=[1-9]\d* |unreachable=0 +failed=[1-9])/,
          has: ': ok=1',
        },
        { class: 'summary', match: /^\S+ +: ok=\d+ +changed=\d+ +unreachable=0 +failed=0\b/, has: ': ok=1' },
        { class: 'warning', match: /^\[(?:DEPRECATION )?WARNING\]: (?<message>.*)$/ },
        { class: 'note', match: /^(?:NO MORE HOSTS LEFT|to retry, use: )/ },
      ],
    },
    {
      id: 'ansible-lint',
      source: { documented: 'https://docs.ansible.com/projects/lint/' },
      forms: [
        {
          class: 'located',
          match:
            /^(?<file>[\w./-]+\.ya?ml):(?<line>\d+)(?::(?<column>\d+))?:? (?<code>[a-z][\w-]+(?:\[[\w\s/-]+\])?): (?<message>.*)$/,
        },
        {
          class: 'located',
          match: /^(?<file>[\w./-]+\.ya?ml):(?<line>\d+)(?::(?<column>\d+))?(?: (?:Task\/Handler: .*)?)?$/,
        },
        { class: 'error', match: /^(?<code>[a-z][\w-]+\[[a-z][\w-]*\]): (?<message>.*)$/ },
        { class: 'summary', match: /^(?:Failed|Passed): \d+ failure\(s\), \d+ warning\(s\)/ },
      ],
    },
  ],
};
