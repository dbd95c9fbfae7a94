import type { Language } from '../language.js';

/** git, and the hooks and servers that speak through it. `error:` and `fatal:` alone are words that all tools share. */
export const git: Language = {
  id: 'git',
  name: 'git',
  // What the server or its hook prints comes through `remote:`.
  prefixes: [/^remote: +(?=\S)/],
  tools: [
    {
      id: 'git',
      source: 'recorded',
      forms: [
        {
          class: 'error',
          match:
            /^error: (?:could not apply |pathspec '|failed to push some refs|Your local changes to |The following untracked |cannot lock ref |src refspec |cannot pull with rebase|you need to resolve)(?<message>.*)$/,
        },
        { class: 'error', match: /^fatal: (?<message>.*)$/ },
        { class: 'error', match: /^git: '(?<name>[^']+)' is not a git command/ },
        { class: 'progress', match: /^ {2,3}[\da-f]{7,12}\.{2,3}[\da-f]{7,12} +\S+ +-> / },

        { class: 'error', match: /^CONFLICT \([^)]{1,40}\): Merge conflict in (?<file>\S.*)$/ },
        { class: 'error', match: /^CONFLICT \([^)]{1,60}\): (?<message>.*)$/ },
        { class: 'error', match: /^error: patch failed: (?<file>[^:\n]+):(?<line>\d+)$/ },
        {
          class: 'error',
          match:
            /^error: (?<file>[^:\s]+): (?<message>(?:patch does not apply|does not (?:exist in|match) index|already exists in .*|No such file or directory))$/,
        },
        {
          class: 'error',
          match:
            /^Automatic merge failed; |^Patch failed at \d{4} |^Could not apply [\da-f]{7,40}|^You have divergent branches /,
        },
        { class: 'error', match: /^ ! \[(?:remote )?(?:rejected|failure|no match)\]/ },
        { class: 'error', match: /^\s+! \[rejected\]/ },
        { class: 'error', match: /^(?:ERROR: Repository not found\.|Host key verification failed\.|GH\d{3}: )/ },
        { class: 'failure', match: /^[\da-f]{40} is the first bad commit$/ },
        {
          class: 'located',
          match: /^\t(?:both (?:modified|added|deleted)|(?:added|deleted) by (?:us|them)): +(?<file>\S.*)$/,
        },
        { class: 'note', match: /^hint: ?/ },
        {
          class: 'progress',
          match: /^(?:Enumerating|Counting|Compressing|Receiving|Writing|Unpacking|Indexing) objects: /,
        },
        {
          class: 'progress',
          match:
            /^(?:Resolving deltas|Updating files|Checking out files|Filtering content|Rewriting|Checking connectivity|Checking objects|Expanding reachable commits|Finding commits for commit graph): ? *\d/,
        },
        {
          class: 'progress',
          match:
            /^(?:Total \d+ \(delta \d+\)|Delta compression using |Rebasing \(\d+\/\d+\)|Applying: |Auto-merging |Auto packing the repository|Fetching origin$)/,
        },
        {
          class: 'progress',
          match:
            /^ [*+=t-] (?:\[(?:new branch|new tag|new ref|up to date|tag update|deleted)\]|[\da-f]{7,12}\.{2,3}[\da-f]{7,12} ) *\S+ +->/,
        },
        {
          class: 'install',
          match:
            /^(?:Cloning into '|Submodule '.{1,200}' \(.{1,300}\) registered for path|Submodule path '.{1,300}': checked out)/,
        },
        {
          class: 'install',
          match:
            /^(?:Git LFS: \(|Downloading LFS objects: |Uploading LFS objects: |Downloading \S+ \([\d.]+ [KMG]?B\)$)/,
        },
        { class: 'error', match: /^(?:Smudge error: |batch response: )/ },
        { class: 'summary', match: /^ \d+ files? changed(?:, \d+ insertions?\(\+\))?(?:, \d+ deletions?\(-\))?$/ },
      ],
    },
    {
      id: 'pre-commit',
      source: { documented: 'https://pre-commit.com/' },
      forms: [
        {
          class: 'pass',
          match: /\.{3}(?:\(no files to check\))?(?:Skipped|Passed)$/,
          has: ['...skipped', '...passed', ')skipped', ')passed'],
        },
        { class: 'failure', match: /\.{3}Failed$/, has: '...failed' },
        { class: 'note', match: /^- (?:hook id|duration): / },
        { class: 'exit', match: /^- exit code: [1-9]\d*$/ },
        { class: 'failure', match: /^- files were modified by this hook$/ },
        {
          class: 'install',
          match:
            /^\[INFO\] (?:Initializing environment for |Installing environment for |Once installed this environment will be reused|This may take a few minutes)/,
        },
      ],
    },
  ],
};
