import type { Verdict } from '@ctx/lang';

/**
 * Remembers what was found out about lines, for the next ones that differ from them only in digits: an output has many
 * lines and few templates. Bounded: a new template takes the place of an old one.
 */
export interface Templates {
  /** The template of the line from `bytes[from]` up to, not including, `bytes[to]`; `undefined` for a long line. */
  find(bytes: Uint8Array, from: number, to: number): Template | undefined;
  /** The same for a text. */
  findText(text: string): Template | undefined;
}

/** What is known of all lines of one template. Each part is found out when it is first asked for. */
export interface Template {
  /** What the line says once it is clean; missing where it depends on the digits. */
  verdict: Verdict | undefined;
  /** What there is to clean. */
  controls: Controls | undefined;
  /** `sketchOf` the clean line. */
  sketch: number | undefined;
}

/** The escape sequences and control characters of a line: none, such as only paint, or such as may redraw it. */
export type Controls = 'none' | 'styles' | 'redraws';

/** Longer lines have no template. */
const LONGEST = 256;
const SLOT_BITS = 13;

export function createTemplates(): Templates {
  const slots = new Array<Template | undefined>(1 << SLOT_BITS).fill(undefined);
  const lengths = new Uint16Array(1 << SLOT_BITS);
  /** The bytes of the line that each slot's template was made for. */
  const kept = new Uint8Array(LONGEST << SLOT_BITS);
  const scratch = new Uint8Array(3 * LONGEST);

  function find(bytes: Uint8Array, from: number, to: number): Template | undefined {
    const length = to - from;
    if (length > LONGEST) return undefined;
    const slot = hashOf(bytes, from, to) >>> (32 - SLOT_BITS);
    const start = slot * LONGEST;
    let template = slots[slot];
    if (template !== undefined && lengths[slot] === length && isAt(start, bytes, from, to)) return template;
    template = { verdict: undefined, controls: undefined, sketch: undefined };
    slots[slot] = template;
    lengths[slot] = length;
    for (let i = 0; i < length; i += 1) kept[start + i] = bytes[from + i] as number;
    return template;
  }

  function isAt(start: number, bytes: Uint8Array, from: number, to: number): boolean {
    for (let i = from, at = start; i < to; i += 1, at += 1) {
      const byte = bytes[i] as number;
      const other = kept[at] as number;
      if (byte !== other && signs[byte] !== signs[other]) return false;
    }
    return true;
  }

  return {
    find,
    findText(text) {
      if (text.length > LONGEST) return undefined;
      const { written } = encoder.encodeInto(text, scratch);
      return find(scratch, 0, written);
    },
  };
}

const encoder = new TextEncoder();

/** What each byte counts as: itself, a digit as 0. */
const signs = Uint8Array.from({ length: 256 }, (_, byte) => (byte >= 48 && byte <= 57 ? 48 : byte));

/** Bytes of which one is looked at for a hash: that two templates have one costs time, and is no error. */
const STEP = 2;

function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = to - from;
  for (let i = from; i < to; i += STEP) hash = (Math.imul(hash, 31) + (signs[bytes[i] as number] as number)) | 0;
  return Math.imul(hash, 0x9e3779b1);
}
