import type { Language } from '../language.js';

export const protobuf: Language = {
  id: 'protobuf',
  name: 'Protocol Buffers',
  extensions: ['proto'],
  tools: [
    {
      id: 'protoc',
      source: 'recorded',
      forms: [
        {
          class: 'warning',
          match: /^(?<file>[^\s:]+\.proto):(?<line>\d+):(?<column>\d+): warning: (?<message>.*)$/,
        },
        {
          class: 'error',
          match: /^(?<file>[^\s:]+\.proto):(?<line>\d+):(?<column>\d+): (?<message>.*)$/,
        },
        {
          class: 'error',
          match: /^(?<file>[^\s:]+\.proto): (?<message>File not found\.|Import ".*" was not found.*)$/,
        },
        { class: 'exit', match: /^--\w+_out: protoc-gen-\w+: (?<message>.*)$/ },
      ],
    },
    {
      id: 'protolint',
      source: { documented: 'https://github.com/yoheimuta/protolint' },
      forms: [
        {
          class: 'located',
          match: /^\[(?<file>[^\s:\]]+\.proto):(?<line>\d+):(?<column>\d+)\] (?<message>.*)$/,
        },
      ],
    },
    {
      id: 'buf',
      source: { documented: 'https://buf.build/docs/lint/' },
      forms: [
        // No blank stands before buf's message.
        {
          class: 'error',
          match: /^(?<file>[^\s:]+\.proto):(?<line>\d+):(?<column>\d+):(?<message>\S.*)$/,
        },
        { class: 'error', match: /^Failure: (?<message>.*)$/ },
      ],
    },
  ],
};
