/**
 * What a command wrote last is still on its way when it ends, and something that it started may hold its output open for
 * ever. So the output is awaited until it is silent, and not longer than a few seconds.
 */
import type { Socket } from 'node:net';

const SILENCE_MS = 500;
const LINGER_MS = 3000;

/** Whether the output of a command that has ended comes to its end; false while someone else holds it open. */
export function endsSoon(reader: Socket): Promise<boolean> {
  if (reader.closed) return Promise.resolve(true);
  return new Promise((resolve) => {
    const settle = (ended: boolean) => {
      clearTimeout(silence);
      clearTimeout(linger);
      resolve(ended);
    };
    const silence = setTimeout(settle, SILENCE_MS, false);
    const linger = setTimeout(settle, LINGER_MS, false);
    reader.on('data', () => silence.refresh());
    reader.on('close', () => settle(true));
  });
}
