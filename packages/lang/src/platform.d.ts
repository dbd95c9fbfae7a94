/** The part of the platform that Node, browsers and workers share and that this package uses. */
declare class TextEncoder {
  encode(text: string): Uint8Array;
  encodeInto(source: string, destination: Uint8Array): { read: number; written: number };
}
