/** The codes of the errors that this package throws. */
export type BenchErrorCode =
  | 'broken-case'
  | 'corpus-not-found'
  | 'corpus-empty'
  | 'invalid-budget'
  | 'unknown-strategy'
  | 'unknown-policy'
  | 'unknown-model'
  | 'command-failed';
