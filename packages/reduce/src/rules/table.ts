/**
 * The whole policy on one page: what happens to a tool result, by what it is and how old it is. The first row that holds
 * decides; a row without `show` keeps the text whole, and its name says why. Rows can be added, replaced and taken out:
 * `startReduction({ rules: [...builtinRules, mine] })`.
 */
import { hasDiagnostics } from '../detect/has-diagnostics.js';
import { isConfirmation } from '../detect/is-confirmation.js';
import { isDiff } from '../detect/is-diff.js';
import { isHighRisk } from '../detect/is-high-risk.js';
import { isJson } from '../detect/is-json.js';
import { isLog } from '../detect/is-log.js';
import { isNdjson } from '../detect/is-ndjson.js';
import { isNumberedSource } from '../detect/is-numbered-source.js';
import { isPathList } from '../detect/is-path-list.js';
import { isRecords } from '../detect/is-records.js';
import { isSearch } from '../detect/is-search.js';
import { isSkill } from '../detect/is-skill.js';
import { confirmation } from '../render/confirmation.js';
import { diagnostics } from '../render/diagnostics.js';
import { diff } from '../render/diff.js';
import { fetch } from '../render/fetch.js';
import { generic } from '../render/generic.js';
import { json } from '../render/json.js';
import { log } from '../render/log.js';
import { ndjson } from '../render/ndjson.js';
import { numberedSource } from '../render/numbered-source.js';
import { oldError } from '../render/old-error.js';
import { pathList } from '../render/path-list.js';
import { records } from '../render/records.js';
import { repeated } from '../render/repeated.js';
import { search } from '../render/search.js';
import { shellSuccess } from '../render/shell-success.js';
import { skill } from '../render/skill.js';
import { staleRead } from '../render/stale-read.js';
import { supersededRead } from '../render/superseded-read.js';
import type { Render, Subject } from '../subject.js';
import type { Candidate, Route, Rule } from './rule.js';

type Test = (candidate: Candidate) => boolean;

/** A test of the text alone. */
const text =
  (test: (subject: Subject) => boolean): Test =>
  ({ subject }) =>
    test(subject);
const both =
  (...tests: readonly Test[]): Test =>
  (candidate) =>
    tests.every((test) => test(candidate));

const isStale: Test = ({ read }) => read === 'stale';
const isSuperseded: Test = ({ read }) => read === 'superseded';
const isRead: Test = ({ read }) => read !== undefined;
/** The same lines of a file that was changed above them are other lines: a read that is still true stands for itself. */
const isRepeated: Test = ({ repeated, read }) => repeated && read !== 'current';
const isShell: Test = ({ subject }) => subject.call.kind === 'shell';
const isLookup: Test = ({ subject }) => ['read', 'search', 'list', 'fetch'].includes(subject.call.kind);
const failed: Test = ({ subject }) => subject.status === 'error';
const readsOnly: Test = ({ subject }) => subject.call.kind === 'shell' && subject.readsOnly;
const isRecall: Test = ({ subject }) => subject.tool === 'recall' && subject.call.agent === 'ctx';
const isLoadedSkill = text(isSkill);
const manyResults: Test = ({ results, policy }) => results >= policy.minToolResultsPrune;

const gone: (candidate: Candidate) => Route = ({ contentLost }) => (contentLost ? 'recall' : 'edit-arguments');
const again: (candidate: Candidate) => Route = ({ repeatedBytes }) => (repeatedBytes ? 'newer-copy' : 'recall');

/** A rendering for the texts of one form. */
const of =
  (form: (subject: Subject) => boolean, render: Render): Render =>
  (subject) =>
    form(subject) ? render(subject) : undefined;

/** The forms that any text can have, whatever printed it. What the command line says comes before what the text looks like. */
const forms: readonly Render[] = [
  of(isRecords, records),
  of(isSearch, search),
  of(isJson, json),
  of(isNdjson, ndjson),
  of(isNumberedSource, numberedSource),
  of(isLog, log),
  of(isPathList, pathList),
];
const fetched = of(({ call }) => call.kind === 'fetch', fetch);
const commandDone = of(({ call }) => call.kind === 'shell', shellSuccess);

/** When what a command printed is shortened, what was looked up, and everything else. */
const shell = { from: 'shellSuccessAgeTurns', over: 'shellSuccessBytes' } as const;
const lookup = { from: 'readLikeAgeTurns', over: 'readLikeOutputBytes' } as const;
const rest = { from: 'staleAgeTurns', over: 'staleOutputBytes' } as const;

export const builtinRules: readonly Rule[] = [
  // What is no longer true, or stands further down again.
  { name: 'stale-read', when: isStale, show: [staleRead], route: gone },
  { name: 'superseded-read', when: isSuperseded, show: [supersededRead], route: 'newer-copy' },
  { name: 'repeated-call', when: isRepeated, from: 1, show: [repeated], route: again },

  // What the model asked for, or still works with.
  { name: 'recalled-input', when: ({ recalled }) => recalled },
  { name: 'recent-recall', when: isRecall, until: 'staleAgeTurns' },
  { name: 'recent-high-risk', when: text(isHighRisk), until: 'highRiskProtectAgeTurns' },
  { name: 'current-read', when: both(isRead, (one) => !failed(one)) },
  { name: 'recent-error', when: failed, until: 'errorAgeTurns' },
  { name: 'old-error', when: failed, from: 'errorAgeTurns', show: [oldError] },
  { name: 'recent-diagnostics', when: text(hasDiagnostics), until: 'errorAgeTurns' },
  { name: 'recent-read-only-shell', when: readsOnly, until: 'shellReadOnlyAgeTurns' },
  { name: 'recent-diff', when: text(isDiff), until: 'diffProtectAgeTurns' },

  // What is old, by its form.
  { name: 'old-diff', when: text(isDiff), ...shell, show: [diff] },
  { name: 'confirmation', when: text(isConfirmation), from: 'confirmAgeTurns', show: [confirmation], route: 'nothing' },
  { name: 'old-diagnostics', when: text(hasDiagnostics), from: 'errorAgeTurns', show: [diagnostics] },
  { name: 'recent-json', when: both(text(isJson), (one) => !isLookup(one)), until: 'staleAgeTurns' },
  { name: 'old-skill', when: both(isLoadedSkill, manyResults), ...rest, show: [skill] },
  { name: 'loaded-skill', when: isLoadedSkill },
  { name: 'old-shell', when: isShell, ...shell, show: [...forms, commandDone] },
  { name: 'old-lookup', when: isLookup, ...lookup, show: [fetched, ...forms, generic] },
  { name: 'old-output', when: manyResults, ...rest, show: [fetched, ...forms, commandDone, generic] },
];
