import type { Tool } from '../../language.js';

/** Tracebacks and warnings of the interpreter itself. */
export const interpreter: readonly Tool[] = [
  {
    id: 'traceback',
    source: 'recorded',
    forms: [
      // An exception group's begins with `+`.
      { class: 'frame', match: /^(?: *\+ Exception Group |\s*)Traceback \(most recent call (?:last|first)\):$/ },
      // In a traceback it is indented; without, doctest names its example.
      { class: 'located', match: /^File "(?<file>[^"]+)", line (?<line>\d+),? in (?<function>\S+)$/ },
      { class: 'frame', match: /^\s*File "(?<file>[^"]+)", line (?<line>\d+),? in (?<function>\S.*)$/, tail: 2 },
      // Without a function it is the place of a syntax error; the line and a caret follow.
      { class: 'located', match: /^\s*File "(?<file>[^"]+)", line (?<line>\d+)$/, tail: 2 },
      { class: 'frame', match: /^(?:Current thread|Thread) 0x[\da-f]+ .*\(most recent call first\):$/ },
      { class: 'note', match: /^\s*\[Previous line repeated \d+ more times?\]$/ },
      {
        class: 'note',
        match: /^(?:During handling of the above exception|The above exception was the direct cause)\b/,
      },
      { class: 'note', match: /^\s*\+-[+-]*(?: \d+ -+)?$/ },
      { class: 'error', match: /^Fatal Python error: (?<message>.*)$/ },
      { class: 'warning', match: /^(?:Exception ignored (?:in|on)|Error in sys\.excepthook|Error in atexit)\b/ },
      {
        class: 'warning',
        match: /^\s*(?<file>(?:[A-Za-z]:)?[^\s:]+):(?<line>\d+): (?<code>\w*Warning): (?<message>.*)$/,
        tail: 1,
      },
      {
        class: 'error',
        match: /^(?<message>(?:[A-Za-z_]\w*\.){0,9}[A-Z]\w*(?:Error|Exception)(?:: .*)?)$/,
        not: /^TSError\b|^(?:java|javax|org|com|net|io|sun|scala|kotlin|System|Microsoft)\.|^(?:[A-Z]\w*\.)+[A-Z]/,
      },
      {
        class: 'error',
        match:
          /^(?:KeyboardInterrupt|SystemExit|StopIteration|StopAsyncIteration|GeneratorExit|(?:Base)?ExceptionGroup|(?:[a-z_]\w*\.){1,9}(?:exceptions?|errors?|exc)\.\w+|(?:[a-z_]\w*\.){1,9}error|subprocess\.TimeoutExpired)(?::.*)?$/,
      },
      {
        class: 'error',
        match:
          /^\S*python[\d.]*(?:\.exe)?: (?<message>(?:can't open file|No module named|Error while|can't find '__main__').*)$/,
      },
    ],
  },
];
