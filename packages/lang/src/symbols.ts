/**
 * What a character is searched for as: letters match in either case, every digit is the same digit, a tab is a space. So
 * each is one of 64 symbols. Only ASCII can be searched for.
 */

/** Bits that a symbol has. */
export const SYMBOL_BITS = 6;
const DIGIT = 27;
export const SPACE = 28;

/** The symbol of each ASCII character; 0 for those that no text can hold. */
export const symbols = makeSymbols();

function makeSymbols(): Uint8Array {
  const table = new Uint8Array(256);
  let next = SPACE + 1;
  for (let code = 33; code < 127; code += 1) {
    const char = String.fromCharCode(code).toLowerCase();
    if (char >= 'a' && char <= 'z') table[code] = 1 + char.charCodeAt(0) - 97;
    else if (char >= '0' && char <= '9') table[code] = DIGIT;
    else {
      table[code] = next;
      next += 1;
    }
  }
  table[32] = SPACE;
  table[9] = SPACE;
  return table;
}

/** The symbols that stand in a text, as a set of bits in two numbers. */
export interface SymbolSet {
  low: number;
  high: number;
}

/** The set with the symbol of one character. */
export function symbolBits(char: string): SymbolSet {
  const symbol = symbols[char.charCodeAt(0)] as number;
  return symbol < 32 ? { low: (1 << symbol) & ~1, high: 0 } : { low: 0, high: 1 << symbol };
}

/** What a character is searched for as: lower case, `0` for a digit; `undefined` for one that cannot be searched for. */
export function signOf(code: number): string | undefined {
  return code < 128 && symbols[code] !== 0 ? signs[code] : undefined;
}

const signs = Array.from({ length: 128 }, (_, code) => fold(String.fromCharCode(code)));

export function symbolsOf(text: string): number[] {
  const { length } = text;
  const own = new Array<number>(length);
  for (let i = 0; i < length; i += 1) {
    const code = text.charCodeAt(i);
    own[i] = code < 128 ? (symbols[code] as number) : 0;
  }
  return own;
}

function fold(text: string): string {
  return text.toLowerCase().replace(/\d/g, '0').replace(/\t/g, ' ');
}
