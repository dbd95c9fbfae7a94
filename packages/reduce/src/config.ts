/**
 * `context.reduction` as users write it: true, false, or a mapping of the policy's fields in snake_case. Layers are judged
 * one by one, the weakest first, so a fault in one leaves standing what those beneath it set; and a fault in one field
 * leaves its siblings. Nothing throws: what is wrong becomes a finding.
 */
import { z } from 'zod';
import { defaultPolicy, type ReductionPolicy } from './policy.js';

/** A value that knows where it was set. A mapping has `fields` and no `value`; null is as good as omitted. */
export interface LocatedSetting {
  readonly value: unknown;
  readonly fields: ReadonlyMap<string, LocatedSetting>;
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
}

/** One layer of configuration, from its root: `{ context: { reduction: … } }`, or a tree whose values know their places. */
export type ReductionLayer = LocatedSetting | { readonly [key: string]: unknown };

export type ReductionFindingCode = 'unknown-key' | 'removed-key' | 'wrong-value' | 'not-positive';

/** A warning. `message` names the field and the way out, `file` and `line` where they are known. */
export interface ReductionFinding {
  readonly code: ReductionFindingCode;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
}

export interface ReductionSetting {
  readonly enabled: boolean;
  /** Complete: with the default of each field that no layer sets. */
  readonly policy: ReductionPolicy;
}

export interface ParsedReduction extends ReductionSetting {
  readonly findings: readonly ReductionFinding[];
}

/**
 * The setting of one layer or several, the weakest first.
 *
 * A mapping sets the fields that it has, and true none; both switch on again what a weaker layer switched off. Omitted and
 * null inherit. A number that is not positive means the built-in default, whatever weaker layers say. A value that is no
 * whole number counts as omitted. Both are reported, and so is a key that is none.
 */
export function parseReduction(layers: ReductionLayer | readonly ReductionLayer[]): ParsedReduction {
  const findings: ReductionFinding[] = [];
  let enabled = true;
  let policy = defaultPolicy;
  for (const layer of isList(layers) ? layers : [layers]) {
    const setting = settingOf(layer, findings);
    if (!setting) continue;
    enabled = setting.value !== false;
    policy = { ...policy, ...fieldsOf(setting, findings) };
  }
  return { enabled, policy, findings };
}

/** The setting as a value of `context.reduction`, all fields written out. Parsed again it is the same. */
export function printReduction({ enabled, policy }: ReductionSetting): false | Readonly<Record<string, number>> {
  return enabled && Object.fromEntries(fieldNames.map((name) => [snakeCase(name), policy[name]]));
}

const fieldNames = Object.keys(defaultPolicy) as (keyof ReductionPolicy)[];
const fieldOf: ReadonlyMap<string, keyof ReductionPolicy> = new Map(fieldNames.map((name) => [snakeCase(name), name]));
const wholeNumber = z.int().positive();

/** Keys that no longer exist or never did, and what is meant instead. */
const advice: ReadonlyMap<string, readonly [ReductionFindingCode, string]> = new Map([
  ['high_pressure_usage', byUsage()],
  ['force_prune_usage', byUsage()],
  ['enabled', ['unknown-key', 'a mapping always enables: to disable, write "reduction: false"']],
]);

function byUsage(): readonly [ReductionFindingCode, string] {
  return [
    'removed-key',
    'the usage of the context no longer changes what is reduced: delete it, and set context.compaction.threshold instead',
  ];
}

/** What a layer says of reduction. `undefined` where it says nothing that counts. */
function settingOf(layer: ReductionLayer, findings: ReductionFinding[]): View | undefined {
  const context = fieldAt(view(layer), 'context');
  if (context.value === null) return undefined;
  if (context.value !== undefined) {
    findings.push(
      finding('wrong-value', `context is ${say(context.value)} and counts as omitted: write a mapping`, context),
    );
    return undefined;
  }
  const reduction = fieldAt(context, 'reduction');
  if (reduction.value === null) return undefined;
  if (reduction.value === undefined || typeof reduction.value === 'boolean') return reduction;
  const problem = `context.reduction is ${say(reduction.value)} and counts as omitted: write true, false or a mapping`;
  findings.push(finding('wrong-value', problem, reduction));
  return undefined;
}

function fieldsOf(setting: View, findings: ReductionFinding[]): Partial<ReductionPolicy> {
  const fields: { -readonly [name in keyof ReductionPolicy]?: number } = {};
  for (const [key, raw] of setting.fields) {
    const field = view(raw);
    const name = fieldOf.get(key);
    if (name === undefined) {
      const [code, text] = advice.get(key) ?? ['unknown-key', nearestKey(key)];
      findings.push(finding(code, `context.reduction has no field ${say(key)}: ${text}`, field));
    } else if (field.value !== null) {
      const { data, error } = wholeNumber.safeParse(field.value);
      if (data !== undefined) fields[name] = data;
      else if (error?.issues[0]?.code === 'too_small') {
        fields[name] = defaultPolicy[name];
        const problem = `is ${say(field.value)}, so the default holds, ${defaultPolicy[name]}: write a number above 0`;
        findings.push(finding('not-positive', `context.reduction.${key} ${problem}`, field));
      } else {
        const problem = `is ${say(field.value)} and counts as omitted: write ${meant(field.value)}`;
        findings.push(finding('wrong-value', `context.reduction.${key} ${problem}`, field));
      }
    }
  }
  return fields;
}

function meant(value: unknown): string {
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return `${value} without quotes`;
  return `a whole number from 1 to ${Number.MAX_SAFE_INTEGER}`;
}

function nearestKey(key: string): string {
  const [nearest] = [...fieldOf.keys()]
    .map((known) => ({
      known,
      distance: key.length > 64 ? Number.POSITIVE_INFINITY : distance(letters(key), letters(known)),
    }))
    .filter((one) => one.distance <= letters(one.known).length / 2)
    .sort((one, other) => one.distance - other.distance);
  return nearest ? `did you mean ${nearest.known}?` : 'delete it';
}

/** How many letters must be added, left out or changed to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at += 1) {
      const changed = (row[at] ?? 0) + (letter === other[at] ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function letters(key: string): string {
  return key.toLowerCase().replaceAll(/[^a-z]/g, '');
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A value as it stands in a message: short, on one line, nothing in it that steers a terminal. */
function say(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string')
    return value === undefined ? 'a mapping' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value).replaceAll(/\p{C}/gu, '\u{fffd}');
}

function finding(code: ReductionFindingCode, message: string, { file, line }: View): ReductionFinding {
  return { code, message, ...(file !== undefined && { file }), ...(line !== undefined && { line }) };
}

/** One value of either kind of layer. Plain data is looked at one level at a time, so it may even be cyclic. */
interface View {
  readonly value: unknown;
  readonly fields: ReadonlyMap<string, unknown>;
  readonly file?: string;
  readonly line?: number;
}

function view(given: unknown): View {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { value: given ?? null, fields: new Map() };
  if (isLocated(given)) return given;
  return { value: undefined, fields: new Map(Object.entries(given)) };
}

/** Plain data out of a file holds no Map. */
function isLocated(given: object): given is LocatedSetting {
  return 'fields' in given && given.fields instanceof Map;
}

function fieldAt({ fields }: View, key: string): View {
  return view(fields.get(key));
}

function isList(layers: ReductionLayer | readonly ReductionLayer[]): layers is readonly ReductionLayer[] {
  return Array.isArray(layers);
}
