import { type Fault, lines, many } from './fault.js';

const info = (count: number): string[] =>
  many(count, (i) => `2026-03-01T10:00:${10 + (i % 50)}Z INFO worker ${i} took an order off the belt`);

/** An error, or what explains it, that was not shown. */
export const lostEvidence: readonly Fault[] = [
  {
    name: 'one fatal error in the middle of 800 lines was lost',
    output: lines(info(400), 'fatal error: stock.h: No such file or directory', info(400)),
    keeps: ['fatal error: stock.h: No such file or directory'],
  },
  {
    name: 'a traceback in the middle was lost',
    output: lines(
      info(350),
      'Traceback (most recent call last):',
      '  File "/app/shop/price.py", line 12, in total',
      '    return rates[name]',
      "KeyError: 'EUR'",
      info(350),
    ),
    keeps: ['Traceback (most recent', 'File "/app/shop/price.py", line 12', "KeyError: 'EUR'"],
  },
  {
    name: 'an assertion was taken for a passed test for its `ok`',
    output: lines(
      many(90, (i) => `ok ${i + 1} part number ${i}`),
      'not ok 91 price',
      'AssertionError: expected ok to be nok',
      '# failed 1 of 91',
    ),
    options: { budgetBytes: 1_024 },
    keeps: ['not ok 91 price', 'AssertionError: expected ok to be nok'],
    drops: ['ok 45 part'],
  },
  {
    name: 'errors were taken for progress bars for their brackets and percents',
    output: lines(
      many(90, (i) => `[${'='.repeat(i % 20)}>   ] ${i}%`),
      'error: expected [a] => got [b]',
      'error: coverage of 71% is below 80%',
    ),
    options: { budgetBytes: 1_024 },
    keeps: ['error: expected [a] => got [b]', 'error: coverage of 71% is below 80%'],
    drops: ['] 45%'],
  },
  {
    name: 'the remedy below an error was dropped',
    output: lines(
      many(60, (i) => `remote: Counting objects of part ${i}: 100% (3/3), done.`),
      ' ! [rejected]        main -> main (fetch first)',
      "error: failed to push some refs to 'example:shop.git'",
      'hint: Updates were rejected because the remote contains work that you do not',
      "hint: have locally. If you want to integrate the remote changes, use 'git pull'",
    ),
    keeps: ['! [rejected]', 'error: failed to push', 'hint: Updates were rejected', 'hint: have locally.'],
  },
  {
    name: 'lines that begin with times were grouped as files',
    output: lines(
      many(200, (i) => `2026-04-07T12:00:${10 + (i % 50)}.0${i % 10}Z step ${i} of the pipeline`),
      '2026-04-07T12:01:00.00Z ##[error]Process completed with exit code 2.',
    ),
    kind: 'sorted',
    keeps: ['##[error]Process completed with exit code 2.'],
    neverSays: [/more lines? in 2026/],
  },
  {
    name: 'one error among 300 warnings was lost',
    output: lines(
      many(150, (i) => `src/part${i}.c:${i + 1}:9: warning: unused variable ‘left${i}’ [-Wunused-variable]`),
      'src/stock.c:88:3: error: ‘total’ undeclared (first use in this function)',
      many(150, (i) => `src/more${i}.c:${i + 1}:9: warning: unused variable ‘left${i}’ [-Wunused-variable]`),
    ),
    kind: 'sorted',
    keeps: ['src/stock.c:88:3: error: ‘total’ undeclared'],
  },
  {
    name: 'of a log without any word of failure nothing was left',
    output: lines(
      many(200, (i) => `part ${i}: ${'abcdefgh'[i % 8]}${i * 7_919}`),
      '[100%] done',
    ),
    keeps: ['[100%] done'],
    options: { budgetBytes: 1_024, capBytes: 1_024 },
  },
  {
    name: 'a syntax error among 300 findings of style was lost',
    output: lines(
      many(150, (i) => `shop/part${i}.py:${i + 1}:1: F401 'os' imported but unused`),
      'shop/price.py:12:9: E999 SyntaxError: invalid syntax',
      many(150, (i) => `shop/more${i}.py:${i + 1}:1: F401 'os' imported but unused`),
    ),
    kind: 'sorted',
    keeps: ['shop/price.py:12:9: E999 SyntaxError: invalid syntax', "F401 'os' imported but unused"],
  },
  {
    name: 'errors of a compiler that speaks another language were lost',
    output: lines(
      many(200, (i) => `gcc -Wall -c -o teile/teil${i}.o teile/teil${i}.c`),
      'lager.c: In Funktion »summe«:',
      'lager.c:12:9: Fehler: »anzahl« nicht deklariert (erste Benutzung in dieser Funktion)',
      '   12 |   return anzahl;',
      '      |          ^~~~~~',
      'make: *** [Makefile:3: lager.o] Fehler 1',
      many(60, (i) => `gcc -Wall -c -o rest/teil${i}.o rest/teil${i}.c`),
      'make: Das Ziel »alle« wurde wegen Fehlern nicht aktualisiert.',
    ),
    keeps: [
      'lager.c:12:9: Fehler: »anzahl« nicht deklariert',
      'make: *** [Makefile:3: lager.o] Fehler 1',
      'wegen Fehlern nicht aktualisiert',
    ],
  },
  {
    name: 'findings of a linter were sampled as search results',
    output: lines(many(20, (i) => `shop/part${i}.py:${i + 1}:80: E501 line too long (88 > 79 characters)`)),
    kind: 'sorted',
    isUntouched: true,
  },
  {
    name: 'of 30 failing tests only the last were shown, without a count',
    output: lines(
      many(
        30,
        (i) =>
          `--- FAIL: TestPart${i} (0.0${i % 10}s)\n    part${i}_test.go:${i + 10}: got ${i}, want ${i + 1}\n${info(12).join('\n')}`,
      ),
      'FAIL',
      'FAIL\tshop/part\t0.3s',
    ),
    options: { budgetBytes: 6_144 },
    keeps: many(30, (i) => `--- FAIL: TestPart${i} `),
  },
  {
    name: '600 errors were cut to the last 50 without a count',
    output: lines(
      many(600, (i) => `src/part${i % 40}.ts(${i + 1},7): error TS23${40 + (i % 3)}: Property 'p${i}' is missing.`),
      'Found 600 errors.',
    ),
    keeps: ['Found 600 errors.', 'did not fit: '],
  },
  {
    name: 'failing tests lost their names and places',
    output: lines(
      many(
        20,
        (i) =>
          ` FAIL  test/part-${i}.test.ts > takes one out\nAssertionError: expected ${i} to be ${i + 1}\n ❯ test/part-${i}.test.ts:${i + 3}:20\n`,
      ),
      ' Test Files  20 failed (20)',
    ),
    options: { budgetBytes: 3_072 },
    keeps: [
      ...many(20, (i) => `FAIL  test/part-${i}.test.ts`),
      ...many(20, (i) => `test/part-${i}.test.ts:${i + 3}:20`),
    ],
  },
  {
    name: 'of a panic only the count was shown',
    output: lines(
      many(90, (i) => `=== RUN   TestPart${i}\n--- PASS: TestPart${i} (0.00s)`),
      '=== RUN   TestTotal',
      'panic: runtime error: index out of range [5] with length 3 [recovered]',
      '',
      'goroutine 18 [running]:',
      'shop/price.total(...)',
      '\t/app/price/total.go:14',
      'FAIL\tshop/price\t0.012s',
    ),
    keeps: [
      'panic: runtime error: index out of range [5] with length 3',
      '/app/price/total.go:14',
      'FAIL\tshop/price\t0.012s',
    ],
    drops: ['TestPart40'],
  },
  {
    name: 'a compile error within a test run was lost to its tail',
    output: lines(
      'error[E0425]: cannot find value `rate` in this scope',
      '  --> src/price.rs:12:9',
      '   |',
      '12 |         rate * count',
      '   |         ^^^^ not found in this scope',
      many(120, (i) => `   Compiling part-${i} v0.1.${i}`),
      'error: could not compile `shop` (lib test) due to 1 previous error',
    ),
    keeps: ['error[E0425]: cannot find value `rate`', 'src/price.rs:12:9', 'rate * count', 'could not compile `shop`'],
    drops: ['Compiling part-60'],
  },
  {
    name: 'the lines that belong to a compiler error, and the summary of the build, were dropped',
    output: lines(
      many(90, (i) => `[INFO] Downloading from central: https://repo.example/part/${i}/part-${i}.jar`),
      '[ERROR] COMPILATION ERROR : ',
      '[ERROR] /app/src/main/java/shop/Cart.java:[12,9] cannot find symbol',
      '  symbol:   class Rate',
      '  location: class shop.Cart',
      '[INFO] Reactor Summary for shop 1.0:',
      '[INFO] shop-core .......................................... FAILURE [  1.234 s]',
      '[INFO] shop-web ........................................... SKIPPED',
      '[INFO] BUILD FAILURE',
    ),
    keeps: [
      'Cart.java:[12,9] cannot find symbol',
      'symbol:   class Rate',
      'location: class shop.Cart',
      'shop-core .....',
      'BUILD FAILURE',
    ],
    drops: ['part-45.jar'],
  },
  {
    name: 'the summary was lost behind notices',
    output: lines(
      many(200, (i) => `Deprecated: Part::take${i}() is deprecated in src/Part.php`),
      'OK (596 tests, 1204 assertions)',
    ),
    keeps: ['OK (596 tests, 1204 assertions)'],
  },
  {
    name: 'failures were printed twice, and the result was larger than the output',
    output: lines('  Failed Shop.Tests.Total [3 ms]', '  Error Message:', '   Assert.True() Failure'),
    isUntouched: true,
  },
  {
    name: 'errors were put together by their code, and their places were lost',
    output: lines(
      many(200, (i) => `src/part${i}.ts(${i + 1},7): error TS2304: Cannot find name 'logger'.`),
      'Found 200 errors.',
    ),
    options: { budgetBytes: 8_192 },
    keeps: ['src/part0.ts', ' more places: '],
  },
  {
    name: 'a rejection by a rule of the host was hidden as a known one',
    output: lines(
      many(60, (i) => `remote: Resolving deltas of part ${i}: 100% (3/3), done.`),
      'remote: error: GH006: Protected branch update failed for refs/heads/main.',
      'remote: error: Required status check "test" is expected.',
      ' ! [remote rejected] main -> main (protected branch hook declined)',
    ),
    keeps: ['GH006: Protected branch update failed', 'Required status check "test"', '[remote rejected]'],
  },
  {
    name: 'the mark of a gap said how many lines, but not what they were',
    output: lines(
      many(60, (i) => `ok ${i + 1} part number ${i} of the shop`),
      'not ok 61 price',
      '# failed 1 of 61',
    ),
    options: { budgetBytes: 640 },
    keeps: ['passed checks', 'not ok 61 price'],
  },
  {
    name: 'downloads that came on the error stream were passed on whole',
    output: lines(
      many(150, (i) => `go: downloading example.com/part${i} v1.0.${i}`),
      'ok  \tshop/price\t0.012s',
    ),
    keeps: ['ok  \tshop/price\t0.012s'],
    drops: ['part75 '],
  },
  {
    name: 'lines vanished from the middle without a mark',
    output: lines('$ make', info(200), 'src/a.c:3:5: error: no', info(200), 'make: *** [Makefile:3: all] Error 2'),
    keeps: ['$ make\n', '\n[… ', 'src/a.c:3:5: error: no', 'make: *** [Makefile:3: all] Error 2'],
  },
];
