import fc from 'fast-check';

/**
 * Outputs for the property tests: put together from what tools print, in any order and number, with everything between
 * that makes text hard (redraws, colours, other scripts, broken bytes), so that the properties meet it all in one output.
 */

/** Lines as tools print them; `#` becomes a number. */
const toolLines = [
  "src/cart.ts(#,7): error TS2304: Cannot find name 'logger'.",
  'src/main.c:#:5: error: expected expression before ‘}’ token',
  'lager.c:#:9: Fehler: »zahl« nicht deklariert',
  'error[E0308]: mismatched types',
  '  --> src/stock.rs:#:18',
  '   |         ^^^^^^ expected `u32`, found `&str`',
  'app/models.py:#:1: F401 `os` imported but unused',
  'Traceback (most recent call last):',
  '  File "/app/orders/price.py", line #, in total',
  '    raise ValueError(price)',
  'ValueError: price is below zero: -#',
  'FAILED tests/test_price.py::test_total - AssertionError: assert # == 12',
  'E       AssertionError: expected ok, got nok',
  '--- FAIL: TestTotal (0.#s)',
  '    price_test.go:#: got 3, want 4',
  '--- PASS: TestEmpty (0.#s)',
  'panic: runtime error: index out of range [#] with length 3',
  'goroutine # [running]:',
  'java.lang.IllegalStateException: stock is empty',
  '\tat shop.Stock.take(Stock.java:#)',
  '\tat org.junit.platform.Launcher.execute(Launcher.java:#)',
  '    at total (/app/src/price.js:#:11)',
  '    at run (/app/node_modules/runner/index.js:#:3)',
  '[ERROR] COMPILATION ERROR :',
  '[WARNING] unused import in Stock.java:#',
  'warning: unused variable: `left`',
  '✓ adds an item (# ms)',
  '✗ takes an item out (# ms)',
  'test stock::takes_# ... ok',
  'PASS src/cart-#.test.ts',
  'Downloading packages: #%',
  '[#/200] Compiling object shop.o',
  'added # packages in 3s',
  'Downloaded from central: https://repo.example/a/#/a.jar (12 kB at 90 kB/s)',
  '2026-03-01T10:00:#Z INFO worker # is idle',
  'Tests: # failed, 3 passed, 5 total',
  '0 errors',
  'make: *** [Makefile:#: all] Error 2',
  '##[error]Process completed with exit code #.',
  '$ npm run build',
  'src/stock.ts:#:  take(count: number) {',
  'docs/errors.md-#-what to do about an error',
  '{"level":"error","message":"no connection","attempt":#}',
  '  "port": #,',
  '}',
  '[… 3 lines …]',
  '[output shortened: 3 lines (20 bytes) → 1 line]',
  '',
  '   ',
];

/** What is hard about text rather than about tools. */
const hardTexts = [
  'Preis: 12 € – größer als „früher“',
  'エラー: ファイルが見つかりません',
  'שגיאה: הקובץ \u202e לא נמצא',
  'e\u0301\u0302\u0303 and 👩‍👩‍👧‍👦 and 🏴',
  'one line\u2028or\u2029two\u0085or three\u000bfour\u000cfive',
  'lone \ud83d high and \ude00 low',
  'nul \u0000 bell \u0007 escape \u001b',
  '\ufeffwith a mark of the byte order',
  '\u001b[31merror\u001b[0m: \u001b[1mno such file\u001b[22m',
  '\u001b]8;;file:///a.c\u0007a.c:3:1\u001b]8;;\u0007: error: broken',
  '\u001b]0;an unfinished title',
  'abc\b\b\bxyz',
];

const redraws = [
  'Downloading 1%\rDownloading 50%\rDownloading 100%',
  'error: lost connection\rretrying',
  '\u001b[2K\u001b[1Gfetching #',
  '\u001b[1A\u001b[2Kbuilding #',
  '\u001b[2A\u001b[Jdone #',
  '\u001b[3Fback #',
  'carriage\r',
];

const number = fc.nat({ max: 400 });
const filled = (lines: readonly string[]): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...lines), number).map(([line, n]) => line.replaceAll('#', String(n)));

