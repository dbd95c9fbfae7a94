/**
 * Writes one case as the scorer reads it: what was recorded (output.txt byte for byte, meta.json) and how it is judged
 * (must.json). The two are apart so that a judgement can be mended where the tool is not installed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { RecordedCase } from './case.js';

export interface Recording {
  output: Buffer;
  exitCode: number;
  toolVersion: string;
}

export async function writeRecording(
  casesFolder: string,
  recorded: RecordedCase,
  { output, exitCode, toolVersion }: Recording,
): Promise<void> {
  const folder = path.join(casesFolder, recorded.id);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'output.txt'), output);
  await writeJson(path.join(folder, 'meta.json'), {
    source: 'recorded',
    tool: recorded.tool,
    toolVersion,
    language: recorded.language,
    command: recorded.command,
    exitCode,
    license: 'MIT',
    lines: countLines(output),
    bytes: output.length,
    kind: recorded.kind,
  });
}

/** A string of so many lines tells nothing of which of them matters. */
const mostMatches = 100;

/**
 * @returns what is wrong with the case's must and noise strings, empty when each fits the recorded output: one that
 * matches no line was true of another version's output.
 */
export async function writeJudgement(casesFolder: string, { id, must, noise = [] }: RecordedCase): Promise<string[]> {
  const folder = path.join(casesFolder, id);
  const lines = readableLines(await readFile(path.join(folder, 'output.txt')));
  await writeJson(path.join(folder, 'must.json'), { must, noise });
  return [
    ...must.flatMap((text) => misfit('must', text, lines, mostMatches)),
    ...noise.flatMap((text) => misfit('noise', text, lines, Number.POSITIVE_INFINITY)),
  ];
}

function misfit(list: string, text: string, lines: readonly string[], most: number): string[] {
  const wanted = fold(text);
  const count = lines.filter((line) => line.includes(wanted)).length;
  if (count === 0) return [`${list} matches no line: ${text}`];
  return count > most ? [`${list} matches ${count} lines: ${text}`] : [];
}

/** Lines as the scorer compares them: no escape sequences, `\r` breaks a line, white space folded. */
function readableLines(output: Buffer): string[] {
  return stripVTControlCharacters(output.toString('utf8'))
    .split(/\r\n|\r|\n/)
    .map(fold);
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function countLines(output: Buffer): number {
  const breaks = output.filter((byte) => byte === 0x0a).length;
  return output.length > 0 && output.at(-1) !== 0x0a ? breaks + 1 : breaks;
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
