/** Appenders of files that lie on a disk with a fault: what they wrote before it is really in the file. */
import type { Appender, OpenAppender } from '../../src/index.js';
import { openAppender } from '../../src/session/appender.js';

export function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: made by a test`), { code });
}

/** The real appender with some of its calls replaced; `real` is what they replace. */
export function withFault(fault: (real: Appender) => Partial<Appender>): OpenAppender {
  return (path, options) => {
    const real = openAppender(path, options);
    return { ...real, ...fault(real) };
  };
}

/** A process that dies after it has written so many bytes: nothing it does after that has any effect. */
export function killedAfter(bytes: number): OpenAppender {
  let left = bytes;
  let dead = false;
  const die = (): never => {
    dead = true;
    throw new Error('killed');
  };
  return withFault((real) => ({
    write(line) {
      if (dead) die();
      if (left >= line.length) {
        left -= line.length;
        return real.write(line);
      }
      if (left > 0) real.write(line.subarray(0, left));
      return die();
    },
    sync: () => (dead ? die() : real.sync()),
    truncate: (size) => (dead ? die() : real.truncate(size)),
  }));
}

/** Takes at most so many bytes with each call. */
export function shortWrites(bytes: number): OpenAppender {
  return withFault((real) => ({ write: (line) => real.write(line.subarray(0, bytes)) }));
}

/** A disk that has no room for the write with this number, from 1, but for its first byte. */
export function fullAtWrite(number: number, { stuck = false } = {}): OpenAppender {
  let writes = 0;
  return withFault((real) => ({
    write(line) {
      writes += 1;
      // Half of a line is taken; the call for the rest of it is refused.
      if (writes === number) return real.write(line.subarray(0, Math.ceil(line.length / 2)));
      if (writes === number + 1) throw systemError('ENOSPC');
      return real.write(line);
    },
    ...(stuck && {
      truncate() {
        throw systemError('EIO');
      },
    }),
  }));
}
