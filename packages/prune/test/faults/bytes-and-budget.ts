import { recallTool } from '../../src/index.js';
import { type Fault, lines, many } from './fault.js';

const errors = (count: number): string[] =>
  many(count, (i) => `src/part${i}.c:${i + 1}:5: error: no member named ‘m${i}’`);

/** What is about bytes, escapes, the budget, or how a reader gets the rest. */
export const bytesAndBudget: readonly Fault[] = [
  {
    name: 'what could not be kept was cut without a word',
    output: lines(errors(100)),
    keeps: ['[output shortened: 100 lines (', 'did not fit: '],
    neverSays: [/recall/],
  },
  {
    name: 'a way to the rest was offered where there is none',
    output: lines(errors(3)),
    options: { budgetBytes: 2_048, recall: recallTool('7') },
    isUntouched: true,
  },
  {
    name: 'the way to the rest counted the lines of another text',
    output: lines(
      many(50, (i) => `\u001b[2K\rpart ${i}\u001b[1A`),
      errors(100),
    ),
    options: { budgetBytes: 2_048, recall: recallTool('7') },
    keeps: ['[the whole output (150 lines) is kept: recall id "7"'],
  },
  {
    name: 'a cut between the bytes of a character ended everything',
    output: lines(many(60, (i) => `src/größe.c:${i}:5: error: ${'漢字'.repeat(i)} 😀 ภาษา`)),
    keeps: ['error: '],
    neverSays: [/\ufffd/],
  },
  {
    name: 'a byte that is no UTF-8 lost the rest',
    output: Buffer.concat([
      Buffer.from('gr\u00f6\u00dfe.c:3:5: error: kein ', 'latin1'),
      Buffer.of(0xff, 0xfe, 0x0a),
      Buffer.from('the end\n'),
    ]),
    keeps: ['.c:3:5: error: kein ', 'the end\n'],
  },
  {
    name: 'escape sequences of rarer kinds passed through',
    output: lines('\u001b[?25l\u001b(B\u001b[m\u001b]0;title\u0007src/a.c:3:5: \u001b[Kerror: no\u001b[0m\u001b[?25h'),
    keeps: ['src/a.c:3:5: error: no\n'],
    drops: ['\u001b', '?25', 'title'],
  },
  {
    name: 'redrawn states ran into one line',
    output: lines(many(100, (i) => `\rDownloading ${i}%`).join(''), 'ERROR: no space left on device'),
    keeps: ['Downloading 99%\n', 'ERROR: no space left on device'],
    drops: ['Downloading 50%'],
  },
  {
    name: 'lines redrawn by moving the cursor up were all shown',
    output: lines(
      'pulling',
      many(60, (i) => `layer 1 ${i}%\nlayer 2 ${i}%\u001b[K\u001b[1A\u001b[1A`).join('\n'),
      'layer 1 done',
      'layer 2 done',
      'Error: no space',
    ),
    keeps: ['Error: no space'],
    drops: ['layer 1 30%'],
  },
  {
    name: 'colours and CRLF hid the summary',
    output: 'Downloading 3%\r\n\u001b[31mTests: 1 failed\u001b[0m, 2 passed, 3 total\r\n',
    keeps: ['Tests: 1 failed, 2 passed, 3 total\n'],
    drops: ['\r'],
  },
  {
    name: 'savings were reckoned on what nobody would have been shown',
    output: lines(errors(2)),
    isUntouched: true,
  },
  {
    name: 'an output between two thresholds was neither kept nor cut',
    output: lines(many(900, (i) => `{ "part": ${i}, "left": ${i * 7} },`)),
    kind: 'content',
    keeps: ['{ "part": 0,', '{ "part": 899,', '[output shortened: 900 lines ('],
  },
];
