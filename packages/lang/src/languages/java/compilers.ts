import type { Tool } from '../../language.js';

/** Java's compilers, and the checkers that read the same sources. */
export const compilers: readonly Tool[] = [
  {
    id: 'javac',
    source: 'recorded',
    forms: [
      {
        class: 'error',
        match:
          /^\s*(?<file>(?:[A-Za-z]:)?[^\s:[][^:]*\.java):(?<line>\d+): (?<severity>error|warning|note): (?:\[(?<code>[\w.-]+)\] )?(?<message>.+)/,
      },
      {
        class: 'error',
        match:
          /^error: (?<message>(?:release version|invalid target|invalid flag|no source files|file not found|module not found|package .+ does not exist|cannot access|warnings found and -Werror).*)/,
      },
      { class: 'note', match: /^Note: (?:Some input files|\S+\.java) (?:use|uses|Recompile|have|has)/ },
      { class: 'note', match: /^Note: (?:Recompile with|Some messages have been simplified)/ },
      {
        class: 'note',
        match:
          /^ {2}(?:(?:symbol|location|required|found|reason) *: (?!')|missing type arguments for|where [\w,]+ (?:is|are) )/,
      },
      {
        class: 'note',
        match:
          /^ {4}(?:\w+ extends \w+ declared in|\(see https?:|[A-Z]\w* is (?:a type-variable|not a functional interface))/,
      },
      { class: 'note', match: /^ {2}Did you mean ['"`]/ },
      { class: 'summary', match: /^\d+ (?:errors?|warnings?)$/, has: [' error', ' warning'] },
    ],
  },
  {
    id: 'ecj',
    source: 'recorded',
    forms: [
      { class: 'error', match: /^\d+\. (?<severity>ERROR|WARNING|INFO) in (?<file>\S.*) \(at line (?<line>\d+)\)$/ },
      { class: 'summary', match: /^\d+ problems? \(/ },
    ],
  },
  {
    id: 'checkstyle',
    source: 'recorded',
    forms: [
      {
        class: 'error',
        match:
          /^\[(?<severity>ERROR|WARN|INFO)\] (?<file>(?:[A-Za-z]:)?[^\s:][^:]*\.\w+):(?<line>\d+)(?::(?<column>\d+))?: (?<message>.+) \[(?<code>\w+)\]$/,
      },
      { class: 'summary', match: /^(?:Checkstyle ends with \d+ errors|There are \d+ errors reported by Checkstyle)/ },
      { class: 'note', match: /^(?:Starting audit\.\.\.|Audit done\.)$/ },
    ],
  },
  {
    id: 'pmd',
    source: 'recorded',
    forms: [
      {
        class: 'error',
        match: /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]*\.\w+):(?<line>\d+):\t(?<code>\w+):\t(?<message>.+)/,
      },
      {
        class: 'error',
        match: /^\[\w+\] PMD Failure: (?<name>[\w.$]+):(?<line>\d+) Rule:(?<code>\w+) Priority:\d (?<message>.+)/,
      },
    ],
  },
  {
    id: 'spotbugs',
    source: { documented: 'https://spotbugs.readthedocs.io/en/stable/running.html' },
    forms: [
      {
        class: 'error',
        match:
          /^[HML] [A-Z] (?<code>[A-Z][A-Za-z0-9]*): (?<message>.*?) {2}(?:At|In|Dereferenced at) (?<file>[\w$-]+\.\w+)(?::\[lines? (?<line>\d+)(?:-\d+)?\])?/,
      },
      {
        class: 'error',
        match:
          /^\[(?:ERROR|WARNING|INFO)\] (?:High|Medium|Low): (?<message>.*) At (?<file>[\w$-]+\.\w+):\[lines? (?<line>\d+)(?:-\d+)?\] (?<code>[A-Z_]+)/,
      },
    ],
  },
];
