/**
 * The text of one configuration file as a tree: YAML 1.2 (core schema), and with it JSON. No text makes this hang, grow
 * without bound or run anything: sizes are limited, and an alias shares its node instead of repeating it.
 */
import { Composer, type Document, isMap, isScalar, LineCounter, Parser, type YAMLMap } from 'yaml';
import { type ConfigErrorCode, errorAt, type FilePlace } from './config-error.js';
import { type ConfigNode, type LayerName, maxDepth, noFields } from './config-node.js';
import type { Finding } from './finding.js';
import { firstTooDeep } from './first-too-deep.js';
import { treeOf } from './tree-of.js';

export interface TextLayer {
  readonly name: LayerName;
  /** For messages: nothing is read here. */
  readonly file: string;
  readonly text: string;
}

export interface ParsedLayer {
  readonly root: ConfigNode;
  readonly findings: readonly Finding[];
}

/** Most UTF-16 units of a text, and so most bytes of a file. */
export const maxSize = 262_144;

/**
 * A text without values is an empty mapping.
 *
 * @throws {CtxError} 'bad-syntax', 'duplicate-key', 'foreign-tag', 'unknown-alias', 'not-a-mapping', 'too-deep' or
 * 'too-large', with file, line and column in the message and in `details`.
 */
export function parseText({ name: layer, file, text }: TextLayer): ParsedLayer {
  const lines = new LineCounter();
  const placeAt = (offset: number): FilePlace => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  if (text.length > maxSize) {
    throw errorAt('too-large', placeAt(0), `the file has more than ${maxSize} characters: shorten it`);
  }
  const contents = contentsOf(text, lines, placeAt);
  if (!contents) return { root: { value: undefined, fields: noFields, layer, ...placeAt(0) }, findings: [] };
  const findings: Finding[] = [];
  return { root: treeOf(contents, { layer, placeAt, warn: (finding) => findings.push(finding) }), findings };
}

function contentsOf(text: string, lines: LineCounter, placeAt: (offset: number) => FilePlace): YAMLMap | undefined {
  const tokens = [...new Parser(lines.addNewLine).parse(text)];
  const deep = firstTooDeep(tokens);
  if (deep) throw errorAt('too-deep', placeAt(deep.offset), `nested more than ${maxDepth} deep: flatten the values`);
  const [document, second] = new Composer(options).compose(tokens, true, text.length);
  if (second) throw errorAt('bad-syntax', placeAt(second.range[0]), secondDocument);
  const { contents, errors, warnings } = document as Document.Parsed;
  const fault = errors[0] ?? warnings[0];
  if (fault) {
    const [code, problem] = sayFault(fault.code, fault.message);
    throw errorAt(code, placeAt(fault.pos[0]), problem);
  }
  if (isMap(contents)) return contents;
  if (!contents || (isScalar(contents) && contents.value === null)) return undefined;
  throw errorAt('not-a-mapping', placeAt(contents.range[0]), 'no setting: a file holds lines such as "key: value"');
}

const options = {
  version: '1.2',
  schema: 'core',
  uniqueKeys: false, // The tree names both places, and looks a key up instead of comparing it with all others.
  stringKeys: true,
} as const;
const secondDocument = 'a second document begins here: keep one, and delete the line "---"';
const nestedKey = 'no key is allowed here: indent the keys of one mapping alike, and quote a text that holds ": "';

/** What the parser found and how to put it right. Whatever is not in the table has the parser's own words. */
function sayFault(code: string, message: string): readonly [ConfigErrorCode, string] {
  switch (code) {
    case 'TAG_RESOLVE_FAILED':
      return ['foreign-tag', 'tags have no meaning here: delete the word that starts with "!", or quote the text'];
    case 'TAB_AS_INDENT':
      return ['bad-syntax', 'a tab cannot indent: use spaces'];
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return ['bad-syntax', nestedKey];
    case 'NON_STRING_KEY':
      return ['bad-syntax', 'a key must be a plain word: quote it'];
    default:
      return ['bad-syntax', `${message.replace(/\p{C}/gu, '\u{fffd}')}: correct it, or quote the text`];
  }
}
