import { mayBegin, only } from '../argument.js';
import { awkReason } from '../awk-program.js';
import { oneFile, ruleTable } from '../command-rule.js';
import { sedReason } from '../sed-script.js';

/** Filters: what they are given goes to standard output, changed. */
export const textTools = ruleTable({
  'grep egrep fgrep zgrep ggrep': {
    options:
      '-aA:bB:cC:d:D:e:Ef:FGhHiIlLm:nNopPqrRsSTuUvVwxyzZ --after-context= --before-context= --context= --color? --colour? --count --binary-files= --byte-offset --basic-regexp --dereference-recursive --devices= --directories= --exclude= --exclude-dir= --exclude-from= --extended-regexp --file= --files-with-matches --files-without-match --fixed-strings --group-separator= --ignore-case --include= --include-dir= --initial-tab --invert-match --label= --line-buffered --line-number --line-regexp --max-count= --no-filename --no-group-separator --no-ignore-case --no-messages --null --null-data --only-matching --perl-regexp --quiet --recursive --regexp= --silent --text --unix-byte-offsets --version --with-filename --word-regexp --help',
    count: true,
    operands: 'pattern',
    readsFrom: ['-f', '--file'],
    harmless: true,
  },
  cut: {
    options:
      '-b:c:d:f:nszw --bytes= --characters= --delimiter= --fields= --complement --only-delimited --output-delimiter= --zero-terminated --help --version',
    harmless: true,
  },
  tr: {
    options: '-cCdstu --complement --delete --squeeze-repeats --truncate-set1 --help --version',
    operands: 'text',
    harmless: true,
  },
  'paste join comm': {
    options:
      '-123a:e:d:ij:o:st:v:zi --delimiters= --serial --check-order --nocheck-order --header --ignore-case --output-delimiter= --total --zero-terminated --help --version',
    harmless: true,
  },
  'nl fold fmt expand unexpand pr rev column': {
    options:
      '-ab:cd:ei:l:n:o:prs:t:uv:w:xc:N:HJR: --body-numbering= --width= --spaces --bytes --tabs= --table --separator= --output-separator= --number-format= --help --version',
    count: true,
  },
  sort: {
    writesTo: ['-o', '--output'],
    options:
      '-bcCdfghik:mMno:rRsS:t:uVz --ignore-leading-blanks --output= --dictionary-order --ignore-case --general-numeric-sort --ignore-nonprinting --month-sort --human-numeric-sort --numeric-sort --random-sort --reverse --sort= --version-sort --batch-size= --check? --key= --merge --stable --buffer-size= --field-separator= --parallel= --unique --zero-terminated --help --version',
  },
  uniq: {
    options:
      '-cdDf:is:uw:z --count --repeated --all-repeated? --skip-fields= --ignore-case --skip-chars= --unique --check-chars= --group? --zero-terminated --help --version',
    count: true,
    // Some versions take no options behind the file.
    ordered: true,
    check: oneFile,
  },
  shuf: { options: '-ei:n:rz --echo --input-range= --head-count= --repeat --zero-terminated --help --version' },
  'diff colordiff': {
    options:
      '-abBcC:dD:eEF:iI:L:nNpqrsS:tTuU:vwW:x:X:yZ --normal --brief --report-identical-files --context? --unified? --ed --rcs --side-by-side --width= --left-column --suppress-common-lines --show-c-function --show-function-line= --label= --expand-tabs --initial-tab --tabsize= --recursive --no-dereference --new-file --exclude= --exclude-from= --starting-file= --ignore-file-name-case --ignore-case --ignore-tab-expansion --ignore-trailing-space --ignore-space-change --ignore-all-space --ignore-blank-lines --ignore-matching-lines= --text --strip-trailing-cr --minimal --speed-large-files --color? --help --version',
    count: true,
  },
  jq: {
    options:
      '-aCcef:hjMnrRsSV --arg= --args --argjson= --ascii-output --color-output --compact-output --exit-status --from-file= --help --indent= --join-output --jsonargs --monochrome-output --null-input --raw-input --raw-output --raw-output0 --rawfile= --seq --slurp --slurpfile= --sort-keys --stream --stream-errors --tab --unbuffered --version',
    operands: 'pattern',
    readsFrom: ['-f', '--from-file'],
    // jq's language has no way to write or to run.
    harmless: true,
  },
  yq: {
    options:
      '-CMNPejo:p:rI: --colors --no-colors --no-doc --prettyPrint --exit-status --output-format= --input-format= --unwrapScalar --indent= --null-input --version --help',
    operands: 'pattern',
  },
  sed: {
    options:
      '-nErsuzi?e: --in-place? --quiet --silent --expression= --regexp-extended --separate --unbuffered --null-data --posix --debug --sandbox --help --version',
    operands: 'pattern',
    ordered: 'perhaps',
    changesWith: ['-i', '--in-place'],
    exactly: ['--help', '--version'],
    check: ({ options, operands }) => {
      const scripts = options
        .filter(({ name }) => name === '-e' || name === '--expression')
        .map(({ value }) => only(value));
      const all = scripts.length > 0 ? scripts : [only(operands[0])];
      return all.includes(undefined) ? 'has a script that shows only when it runs' : sedReason(all.join('\n'));
    },
  },
  'awk gawk mawk nawk': {
    // Not here: long options with a value, which some versions take for a flag.
    options: '-F:v: --version --help --posix --sandbox --re-interval --characters-as-bytes',
    ordered: true,
    operands: 'pattern',
    check: ({ options, operands }) => {
      // Not all versions know these two, and then the program runs.
      const asks = options.some(({ name }) => name === '--help' || name === '--version');
      if (asks && operands.length === 0) return undefined;
      const program = only(operands[0]);
      return program === undefined ? 'has a program that shows only when it runs' : awkReason(program);
    },
  },
  'less more': {
    options:
      '-acCdeEfFgGhHiIJKmMnNqQrRsSuUVwWXz --chop-long-lines --no-init --quit-if-one-screen --raw-control-chars --RAW-CONTROL-CHARS --LINE-NUMBERS --help --version',
    check: ({ operands }) => (operands.some((operand) => mayBegin(operand, '+')) ? 'with + runs a command' : undefined),
  },
  'bat batcat': {
    options:
      '-Anpl:r:P --plain --number --show-all --language= --line-range= --paging= --style= --color= --decorations= --theme= --wrap= --version --help',
  },
  iconv: { options: '-cf:lst: --from-code= --to-code= --list' },
  patch: { writes: 'changes files', operands: 'writes' },
  'sponge dos2unix unix2dos': { writes: 'edits files', operands: 'writes' },
  'ex ed vi vim nvim nano emacs code': { writes: 'edits files', network: true, operands: 'writes' },
});
