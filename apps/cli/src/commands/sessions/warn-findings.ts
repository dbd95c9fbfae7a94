/** What was wrong with a session is said by every command that reads it. */
import type { Session } from '@ctx/session-store';
import { warn } from '../../print.js';

const MOST = 10;

export function warnFindings(name: string, { findings }: Session): void {
  for (const { at, message } of findings.slice(0, MOST)) warn(`${name}, ${at}: ${message}`);
  if (findings.length > MOST) warn(`${name}: and ${findings.length - MOST} more such findings`);
}
