import { parse as parseSh } from 'sh-syntax';
import { parse } from 'unbash';
import { describe, expect, test } from 'vitest';
import { analyseCommand } from '../../src/shell/index.js';
import { hasNormalSessions, readNormalSessions } from '../normal-session.js';

/** Commands of recorded sessions, where the corpus lies beside the repository: it is not part of it. */
describe.skipIf(!hasNormalSessions)('the commands of recorded sessions (the corpus beside the repository)', () => {
  const commands = hasNormalSessions ? recordedCommands() : [];

  test('are all judged, and many of them only read', () => {
    const count = { reads: 0, 'may-write': 0 };
    const started = performance.now();
    for (const command of commands) count[analyseCommand(command).effect] += 1;
    const ms = Math.round(performance.now() - started);
    console.log(
      `${commands.length} recorded commands: ${count.reads} read, ${count['may-write']} may write (${ms} ms)`,
    );
    expect(count.reads + count['may-write']).toBe(commands.length);
    expect(count.reads / commands.length).toBeGreaterThan(0.4);
  });

  test('that read hold no word that writes', () => {
    const suspicious =
      /(^|[;&|(]\s*)(rm|mv|cp|mkdir|touch|tee|git (add|commit|push|checkout|reset)|npm (i|install|run|test))\s/m;
    const quotes = /'[^']*'|"[^"]*"|#.*$/gm;
    const wrong = commands
      .filter((command) => analyseCommand(command).effect === 'reads')
      .filter((command) => suspicious.test(command.replace(quotes, '')));
    expect(wrong.length).toBe(0);
  });

  test('are taken by another parser of bash where they are taken by ours and read', { timeout: 240_000 }, async () => {
    const reading = commands.filter((command) => analyseCommand(command).effect === 'reads');
    expect(reading.filter((command) => parse(command).errors)).toEqual([]);
    for (let at = 0; at < reading.length; at += 100) {
      await expect(parseSh(reading.slice(at, at + 100).join('\n'))).resolves.toBeDefined();
    }
  });
});

function recordedCommands(): string[] {
  const found = new Set<string>();
  for (const { messages } of readNormalSessions()) {
    for (const message of messages) {
      if (message.role !== 'assistant') continue;
      for (const part of message.parts) {
        const command = part.type === 'tool-call' ? commandIn(part.input) : undefined;
        if (command !== undefined) found.add(command);
      }
    }
  }
  return [...found];
}

function commandIn(input: string): string | undefined {
  try {
    const { command, cmd } = JSON.parse(input) as { command?: unknown; cmd?: unknown };
    const value = command ?? cmd;
    const text = Array.isArray(value) ? value.at(-1) : value;
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}
