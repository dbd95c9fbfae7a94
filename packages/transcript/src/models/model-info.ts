/**
 * Looks a model up by whatever name it goes by: with the prefix of a provider or a gateway, a region, a date, a version
 * of the platform, dots for dashes, `[1m]` for the large window. A name that only begins like a known one, such as a
 * `-mini` that the table does not have, is another model: of it, only what its family shares is said.
 */
import type { CacheRule, ModelInfo, ModelRow, Price } from './model.js';
import { anthropic } from './tables/anthropic.js';
import { openai } from './tables/openai.js';
import { others } from './tables/others.js';

/** When the table was last held against what providers publish. Prices change: give your own where it matters. */
export const modelsAsOf = '2026-11-30';

/** The table that `modelInfo` reads, newest models first. */
export const models: readonly ModelRow[] = [...anthropic, ...openai, ...others];

/** What a user knows better: fields of a model, by its name. */
export interface ModelOverride extends Partial<Omit<ModelInfo, 'id' | 'cache' | 'price'>> {
  readonly cache?: Partial<CacheRule>;
  readonly price?: Partial<Price>;
}

const byLength = models.map((row) => ({ row, name: plain(row.id) })).sort((a, b) => b.name.length - a.name.length);

/**
 * What is known of a model; undefined when neither the table nor the overrides know it. The longest name that fits wins.
 * An override is found by the model's name however it is spelled, or by the table's, and changes only the fields it has.
 */
export function modelInfo(id: string, overrides: Readonly<Record<string, ModelOverride>> = {}): ModelInfo | undefined {
  const name = plain(id);
  const row = byLength.find((candidate) => fits(candidate.row, candidate.name, name))?.row;
  const own = Object.entries(overrides).find(([key]) => plain(key) === name);
  const general = Object.entries(overrides).find(([key]) => row && !row.family && plain(key) === plain(row.id));
  const override = (own ?? general)?.[1];
  if (!row && !override) return undefined;
  return withOverride(sized(row, id), override);
}

function fits({ family }: ModelRow, known: string, name: string): boolean {
  return name.startsWith(known) && (family === true || sameModel.test(name.slice(known.length)));
}

/** What may follow the name without making it another model: a label, dates, the platform's version. */
const sameModel =
  /^(?:-latest|-preview|-exp)?(?:[-@]\d{8}|-\d{4}-\d\d-\d\d|-\d\d-\d{4}|-\d{3,4})?(?:-v\d{1,2})?(?::[\w-]{1,20})?$/;

/** One spelling of a name: lower case, dashes, without who provides it. */
function plain(id: string): string {
  const name = id.slice(0, 300).toLowerCase().replace('[1m]', '');
  const last = name.slice(name.lastIndexOf('/') + 1);
  return last.replace(/^(?:[a-z]{2,6}\.)?(?:anthropic|openai|google|deepseek|xai)\./, '').replaceAll('.', '-');
}

function sized(row: ModelRow | undefined, id: string): ModelInfo {
  if (!row) return { id };
  const { family, ...info } = row;
  const large = /\[1m\]$/i.test(id) && (info.context ?? 0) < 1_000_000;
  return { ...info, ...(family && { id }), ...(large && { context: 1_000_000 }) };
}

function withOverride(info: ModelInfo, override: ModelOverride | undefined): ModelInfo {
  if (!override) return info;
  const { cache, price, ...fields } = override;
  const wholePrice = { ...info.price, ...price };
  return {
    ...info,
    ...fields,
    ...(cache && { cache: { ...(info.cache ?? unknownCache), ...cache } }),
    ...(price && isPrice(wholePrice) && { price: wholePrice }),
  };
}

const unknownCache: CacheRule = { trigger: 'automatic', lifetimes: [{}], inputIncludesCached: true };

/** Half a price is none. */
function isPrice(price: Partial<Price>): price is Price {
  return price.input !== undefined && price.output !== undefined;
}
