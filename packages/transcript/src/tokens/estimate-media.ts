/**
 * What an image or a document weighs in a prompt. Providers charge images by their pixels, not by their bytes, and a
 * message rarely says how large one is, so the estimate is of the largest that is not scaled down.
 */
export type MediaRule = 'anthropic' | 'openai';

export interface MediaSize {
  readonly width: number;
  readonly height: number;
}

/** Anthropic: width × height / 750, and scales down what is over 1.15 megapixels. */
const ANTHROPIC_PIXELS = 750;
const ANTHROPIC_MOST = 1_600;
/** OpenAI, high detail: 85, and 170 for each tile of 512 pixels once the shorter side was scaled to at most 768. */
const OPENAI_BASE = 85;
const OPENAI_TILE = 170;
const TILE = 512;
const OPENAI_LONG = 2_048;
const OPENAI_SHORT = 768;
/** A page of a document is sent as its text and as an image. */
const PAGE = 2_500;

/**
 * Estimated tokens of one image; for a document (`application/pdf`), of one page.
 *
 * @param mediaType such as `image/png`
 */
export function estimateMedia(
  mediaType: string,
  options: { readonly rule?: MediaRule; readonly size?: MediaSize } = {},
): number {
  const { rule = 'anthropic', size } = options;
  if (!mediaType.startsWith('image/')) return PAGE;
  if (rule === 'anthropic') {
    const tokens = size ? Math.ceil((size.width * size.height) / ANTHROPIC_PIXELS) : ANTHROPIC_MOST;
    return Math.min(ANTHROPIC_MOST, Math.max(1, tokens));
  }
  const { width, height } = size ?? { width: OPENAI_LONG, height: OPENAI_SHORT };
  const scale = Math.min(1, OPENAI_LONG / Math.max(width, height), OPENAI_SHORT / Math.min(width, height));
  const tiles = Math.ceil((width * scale) / TILE) * Math.ceil((height * scale) / TILE);
  return OPENAI_BASE + OPENAI_TILE * Math.max(1, tiles);
}
