/** How grave a located message is, as its tool says. */
export type Severity = 'error' | 'warning' | 'note';

const words: Readonly<Record<Severity, string>> = {
  error:
    'error err errors fatal fatalerror critical crit severe failure failed fail panic alert emerg emergency e f c syntaxerror internalerror bug ice exception fehler erreur errore 错误 エラー',
  warning:
    'warning warn warnings w caution style performance portability convention refactor r advisory deprecated warnung avertissement avviso 警告',
  note: 'note info information hint help remark suggestion i n notice message msg debug',
};

const severityOf = new Map<string, Severity>();
for (const severity of ['error', 'warning', 'note'] as const) {
  for (const word of words[severity].split(' ')) severityOf.set(word, severity);
}

/** Reads a severity word of any tool; case and spaces do not count. `undefined` for an unknown word. */
export function parseSeverity(word: string): Severity | undefined {
  return severityOf.get(word.toLowerCase().replace(/\s+/g, ''));
}
