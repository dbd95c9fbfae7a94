import { only } from '../argument.js';
import { type Call, type CommandRule, ruleTable } from '../command-rule.js';
import { judgeByRule } from '../judge-by-rule.js';
import { stepInto } from '../lexical-path.js';
import { type GivenOptions, readOptions } from '../read-options.js';

// Not here: `--output`, which writes, `--ext-diff`, which runs programs, `-O` of grep, which opens a pager.
const diffOptions =
  '-abBC?D?G:l:M?pqrRS:stuU:wWXz --patch --no-patch --unified= --raw --patch-with-raw --patch-with-stat --minimal --patience --histogram --diff-algorithm= --anchored= --indent-heuristic --stat? --numstat --shortstat --dirstat? --compact-summary --summary --output= --name-only --name-status --submodule? --color? --no-color --color-moved? --color-words? --word-diff? --word-diff-regex= --no-renames --rename-empty --check --full-index --binary --abbrev? --break-rewrites? --find-renames? --find-copies? --find-copies-harder --irreversible-delete --diff-filter= --find-object= --pickaxe-all --pickaxe-regex --relative? --no-relative --text --ignore-cr-at-eol --ignore-space-at-eol --ignore-space-change --ignore-all-space --ignore-blank-lines --inter-hunk-context= --function-context --exit-code --quiet --no-ext-diff --no-textconv --ignore-submodules? --src-prefix= --dst-prefix= --no-prefix --line-prefix= --cc --combined-all-paths';
const logOptions =
  '-cgiEFPL:n: --all --branches? --tags? --remotes? --glob= --exclude= --author= --committer= --grep= --all-match --invert-grep --regexp-ignore-case --extended-regexp --fixed-strings --perl-regexp --since= --after= --until= --before= --max-count= --skip= --merges --no-merges --min-parents= --max-parents= --first-parent --not --reverse --date-order --topo-order --author-date-order --graph --oneline --pretty? --format= --abbrev-commit --no-abbrev-commit --decorate? --no-decorate --decorate-refs= --date= --relative-date --follow --full-diff --full-history --simplify-merges --ancestry-path? --walk-reflogs --cherry --cherry-mark --cherry-pick --left-right --left-only --right-only --boundary --notes? --no-notes --source --parents --children --encoding= --mailmap --use-mailmap --no-walk? --do-walk --log-size --expand-tabs? -m';
const text = { operands: 'text' } as const;
const output = { operands: 'text', writesTo: ['--output'] } as const;
const listed = { count: true, check: asksSignature, ...output } as const;

