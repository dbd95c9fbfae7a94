/**
 * Finds lines that are not shown but whose place is named: `"no such name" at 2 more places: src/cart.ts:6, :9`. A place is
 * a file and a line; in such a list a line without a file is in the file before it.
 */

/** How much of a line on each side of a string is searched for its place: lines can have megabytes. */
const AROUND = 400;

/** `cart.ts:6`, `cart.ts(6`, or in a list `, :9`. */
const PLACE = /([^\s:(),"'`]+\.\w+)[:(](\d+)|, :(\d+)/g;

interface Place {
  readonly file: string;
  readonly line: string;
}

/** How many of the `missed` strings stand in a line of `log` whose place one of `placeLines` names. */
export function countNamed(missed: readonly string[], log: string, placeLines: string): number {
  if (placeLines === '') return 0;
  const named = findPlaces(placeLines);
  const isNamed = (place: Place) => named.some((other) => isSamePlace(place, other));
  return missed.filter((part) => placesOf(log, part).some(isNamed)).length;
}

function findPlaces(text: string): Place[] {
  let before = '';
  return Array.from(text.matchAll(PLACE), ([, file = before, line, lineOnly]) => {
    before = file;
    return { file, line: line ?? lineOnly ?? '' };
  });
}

/** Two paths are taken for one file when one of them ends with the other. */
function isSamePlace(a: Place, b: Place): boolean {
  return a.line === b.line && (a.file === b.file || a.file.endsWith(`/${b.file}`) || b.file.endsWith(`/${a.file}`));
}

/** The places in the line with `part`, or else in the next one, where some compilers write the place of the message. */
function placesOf(log: string, part: string): Place[] {
  const at = log.indexOf(part);
  const end = at + part.length;
  const before = log.slice(Math.max(0, at - AROUND), at);
  const [after = '', next = ''] = log.slice(end, end + AROUND).split('\n');
  const places = findPlaces(before.slice(before.lastIndexOf('\n') + 1) + part + after);
  return places.length > 0 ? places : findPlaces(next);
}
