import fc from 'fast-check';

/** Lines that match a pattern, mostly; `undefined` where the generator does not know a part of it. */
export function linesOf(pattern: RegExp): fc.Arbitrary<string> | undefined {
  // It would look for ever for a character that is not among those it knows.
  if (pattern.source.includes('[^\\x')) return undefined;
  try {
    // The generator knows no look-arounds and word boundaries. Who uses the lines tests them against the pattern again.
    const source = pattern.source.replace(/\\b/g, '').replace(/\(\?<?[=!](?:[^()\\]|\\.|\([^()]*\))*\)/g, '');
    const lines = fc.stringMatching(new RegExp(source, pattern.flags.replace('u', '')), { size: 'small' });
    fc.sample(lines, 1);
    return lines;
  } catch {
    return undefined;
  }
}
