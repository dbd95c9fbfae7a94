import { type Argument, literal, mayBeOption, only } from './argument.js';

/** The arguments of a command, sorted into options and operands. */
export interface GivenOptions {
  readonly options: readonly GivenOption[];
  readonly operands: readonly Argument[];
  /** How many of the operands stand behind `--`. */
  readonly afterDashes: number;
  /** Arguments that are no known option but may be one: as they are written. */
  readonly notKnown: readonly string[];
}

interface GivenOption {
  /** Such as `-n` or `--lines`. */
  readonly name: string;
  readonly value?: Argument;
}

interface Spec {
  /** Option to whether it takes a value: always, or only when attached. */
  readonly takes: ReadonlyMap<string, 'nothing' | 'value' | 'attached'>;
}

const specs = new Map<string, Spec>();

/** Sorts arguments as getopt does, by a spec in the words of `CommandRule.options`. */
export function readOptions(
  args: readonly Argument[],
  rule: {
    readonly options?: string;
    readonly count?: boolean;
    readonly ordered?: boolean | 'perhaps';
    readonly separate?: boolean;
  },
): GivenOptions {
  const { takes } = specOf(rule.options ?? '');
  const options: GivenOption[] = [];
  const operands: Argument[] = [];
  const notKnown: string[] = [];
  let afterDashes = 0;
  for (let at = 0; at < args.length; at += 1) {
    const argument = args[at] as Argument;
    const word = only(argument);
    if (word === '--') {
      afterDashes = args.length - at - 1;
      operands.push(...args.slice(at + 1));
      break;
    }
    if (word === undefined ? !mayBeOption(argument) : !/^-./s.test(word)) {
      operands.push(argument);
      if (rule.ordered !== true) continue;
      operands.push(...args.slice(at + 1));
      break;
    }
    if (word === undefined) {
      operands.push(argument);
      notKnown.push(argument.text);
      continue;
    }
    if (rule.count && /^-\d+$/.test(word)) continue;
    const taken = word.startsWith('--') ? readLong(word, takes) : readShort(word, takes, rule.separate);
    if (!taken) {
      notKnown.push(argument.text);
      continue;
    }
    const last = taken.at(-1);
    const next = args[at + 1];
    if (last && !last.value && takes.get(last.name) === 'value') {
      at += 1;
      taken.pop();
      // Versions differ in which options take a value: one that looks like an option is judged as both.
      if (!next || next.many || mayBeOption(next)) notKnown.push(next?.text ?? argument.text);
      taken.push(next ? { name: last.name, value: next } : last);
    }
    options.push(...taken);
  }
  return { options, operands, afterDashes, notKnown };
}

function readLong(word: string, takes: Spec['takes']): GivenOption[] | undefined {
  const equals = word.indexOf('=');
  const name = equals < 0 ? word : word.slice(0, equals);
  const kind = takes.get(name);
  if (kind === undefined || (kind === 'nothing' && equals >= 0)) return undefined;
  return [equals < 0 ? { name } : { name, value: literal(word.slice(equals + 1)) }];
}

function readShort(word: string, takes: Spec['takes'], separate = false): GivenOption[] | undefined {
  const found: GivenOption[] = [];
  for (let at = 1; at < word.length; at += 1) {
    const name = `-${word[at]}`;
    const kind = takes.get(name);
    if (kind === undefined) return undefined;
    const rest = word.slice(at + 1);
    if (kind === 'value' && separate && rest !== '') return undefined;
    if (kind !== 'nothing') return [...found, rest === '' ? { name } : { name, value: literal(rest) }];
    found.push({ name });
  }
  return found;
}

function specOf(text: string): Spec {
  const known = specs.get(text);
  if (known) return known;
  const takes = new Map<string, 'nothing' | 'value' | 'attached'>();
  for (const word of text.split(/\s+/)) {
    if (word.startsWith('--')) {
      const [, name = '', mark] = /^(.*?)([=?]?)$/.exec(word) ?? [];
      takes.set(name, mark === '=' ? 'value' : mark === '?' ? 'attached' : 'nothing');
    } else {
      for (const [, letter, mark] of word.slice(1).matchAll(/([^:?])([:?]?)/g)) {
        takes.set(`-${letter}`, mark === ':' ? 'value' : mark === '?' ? 'attached' : 'nothing');
      }
    }
  }
  const spec = { takes };
  specs.set(text, spec);
  return spec;
}
