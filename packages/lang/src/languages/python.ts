import type { Language } from '../language.js';
import { environments } from './python/environments.js';
import { frameworks } from './python/frameworks.js';
import { interpreter } from './python/interpreter.js';
import { linters } from './python/linters.js';
import { packageManagers } from './python/package-managers.js';
import { testRunners } from './python/test-runners.js';

export const python: Language = {
  id: 'python',
  name: 'Python',
  extensions: ['py', 'pyi', 'pyw', 'pyx'],
  dependencyDirs: ['site-packages', 'dist-packages', '.venv', 'venv', '.tox', '.nox', '.eggs'],
  runtimePaths: [
    '<frozen ',
    '<string>',
    '<stdin>',
    '<attrs generated ',
    '/usr/lib/python',
    '/usr/local/lib/python',
    '/opt/python/',
  ],
  prefixes: [
    // The margin of an exception group; what stands behind it is a traceback like any other.
    /^ {2,}\| (?= *(?:File "|Traceback \(|\[Previous line |(?:\w+\.){0,9}[A-Z]\w*(?:Error|Exception|Group|Warning|Exit|Interrupt)(?::|$)))/,
  ],
  tools: [...interpreter, ...testRunners, ...linters, ...packageManagers, ...environments, ...frameworks],
};
