/** A layer that is no file: built-in settings, variables of the environment, flags. Plain data as the same tree. */
import { CtxError } from '@ctx/error';
import { type ConfigErrorCode, quote } from './config-error.js';
import { type ConfigNode, type LayerName, maxDepth, noFields } from './config-node.js';

export interface ValuesLayer {
  readonly name: LayerName;
  /** Plain data: mappings, lists, texts, numbers, booleans, null. `undefined` is as good as omitted. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** @throws {CtxError} 'not-data' for a function, a class, a cycle or what else no file could hold. */
export function valuesLayer({ name: layer, values }: ValuesLayer): ConfigNode {
  return nodeOf(values, [], layer);
}

function nodeOf(value: unknown, path: readonly string[], layer: LayerName): ConfigNode {
  if (path.length > maxDepth) throw notData(path, layer, `nested more than ${maxDepth} deep, or within itself`);
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return { value, fields: noFields, layer };
  }
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) => nodeOf(item ?? null, [...path, String(index)], layer));
    return { value: items, fields: noFields, layer };
  }
  if (!isPlain(value)) throw notData(path, layer, `a ${typeof value} that is no plain data`);
  const given = Object.entries(value).filter(([, field]) => field !== undefined);
  const fields = new Map(given.map(([key, field]) => [key, nodeOf(field, [...path, key], layer)]));
  return { value: undefined, fields, layer };
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function notData(path: readonly string[], layer: LayerName, what: string): CtxError<ConfigErrorCode> {
  const where = path.length > 0 ? quote(path.join('.')) : 'the layer itself';
  return new CtxError('not-data', `in the layer "${layer}", ${where} is ${what}: give what JSON can hold`, {
    details: { layer, path },
  });
}
