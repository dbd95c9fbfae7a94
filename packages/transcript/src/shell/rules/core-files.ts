import { type Argument, mayBegin, only } from '../argument.js';
import { type Call, oneFile, ruleTable } from '../command-rule.js';
import { judgeByRule } from '../judge-by-rule.js';
import type { GivenOptions } from '../read-options.js';

/** Reading, finding out about and changing files: coreutils and what stands beside them. */
export const coreFiles = ruleTable({
  cat: {
    options:
      '-AbeEnstTuvl --show-all --number --number-nonblank --show-ends --show-tabs --show-nonprinting --squeeze-blank --help --version',
    harmless: true,
  },
  tac: { options: '-brs: --before --regex --separator= --help --version', harmless: true },
  head: {
    options: '-n:c:qvz --lines= --bytes= --quiet --silent --verbose --zero-terminated --help --version',
    count: true,
    harmless: true,
  },
  tail: {
    options:
      '-n:c:fFqvrzs: --lines= --bytes= --follow? --quiet --silent --verbose --retry --pid= --sleep-interval= --zero-terminated --help --version',
    count: true,
    harmless: true,
  },
  'ls dir vdir gls': {
    options:
      '-aAbBcCdDfFgGhHiI:klLmnNopqQrRsStT:uUvw:xXZ1@eOW --all --almost-all --author --block-size= --classify? --color? --directory --escape --file-type --format= --full-time --group-directories-first --hide= --human-readable --hyperlink? --ignore= --ignore-backups --indicator-style= --inode --literal --no-group --numeric-uid-gid --quote-name --quoting-style= --recursive --reverse --show-control-chars --si --size --sort= --tabsize= --time= --time-style= --width= --zero --dereference --help --version',
    harmless: true,
  },
  stat: {
    options: '-Lfc:tnqrsxF --dereference --file-system --format= --printf= --terse --help --version',
    harmless: true,
  },
  file: {
    options:
      '-bhiILNkrsvzZ0e:F: --brief --dereference --mime --mime-type --mime-encoding --no-dereference --separator= --uncompress --version --help',
  },
  du: {
    options:
      '-0abcDd:hHkIlLmPsSt:xX:A --all --apparent-size --block-size= --bytes --count-links --dereference --exclude= --human-readable --inodes --max-depth= --null --one-file-system --separate-dirs --si --summarize --threshold= --time? --total --help --version',
    harmless: true,
  },
  df: {
    options:
      '-aB:hHiIklmPt:Tx: --all --block-size= --human-readable --inodes --local --output? --portability --print-type --si --total --type= --help --version',
    harmless: true,
  },
  wc: {
    options: '-clmLw --bytes --chars --lines --max-line-length --words --files0-from= --total= --help --version',
    harmless: true,
  },
  'md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum shasum cksum sum': {
    options:
      '-a:bctwzrsl: --binary --check --tag --text --zero --ignore-missing --quiet --status --strict --warn --algorithm= --untagged --help --version',
    harmless: true,
  },
  md5: { options: '-qrs:', harmless: true },
  realpath: {
    options:
      '-eEmLPqsz --canonicalize-existing --canonicalize-missing --logical --physical --quiet --relative-to= --relative-base= --strip --no-symlinks --zero --help --version',
    operands: 'text',
    harmless: true,
  },
  readlink: {
    options:
      '-femnqsvz --canonicalize --canonicalize-existing --canonicalize-missing --no-newline --quiet --silent --verbose --zero --help --version',
    operands: 'text',
    harmless: true,
  },
  basename: { options: '-as:z --multiple --suffix= --zero --help --version', operands: 'text', harmless: true },
  dirname: { options: '-z --zero --help --version', operands: 'text', harmless: true },
  tree: {
    writesTo: ['-o'],
    separate: true,
    options:
      '-adflpsugDhixQqNnCAFSUvrtcL:P:I:Jo: --noreport --dirsfirst --filesfirst --gitignore --prune --matchdirs --ignore-case --du --si --sort? --filelimit= --charset= --timefmt= --inodes --device --help --version',
  },
  'od hexdump hd': {
    options:
      '-A:bcCde:ifFhj:lN:n:oOs:St:vw?xX --address-radix= --format= --read-bytes= --skip-bytes= --output-duplicates --width? --help --version',
  },
  strings: {
    options: '-afn:oe:t:U:wd --all --bytes= --print-file-name --radix= --encoding= --data --help --version',
    count: true,
    check: noOptionFile,
  },
  xxd: { judge: judgeXxd },
  base64: { options: '-dDiw:b: --decode --ignore-garbage --wrap= --help --version' },
  base32: { options: '-diw: --decode --ignore-garbage --wrap= --help --version' },
  'nm size objdump readelf otool': {
    options:
      '-aACdDgHhiIlnpPrsSTtuVWwxe --demangle? --dynamic --extern-only --defined-only --undefined-only --print-size --size-sort --all --headers --file-headers --section-headers --disassemble --syms --help --version',
    check: noOptionFile,
  },
  cmp: {
    options: '-bi:ln:s --print-bytes --ignore-initial= --verbose --bytes= --quiet --silent --help --version',
    harmless: true,
  },
  'zcat gzcat bzcat xzcat zstdcat lzcat': { options: '-fqv' },
  'ln link': { writes: 'makes links', options: '-bfiLnPrst:TvS: --symbolic --force', operands: 'copies' },
  cp: { writes: 'copies files', options: '-aAbdfiHlLnPpRrsS:t:TuvxZ', operands: 'copies' },
  mv: { writes: 'moves files', options: '-bfinS:t:TuvZ', operands: 'moves' },
  install: { writes: 'copies files', options: '-bcCdDg:m:o:pst:TvS:', operands: 'copies' },
  rm: { writes: 'deletes files', options: '-dfiIrRvP', operands: 'deletes' },
  'rmdir unlink': { writes: 'deletes files', options: '-pv', operands: 'deletes' },
  shred: { writes: 'overwrites files', options: '-fin:s:uvxz', operands: 'deletes' },
  'mkdir mkfifo mknod': { writes: 'makes files or folders', options: '-m:pvZ', operands: 'writes' },
  touch: { writes: 'makes files or changes their times', options: '-acd:fhmr:t:A:', operands: 'writes' },
  truncate: { writes: 'changes the size of files', options: '-cor:s:', operands: 'writes' },
  tee: { writes: 'writes files', options: '-aip', operands: 'writes' },
  'chmod chown chgrp': { writes: 'changes who may use files', options: '-cfvRhHLP', operands: 'pattern' },
  'dd split csplit mktemp rename fallocate setfacl chattr': { writes: 'writes files', operands: 'text' },
  rsync: { writes: 'writes files', network: true, operands: 'text' },
});

/** `@file` holds further options. */
function noOptionFile({ options, operands }: GivenOptions): string | undefined {
  const given = [...operands, ...options.flatMap(({ value }): Argument[] => (value ? [value] : []))];
  const file = given.find((argument) => mayBegin(argument, '@'));
  return file ? `${file.text} may hold options` : undefined;
}

/** Its options stand before the files, one in each word, and some are words: `-ps` is `-p`. */
function judgeXxd(call: Call): void {
  const { name, args, context } = call;
  const odd = args.find((argument) => /^-(?!([abCdeipu]|ps|[cglnos]|[cgl]\d+)?$)/.test(only(argument) ?? ''));
  if (odd) context.ledger.mayWrite(`${name} ${odd.text} is not known to only read`);
  const plain = args.filter((argument) => only(argument) !== '-ps');
  judgeByRule({ options: '-abc:Cdeg:il:n:o:ps:u', ordered: true, check: oneFile }, { ...call, args: plain });
}
