/**
 * Reading JSON that someone else wrote, field by field: what is not of the kind that was asked for is simply not there.
 * Only own fields of objects that `JSON.parse` made are read, so no key of the data can reach a prototype.
 */
export type JsonObject = Readonly<Record<string, unknown>>;

/** `value` where it is a JSON object. */
export function objectOf(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}

/** `value` where it is a list; else an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The objects of `value` where it is a list; else none. */
export function objectsOf(value: unknown): readonly JsonObject[] {
  return listOf(value)
    .map(objectOf)
    .filter((item) => item !== undefined);
}

/** `value` where it is a string. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** `value` where it is a string that is not empty, such as an id must be. */
export function nameOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** `value` where it is a number of 0 or more. */
export function countOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** `value` where it is a whole number, such as an exit code. */
export function integerOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}

/**
 * JSON text of a value that came from JSON. One that is nested too deep for that, some thousands of levels, becomes a
 * string that says so: its record in the recording still holds it.
 */
export function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return '"[nested too deep to be written]"';
  }
}

/** `fields` without those that are undefined. */
export function present<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
