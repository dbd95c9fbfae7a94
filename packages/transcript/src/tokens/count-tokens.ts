/**
 * Exact counts by the encodings of OpenAI's models. Loading one takes about half a second and 60 MB, so that happens at the
 * first call and not at import.
 */
export type Encoding = 'o200k_base' | 'cl100k_base';

export interface CountOptions {
  /** @default 'o200k_base' */
  readonly encoding?: Encoding;
}

/**
 * Tokens of a text. Words of the encoding's own, such as `<|endoftext|>`, count as the text that they are. The text is
 * counted in pieces of at most 2,000 characters, cut at line ends where there are any: unbroken runs would take quadratic
 * time. A cut inside a line can add a token.
 */
export async function countTokens(text: string, options: CountOptions = {}): Promise<number> {
  const { encode } = await load(options.encoding ?? 'o200k_base');
  let tokens = 0;
  for (const piece of piecesOf(text)) tokens += encode(piece, { disallowedSpecial: new Set() }).length;
  return tokens;
}

async function load(encoding: Encoding) {
  return encoding === 'cl100k_base'
    ? import('gpt-tokenizer/encoding/cl100k_base')
    : import('gpt-tokenizer/encoding/o200k_base');
}

const MOST_PIECE = 2_000;

function* piecesOf(text: string): Generator<string> {
  let from = 0;
  while (from < text.length) {
    let to = Math.min(text.length, from + MOST_PIECE);
    if (to < text.length) {
      const line = text.lastIndexOf('\n', to - 1);
      if (line >= from) to = line + 1;
      else if (isHighSurrogate(text.charCodeAt(to - 1))) to -= 1;
    }
    yield text.slice(from, to);
    from = to;
  }
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}
