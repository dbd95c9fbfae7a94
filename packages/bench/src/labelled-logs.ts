/**
 * Reads a corpus in the LogChunks form: `labels.jsonl` with one log a line, and the logs beside it. Its key lines are what
 * a person marked as the reason for the failure.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { CaseEntry } from './bench-case.js';
import { splitLines } from './normalize.js';
import { parseJson } from './read-json.js';
import { readLog } from './read-log.js';

const label = z.object({ file: z.string().min(1), keyLines: z.array(z.string().min(1)) });

/** A key line longer than this counts by its first `SHORTENED_KEY`: a cut in the middle of so long a line is no loss. */
const LONG_KEY = 160;
const SHORTENED_KEY = 120;

/** The logs that the list at `labels` names, in its order. A line that cannot be read is a case that cannot be loaded. */
export function listLabelledLogs(labels: string): CaseEntry[] {
  return splitLines(readFileSync(labels, 'utf8')).map((line, index) => {
    const place = `${labels}:${index + 1}`;
    try {
      return labelledLog(dirname(labels), parseJson(line, label, place));
    } catch (error) {
      return {
        id: `line ${index + 1}`,
        path: place,
        load: () => {
          throw error;
        },
      };
    }
  });
}

function labelledLog(folder: string, { file, keyLines }: z.infer<typeof label>): CaseEntry {
  const path = join(folder, file);
  const must = keyLines.map((key) => (key.length > LONG_KEY ? key.slice(0, SHORTENED_KEY) : key));
  return { id: file, path, load: () => ({ kind: 'ci-failure', output: readLog(path), must, noise: [] }) };
}
