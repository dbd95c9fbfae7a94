/**
 * Which results the model leaned on: its later text repeats something that, of all that it was told, only that result
 * had. Such words survive in whatever is shown instead, or the conclusion would stay and its ground be gone.
 */
export interface Quotes {
  /** Words that the user, the program or another result said: whoever repeats them quotes nobody. */
  hear(text: string, at: number): void;
  /** Words of the model. */
  say(text: string, at: number): void;
  /** Words of a result that the model said after it and that nobody said before it. At most `MOST_QUOTED`. */
  quotedFrom(text: string, at: number): readonly string[];
}

/** More make no difference to a reader, and each costs a line. */
const MOST_QUOTED = 8;
/** Words beyond are not remembered: a text of that length is pasted data. */
const MOST_TEXT = 20_000;

/**
 * A word that is hardly said by chance: a path, a name of several parts, a number of some length, a hash. A plain word of
 * any language is not.
 */
const SPECIFIC = /[\w\u00aa-\uffff][\w\u00aa-\uffff./:@#-]{5,118}[\w\u00aa-\uffff]/g;

export function createQuotes(): Quotes {
  const heard = new Map<string, number>();
  const said = new Map<string, { first: number; last: number }>();
  return {
    hear(text, at) {
      for (const word of specificWords(text)) if (!heard.has(word)) heard.set(word, at);
    },
    say(text, at) {
      for (const word of specificWords(text)) {
        const known = said.get(word);
        if (known) known.last = at;
        else said.set(word, { first: at, last: at });
      }
    },
    quotedFrom(text, at) {
      const found = new Set<string>();
      if (said.size === 0) return [];
      for (const [word] of text.matchAll(SPECIFIC)) {
        const saying = said.get(word);
        if (!saying || saying.first <= at || (heard.get(word) ?? Number.POSITIVE_INFINITY) < at) continue;
        if (isSpecific(word)) found.add(word);
        if (found.size === MOST_QUOTED) break;
      }
      return [...found];
    },
  };
}

function specificWords(text: string): string[] {
  const words = text.slice(0, MOST_TEXT).match(SPECIFIC) ?? [];
  return words.filter(isSpecific);
}

/** With a digit, a sign inside, or a capital after a small letter. */
function isSpecific(word: string): boolean {
  return /[\d./:@#_-]|[a-z][A-Z]/.test(word);
}
