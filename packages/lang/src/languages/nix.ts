import type { Language } from '../language.js';

export const nix: Language = {
  id: 'nix',
  name: 'Nix',
  extensions: ['nix'],
  runtimePaths: ['/nix/store/'],
  tools: [
    {
      id: 'nix',
      source: { documented: 'https://nix.dev/manual/nix/latest/' },
      forms: [
        {
          class: 'error',
          match:
            /^\s*error: (?:builder for '\/nix\/store\/|\d+ dependencies of derivation|hash mismatch in fixed-output|build of '|Cannot build '|attribute '|undefined variable|infinite recursion|evaluation aborted|flake '|getting status of)(?<message>.*)$/,
        },
        { class: 'located', match: /^\s*at (?<file>(?:\/|«|\.\/)[^\s:]*):(?<line>\d+):(?<column>\d+):$/ },
        { class: 'note', match: /^\s*… / },
        { class: 'note', match: /^\s*(?:last \d+ log lines:|For full logs, run|\(use '--show-trace')/ },
        { class: 'assertion', match: /^\s*(?:specified|got|wanted): +(?:sha\d+[-:]|md5)/ },
        {
          class: 'install',
          match:
            /^(?:copying path '\/nix\/store|these \d+ (?:derivations|paths) will be|this (?:derivation|path) will be|downloading 'http|unpacking 'http|querying info about|copying \d+ paths)/,
        },
        { class: 'install', match: /^ {2}\/nix\/store\/[\w.+?=-]+(?:\.drv)?$/ },
        {
          class: 'progress',
          match:
            /^(?:building '\/nix\/store|evaluating derivation|Running phase: |@nix \{|(?:unpacking|patching) sources$|unpacking source archive |source root is |updateAutotoolsGnuConfigScriptsPhase|post-installation fixup|shrinking RPATHs|patching script interpreter|checking for references to|stripping \(with command)/,
        },
      ],
    },
  ],
};
