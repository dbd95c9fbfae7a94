/**
 * A word of a command as far as it is known before the command runs. The analysis asks two things of it: which texts it
 * can be, and whether it can turn into an option.
 */
export interface Argument {
  /** As it is written. */
  readonly text: string;
  /** All the texts that it can be, when they are known: one for a literal. */
  readonly values?: readonly string[];
  /** Whether each of its texts is sure to begin with something, and not with a dash. */
  readonly firm: boolean;
  /** Whether it may become other than one word. */
  readonly many: boolean;
  /** Whether words that it becomes may begin anywhere inside its text: an expansion without quotes. */
  readonly splits: boolean;
  /** Whether its text is a number for sure. */
  readonly numeric?: boolean;
  /** Whether its text stands for itself: no glob, no `~`. */
  readonly path: boolean;
}

export function literal(value: string, text = value): Argument {
  return {
    text,
    values: [value],
    firm: value !== '' && !value.startsWith('-'),
    many: false,
    splits: false,
    path: true,
  };
}

/** A word of which nothing is known. */
export function anything(text: string): Argument {
  return { text, firm: false, many: true, splits: true, path: false };
}

/** The one text that the word is, if that is known. */
export function only(argument: Argument | undefined): string | undefined {
  return argument?.values?.length === 1 && !argument.many ? argument.values[0] : undefined;
}

/** Whether all its texts have a slash or an extension. */
export function looksLikePath({ values }: Argument): boolean {
  return (values ?? [' ']).every((value) => /^[^-\s=][^\s=]*(\/|\.[A-Za-z]\w*$)/.test(value) && !value.includes('://'));
}

/** Whether one of its texts may begin with this character. Of those not known: all but what is plainly written. */
export function mayBegin({ values, text }: Argument, character: string): boolean {
  return values ? values.some((value) => value.startsWith(character)) : !/^[~\w./]/.test(text);
}

export function mayBeOption({ values, firm, splits }: Argument): boolean {
  if (splits) return true;
  if (values) return values.some((value) => value.startsWith('-') && value !== '-');
  return !firm;
}
