/** Every rendering with the most bytes that it may take. */
import { confirmation } from '../../src/render/confirmation.js';
import { diagnostics } from '../../src/render/diagnostics.js';
import { diff } from '../../src/render/diff.js';
import { fetch } from '../../src/render/fetch.js';
import { generic } from '../../src/render/generic.js';
import { json } from '../../src/render/json.js';
import { log } from '../../src/render/log.js';
import { ndjson } from '../../src/render/ndjson.js';
import { numberedSource } from '../../src/render/numbered-source.js';
import { oldError } from '../../src/render/old-error.js';
import { pathList } from '../../src/render/path-list.js';
import { records } from '../../src/render/records.js';
import { repeated } from '../../src/render/repeated.js';
import { search } from '../../src/render/search.js';
import { setAside } from '../../src/render/set-aside.js';
import { shellSuccess } from '../../src/render/shell-success.js';
import { skill } from '../../src/render/skill.js';
import { staleRead } from '../../src/render/stale-read.js';
import { supersededRead } from '../../src/render/superseded-read.js';
import type { Render } from '../../src/subject.js';

export const renderings: readonly { readonly name: string; readonly render: Render; readonly budget: number }[] = [
  { name: 'confirmation', render: confirmation, budget: 11 },
  { name: 'diagnostics', render: diagnostics, budget: 1_500 },
  { name: 'diff', render: diff, budget: 2_400 },
  { name: 'fetch', render: fetch, budget: 900 },
  { name: 'generic', render: generic, budget: 900 },
  { name: 'json', render: json, budget: 1_200 },
  { name: 'log', render: log, budget: 1_500 },
  { name: 'ndjson', render: ndjson, budget: 900 },
  { name: 'numberedSource', render: numberedSource, budget: 900 },
  { name: 'oldError', render: oldError, budget: 800 },
  { name: 'pathList', render: pathList, budget: 900 },
  { name: 'records', render: records, budget: 900 },
  { name: 'repeated', render: repeated, budget: 400 },
  { name: 'search', render: search, budget: 1_400 },
  { name: 'setAside', render: setAside, budget: 200 },
  { name: 'shellSuccess', render: shellSuccess, budget: 800 },
  { name: 'skill', render: skill, budget: 1_200 },
  { name: 'staleRead', render: staleRead, budget: 700 },
  { name: 'supersededRead', render: supersededRead, budget: 700 },
];
