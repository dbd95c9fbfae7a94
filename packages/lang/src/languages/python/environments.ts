import type { Tool } from '../../language.js';

/** What runs a project's checks in several environments. */
export const environments: readonly Tool[] = [
  {
    id: 'tox',
    source: 'recorded',
    forms: [
      {
        class: 'command',
        match: /^[\w.-]+(?: run-?test\S*)?: (?:commands(?:_pre|_post)?\[\d+\]|runtests: )/,
      },
      { class: 'exit', match: /^[\w.-]+: exit -?\d+ \(/ },
      { class: 'failure', match: /^\s*(?<name>[\w.-]+): FAIL(?: ✖| code| \()/ },
      {
        class: 'pass',
        match: /^\s*[\w.-]+: (?:OK(?: ✔| \()|SKIP|commands succeeded)/,
        has: [': ok', ': skip', ': commands succeeded'],
      },
      { class: 'exit', match: /^ERROR: (?:InvocationError for command|invocation failed) / },
      {
        class: 'failure',
        match: /^ERROR: +(?<name>[\w.-]+): (?:commands failed|could not install|undefined|parallel child)/,
      },
      { class: 'summary', match: /^\s*(?:evaluation failed :\(|congratulations :\))/ },
      {
        class: 'install',
        match:
          /^[\w.-]+ (?:create|recreate|installdeps|inst|inst-nodeps|develop-inst|installed|sdist-make|wheel-make): /,
      },
      {
        class: 'install',
        match: /^[\w.-]+: (?:install_deps|install_package|freeze|install_package_deps)> /,
      },
    ],
  },
  {
    id: 'nox',
    source: 'recorded',
    forms: [
      { class: 'command', match: /^nox > Running session / },
      { class: 'exit', match: /^nox > Command .* failed with exit code -?\d+/ },
      { class: 'failure', match: /^nox > (?:Session .* failed\b|\* (?<name>\S+): failed$)/ },
      { class: 'pass', match: /^nox > (?:Session .* (?:was successful|skipped)|\* \S+: (?:success|skipped)$)/ },
      { class: 'install', match: /^nox > (?:Creating|Re-using) / },
      { class: 'install', match: /^nox > python -m pip install / },
      { class: 'summary', match: /^nox > Ran \d+ sessions?/ },
    ],
  },
  {
    id: 'coverage',
    source: 'recorded',
    forms: [
      { class: 'summary', match: /^TOTAL +\d+ +\d+ .*\d+%$/ },
      // A row of a file, which looks like progress.
      { class: 'note', match: /^\S+\.py +\d+ +\d+ .*\d+%/ },
      { class: 'error', match: /^Coverage failure: total of / },
    ],
  },
];
