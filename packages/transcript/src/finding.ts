/** What a check found: a fact about data that is not as it should be, never an exception. */
export interface Finding {
  /** What is wrong, as a kebab-case word. */
  readonly code: string;
  /** Where: `line 12` of a file, or a JSON pointer such as `/messages/3/content/0`. */
  readonly at: string;
  /** What is wrong and what was made of it, in a sentence. Repeats no more than a few words of the data. */
  readonly message: string;
}
