import type { Language } from '../language.js';

/** Package managers of operating systems. Nearly all they print is install noise; their errors are few and definite. */
export const osPackages: Language = {
  id: 'os-packages',
  name: 'Package managers of operating systems',
  tools: [
    {
      id: 'apt',
      source: 'recorded',
      forms: [
        // Behind a letter of RuboCop or Pylint stands a line number.
        { class: 'error', match: /^E: (?<message>[^\s\d].*)$/ },
        { class: 'warning', match: /^W: (?<message>[^\s\d].*)$/ },
        { class: 'note', match: /^N: / },
        { class: 'summary', match: /^\d+ upgraded, \d+ newly installed, / },
        { class: 'error', match: /^Err:\d+ (?<message>.*)$/ },
        { class: 'error', match: /^ [\w.+:-]+ : (?:Depends|PreDepends|Conflicts|Breaks): (?<message>.*)$/ },
        {
          class: 'error',
          match:
            /^(?:The following packages have unmet dependencies:|Errors were encountered while processing:|Sub-process .{1,100} returned an error code)/,
        },
        { class: 'install', match: /^(?:Get|Hit|Ign):\d+ / },
        {
          class: 'install',
          match:
            /^(?:Reading (?:package lists|database|state information|extended state)|Building (?:dependency tree|data structures)|Calculating upgrade|Initializing package states|Fetched [\d.,]+ |Need to get |After this operation, |Preconfiguring packages|Extracting templates from packages)/,
        },
        {
          class: 'install',
          match:
            /^(?:The following (?:NEW packages|additional packages|packages (?:will be|were)|held packages)|Suggested packages:|Recommended packages:|Use 'sudo apt)/,
        },
        {
          class: 'install',
          match: /^\S+ is already the newest version|^\S+ set to manually installed/,
          has: ['is already the newest', 'set to manually'],
        },
        { class: 'progress', match: /^(?:\d{1,3}% \[|Progress: \[ *\d{1,3}%\])/ },
        { class: 'note', match: /^debconf: / },
      ],
    },
    {
      id: 'dpkg',
      source: 'recorded',
      forms: [
        { class: 'error', match: /^dpkg(?:-deb|-query|-source|-buildpackage)?: error\b(?<message>.*)$/, tail: 1 },
        { class: 'warning', match: /^dpkg(?:-\w+)?: warning: (?<message>.*)$/ },
        { class: 'error', match: /^dpkg: dependency problems /, tail: 3 },
        {
          class: 'install',
          match:
            /^(?:\(Reading database|Preparing to unpack |Unpacking \S+ \(|Setting up \S+ \(|Processing triggers for |Selecting previously unselected package |Removing \S+ \(|Purging configuration files for |Adding system (?:user|group) |Created symlink |update-alternatives: using |Creating config file )/,
        },
        { class: 'error', match: /^invoke-rc\.d: initscript .{1,100} failed/ },
        { class: 'install', match: /^invoke-rc\.d: / },
      ],
    },
    {
      id: 'apk',
      source: { documented: 'https://wiki.alpinelinux.org/wiki/Alpine_Package_Keeper' },
      forms: [
        {
          class: 'install',
          match: /^\(\d+\/\d+\) (?:Installing|Upgrading|Downgrading|Purging|Reinstalling|Replacing) \S+ \(/,
        },
        {
          class: 'install',
          match:
            /^(?:fetch https?:\/\/|Executing \S+\.(?:trigger|pre-install|post-install|post-upgrade)|OK: [\d.]+ [KMG]iB in \d+ packages)/,
        },
        { class: 'error', match: /^ {2}\S+ \(no such package\):$/, has: '(no such package)', tail: 1 },
        { class: 'error', match: /^ERROR: (?:unable to select packages:|\S+: |\d+ errors?)/ },
      ],
    },
    {
      id: 'dnf',
      source: { documented: 'https://dnf.readthedocs.io/en/latest/command_ref.html' },
      forms: [
        {
          class: 'error',
          match:
            /^(?:Error: (?:Unable to find a match|Failed to download|Transaction|GPG|Nothing to do)|No (?:match for argument|package \S+ available)|Problem(?: \d+)?: |No packages? \S+ available\.)(?<message>.*)$/,
        },
        {
          class: 'note',
          match:
            /^ {1,2}- (?:nothing provides|package \S+ (?:requires|conflicts)|conflicting requests|cannot install|none of the providers)/,
        },
        {
          class: 'install',
          match:
            /^(?:Last metadata expiration check|Dependencies resolved\.|Transaction (?:Summary|check|test)|Running transaction|Total download size|Installed size|Loaded plugins|Loading mirror speeds|Resolving Dependencies|--> |---> |Is this ok|Downloading Packages|Complete!|Metadata cache created)/,
        },
        {
          class: 'install',
          match:
            /^ +(?:Installing|Verifying|Upgrading|Cleanup|Erasing|Running scriptlet|Preparing|Updating) *: +.{1,120}\d+\/\d+ *$/,
        },
        { class: 'install', match: /^\(\d+\/\d+\): \S+\.rpm/ },
      ],
    },
    {
      id: 'pacman',
      source: { documented: 'https://man.archlinux.org/man/pacman.8' },
      forms: [
        {
          class: 'install',
          match:
            /^(?:\( *\d+\/ *\d+\) |:: (?:Synchronizing|Retrieving|Processing|Running|Proceed|Starting)|resolving dependencies|looking for conflicting packages|downloading \S+\.pkg|Packages \(\d+\)|Total (?:Download|Installed) Size)/,
        },
        { class: 'error', match: /^==> ERROR: (?<message>.*)$/ },
        { class: 'warning', match: /^==> WARNING: (?<message>.*)$/ },
        { class: 'command', match: /^==> (?:Starting|Making package)/ },
      ],
    },
    {
      id: 'brew',
      source: { documented: 'https://docs.brew.sh/Manpage' },
      forms: [
        {
          class: 'install',
          match:
            /^==> (?:Downloading|Pouring|Installing|Fetching|Caveats|Summary|Upgrading|Auto-updated|Updated|New Formulae|Updating Homebrew|Tapping|Cloning|Moving|Linking|Purging|Patching|Regenerating|Homebrew|Updating)/,
        },
        { class: 'install', match: /^(?:Already downloaded: |Warning: \S+ \S+ is already installed|🍺)/ },
        {
          class: 'error',
          match:
            /^Error: (?:No (?:available formula|formulae|casks)|\S+: (?:no bottle|wrong number)|An exception occurred within|Cannot install|The following (?:formula|directories))(?<message>.*)$/,
        },
        { class: 'error', match: /^Do not report this issue to Homebrew|^Make sure that you .{1,40}brew link/ },
      ],
    },
    {
      id: 'zypper',
      source: { documented: 'https://en.opensuse.org/SDB:Zypper_manual' },
      forms: [
        {
          class: 'install',
          match:
            /^(?:Retrieving (?:package|repository|:)|Building repository '|Loading repository data|Reading installed packages|Resolving package dependencies|Overall download size|Checking for file conflicts)/,
        },
        {
          class: 'error',
          match: /^(?:Problem: |No provider of '|'[\w.+-]+' not found in package names)(?<message>.*)$/,
        },
        { class: 'note', match: /^ Solution \d+: / },
      ],
    },
  ],
};
