import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerToModel, offerToShell } from '../src/index.js';

describe('offering an address', () => {
  it('names the tool to a model and the command to a shell', () => {
    expect(offerToModel('call_7')).toBe('recall id "call_7"');
    expect(offerToShell('call_7~2')).toBe('ctx recall call_7~2');
  });

  it('quotes an address that a shell would take apart', () => {
    const print = (address: string) =>
      execFileSync('sh', ['-c', `ctx() { printf '%s' "$2"; }; ${offerToShell(address)}`], { encoding: 'utf8' });
    const hostile = fc.array(fc.constantFrom("'", '"', '$(id)', '`id`', ';', ' ', '\\', '\n', 'a'), { minLength: 1 });
    fc.assert(
      fc.property(hostile, (pieces) => {
        expect(print(pieces.join(''))).toBe(pieces.join(''));
      }),
      { numRuns: 40 },
    );
  });
});
