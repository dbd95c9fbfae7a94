import { ruleTable } from '../command-rule.js';

const text = { operands: 'text' } as const;
const installs = { writes: 'installs or runs', network: true, operands: 'text' } as const;
const version = ['--version'];
const lists = {
  ...text,
  options: '-glap --all --depth= --global --json --long --parseable --omit= --prod --dev --link --recursive',
} as const;

/** Package managers: they install, and run what packages and projects hold. Listing what there is only reads. */
export const packageManagers = ruleTable({
  npm: {
    exactly: ['--version', '-v', '--help', '-h'],
    subcommands: ruleTable({
      'ls list ll la': lists,
      'root prefix bin': { options: '-g --global', ...text },
      'explain why': { options: '--json', ...text },
      config: { subcommands: ruleTable({ 'get list ls': { options: '-lg --json --long --global', ...text } }) },
      pkg: { subcommands: ruleTable({ get: text }) },
      'install ci i add update uninstall run test start publish exec': installs,
    }),
  },
  // It runs the project's `.pnpmfile.cjs`, even to say its version.
  pnpm: installs,
  'npx bunx uvx pipx corepack volta mise asdf rbenv': { ...installs, exactly: version },
  pyenv: { ...installs, exactly: ['--version', 'versions', 'version'] },
  'pip pip3': {
    exactly: ['--version', '-V', '--help'],
    subcommands: ruleTable({
      'list freeze show check': {
        options: '-v --format= --files --outdated --uptodate --user --local --verbose',
        // They look for a newer version of pip, and say so below.
        network: true,
        ...text,
      },
      'install uninstall download wheel': installs,
    }),
  },
  'uv poetry conda mamba pdm hatch bundle bundler gem composer mix rebar3 cabal stack opam luarocks': {
    ...installs,
    exactly: version,
  },
  'apt-cache': {
    subcommands: ruleTable({ 'search show showpkg policy depends rdepends madison': { options: '-an', ...text } }),
  },
  'dpkg-query': { options: '-lsLSWf: --list --status --show --listfiles --search --showformat=', ...text },
  dpkg: { ...installs, exactly: ['-l', '--list', '--version', '--print-architecture'] },
  apt: {
    subcommands: ruleTable({
      'list show search policy': { options: '-a --installed --upgradable --all-versions', ...text },
      'install remove update upgrade': installs,
    }),
  },
  brew: {
    exactly: ['--version', '--prefix'],
    subcommands: ruleTable({
      'list ls leaves': { options: '-1 --versions --cask --formula', ...text },
      'install uninstall upgrade update': installs,
    }),
  },
  'apt-get aptitude yum dnf apk pacman snap flatpak port zypper': { ...installs, exactly: version },
});
