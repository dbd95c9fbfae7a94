/** What git shows of a project whose commits, lines and file names are full of the word error. None of it is one. */
import type { Commit, RecordedCase } from '../case.js';

const fixes = ['rounding of discounts', 'import on Windows', 'empty orders', 'refunds over the limit', 'stale rates'];
const verbs = [
  'fix error in',
  'fix failing',
  'do not warn about',
  'raise an exception for',
  'add a test that fails on',
];

const manyCommits: readonly Commit[] = [
  { subject: 'Price orders in whole cents' },
  ...verbs.flatMap((verb, row) =>
    fixes.map((what, column) => ({
      subject: `${verb} ${what}`,
      change: [
        `echo "- ${verb} ${what} (${row * 5 + column + 1})" >> CHANGES.md`,
        `sed -i "s/^    return orders$/    log.error('error ${row}${column}: %d orders read', len(orders))\\n    return orders/" shop/orders.py`,
      ],
    })),
  ),
];

const shared = {
  tool: 'git',
  language: 'Python',
  kind: 'content',
  project: 'py-shop',
  needs: ['git'],
  history: manyCommits,
} as const;

const edits = [
  'sed -i "s/raise CurrencyError/log.error(\\"error: two currencies\\")\\n            raise CurrencyError/" shop/money.py',
  'sed -i "s/except:/except Exception as error:  # was a bare except, which hid errors/" shop/legacy.py',
  'sed -i "s/day {day} has no data/day {day} failed: no data/" report.py',
  'sed -i "s/warning/error/" tests/conftest.py && git mv crash.py boxes.py && rm make_data.py && touch error.log failed.txt',
];

export const gitCases: readonly RecordedCase[] = [
  {
    ...shared,
    id: 'git-diff',
    setup: edits,
    command: 'git diff',
    must: [
      '+            log.error("error: two currencies")',
      '+        except Exception as error: # was a bare except, which hid errors',
      '+        raise RuntimeError(f"day {day} failed: no data") from error',
      '- log.warning("no rates file, using the built-in rates")',
    ],
  },
  {
    ...shared,
    id: 'git-diff-stat',
    setup: edits,
    command: 'git diff --stat --summary HEAD~20',
    must: ['crash.py => boxes.py', 'shop/orders.py | 20 +', '8 files changed, 44 insertions(+), 34 deletions(-)'],
  },
  {
    ...shared,
    id: 'git-status',
    setup: edits,
    command: 'git status',
    must: ['On branch main', 'renamed: crash.py -> boxes.py', 'deleted: make_data.py', 'error.log'],
  },
  {
    ...shared,
    id: 'git-log',
    command: 'git log',
    must: [
      'fix error in rounding of discounts',
      'fix failing import on Windows',
      'add a test that fails on stale rates',
      'Price orders in whole cents',
    ],
  },
  {
    ...shared,
    id: 'git-log-patch',
    command: 'git log -p --stat',
    must: [
      'fix error in rounding of discounts',
      'add a test that fails on stale rates',
      "+ log.error('error 00: %d orders read', len(orders))",
    ],
  },
  {
    ...shared,
    id: 'git-show',
    command: 'git show HEAD~25:shop/orders.py; git show HEAD',
    must: [
      'def load_orders(path: Path) -> list[Order]:',
      "+ log.error('error 44: %d orders read', len(orders))",
      'add a test that fails on stale rates',
    ],
  },
  {
    ...shared,
    id: 'git-blame',
    command: 'git blame shop/orders.py',
    must: [
      "log.error('error 00: %d orders read', len(orders))",
      "log.error('error 44: %d orders read', len(orders))",
      'class Order:',
    ],
  },
];