const longLine = fc
  .tuple(
    fc.constantFrom('x', 'ab ', 'é', '漢', '😀', '\ud83d', '(', '"k":1,'),
    fc.integer({ min: 200, max: 1_200 }),
    filled(toolLines),
  )
  .map(([unit, times, problem]) => `${unit.repeat(times)} ${problem} ${unit.repeat(times)}`);

const oneLine = (withRedraws: boolean): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 24, arbitrary: filled(toolLines) },
    { weight: 4, arbitrary: filled(hardTexts) },
    ...(withRedraws ? [{ weight: 4, arbitrary: filled(redraws) }] : []),
    { weight: 1, arbitrary: fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/[\r\n\b]/g, ' ')) },
    { weight: 1, arbitrary: longLine },
  );

/** The same lines over and over, as tools repeat themselves. */
const block = fc
  .tuple(fc.array(filled(toolLines), { minLength: 1, maxLength: 9 }), fc.integer({ min: 2, max: 8 }))
  .map(([lines, times]) => Array.from({ length: times }, () => lines).flat());

/** One line again and again with another number each time: one message at many places, a counter, a test's name. */
const numbered = (lines: readonly string[], maxTimes: number): fc.Arbitrary<string[]> =>
  fc
    .tuple(fc.constantFrom(...lines), fc.integer({ min: 2, max: maxTimes }))
    .map(([line, times]) => Array.from({ length: times }, (_, n) => line.replaceAll('#', String(7 * n))));

const someLines = (withRedraws: boolean): fc.Arbitrary<string[]> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.array(oneLine(withRedraws), { minLength: 1, maxLength: 12 }) },
    { weight: 2, arbitrary: block },
    { weight: 2, arbitrary: numbered(toolLines, 20) },
    { weight: 1, arbitrary: numbered(toolLines.slice(0, 8), 120) },
  );

/** Lines of which all together have nothing to sort, and lines that are all search results. */
const oneKind = fc.oneof(
  fc.array(fc.constantFrom('{', '}', '  "port": 3,', '    "größe": "漢字 😀",', '  "errors": [],'), {
    maxLength: 300,
    size: 'max',
  }),
  fc.array(filled(['src/stock.ts:#:  take(count: number) {', 'docs/errors.md:#:what to do', 'a/b.c-#-  int i;']), {
    maxLength: 120,
  }),
);

/** An output as text. Without redraws each line of it is a line of the screen. */
export function anyText({ withRedraws = true } = {}): fc.Arbitrary<string> {
  const ends = fc.constantFrom('\n', '\n', '\n', ...(withRedraws ? ['\r\n'] : []));
  const lines = fc.oneof(
    { weight: 9, arbitrary: fc.array(someLines(withRedraws), { maxLength: 4 }).map((groups) => groups.flat()) },
    { weight: 1, arbitrary: oneKind },
  );
  return fc
    .tuple(lines, ends, fc.boolean())
    .map(([all, end, isOpen]) => all.join(end) + (isOpen || all.length === 0 ? '' : end));
}

/** An output as bytes, with bytes between that are no UTF-8. */
export const anyBytes: fc.Arbitrary<Uint8Array> = fc
  .tuple(anyText(), fc.array(fc.tuple(fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 4 })), { maxLength: 3 }))
  .map(([text, breaks]) => {
    let bytes = Buffer.from(text);
    for (const [at, broken] of breaks) {
      const cut = bytes.length === 0 ? 0 : at % bytes.length;
      bytes = Buffer.concat([bytes.subarray(0, cut), broken, bytes.subarray(cut)]);
    }
    return new Uint8Array(bytes);
  });

export const anyOutput: fc.Arbitrary<string | Uint8Array> = fc.oneof(anyText(), anyBytes);

/** Limits from the smallest allowed to ones that most outputs stay within, with a footer and without. */
export const anyOptions = fc
  .record({
    budgetBytes: fc.constantFrom(512, 640, 1_024, 4_096, 24_576),
    spare: fc.nat({ max: 4_096 }),
    hasRecall: fc.boolean(),
  })
  .map(({ budgetBytes, spare, hasRecall }) => ({
    budgetBytes,
    capBytes: budgetBytes + spare,
    ...(hasRecall && { recall: () => 'recall id "7" with offset and limit, or a pattern, shows any part of it' }),
  }));
