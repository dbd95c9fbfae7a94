/** What is worth a warning and stops nothing, as data: a program prints it, or does not. */
export interface Finding {
  readonly code: 'merge-key';
  readonly message: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}
