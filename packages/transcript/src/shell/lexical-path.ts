/** A path below a folder, with `.` and `..` resolved by their spelling alone: no link is followed. */
export function resolvePath(folder: string, path: string): string {
  const whole = path.startsWith('/') ? path : `${folder}/${path}`;
  const absolute = path.startsWith('/') || folder.startsWith('/');
  const steps: string[] = [];
  for (const step of whole.split('/')) {
    if (step === '' || step === '.') continue;
    if (step !== '..') steps.push(step);
    else if (steps.length > 0 && steps.at(-1) !== '..') steps.pop();
    else if (!absolute) steps.push(step);
  }
  return (absolute ? '/' : '') + steps.join('/') || '.';
}

/** Longer than systems take; a longer folder counts as not known. */
const MOST_FOLDER = 4_096;

/** The folder that a step from a folder leads to; undefined when that is not known. */
export function stepInto(folder: string | undefined, path: string | undefined): string | undefined {
  if (path === undefined || (folder === undefined && !path.startsWith('/'))) return undefined;
  const there = resolvePath(folder ?? '/', path);
  return there.length > MOST_FOLDER ? undefined : there;
}
