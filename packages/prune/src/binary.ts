import type { RawLine } from './raw-lines.js';

/**
 * Tells binary data from text. Such data holds control characters and bytes that are no UTF-8; a text in another
 * encoding holds only the latter, and one in UTF-16, or one whose parts end with NUL, only the former.
 */
export interface BinaryReader {
  read(line: RawLine): void;
  isBinary(): boolean;
}

/** The least shares of characters that are control characters, and broken ones. */
const CONTROL_SHARE = 1 / 20;
const BROKEN_SHARE = 1 / 50;

export function createBinaryReader(): BinaryReader {
  let characters = 0;
  let controls = 0;
  let broken = 0;
  return {
    read({ text, bytes }) {
      characters += text.length;
      // What is ASCII alone has no broken part, and most lines are.
      if (bytes === text.length || !text.includes(BROKEN)) return;
      for (let i = 0; i < text.length; i += 1) {
        const code = text.charCodeAt(i);
        if (code === BROKEN_CODE) broken += 1;
        else if (code < 32 && !usual.has(code)) controls += 1;
      }
    },
    isBinary: () => controls > CONTROL_SHARE * characters && broken > BROKEN_SHARE * characters,
  };
}

const BROKEN = '\ufffd';
const BROKEN_CODE = 0xfffd;

/** The control characters that a text for a terminal holds. */
const usual: ReadonlySet<number> = new Set([...'\u0007\b\t\n\v\f\r\u001b'].map((char) => char.charCodeAt(0)));
