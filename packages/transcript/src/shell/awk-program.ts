/**
 * Whether an awk program only prints: no output to files or commands, no `system`, no `getline`, nothing loaded. Strings
 * and regular expressions are stepped over; what cannot be told apart counts as writing.
 *
 * @returns a reason why the program may write; undefined when it only prints.
 */
export function awkReason(program: string): string | undefined {
  /** Parentheses open inside a print statement: `>` compares there. Undefined outside of one. */
  let printing: number | undefined;
  let before = '';
  let at = 0;
  while (at < program.length) {
    const rest = program.slice(at, at + 2);
    const letter = program[at] as string;
    if (letter === ' ' || letter === '\t') at += 1;
    else if (rest === '\\\n') at += 2;
    else if (letter === '#') at = end(program.indexOf('\n', at), program);
    else if (letter === '"') {
      const next = afterString(program, at);
      if (next === undefined) return 'has a program that was not understood';
      before = '"';
      at = next;
    } else if (letter === '/' && !divides(before)) {
      if (!beginsExpression(before)) return 'has a program that was not understood';
      const next = afterPattern(program, at);
      if (next === undefined) return 'has a program that was not understood';
      before = '/';
      at = next;
    } else if (/^\.?\d/.test(rest)) {
      const number = /^(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?/.exec(program.slice(at, at + 64))?.[0] ?? letter;
      at += number.length;
      // Where a number ends that letters follow depends on the version: `1e5system(…)`, `0x1system(…)`.
      if (/[\w.]/.test(program[at] ?? '')) return 'has a program that was not understood';
      before = '1';
    } else if (/[A-Za-z_]/.test(letter)) {
      const word = /^\w+/.exec(program.slice(at, at + 256))?.[0] ?? letter;
      if (word === 'system' || word === 'getline') return `has a program with ${word}`;
      if (word === 'print' || word === 'printf') printing = 0;
      before = word;
      at += word.length;
    } else {
      if (letter === '@') return 'has a program that loads or calls what its text does not show';
      if (letter === '|' && rest !== '||') return 'has a program that runs a command';
      if (letter === '>' && printing !== undefined && printing <= 0) return 'has a program that writes a file';
      // Not at a line end: a print statement can go on behind it.
      if (/[;{}]/.test(letter)) printing = undefined;
      else if (printing !== undefined && letter === '(') printing += 1;
      else if (printing !== undefined && letter === ')') printing -= 1;
      const double = /^(\|\||&&|\+\+|--)$/.test(rest);
      before = double ? rest : letter === '\n' ? ';' : letter;
      at += double ? 2 : 1;
    }
  }
  return undefined;
}

/** Words of awk behind which a slash may begin a regular expression, or divide. */
const reserved =
  /^(BEGIN|END|BEGINFILE|ENDFILE|func|function|print|printf|return|exit|else|do|in|if|while|for|case|default|switch|delete|next|nextfile|break|continue|length|rand|srand|int|sin|cos|exp|log|sqrt|atan2|index|match|split|sub|gsub|substr|sprintf|tolower|toupper|close|fflush|strftime|systime|mktime|gensub|and|or|xor|compl|lshift|rshift|strtonum|typeof|isarray|asort|asorti|patsplit)$/;

/** Whether a slash behind this divides: behind a variable, a number or an element. */
function divides(before: string): boolean {
  return before === ']' || (/^\w/.test(before) && !reserved.test(before));
}

/** Whether a slash behind this begins a regular expression for sure. */
function beginsExpression(before: string): boolean {
  return /^([({},;!~=?:]|&&|\|\||)$/.test(before);
}

function afterString(program: string, from: number): number | undefined {
  for (let at = from + 1; at < program.length; at += 1) {
    if (program[at] === '\\') at += 1;
    else if (program[at] === '"') return at + 1;
    else if (program[at] === '\n') return undefined;
  }
  return undefined;
}

/**
 * Implementations disagree on where brackets end, so a pattern that holds a slash inside them, `[]` or `[^]` is not
 * understood; `[[:space:]]` is.
 */
function afterPattern(program: string, from: number): number | undefined {
  let bracket = false;
  for (let at = from + 1; at < program.length; at += 1) {
    const letter = program[at];
    if (letter === '\n') return undefined;
    if (letter === '\\') at += 1;
    else if (letter === '[') {
      const named = /^\[[:.=]/.test(program.slice(at, at + 2)) && bracket;
      const whole = /^\[:[a-z]+:\]/.exec(program.slice(at, at + 12));
      if (/^\[\^?\]/.test(program.slice(at, at + 3)) || (named && !whole)) return undefined;
      if (named && whole) at += whole[0].length - 1;
      bracket = true;
    } else if (letter === ']') bracket = false;
    else if (letter === '/') return bracket ? undefined : at + 1;
  }
  return undefined;
}

function end(index: number, program: string): number {
  return index < 0 ? program.length : index;
}
