/**
 * Estimates how many tokens a text has, from the runs of characters that tokenizers cut a text into: words, numbers,
 * signs, blanks, and the letters of each script. The weights were fitted to o200k_base on prose, code, JSON, logs, hex and
 * base64; another tokenizer differs from it by a factor that `calibrate` learns.
 */
import type { Calibration } from './calibration.js';

/** What one run, or one character of it, weighs in tokens. */
const weight = {
  /** A word: lower case, or one capital and lower case. Long ones are cut into pieces. */
  word: 0.94,
  wordLetter: 0.18,
  /** A run of capitals. */
  capitals: 1.79,
  capitalsLetter: 0.2,
  /** Three digits at most make one token. */
  digits: 1.17,
  /** A run of ASCII signs, and in it each one that differs from the one before or repeats it. */
  signs: 0.63,
  otherSign: 0.35,
  sameSign: 0.02,
  /** One blank alone belongs to the word behind it, but not to a number. */
  blankBeforeDigit: 1.1,
  /** Two blanks or more, a run of blanks with a line end in it, and each further blank or line end. */
  blanks: 0.96,
  newline: 1.22,
  blank: 0.008,
  line: 0.06,
} as const;

/** Letters that belong to a word up to this length cost nothing more. */
const SHORT_WORD = 7;
const SHORT_CAPITALS = 8;

/**
 * Estimated tokens of a text: a whole number, at least 1 for a text that is not empty. Linear, tens of megabytes a second. Within
 * some 10 % of o200k_base for texts over a few hundred characters; with a calibration, of the provider's own count.
 */
export function estimateTokens(text: string, calibration?: Calibration): number {
  let tokens = 0;
  let at = 0;
  while (at < text.length) {
    const kind = kindAt(text, at);
    const from = at;
    do at += 1;
    while (at < text.length && kindAt(text, at) === kind);
    tokens += weigh(text, from, at, kind);
  }
  if (text === '') return 0;
  return Math.max(1, Math.round(calibration ? tokens * calibration.ratio : tokens));
}

const Kind = { sign: 0, letter: 1, digit: 2, blank: 3, other: 4 } as const;

const asciiKinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  if (/[a-z]/i.test(letter)) return Kind.letter;
  if (/\d/.test(letter)) return Kind.digit;
  return /\s/.test(letter) ? Kind.blank : Kind.sign;
});

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 128 ? (asciiKinds[code] as number) : Kind.other;
}

/** What the run from `from` up to `to` weighs. */
function weigh(text: string, from: number, to: number, kind: number): number {
  switch (kind) {
    case Kind.letter:
      return weighLetters(text, from, to);
    case Kind.digit:
      return Math.ceil((to - from) / 3) * weight.digits;
    case Kind.blank:
      return weighBlanks(text, from, to);
    case Kind.sign:
      return weighSigns(text, from, to);
    default:
      return weighOthers(text, from, to);
  }
}

/** `parseHTMLText` is parse, HTML and Text. */
function weighLetters(text: string, from: number, to: number): number {
  let tokens = 0;
  let at = from;
  while (at < to) {
    const start = at;
    while (at < to && isCapital(text, at)) at += 1;
    const word = at < to && at > start ? at - 1 : at;
    while (at < to && !isCapital(text, at)) at += 1;
    if (word > start) tokens += weight.capitals + excess(word - start, SHORT_CAPITALS) * weight.capitalsLetter;
    if (at > word) tokens += weight.word + excess(at - word, SHORT_WORD) * weight.wordLetter;
  }
  return tokens;
}

function weighBlanks(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = from; at < to; at += 1) if (text.charCodeAt(at) === NEWLINE) lines += 1;
  const length = to - from;
  if (lines > 0) return weight.newline + (lines - 1) * weight.line + (length - lines) * weight.blank;
  if (length > 1) return weight.blanks + (length - 2) * weight.blank;
  return to < text.length && kindAt(text, to) === Kind.digit ? weight.blankBeforeDigit : 0;
}

function weighSigns(text: string, from: number, to: number): number {
  let tokens: number = weight.signs;
  for (let at = from + 1; at < to; at += 1) {
    tokens += text.charCodeAt(at) === text.charCodeAt(at - 1) ? weight.sameSign : weight.otherSign;
  }
  return tokens;
}

function weighOthers(text: string, from: number, to: number): number {
  let tokens = 0;
  for (let at = from; at < to; at += 1) tokens += blockWeights[text.charCodeAt(at) >> 7] ?? 1;
  return tokens;
}

const NEWLINE = 10;

function isCapital(text: string, at: number): boolean {
  return text.charCodeAt(at) < 97;
}

function excess(length: number, free: number): number {
  return length > free ? length - free : 0;
}

/**
 * First code of each stretch of scripts and what a UTF-16 unit there weighs: accented Latin breaks words, a Cyrillic
 * letter is a quarter of a token, a Han one more than half; emoji take two units.
 */
const scripts: readonly (readonly [from: number, weight: number])[] = [
  [0x80, 0.35],
  [0x370, 0.47],
  [0x400, 0.28],
  [0x530, 0.5],
  [0x590, 0.41],
  [0x600, 0.36],
  [0x700, 1],
  [0x900, 0.36],
  [0xe00, 0.35],
  [0xe80, 0.8],
  [0x1100, 0.6],
  [0x1200, 1.2],
  [0x1e00, 0.3],
  [0x2000, 1],
  [0x2500, 0.4],
  [0x2600, 1.6],
  [0x3000, 0.65],
  [0x3400, 0.6],
  [0xa000, 1.5],
  [0xac00, 0.65],
  [0xd800, 1.1],
  [0xe000, 1.5],
];

/** The same for each block of 128 codes, so that one look is enough. */
const blockWeights = Float64Array.from({ length: 512 }, (_, block) => {
  const code = block * 128;
  return scripts.findLast(([from]) => from < code + 128)?.[1] ?? 1;
});
