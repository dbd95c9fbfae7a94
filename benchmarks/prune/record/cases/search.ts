/** Search results: lines of files, each behind its path. */
import type { RecordedCase } from '../case.js';

const shared = { tool: 'grep', kind: 'search' } as const;

export const searchCases: readonly RecordedCase[] = [
  {
    ...shared,
    id: 'grep-recursive',
    language: 'TypeScript',
    project: 'ts-shop',
    needs: ['node'],
    setup: ['node generate-handlers.mjs'],
    command: 'grep -rnE "order|total|Money" src',
    must: [
      'src/total.ts:4:export function total(order: Order): Money {',
      'src/handlers/cart-archive.ts:11: await repository.store(order);',
      'src/handlers/stock-update.ts:11: await repository.store(order);',
      'src/model.ts:2:export interface Money {',
    ],
  },
  {
    ...shared,
    id: 'git-grep-errors',
    tool: 'git',
    language: 'C',
    project: 'c-stock',
    needs: ['git'],
    history: [{ subject: 'Count what is left', change: ['sh generate-units.sh'] }],
    command: 'git grep -nE "error|failed_|return"',
    must: [
      'broken.c:12:void print_error(const char *error_message, long code) {',
      'main.c:15: return prices[8];',
      'stock.c:20: return -1;',
      'units/unit_118.c:3: return price_of(quantity) + stock.left;',
    ],
  },
  {
    ...shared,
    id: 'grep-error-words',
    language: 'JavaScript',
    project: 'js-lint',
    needs: ['node'],
    setup: ['node generate-pages.mjs'],
    command: 'grep -rniE "error|failed|retries" src styles docs',
    must: [
      "src/search.js:3:const errorMessages = { empty: 'no error, just nothing found', failed: 'search failed' };",
      "src/search.js:23: document.querySelector('.error').textContent = errorMessages[error.code] || errorMesages.failed;",
      'src/page01.js:6: let retries = 3;',
      'src/page60.js:7: return { title, retries, failed: false, height: 420 };',
      'docs/guide.md:7:#Errors',
    ],
  },
  {
    ...shared,
    id: 'grep-context',
    language: 'Python',
    project: 'py-shop',
    command: 'grep -rn -C2 -E "raise|except|assert" shop tests unit report.py',
    must: [
      'shop/money.py:20: raise CurrencyError(',
      'report.py:37: except RuntimeError:',
      'tests/test_orders.py:16: with pytest.raises(CurrencyError',
    ],
  },
];
