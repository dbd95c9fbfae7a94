import type { Language } from '../language.js';
import { buildTools } from './java/build-tools.js';
import { compilers } from './java/compilers.js';
import { testRunners } from './java/test-runners.js';
import { virtualMachine } from './java/virtual-machine.js';

/** Java, and what the languages of its virtual machine share: stack traces, build tools, test frameworks. */
export const java: Language = {
  id: 'java',
  name: 'Java and its virtual machine',
  extensions: ['java'],
  dependencyDirs: ['.m2', '.gradle', '.ivy2'],
  // Ant puts the task's name before each line of the program that the task runs, and Maven a level before Ant's.
  prefixes: [
    /^(?:\[INFO\]| ) {0,10}\[(?:javac|java|junit|junitlauncher|testng|exec|echo|groovyc|groovy|scalac|kotlinc|javadoc|apply|concat|checkstyle|pmd|spotbugs|findbugs|ecj|jar|war|copy|mkdir|delete|ivy:\w+|artifact:\w+)\] /,
  ],
  tools: [...buildTools, ...compilers, ...testRunners, ...virtualMachine],
};
