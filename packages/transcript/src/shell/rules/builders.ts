import { ruleTable } from '../command-rule.js';

const builds = { writes: 'builds or runs', network: true, operands: 'text' } as const;
const version = ['--version'];

/** Build tools, test runners and linters: all of them write something, or run what does. */
export const builders = ruleTable({
  'make gmake mvn gradle': { ...builds, exactly: ['--version', '-v', '--help'] },
  ant: { ...builds, exactly: ['-version'] },
  'cmake ninja meson scons rake just task': { ...builds, exactly: version },
  // Whatever they are asked, they fetch themselves or run what the project holds.
  'bazel sbt mvnw gradlew lein buck': builds,
  'tsc jest vitest mocha eslint prettier biome ruff black mypy pyright pylint isort rubocop rspec phpunit golangci-lint shellcheck clang-format clang-tidy vite webpack rollup esbuild turbo nx next astro playwright cypress':
    { writes: 'runs project code or writes files', network: true, operands: 'text', exactly: version },
  // flake8 loads the project's plugins before it says its version.
  'tox nox flake8': { writes: 'runs project code', network: true, operands: 'text' },
  go: {
    ...builds,
    exactly: ['version', 'env', 'help', 'env GOPATH', 'env GOROOT', 'env GOMODCACHE', 'env GOOS GOARCH'],
  },
  cargo: { ...builds, exactly: ['--version', '-V', '-vV', '--list', '--help', 'version', 'locate-project'] },
  rustup: {
    writes: 'installs',
    network: true,
    operands: 'text',
    exactly: ['--version', 'toolchain list', 'target list', 'component list'],
  },
  dotnet: { ...builds, exactly: ['--version', '--info', '--list-sdks', '--list-runtimes'] },
});
