/** Words that report a problem, for texts too long to be read as lines. */
const words =
  /\b(?:fatal|error|exception|panic(?:ked)?|fail(?:ed|ure)|traceback|assertion|cannot|undefined reference|no such)\b/i;

/** Gives where a long text reports a problem first, or -1. Linear. */
export function findProblem(text: string): number {
  return text.search(words);
}
