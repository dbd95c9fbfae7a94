import type { LineFacts } from '@ctx/lang';
import type { OutputKind } from './report.js';

/**
 * Decides what an output is once all of it was seen: search results, content (a diff, a file, a program's own results:
 * nothing to sort), or something to sort. What tools print in their own forms weighs; words that any text may hold
 * do not turn a document into a log.
 */
export interface KindReader {
  /** Counts one line in, as it reads after redraws. */
  read(text: string, facts: LineFacts): void;
  /** `searchShare` is the share of its lines that are search results, 0 to 1. */
  decide(options: { readonly searchShare: number; readonly isBinary: boolean }): OutputKind;
}

/** A form of content by its lines, and the share of lines that must have it. */
interface Shape {
  readonly line: RegExp;
  readonly share: number;
  /** A line that must be there at least once. */
  readonly needs?: RegExp;
}

const shapes: readonly Shape[] = [
  // a diff, and the log or commit that shows one
  {
    line: /^(?:[ +\-\\]|@@ |diff |index |--- |\+\+\+ |(?:new|deleted|old) (?:file )?mode |rename |similarity |commit [\da-f]{7,}|(?:Author|Date|Merge|Commit|AuthorDate):? )/,
    share: 0.97,
    needs: /^(?:@@ |diff |commit [\da-f]{7,})/,
  },
  // one commit a line, git blame, checksums
  { line: /^[*|\\/_ ]*\^?[\da-f]{7,64}\s/, share: 0.8 },
  // ls -l and the like
  { line: /^(?:[bcdlps-][rwxsStT-]{9}|total \d|\s*\d+\s+[bcdlps-][rwxsStT-]{9})/, share: 0.8 },
  // one path a line, sizes before it or not
  { line: /^\s*(?:[\d.]+[KMGTB]?\s+)?[\w@.+~-]*(?:[/\\][\w@.+~ ()[\]{},=%-]*)+$/, share: 0.9 },
  // the options of a program, with what they do beside or below them
  { line: /^\s+-{1,2}\w|^\s{8,}\S|^$/, share: 0.9, needs: /^\s+-{1,2}\w[\w=<>|[\],-]*\s{2,}\S/ },
  // JSON, NDJSON apart
  {
    line: /^\s*(?:[{}[\]],?|"[^"]*"\s*:.*|"[^"]*",?|[[\]{}]+,?|-?\d[\d.eE+-]*,?|(?:true|false|null),?)\s*$/,
    share: 0.9,
  },
  // comma-separated values
  { line: /^(?:"[^"]*"|[^",\s][^",]{0,60})?(?:,(?:"[^"]*"|[^",]{0,60})){2,}$/, share: 0.95 },
  // source code, markup, configuration: lines that end or begin as only those do
  {
    line: /[{};,()[\]>:\\]$|^\s*(?:\/\/|\/\*|\*|#|<|import\b|from\b|package\b|use\b|def\b|class\b|func\b|fn\b|return\b|if\b|else\b|end\b|let\b|const\b|var\b|public\b|private\b|static\b|@|---|- [A-Za-z"'`[<{*]|[A-Z_][A-Z\d_]*=|[\w.-]+:\s|[\w.-]+\s*=\s)|^$/,
    share: 0.62,
  },
];

/** Share of lines in tools' own forms from which code or prose around them no longer makes an output content. */
const TOOL_SHARE = 0.02;
const SEARCH_SHARE = 0.6;
/** Lines whose shape is looked at one by one; of those after them, one in `SAMPLE`. */
const LOOKED_AT = 2_000;
const SAMPLE = 16;

export function createKindReader(): KindReader {
  let lines = 0;
  let toSort = 0;
  let byTools = 0;
  /** Lines whose shape was looked at: the first ones, then a sample. */
  let looked = 0;
  const shaped = new Uint32Array(shapes.length);
  const missing = shapes.map(({ needs }) => needs !== undefined);
  return {
    read(text, facts) {
      if (text === '') return;
      lines += 1;
      const counts = sortable.has(facts.class) || facts.severity === 'error';
      if (counts) {
        toSort += 1;
        if (facts.specific) byTools += 1;
      }
      if (lines > LOOKED_AT && lines % SAMPLE !== 0) return;
      looked += 1;
      const start = text.length > 300 ? text.slice(0, 300) : text;
      for (let i = 0; i < shapes.length; i += 1) {
        const { line, needs } = shapes[i] as Shape;
        if (line.test(start)) shaped[i] = (shaped[i] as number) + 1;
        if (missing[i] === true && needs?.test(start)) missing[i] = false;
      }
    },
    decide({ searchShare, isBinary }) {
      if (isBinary && byTools < TOOL_SHARE * lines) return 'content';
      if (searchShare > SEARCH_SHARE) return 'search';
      if (toSort === 0) return 'content';
      const isShaped = shapes.some((shape, i) => missing[i] === false && (shaped[i] as number) >= shape.share * looked);
      if (isShaped && byTools < TOOL_SHARE * lines && toSort < lines / 2) return 'content';
      return 'sorted';
    },
  };
}

const sortable = new Set<LineFacts['class']>([
  'error',
  'failure',
  'assertion',
  'located',
  'frame',
  'warning',
  'progress',
  'install',
  'pass',
  'exit',
  'summary',
]);
