/**
 * Most patterns take any digit for any other, so what they say of one line holds for every line that differs from it only
 * in digits. Here is told which do not, and for which lines that matters.
 */
export interface DigitTest {
  readonly exact: RegExp;
  /**
   * Matches all that `exact` would match if some digits of it were others: `exact` itself where it tells no digits
   * apart, `undefined` where no such pattern is known.
   */
  readonly loose: RegExp | undefined;
}

export function compileDigitTest(exact: RegExp): DigitTest {
  const source = loosen(exact.source);
  if (source === exact.source) return { exact, loose: exact };
  return { exact, loose: source === undefined ? undefined : new RegExp(source, exact.flags) };
}

export const tellsDigitsApart = ({ source }: RegExp): boolean => loosen(source) !== source;

/** Whether the test of a text, which came out so, could have come out otherwise with other digits in the text. */
export function digitsMatter({ exact, loose }: DigitTest, text: string, matched: boolean): boolean {
  return loose !== exact && (matched || loose === undefined || loose.test(text));
}

const token = /\\(?:x[\da-f]{2}|u[\da-f]{4}|.)|\{\d+(?:,\d*)?\}|\(\?<\w+>|\(\?<?[!=]|\[(?:\\.|[^\]\\])*\]|./gis;

/** Digits by code and references to what matched before, which may be digits. */
const hidden = /^\\(?:[\dk]|x3|u003|u$)/i;

/** The source with every digit in it for all digits; `undefined` where that could match less. */
function loosen(source: string): string | undefined {
  let loose = '';
  let depth = 0;
  /** The depth of what must not follow or stand before, if the reader is in it. */
  let negative = 0;
  for (const [text] of source.matchAll(token)) {
    const isClass = text.startsWith('[');
    if (text.startsWith('(')) {
      depth += 1;
      if (text.endsWith('!')) negative ||= depth;
    } else if (text === ')') {
      if (depth === negative) negative = 0;
      depth -= 1;
    }
    if (hidden.test(text)) return undefined;
    if (!(isClass ? singlesOut(text) : /^\d$/.test(text))) {
      loose += text;
      continue;
    }
    if (negative > 0 || text.startsWith('[^')) return undefined;
    loose += isClass ? `[\\d${text.slice(1)}` : '\\d';
  }
  return loose;
}

/** Whether a class may hold some digits and not others. */
const singlesOut = (text: string): boolean => /\d/.test(text.replace(/\\(?:x[\da-f]{2}|u[\da-f]{4}|.)|0-9/gis, ''));
