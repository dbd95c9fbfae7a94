import type { Language } from '../language.js';

/** Builds and tests by the tools of `csharp`. */
export const fsharp: Language = {
  id: 'fsharp',
  name: 'F#',
  extensions: ['fs', 'fsi', 'fsx', 'fsproj'],
  dependencyDirs: ['paket-files'],
  tools: [
    {
      id: 'fake',
      source: { documented: 'https://fake.build/guide/core-targets.html' },
      forms: [
        { class: 'command', match: /^Starting target '/ },
        { class: 'failure', match: /^Finished \(Failed\) '(?<name>[^']+)' in / },
        { class: 'progress', match: /^Finished \(Success\) '/ },
        { class: 'failure', match: /^(?<name>\w[\w.-]*) {3,}Failure$/ },
      ],
    },
    {
      id: 'expecto',
      source: { documented: 'https://github.com/haf/expecto' },
      forms: [
        { class: 'failure', match: /^\[\d\d:\d\d:\d\d (?:ERR|ERROR)\] (?<name>.+) (?:failed|errored) in \d/ },
        { class: 'pass', match: /^\[\d\d:\d\d:\d\d (?:DBG|INF|VRB)\] .+ passed in \d/ },
        { class: 'summary', match: /^(?:\[\d\d:\d\d:\d\d \w+\] )?EXPECTO! \d+ tests run in / },
      ],
    },
    {
      id: 'paket',
      source: { documented: 'https://fsprojects.github.io/Paket/' },
      forms: [
        {
          class: 'install',
          match:
            /^(?:Paket version \d|Calculating packages|Resolving (?:dependency graph|packages for group)|Locked version resolution|Starting (?:full )?restore process|Finished restoring)/,
        },
        { class: 'error', match: /^Paket failed with$/, tail: 2 },
      ],
    },
  ],
};
