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
    else if (letter === '#') at = end(program.indexOf('\n', at), program);
    else if (letter === '"') {
      const next = afterString(program, at);
      if (next === undefined) return 'has a program that was not understood';
      before = '"';
      at = next;
    } else if (letter === '/' && isPattern(before)) {
      const next = afterPattern(program, at);
      if (next === undefined) return 'has a program that was not understood';
      before = '/';
      at = next;
    } else if (/[A-Za-z_]/.test(letter)) {
      const word = /^\w+/.exec(program.slice(at, at + 256))?.[0] ?? letter;
      if (word === 'system' || word === 'getline') return `has a program with ${word}`;
      if (word === 'print' || word === 'printf') printing = 0;
      before = word;
      at += word.length;
    } else {
      if (letter === '@') return 'has a program that loads or calls what its text does not show';
      if (letter === '|' && rest !== '||') return 'has a program that runs a command';
      if (letter === '/' && /^(\)|\+\+|--)$/.test(before)) return 'has a program that was not understood';
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

/** Whether a slash begins a regular expression here, and does not divide. */
function isPattern(before: string): boolean {
  if (/^\w/.test(before)) return /^(print|printf|return|else|do|in|if|while|case|delete)$/.test(before);
  return !/^(["\])$/]|\+\+|--)$/.test(before);
}

function afterString(program: string, from: number): number | undefined {
  for (let at = from + 1; at < program.length; at += 1) {
    if (program[at] === '\\') at += 1;
    else if (program[at] === '"') return at + 1;
    else if (program[at] === '\n') return undefined;
  }
  return undefined;
}

/** Implementations disagree on a slash inside brackets, so a pattern that holds one is not understood. */
function afterPattern(program: string, from: number): number | undefined {
  let bracket = false;
  for (let at = from + 1; at < program.length; at += 1) {
    const letter = program[at];
    if (letter === '\n') return undefined;
    if (letter === '\\') at += 1;
    else if (letter === '[') bracket = true;
    else if (letter === ']') bracket = false;
    else if (letter === '/') return bracket ? undefined : at + 1;
  }
  return undefined;
}

function end(index: number, program: string): number {
  return index < 0 ? program.length : index;
}
