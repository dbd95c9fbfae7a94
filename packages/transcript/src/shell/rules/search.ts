import { ruleTable } from '../command-rule.js';
import { judgeFind } from '../find-expression.js';

/** Programs that search files by their content or their names. */
export const search = ruleTable({
  find: { judge: judgeFind },
  rg: {
    // Not here: `--pre` and `--hostname-bin`, which run programs, and `-z`, which runs decompressors.
    options:
      '-0A:aB:bcC:d:E:e:Ff:g:HhIiLlM:m:NnoPpqr:Sst:T:UuvVwx. --after-context= --before-context= --binary --block-buffered --byte-offset --case-sensitive --color= --colors= --column --context= --context-separator= --count --count-matches --crlf --debug --encoding= --engine= --field-context-separator= --field-match-separator= --files --files-with-matches --files-without-match --fixed-strings --file= --follow --glob= --glob-case-insensitive --heading --help --hidden --iglob= --ignore-case --ignore-file= --include-zero --invert-match --json --line-buffered --line-number --line-regexp --max-columns= --max-columns-preview --max-count= --max-depth= --max-filesize= --multiline --multiline-dotall --no-config --no-heading --no-hidden --no-filename --no-ignore --no-ignore-dot --no-ignore-global --no-ignore-parent --no-ignore-vcs --no-line-number --no-messages --null --null-data --one-file-system --only-matching --passthru --path-separator= --pcre2 --pretty --quiet --regexp= --replace= --smart-case --sort= --sortr= --stats --text --threads= --trim --type= --type-list --type-not= --unrestricted --version --vimgrep --with-filename --word-regexp',
    operands: 'pattern',
    readsFrom: ['-f', '--file'],
  },
  'fd fdfind': {
    options:
      '-0ac:d:E:e:FgHIiLlpsS:t:uV --absolute-path --case-sensitive --color= --exclude= --extension= --fixed-strings --follow --full-path --glob --hidden --ignore-case --max-depth= --max-results= --min-depth= --no-ignore --no-ignore-vcs --print0 --size= --type= --unrestricted --changed-within= --changed-before= --help --version',
    operands: 'pattern',
  },
  ag: {
    options:
      '-0A:aB:C:cfFG:HiLlm:nopQrRsStuUvwz --ackmate --column --count --depth= --files-with-matches --hidden --ignore= --ignore-case --literal --nocolor --color --nogroup --nobreak --noheading --numbers --only-matching --smart-case --stats --word-regexp --version',
    operands: 'pattern',
  },
  'cloc tokei scc': { options: '-h --exclude-dir= --include-lang= --by-file --quiet --version --help' },
  'which where whereis whence': {
    options: '-abBmMsSf --all --skip-alias --skip-functions',
    operands: 'text',
    harmless: true,
  },
  'locate mlocate': {
    options: '-0bceil:n:rw --basename --count --existing --ignore-case --limit= --regex --regexp=',
    operands: 'text',
  },
});
