/** Names and ids that every wire takes. */

/** `name` with every character but ASCII letters, digits, `_` and `-` replaced, and at most 64 of them. */
export function validName(name: string, fallback: string): string {
  return name.slice(0, 64).replace(/[^a-zA-Z0-9_-]/g, '_') || fallback;
}
