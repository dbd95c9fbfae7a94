import { describe, expect, test } from 'vitest';
import { createPruner, isCtxError, type PruneOptions, prune, recallCommand, recallTool } from '../src/index.js';

function errorOf(options: PruneOptions): { code: string; message: string } {
  try {
    prune('', options);
  } catch (error) {
    if (isCtxError(error)) return { code: error.code, message: error.message };
  }
  return { code: 'none', message: '' };
}

describe('options that cannot be', () => {
  test.each([511, 0, -1, 600.5, Number.NaN, Number.POSITIVE_INFINITY])('budgetBytes %d says so', (budgetBytes) => {
    const { code, message } = errorOf({ budgetBytes });
    expect(code).toBe('budget-too-small');
    expect(message).toContain(`budgetBytes is ${budgetBytes}`);
    expect(message).toContain('at least 512');
  });

  test.each([1_023, 1_024.5, Number.NaN])('capBytes %d below the budget says so', (capBytes) => {
    const { code, message } = errorOf({ budgetBytes: 1_024, capBytes });
    expect(code).toBe('cap-below-budget');
    expect(message).toContain(`capBytes is ${capBytes}`);
    expect(message).toContain('1024');
  });
});

describe('defaults', () => {
  test('are a budget of 24 KiB and a cap of twice the budget', () => {
    const errors = 'src/a.c:3:5: error: expected expression\n'.repeat(3);
    expect(prune(errors).report.limitBytes).toBe(24_576);
    expect(prune('a table\n').report.limitBytes).toBe(49_152);
    expect(prune('a table\n', { budgetBytes: 600 }).report.limitBytes).toBe(1_200);
  });
});

describe('recall', () => {
  const long = Array.from({ length: 200 }, (_, i) => `src/a.c:${i}:5: error: no member named ‘m${i}’`).join('\n');
  const lastLine = (options: PruneOptions): string =>
    prune(long, { budgetBytes: 1_024, ...options })
      .text.trimEnd()
      .split('\n')
      .at(-1) ?? '';

  test('is offered in the last line, with the lines of the original', () => {
    expect(lastLine({ recall: recallTool('call_7') })).toBe(
      '[the whole output (200 lines) is kept: recall id "call_7" with offset and limit, or a pattern, shows any part of it]',
    );
    expect(lastLine({ recall: recallCommand('o-7') })).toContain('`ctx recall o-7 --offset N --limit N`');
    expect(lastLine({ recall: ({ lines, bytes }) => `${lines} and ${bytes}` })).toBe(
      `[the whole output (200 lines) is kept: 200 and ${Buffer.byteLength(long)}]`,
    );
  });

  test('is not offered without a way, nor where everything is shown', () => {
    expect(lastLine({})).toContain('no member named');
    expect(prune('src/a.c:3:5: error: x\n', { recall: recallTool('7') }).text).toBe('src/a.c:3:5: error: x\n');
  });
});

test('a pruner that has ended takes nothing more, and says so', () => {
  const pruner = createPruner();
  pruner.end();
  for (const call of [() => pruner.write('x'), () => pruner.end()]) {
    expect(call).toThrow(expect.objectContaining({ code: 'already-ended' }));
  }
});
