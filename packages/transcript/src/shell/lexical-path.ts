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
