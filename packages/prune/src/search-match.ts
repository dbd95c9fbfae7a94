/** A line of search results, as grep, ripgrep, ag and git grep print them with line numbers. */
export interface SearchMatch {
  readonly file: string;
  /** False for a line of context around a match (`path-12-text`). */
  readonly isMatch: boolean;
}

/**
 * A path with a file extension, behind a revision where git searched in one, then a line number and the text right
 * behind its colon. A message of a compiler or
 * linter has a space there, or a column and then a space, or its place stands in brackets; a time of day has no
 * extension.
 */
const match =
  /^(?!\[[^\]]*:\d)(?<file>(?:[A-Za-z]:[\\/]|[\w./~^@{}-]{1,60}:(?!\/\/|\d))?[^\s:'"()<>|=]*[^\s:'"()<>|=/\\.]\.[A-Za-z][\w+]{0,11})(?<mark>[:-])\d+\k<mark>(?! \S|\d+(?::| -) \S)/;

export function parseMatch(line: string): SearchMatch | undefined {
  const groups = match.exec(line.length > 400 ? line.slice(0, 400) : line)?.groups;
  return groups?.file === undefined ? undefined : { file: groups.file, isMatch: groups.mark === ':' };
}
