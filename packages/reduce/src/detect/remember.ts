/** Asks once for each subject: results are looked at again at several ages, and their text never changes. */
import type { Subject } from '../subject.js';

export function remember<T>(ask: (subject: Subject) => T): (subject: Subject) => T {
  const known = new WeakMap<Subject, { readonly answer: T }>();
  return (subject) => {
    const found = known.get(subject);
    if (found) return found.answer;
    const answer = ask(subject);
    known.set(subject, { answer });
    return answer;
  };
}
