import type { Subject } from '../subject.js';
import { isDiff } from './is-diff.js';
import { isNumberedSource } from './is-numbered-source.js';
import { isRecords } from './is-records.js';
import { isSearch } from './is-search.js';
import { problemCounts } from './problem-lines.js';
import { remember } from './remember.js';

/** Kinds whose results show what is stored somewhere, not how something went. */
const LOOKS_UP: readonly string[] = ['read', 'search', 'list', 'fetch', 'skill', 'todo'];
/** Frames of a stack trace that show one in the output of a command that only reads, such as a log. */
const TRACE = 2;

/**
 * Whether a result is evidence of something that went wrong and is still being worked on: a failing test, a stack trace, a
 * compiler's error, a refusal. Source code, diffs and search results that speak of errors are none.
 */
export const isHighRisk = remember((subject: Subject): boolean => {
  const { call, status, exitCode, text } = subject;
  // What was stopped or refused says why, and must not be tried again.
  if (status === 'cancelled') return text.trim() !== '';
  const failed = status === 'error' || (exitCode ?? 0) !== 0;
  if (!failed && LOOKS_UP.includes(call.kind)) return false;
  if (isDiff(subject) || isSearch(subject) || isNumberedSource(subject) || isRecords(subject)) return false;
  const counts = problemCounts(subject);
  const frames = counts.get('frame') ?? 0;
  if (!failed && call.kind === 'shell' && subject.readsOnly) return frames >= TRACE;
  return (
    frames > 0 ||
    counts.has('failure') ||
    counts.has('assertion') ||
    counts.has('error') ||
    (failed && counts.has('exit'))
  );
});
