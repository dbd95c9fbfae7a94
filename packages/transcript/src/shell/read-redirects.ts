import type { Redirection } from 'unbash';
import { only } from './argument.js';
import type { Context } from './context.js';
import { readParts, readWord } from './read-word.js';
import { decidesWhatRuns } from './variables.js';

/** Notes what redirections read and write. Copies of descriptors and `/dev/null` leave nothing behind. */
export function readRedirects(redirects: readonly Redirection[], context: Context): void {
  for (const redirect of redirects) readRedirect(redirect, context);
}

function readRedirect(redirect: Redirection, context: Context): void {
  const { ledger, scope } = context;
  if (redirect.descriptor?.type === 'FileDescriptorVariable') {
    const { name } = redirect.descriptor;
    // Not `{name[subscript]}`: a subscript is evaluated.
    if (decidesWhatRuns(name) || !/^\w+$/.test(name)) ledger.mayWrite(`it sets ${name}`);
  }
  if (redirect.type === 'HereDoc') {
    // The tabs that `<<-` takes off the lines stay in a delimiter, but not for the parser.
    if (redirect.delimiter?.value.startsWith('\t')) ledger.mayWrite('a here-document ends at a tab');
    if (redirect.body.parts) readParts(redirect.body.parts, context);
    return;
  }
  if (!redirect.target) {
    ledger.mayWrite('a redirection without a target');
    return;
  }
  const target = readWord(redirect.target, context);
  const path = only(target);
  if (redirect.type === 'HereString') return;
  if (/^[<>]&$/.test(redirect.operator) && path !== undefined && /^(\d*-|\d+)$/.test(path)) return;
  if (/^<&?$/.test(redirect.operator)) {
    if (path === undefined || !isConnection(path)) ledger.file('reads', target, scope.cwd);
    else ledger.mayWrite(`it opens a connection: ${path}`);
    return;
  }
  // Not /dev/stdout: it may be a file that was opened to be read.
  if (path === '/dev/null') return;
  if (path !== undefined && isConnection(path)) ledger.network = true;
  ledger.changes(`it writes to ${target.text}`);
  ledger.file('writes', target, scope.cwd);
}

/** Paths that bash makes connections of. */
function isConnection(path: string): boolean {
  return /^\/dev\/(tcp|udp)\//.test(path);
}
