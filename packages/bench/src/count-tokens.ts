/**
 * Counts tokens of any text in linear time. The tokenizer is quadratic in a run without a break (100 000 times the same
 * letter takes it 14 s), so it is given pieces: cut at a line end where there is one, and never longer than 2,000
 * characters. On real logs that changes the count by less than one in a thousand.
 */

const MAX_PIECE = 2000;

/** A counter for the o200k_base encoding. Loading it takes about half a second and 60 MB, so it is not done before. */
export async function loadTokenCounter(): Promise<(text: string) => number> {
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  // A log may hold the text of a special token, on which the tokenizer throws unless told to read it as any other.
  const options = { disallowedSpecial: new Set<string>() };
  return (text) => {
    let total = 0;
    for (let start = 0; start < text.length; ) {
      const end = pieceEnd(text, start);
      total += countTokens(text.slice(start, end), options);
      start = end;
    }
    return total;
  };
}

function pieceEnd(text: string, start: number): number {
  const limit = start + MAX_PIECE;
  if (limit >= text.length) return text.length;
  const lineEnd = text.lastIndexOf('\n', limit - 1) + 1;
  return lineEnd > start ? lineEnd : limit;
}