/** A format can ask for the signature of a commit: that runs a program, which makes its folder. */
function asksSignature({ options }: GivenOptions): string | undefined {
  const format = options.find(
    ({ name, value }) => /^--(format|pretty|group)$/.test(name) && value && /%G|\(signature/.test(only(value) ?? '%G'),
  );
  return format && `${format.name} may check a signature`;
}

/** Options or words with which a command lists, so that its operands are patterns or commits. */
function listsWith(...names: readonly string[]): (given: GivenOptions) => string | undefined {
  return (given) => {
    const first = given.operands[0];
    return first === undefined || given.options.some(({ name }) => names.includes(name))
      ? asksSignature(given)
      : `${first.text} may make one`;
  };
}

/** `ext::` and its like name programs. */
function plainAddress({ operands }: GivenOptions): string | undefined {
  return operands.every((operand) => /^(https?:\/\/|[\w./-]+$)/.test(only(operand) ?? ' '))
    ? undefined
    : 'of this address may run a program';
}

function single(given: GivenOptions): string | undefined {
  return given.operands.length > 1 || given.operands.some(({ many }) => many) ? 'with a value sets it' : undefined;
}

/** `git diff … -- file`: what stands behind the dashes, or looks like a file, names files. */
function withPaths(options: string): CommandRule {
  const rule: CommandRule = { options, ...listed };
  return {
    judge: (call) => {
      judgeByRule(rule, call);
      const { operands, afterDashes } = readOptions(call.args, rule);
      operands.forEach((operand, index) => {
        const behind = index >= operands.length - afterDashes;
        const file = /^[\w.][\w./-]*\.[A-Za-z]\w*$/.test(only(operand) ?? '') && !operand.text.includes('..');
        if (behind || file) call.context.ledger.file('reads', operand, call.context.scope.cwd);
      });
    },
  };
}

const subcommands = ruleTable({
  status: {
    options:
      '-bsu?vz --branch --short --porcelain? --long --show-stash --untracked-files? --ignored? --ignore-submodules? --column? --no-column --ahead-behind --no-ahead-behind --renames --no-renames --find-renames? --verbose',
  },
  diff: withPaths(`${diffOptions} -0123 --cached --staged --merge-base --no-index --base --ours --theirs`),
  'log whatchanged': withPaths(`${diffOptions} ${logOptions}`),
  show: withPaths(`${diffOptions} ${logOptions}`),
  'diff-tree diff-index diff-files': withPaths(
    `${diffOptions} --cached --root --stdin --no-commit-id --pretty? --always`,
  ),
  'rev-list': withPaths(
    `${logOptions} --count --objects --objects-edge --stdin --quiet --unpacked --timestamp --disk-usage?`,
  ),
  'rev-parse': {
    options:
      '-q --abbrev-ref? --short? --verify --quiet --show-toplevel --show-prefix --show-cdup --show-superproject-working-tree --git-dir --absolute-git-dir --git-common-dir --git-path= --is-inside-work-tree --is-inside-git-dir --is-bare-repository --is-shallow-repository --symbolic --symbolic-full-name --all --branches? --tags? --remotes? --default= --revs-only --no-revs --flags --no-flags --sq --not --show-object-format? --path-format= --end-of-options',
    ...text,
  },
  'ls-files': {
    options:
      '-cdmostuvkx:zX:fi --cached --deleted --modified --others --ignored --stage --unmerged --killed --directory --no-empty-directory --eol --exclude= --exclude-from= --exclude-per-directory= --exclude-standard --error-unmatch --with-tree= --full-name --recurse-submodules --abbrev? --debug --deduplicate --format=',
    ...text,
  },
  'ls-tree': {
    options: '-drtlz --name-only --name-status --object-only --full-name --full-tree --long --abbrev? --format=',
    ...text,
  },
  'cat-file': {
    options: '-petsZ --batch? --batch-check? --batch-all-objects --buffer --unordered --allow-unknown-type',
    ...text,
  },
  'blame annotate': {
    options: `-bcCeflL:M?npsS:tw --root --show-stats --porcelain --line-porcelain --incremental --show-name --show-number --show-email --date= --abbrev= --since= --ignore-rev= --color-lines --color-by-age --reverse --first-parent`,
    ...text,
  },
  grep: {
    options:
      '-aiIvhHEGFPnlLcorwpWq0A:B:C:e:f:m: --cached --untracked --no-index --no-exclude-standard --recurse-submodules --text --ignore-case --word-regexp --invert-match --full-name --extended-regexp --basic-regexp --perl-regexp --fixed-strings --line-number --column --files-with-matches --name-only --files-without-match --null --only-matching --count --color? --no-color --break --heading --show-function --function-context --context= --after-context= --before-context= --max-depth= --max-count= --threads= --and --or --not --all-match --quiet',
    count: true,
    operands: 'text',
  },
  shortlog: {
    options: '-ns --summary --email --numbered --group= --since= --until= --all --no-merges',
    check: asksSignature,
    ...text,
  },
  describe: {
    options:
      '--all --tags --contains --abbrev? --candidates= --exact-match --debug --long --match= --exclude= --always --first-parent --dirty? --broken?',
    ...text,
  },
  'show-ref merge-base name-rev cherry check-ignore check-attr count-objects var version range-diff': {
    options:
      '-adqvs --head --heads --branches --tags --dereference --hash? --verify --quiet --abbrev? --all --octopus --independent --is-ancestor --fork-point --name-only --refs= --stdin --always --undefined --verbose --non-matching --no-index --human-readable --build-options --no-color --stat?',
    ...text,
  },
  'for-each-ref': {
    options:
      '--count= --shell --sort= --format= --color? --points-at= --merged? --no-merged? --contains? --no-contains? --ignore-case --exclude=',
    check: asksSignature,
    ...text,
  },
  'symbolic-ref': { options: '-q --quiet --short', check: single, ...text },
  branch: {
    options:
      '-arv --all --remotes --list --verbose --show-current --contains --no-contains --merged --no-merged --points-at= --sort= --format= --color? --no-color --column? --no-column --abbrev? --no-abbrev --ignore-case',
    check: listsWith('--list', '--contains', '--no-contains', '--merged', '--no-merged', '--points-at'),
    ...text,
  },
  tag: {
    options:
      '-ln? --list --contains --no-contains --merged --no-merged --points-at= --sort= --format= --color? --column? --no-column --ignore-case',
    check: listsWith('-l', '--list', '--contains', '--no-contains', '--merged', '--no-merged', '--points-at'),
    ...text,
  },
  stash: {
    subcommands: ruleTable({
      list: { options: `${logOptions} ${diffOptions}`, ...listed },
      show: { options: `${diffOptions} --include-untracked --only-untracked`, ...output },
    }),
  },
  remote: {
    exactly: ['', '-v', '--verbose', '-v show', 'show'],
    subcommands: ruleTable({
      show: { options: '-n', network: true, check: plainAddress, ...text },
      'get-url': { options: '--push --all', ...text },
    }),
  },
  config: {
    options:
      '-lz --global --local --system --worktree --file= --blob= --get --get-all --get-regexp --get-urlmatch --get-color --get-colorbool --list --name-only --show-origin --show-scope --null --type= --bool --int --path --includes --no-includes --default=',
    ordered: 'perhaps',
    check: (given) => {
      const asks = given.options.some(({ name }) => /^(--get.*|--list|-l)$/.test(name));
      const word = only(given.operands[0]);
      return asks ||
        (given.operands.length === 2 && (word === 'get' || word === 'list')) ||
        (given.operands.length === 1 && word !== undefined && (word.includes('.') || word === 'list'))
        ? undefined
        : 'without --get may set a value';
    },
    ...text,
  },
  reflog: {
    exactly: [''],
    subcommands: ruleTable({ show: { options: `${logOptions} ${diffOptions}`, ...listed }, exists: text }),
  },
  worktree: { subcommands: ruleTable({ list: { options: '-vz --porcelain --verbose', operands: 'none' } }) },
  notes: { subcommands: ruleTable({ list: text, show: text }) },
  submodule: {
    exactly: ['', 'status', 'status --recursive', 'summary'],
    writes: 'may change submodules',
    network: true,
    operands: 'text',
  },
  'ls-remote': {
    options: '-hqt --heads --branches --tags --refs --quiet --exit-code --get-url --sort= --symref',
    network: true,
    check: plainAddress,
    ...text,
  },
  'push pull fetch clone': { writes: 'changes the repository or its files', network: true, operands: 'text' },
  'add commit init merge rebase reset revert clean switch apply am cherry-pick gc': {
    writes: 'changes the repository or its files',
    operands: 'text',
  },
  'rm mv': { writes: 'changes files and the index', operands: 'deletes' },
  'checkout restore': { writes: 'changes files', operands: 'text' },
});

const options =
  '-PC:vh --no-pager --no-optional-locks --literal-pathspecs --glob-pathspecs --no-replace-objects --git-dir= --work-tree= --version --html-path --man-path --info-path';

/** `git -C folder …` moves the paths; `git -c key=value` can make any command run programs. */
function judgeGit({ name, args, context }: Call): void {
  const { options: given, operands, notKnown } = readOptions(args, { options: `${options} -c:`, ordered: true });
  const { ledger, scope } = context;
  let { cwd } = scope;
  for (const { name: option, value } of given) {
    const text = only(value);
    if (option === '-C') cwd = stepInto(cwd, text);
    else if (
      option === '-c' &&
      !/^(core\.(quotepath=|pager=(cat)?$|abbrev=)|(color|status|i18n|advice)\.[\w.]+=|log\.(date|decorate|abbrevcommit|follow|mailmap)=|diff\.(renames|algorithm)=)/i.test(
        text ?? '',
      )
    ) {
      ledger.mayWrite(`git -c ${value?.text ?? ''} may change what runs`);
    }
  }
  if (notKnown[0] !== undefined) ledger.mayWrite(`git ${notKnown[0]} is not known to only read`);
  if (operands.length === 0) return;
  judgeByRule({ subcommands }, { name, args: operands, context: { ...context, scope: { ...scope, cwd } } });
}

export const git = ruleTable({ git: { judge: judgeGit } });
