/** The parts of the platform that Node, browsers and workers share and that this package uses. */
declare class TextDecoder {
  constructor(label?: string, options?: { ignoreBOM?: boolean });
  decode(input?: Uint8Array, options?: { stream?: boolean }): string;
}
declare class TextEncoder {
  encode(input: string): Uint8Array;
  encodeInto(source: string, destination: Uint8Array): { read: number; written: number };
}
