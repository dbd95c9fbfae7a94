/**
 * Whether a sed script only prints. A small reader of sed's own grammar: what it does not know may write.
 *
 * @returns a reason why the script may write; undefined when it only prints.
 */
export function sedReason(script: string): string | undefined {
  let at = 0;
  while (at < script.length) {
    if (/[\s;{}]/.test(script[at] as string)) {
      at += 1;
      continue;
    }
    if (script[at] === '#') {
      at = lineEnd(script, at);
      continue;
    }
    const command = afterAddresses(script, at);
    if (command === undefined) return 'has an address that was not understood';
    const end = afterCommand(script, command);
    if (typeof end === 'string') return end;
    at = end;
  }
  return undefined;
}

/** Where the command behind up to two addresses begins. */
function afterAddresses(script: string, from: number): number | undefined {
  let at = from;
  for (let count = 0; count < 2; count += 1) {
    const next = afterAddress(script, at);
    if (next === undefined) return undefined;
    at = skipBlanks(script, next);
    if (script[at] !== ',') break;
    at = skipBlanks(script, at + 1);
  }
  while (script[at] === '!' || script[at] === ' ') at += 1;
  return at;
}

function afterAddress(script: string, at: number): number | undefined {
  const number = /^([+~]?\d+(~\d+)?|\$)/.exec(script.slice(at, at + 40));
  if (number) return at + number[0].length;
  const custom = script[at] === '\\';
  if (script[at] !== '/' && !custom) return at;
  const end = afterPart(script, custom ? at + 1 : at, true);
  if (end === undefined) return undefined;
  let flags = end;
  while (script[flags] === 'I' || script[flags] === 'M') flags += 1;
  return flags;
}

/** Where the text goes on behind a command, or why that may write. */
function afterCommand(script: string, at: number): number | string {
  const letter = script[at];
  if (letter === undefined) return 'has an address without a command';
  if (letter === '{' || letter === '}') return at + 1;
  if ('pdPDnNgGhHx=zF'.includes(letter)) return at + 1;
  if ('qQlL'.includes(letter)) {
    let end = skipBlanks(script, at + 1);
    while (/\d/.test(script[end] ?? '')) end += 1;
    return end;
  }
  if (letter === 's' || letter === 'y') return afterSubstitution(script, at);
  if (':btT'.includes(letter)) return afterLabel(script, at);
  if ('aic'.includes(letter)) return afterText(script, at);
  if (letter === 'r' || letter === 'R') return lineEnd(script, at);
  return letter === 'w' || letter === 'W'
    ? 'has a script that writes a file'
    : `has a script with ${letter}, which is not known to only print`;
}

function afterSubstitution(script: string, at: number): number | string {
  const middle = afterPart(script, at + 1, script[at] === 's');
  const end = middle === undefined ? undefined : afterPart(script, middle - 1, false);
  if (end === undefined) return 'has a script that was not understood';
  if (script[at] === 'y') return end;
  let flags = end;
  while (/[gpiIMm\d]/.test(script[flags] ?? '')) flags += 1;
  if (script[flags] === 'w') return 'has a script that writes a file';
  if (script[flags] === 'e') return 'has a script that runs commands';
  // Some take flags behind blanks too.
  return /[\n;}#]/.test(script[skipBlanks(script, flags)] ?? ';') ? flags : 'has a script that was not understood';
}

/** Behind the delimiter that ends the part which the one at `at` begins: a regular expression, or plain text. */
function afterPart(script: string, at: number, regex: boolean): number | undefined {
  const delimiter = script[at];
  if (delimiter === undefined || /[\\\n\s\w[\]]/.test(delimiter)) return undefined;
  for (let next = at + 1; next < script.length; next += 1) {
    const letter = script[next];
    if (letter === delimiter) return next + 1;
    if (letter === '\\') next += 1;
    else if (letter === '[' && regex) {
      const end = bracketEnd(script, next, delimiter);
      if (end === undefined) return undefined;
      next = end;
    }
  }
  return undefined;
}

/**
 * Where a bracket expression ends; a delimiter inside it is one of its characters. A backslash there is one too, but not
 * everywhere: where that matters the script is not understood.
 */
function bracketEnd(script: string, at: number, delimiter: string): number | undefined {
  let next = script[at + 1] === '^' ? at + 2 : at + 1;
  if (script[next] === ']') next += 1;
  for (; next < script.length; next += 1) {
    const letter = script[next];
    if (letter === ']') return next;
    if (letter === '\n') return undefined;
    if (letter === '\\' && (script[next + 1] === ']' || script[next + 1] === delimiter)) return undefined;
    if (letter === '[' && /[:.=]/.test(script[next + 1] ?? '')) {
      const end = script.indexOf(`${script[next + 1]}]`, next + 2);
      if (end < 0 || end > next + 20) return undefined;
      next = end + 1;
    }
  }
  return undefined;
}

/**
 * Some versions end a label at a blank or `;`, others at the end of the line: what follows is judged as commands, the
 * stricter reading, unless a backslash may join the next line to it or not. Not all end it at `}`: more than braces may
 * not follow there.
 */
function afterLabel(script: string, at: number): number | string {
  const line = lineEnd(script, at);
  if (script[line - 1] === '\\' && line < script.length) return 'has a label that was not understood';
  let end = skipBlanks(script, at + 1);
  while (end < script.length && !/[\s;}]/.test(script[end] as string)) end += 1;
  let next = end;
  while (script[next] === '}') next += 1;
  return /[\s;]/.test(script[next] ?? ';') ? end : 'has a label that was not understood';
}

/**
 * `a`, `i` and `c`: the text is the rest of the line, and of those that a backslash joins to it. Several backslashes at
 * a line's end are read in different ways.
 */
function afterText(script: string, at: number): number | string {
  let end = lineEnd(script, at);
  while (script[end - 1] === '\\' && end < script.length) {
    if (script[end - 2] === '\\') return 'has a text that was not understood';
    end = lineEnd(script, end + 1);
  }
  return end;
}

function lineEnd(script: string, at: number): number {
  const end = script.indexOf('\n', at);
  return end < 0 ? script.length : end;
}

function skipBlanks(script: string, from: number): number {
  let at = from;
  while (script[at] === ' ' || script[at] === '\t') at += 1;
  return at;
}
