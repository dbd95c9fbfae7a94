import { outcomeOf } from '@ctx/transcript';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const runs = Number(process.env.FC_RUNS ?? 500);
const ok = (exitCode?: number) => ({ status: 'success', ...(exitCode !== undefined && { exitCode }) });
const failed = (exitCode?: number) => ({ status: 'error', ...(exitCode !== undefined && { exitCode }) });
const cancelled = { status: 'cancelled' };
const unknown = { status: 'unknown' };

describe('outcomeOf', () => {
  it('reads the message of a result where that does not know how it ended', () => {
    const result = { role: 'tool', id: 'r', callId: 'c', tool: 'bash', status: 'unknown' } as const;
    const shown = (...texts: string[]) => ({ parts: texts.map((text) => ({ type: 'text', text }) as const) });
    const said = shown('x\n\nCommand exited with code 1');
    expect(outcomeOf({ ...result, ...said })).toEqual(failed(1));
    expect(outcomeOf({ ...result, ...shown('x', '', 'Command exited with code 1') })).toEqual(failed(1));
    expect(outcomeOf({ ...result, ...said, status: 'error' })).toEqual(failed(1));
    expect(outcomeOf({ ...result, ...said, status: 'error', exitCode: 7 })).toEqual(failed(7));
    expect(outcomeOf({ ...result, ...said, status: 'success' })).toEqual(ok());
    expect(outcomeOf({ ...result, ...said, status: 'cancelled' })).toEqual(cancelled);
    expect(outcomeOf({ ...result, ...shown('x'), status: 'error' })).toEqual(failed());
    expect(outcomeOf({ ...result, parts: [] })).toEqual(unknown);
  });

  it.each([
    ['Bash', true, 'Exit code 2\nno such file', failed(2)],
    ['Bash', false, 'Exit code 2\nis what the script printed', ok()],
    ['Bash', true, "The user doesn't want to proceed with this tool use. The tool use was rejected", cancelled],
    ['Bash', false, 'Command running in background with ID: bash_1', unknown],
    ['Bash', true, 'Command timed out after 2m 0.0s', failed()],
    ['BashOutput', false, '<status>completed</status>\n\n<exit_code>0</exit_code>\n\n<stdout>\nx\n</stdout>', ok(0)],
    ['Edit', true, '<tool_use_error>File has not been read yet.</tool_use_error>', failed()],
    ['Read', false, '     1→Exit code 1', ok()],
    ['Read', false, 'x\n[The command completed with exit code 1.]', ok()],
    ['exec_command', undefined, 'Chunk ID: a1\nWall time: 0.1 seconds\nProcess exited with code 0\nOutput:\nx', ok(0)],
    [
      'exec_command',
      undefined,
      'Chunk ID: a1\nWall time: 0.1 seconds\nProcess exited with code 1\nOutput:\n',
      failed(1),
    ],
    ['exec_command', undefined, 'Wall time: 9 seconds\nProcess running with session ID 4\nOutput:\n', unknown],
    [
      'shell_command',
      undefined,
      'Exit code: 124\nWall time: 10 seconds\nOutput:\ncommand timed out after 10000 milliseconds\n',
      failed(),
    ],
    ['shell', undefined, '{"output":"x","metadata":{"exit_code":1,"duration_seconds":0.1}}', failed(1)],
    ['apply_patch', undefined, 'Success. Updated the following files:\nM a', ok()],
    ['apply_patch', undefined, 'apply_patch verification failed: no such lines', failed()],
    ['shell', undefined, 'aborted by user after 3.2s', cancelled],
    [
      'run_shell_command',
      undefined,
      '<untrusted_context>\nOutput: x\nError: y\nExit Code: 3\n</untrusted_context>',
      failed(3),
    ],
    ['bash', true, 'x\n\nCommand exited with code 1', failed(1)],
    ['bash', undefined, 'x\n\nCommand exited with code 1', failed(1)],
    ['bash', false, 'x\n\nCommand exited with code 1', ok()],
    ['bash', true, 'x\n\nCommand aborted', cancelled],
    ['bash', true, 'x\n\nCommand timed out after 30 seconds', failed()],
    ['bash', undefined, 'x\n\n<shell_metadata>\nUser aborted the command\n</shell_metadata>', cancelled],
    ['execute_bash', undefined, 'x\n[The command completed with exit code 0.]\n[Current working directory: /w]', ok(0)],
    [
      'execute_bash',
      undefined,
      'x\n[The command completed with exit code 127.]\n[Current working directory: /w]',
      failed(127),
    ],
    ['execute_bash', undefined, 'x\n[The command has no new output after 30 seconds. You may wait longer]', unknown],
    ['str_replace_editor', undefined, 'ERROR:\nNo replacement was performed', failed()],
    ['str_replace_editor', undefined, 'The file /a has been edited. Here is', ok()],
    [
      'execute_command',
      undefined,
      "Command executed in terminal within working directory '/w'. Exit code: 1\nOutput:\n",
      failed(1),
    ],
    ['execute_command', undefined, 'The user denied this operation.', cancelled],
    ['bash', undefined, '<returncode>5</returncode>\n<output>\n</output>', failed(5)],
    [undefined, undefined, 'hello', unknown],
    [undefined, false, 'hello', ok()],
    [undefined, true, 'hello', failed()],
    ['never_heard_of', undefined, 'x\nCommand exited with code 1', failed(1)],
  ])('reads what %s says, flagged %s: %j', (tool, isError, text, outcome) => {
    const result = { text, ...(tool !== undefined && { tool }), ...(isError !== undefined && { isError }) };
    expect(outcomeOf(result)).toEqual(outcome);
  });

  it('knows that a command of opencode says nothing by not being flagged', () => {
    const result = { text: '2 tests failed', tool: 'bash', isError: false };
    expect(outcomeOf(result, { agent: 'opencode' })).toEqual(unknown);
    expect(outcomeOf({ ...result, tool: 'read' }, { agent: 'opencode' })).toEqual(ok());
  });

  it('does not search the middle of an output', () => {
    const marks = [
      'Process exited with code 1',
      'Exit code: 1',
      'User rejected',
      '[The command completed with exit code 1.]',
    ];
    const around = Array.from({ length: 9 }, (_, index) => `line ${index}`);
    for (const mark of marks) {
      const text = [...around, mark, ...around].join('\n');
      expect(outcomeOf({ text, tool: 'bash', isError: false }), mark).toEqual(ok());
    }
  });

  it('takes no longer for a large text than for a small one', () => {
    const text = 'Command x exit code '.repeat(200_000);
    const before = process.hrtime.bigint();
    for (let round = 0; round < 20; round += 1) outcomeOf({ text });
    expect(Number(process.hrtime.bigint() - before) / 1e6).toBeLessThan(1_000);
  });

  it('never throws, and calls nothing a success that was flagged', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (text, isError) => {
        const { status } = outcomeOf({ text, isError });
        if (isError) expect(status).not.toBe('success');
      }),
      { numRuns: runs },
    );
  });
});
