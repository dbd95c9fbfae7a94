/**
 * Makes ids for outputs: five characters of time and three of chance, so that ids sort by the minute and are safe to
 * type, to say and to use as a file name. Two equal ids do no harm: the store keeps the second output as `id~2`.
 */
export interface NewOutputIdOptions {
  /** @default the system's clock */
  readonly now?: () => Date;
  /** A number from 0 up to, and without, 1. @default Math.random */
  readonly random?: () => number;
}

/** No `i`, `l`, `o` and `u`: they are misread as `1`, `0` and `v`. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LENGTH = 5;
const CHANCE_LENGTH = 3;

/** Minutes are counted from here, in the digits above. */
const START = Date.UTC(2024, 0, 1);
/** Added to the minutes so that an id begins with a letter (until 2065) and is never read as a number. */
const FIRST_LETTER = 10 * 32 ** (TIME_LENGTH - 1);

/** A fresh id of eight characters, such as `bf8c2k7m`; ids of later minutes sort after it. */
export function newOutputId(options: NewOutputIdOptions = {}): string {
  const { now = () => new Date(), random = Math.random } = options;
  const minutes = Math.max(0, Math.floor((now().getTime() - START) / 60_000));
  const chance = Math.floor(random() * 32 ** CHANCE_LENGTH);
  return digits(FIRST_LETTER + minutes, TIME_LENGTH) + digits(chance, CHANCE_LENGTH);
}

function digits(value: number, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest = Math.floor(rest / 32)) text = ALPHABET.charAt(rest % 32) + text;
  return text;
}
