/** Reads a corpus with a folder a case: `output.txt` or `output.txt.gz`, `meta.json`, `must.json`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { BenchCase, CaseEntry } from './bench-case.js';
import { brokenCase } from './broken-case.js';
import { parseJson } from './read-json.js';
import { readLog } from './read-log.js';

const meta = z.object({ kind: z.string().min(1) });
const truth = z.object({ must: z.array(z.string().min(1)), noise: z.array(z.string().min(1)).default([]) });

/** The cases of `corpus` in the order of their names; what is no folder is none. */
export function listFolderCases(corpus: string): CaseEntry[] {
  return readdirSync(corpus, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort()
    .map((id) => ({ id, path: join(corpus, id), load: () => loadCase(join(corpus, id)) }));
}

function loadCase(folder: string): BenchCase {
  const { kind } = readJson(join(folder, 'meta.json'), meta);
  const { must, noise } = readJson(join(folder, 'must.json'), truth);
  return { kind, output: readLog(join(folder, 'output.txt')), must, noise };
}

function readJson<T>(path: string, schema: z.ZodType<T>): T {
  if (!existsSync(path)) throw brokenCase(path, 'is missing');
  return parseJson(readFileSync(path, 'utf8'), schema, path);
}
