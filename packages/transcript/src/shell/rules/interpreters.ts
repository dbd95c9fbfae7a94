import { ruleTable } from '../command-rule.js';

const runs = { writes: 'runs a program', network: true, operands: 'program' } as const;
const makes = { writes: 'makes files', operands: 'files' } as const;
/** They run macros, plugins or build scripts. */
const builds = { ...makes, network: true } as const;
const queries = { writes: 'runs queries', network: true, operands: 'text' } as const;
const version = ['--version', '--help'];

/** Interpreters and compilers: they run or make things. Alone with a question for their version they only answer. */
export const interpreters = ruleTable({
  'python python2 python3 python3.8 python3.9 python3.10 python3.11 python3.12 python3.13 python3.14 pypy pypy3': {
    ...runs,
    options: '-bBdEiIOPqRsSuvxc:m:W:X:',
    exactly: [...version, '-V', '-VV', '-h'],
  },
  'node nodejs': {
    ...runs,
    options: '-ie:p:r:C: --eval= --print= --require= --import= --loader= --test',
    exactly: [...version, '-v', '-h', '--v8-options'],
  },
  'ruby perl php lua luajit julia elixir': { ...runs, options: '-nlpwse:E:r:', exactly: [...version, '-v'] },
  'deno bun ts-node tsx irb R Rscript iex ghc runghc ocaml swift scala groovy racket guile clojure': {
    ...runs,
    exactly: version,
  },
  'tclsh osascript yarn pytest py.test': runs,
  java: { ...runs, exactly: [...version, '-version', '-help'] },
  'javac kotlin kotlinc': { ...builds, exactly: [...version, '-version', '-help'] },
  'gcc g++ cc c++ clang clang++': { ...makes, exactly: [...version, '-v', '-dumpversion', '-dumpmachine'] },
  rustc: { ...builds, exactly: [...version, '-V', '-vV'] },
  zig: { ...builds, exactly: ['version'] },
  'nim crystal dmd': { ...builds, exactly: ['--version'] },
  'ld as gfortran': { ...makes, exactly: ['--version'] },
  'psql mysql sqlite3 mongo mongosh redis-cli duckdb': { ...queries, exactly: version },
});
