/** A parsed document as our tree. An alias is the node that its anchor names: what it adds up to is counted, not copied. */
import { isAlias, isCollection, isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import { errorAt, type FilePlace, quote } from './config-error.js';
import { type ConfigNode, type ConfigScalar, type LayerName, noFields } from './config-node.js';
import type { Finding } from './finding.js';

export interface Origin {
  readonly layer: LayerName;
  placeAt(offset: number): FilePlace;
  warn(finding: Finding): void;
}

interface Reading extends Origin {
  /** Each marked value read so far, and how many values it holds. */
  readonly anchors: Map<string, { readonly node: ConfigNode; readonly size: number }>;
  size: number;
}

const maxValues = 10_000;
const coreTypes = ['map', 'seq', 'str', 'int', 'float', 'bool', 'null'];
const coreTags = new Set(coreTypes.map((type) => `tag:yaml.org,2002:${type}`));

/** @throws {CtxError} 'duplicate-key', 'foreign-tag', 'unknown-alias', 'bad-syntax' or 'too-large'. */
export function treeOf(root: YAMLMap, origin: Origin): ConfigNode {
  return nodeOf(root, origin.placeAt(root.range?.[0] ?? 0), { ...origin, anchors: new Map(), size: 0 });
}

function nodeOf(source: unknown, place: FilePlace, reading: Reading): ConfigNode {
  if (isAlias(source)) return aliased(source.source, place, reading);
  const before = reading.size;
  grow(1, place, reading);
  const node = { ...contentOf(source, place, reading), layer: reading.layer, ...place };
  const anchor = isCollection(source) || isScalar(source) ? source.anchor : undefined;
  if (anchor !== undefined) reading.anchors.set(anchor, { node, size: reading.size - before });
  return node;
}

/** Such an alias stands where it is used; what lies within it, where it was written. */
function aliased(name: string, place: FilePlace, reading: Reading): ConfigNode {
  const target = reading.anchors.get(name);
  if (!target) {
    throw errorAt('unknown-alias', place, `no value above is marked ${quote(`&${name}`)}: write the value here`);
  }
  grow(target.size, place, reading);
  return { ...target.node, ...place };
}

function contentOf(source: unknown, place: FilePlace, reading: Reading): Pick<ConfigNode, 'value' | 'fields'> {
  if (source === null || source === undefined) return { value: null, fields: noFields };
  const { tag } = source as Node;
  if (tag !== undefined && !coreTags.has(tag)) {
    throw errorAt('foreign-tag', place, `the tag ${quote(tag)} has no meaning here: delete it`);
  }
  if (isMap(source)) return { value: undefined, fields: fieldsOf(source, place, reading) };
  if (isSeq(source)) {
    const items = source.items.map((item) => nodeOf(item, placeOf(item, place, reading), reading));
    return { value: items, fields: noFields };
  }
  return { value: (source as { readonly value: ConfigScalar }).value, fields: noFields };
}

function fieldsOf(map: YAMLMap, around: FilePlace, reading: Reading): ReadonlyMap<string, ConfigNode> {
  const fields = new Map<string, ConfigNode>();
  for (const { key, value } of map.items) {
    const place = placeOf(key, around, reading);
    if (!isScalar(key)) throw errorAt('bad-syntax', place, 'a key must be a plain word: quote it');
    const name = String(key.value);
    const first = fields.get(name);
    if (first) {
      const problem = `${quote(name)} is set on line ${first.line} already: delete one of the two`;
      throw errorAt('duplicate-key', place, problem);
    }
    fields.set(name, nodeOf(value, place, reading));
  }
  leaveOutMergeKey(fields, reading);
  return fields;
}

function leaveOutMergeKey(fields: Map<string, ConfigNode>, { warn }: Reading): void {
  const { file, line } = fields.get('<<') ?? {};
  if (file === undefined || line === undefined) return;
  fields.delete('<<');
  const message = '"<<" merges nothing in YAML 1.2 and is left out: repeat the fields, or alias the whole value';
  warn({ code: 'merge-key', message, file, line });
}

function grow(by: number, place: FilePlace, reading: Reading): void {
  reading.size += by;
  if (reading.size > maxValues) {
    throw errorAt('too-large', place, `more than ${maxValues} values, aliases counted: shorten the file`);
  }
}

function placeOf(source: unknown, around: FilePlace, { placeAt }: Reading): FilePlace {
  const range = isCollection(source) || isScalar(source) || isAlias(source) ? source.range : undefined;
  return range ? placeAt(range[0]) : around;
}
