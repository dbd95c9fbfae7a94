import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPreview } from '../src/preview.js';

function previewOf(output: Uint8Array, capBytes: number, pieceBytes = output.length): string | Uint8Array {
  const preview = createPreview(capBytes);
  for (let at = 0; at < output.length; at += Math.max(1, pieceBytes))
    preview.write(output.subarray(at, at + Math.max(1, pieceBytes)));
  return preview.render({ rest: 'ctx recall x' });
}

const outputs = fc.oneof(
  fc
    .array(fc.string({ unit: 'grapheme', maxLength: 80 }), { maxLength: 200 })
    .map((lines) => Buffer.from(lines.join('\n'))),
  fc.string({ unit: 'grapheme', maxLength: 8000 }).map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 4000 }).map((bytes) => Buffer.from(bytes)),
);

describe('a preview', () => {
  it('is the output itself, byte for byte, where that fits the cap', () => {
    fc.assert(
      fc.property(outputs, (output) => {
        expect(Buffer.from(previewOf(output, output.length + 1)).equals(output)).toBe(true);
      }),
    );
  });

  it('of valid UTF-8 never exceeds the cap and splits no character', () => {
    const valid = fc
      .string({ unit: 'grapheme', minLength: 1000, maxLength: 4000 })
      .map((text) => Buffer.from(text.replaceAll('\uFFFD', '')));
    fc.assert(
      fc.property(valid, fc.integer({ min: 512, max: 2000 }), (output, cap) => {
        const text = Buffer.from(previewOf(output, cap));
        expect(text.length).toBeLessThanOrEqual(cap);
        expect(text.toString()).not.toContain('\uFFFD');
      }),
    );
  });

  it('does not depend on how the output was cut into pieces', () => {
    fc.assert(
      fc.property(
        outputs,
        fc.integer({ min: 512, max: 3000 }),
        fc.integer({ min: 1, max: 2000 }),
        (output, cap, piece) => {
          expect(previewOf(output, cap, piece)).toEqual(previewOf(output, cap));
        },
      ),
    );
  });

  it('shows whole lines of the head and the tail, and counts those between', () => {
    const lines = Array.from({ length: 1000 }, (_, i) => `line ${i}`);
    const shown = String(previewOf(Buffer.from(`${lines.join('\n')}\n`), 1024)).split('\n');
    const gap = shown.findIndex((line) => line.startsWith('[…'));
    const head = shown.slice(1, gap);
    const tail = shown.slice(gap + 1, -2);
    expect(head).toEqual(lines.slice(0, head.length));
    expect(tail).toEqual(lines.slice(-tail.length));
    expect(shown[gap]).toBe(`[… ${1000 - head.length - tail.length} lines not shown here]`);
    expect(tail.length).toBeGreaterThan(head.length);
  });

  it('cuts the middle out of a long line', () => {
    const output = Buffer.from(`${'é'.repeat(5000)}\n${'x\n'.repeat(40_000)}`);
    const [, first] = String(previewOf(output, 40_000)).split('\n');
    expect(first).toMatch(/^é+\[… \d+ bytes …\]é+$/);
    expect(Buffer.byteLength(first ?? '')).toBeLessThanOrEqual(2000);
  });

  it('says why the output was not pruned', () => {
    const preview = createPreview(512);
    preview.write(Buffer.from('x\n'.repeat(1000)));
    expect(preview.render({ reason: 'the disk is full' })).toContain('not pruned: the disk is full]');
  });
});
