import type { Item, LineItem } from './item.js';

/**
 * What tools say beside the matter, in a form of their own: the block of YAML that TAP puts below a passed check, what
 * vitest says that a test printed which did not fail, and why tsc takes a file into the program. Such lines never fill
 * spare room.
 */

const yamlStart = /^\s+---$/;
const yamlEnd = /^\s+\.\.\.$/;
/** The head above what a test printed, which names the test as the head of its failure does. */
const printed = /^std(?:out|err) \| (?:\|[^|]+\| )?(?<test>.+)$/;
const failed = /^\s*FAIL {1,2}(?:\|[^|]+\| )?(?<test>.+)$/;
const VITEST = 'javascript/vitest';
/** Why a file is in the program, below its name. */
const reason = /^ {2}\S.*(?: via ['"]|\b(?:library|pattern|list|compilation)\b)/;
const TSC = 'typescript/tsc';

/** Gives 1 for each item that is beside the matter. Linear. */
export function findAsides(items: readonly Item[]): Uint8Array {
  const asides = new Uint8Array(items.length);
  let failures: ReadonlySet<string> | undefined;
  for (let i = 0; i < items.length; i += 1) {
    const item = items[i] as Item;
    if (item.kind !== 'line') continue;
    if (item.facts.class === 'pass') {
      if (isLine(items[i + 1], yamlStart)) i = mark(i + 1, yamlEnd);
    } else if (item.facts.class !== 'note') continue;
    else if (item.facts.tool === TSC && reason.test(item.text)) {
      const above = items[i - 1];
      asides.fill(1, above?.kind === 'line' && isName(above) ? i - 1 : i, i + 1);
    } else if (item.facts.tool === VITEST) {
      const test = printed.exec(item.text)?.groups?.test;
      failures ??= failuresOf(items);
      if (test !== undefined && !failures.has(test)) i = mark(i, blank);
    }
  }
  return asides;

  /** Marks a block up to its end, and gives the index of its last item; another check ends it too. */
  function mark(from: number, end: RegExp): number {
    let i = from;
    while (i < items.length - 1 && !isLine(items[i], end) && !endsBlock(items[i + 1] as Item)) i += 1;
    asides.fill(1, from, i + 1);
    return i;
  }
}

const endsBlock = (item: Item): boolean =>
  item.kind === 'gap' || (item.kind === 'line' && (item.facts.class === 'pass' || item.facts.class === 'failure'));

const isName = ({ facts }: LineItem): boolean => facts.class === 'file' || facts.class === 'plain';

const blank = /^\s*$/;

const isLine = (item: Item | undefined, form: RegExp): boolean => item?.kind === 'line' && form.test(item.text);

/** The names of the tests that are listed as failed. */
function failuresOf(items: readonly Item[]): ReadonlySet<string> {
  const names = items.map((item) =>
    item.kind === 'line' && item.facts.class === 'failure' ? failed.exec(item.text)?.groups?.test : undefined,
  );
  return new Set(names.filter((name) => name !== undefined));
}
