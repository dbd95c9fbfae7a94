/** Every recorded case. */
import type { RecordedCase } from '../case.js';
import { cCases } from './c-and-cpp.js';
import { compiledCases } from './compiled.js';
import { contentFileCases } from './content-files.js';
import { contentListingCases } from './content-listings.js';
import { gitCases } from './git.js';
import { goCases } from './go.js';
import { javaCases } from './java.js';
import { javascriptBuildCases } from './javascript-build.js';
import { javascriptLintCases } from './javascript-lint.js';
import { javascriptPackageCases } from './javascript-packages.js';
import { javascriptTestCases } from './javascript-tests.js';
import { nodeCases } from './node.js';
import { operationsCases } from './operations.js';
import { pythonTestCases } from './python-tests.js';
import { pythonToolCases } from './python-tools.js';
import { rustCases } from './rust.js';
import { scriptingCases } from './scripting.js';
import { searchCases } from './search.js';
import { typescriptCases } from './typescript.js';

export const allCases: readonly RecordedCase[] = [
  ...typescriptCases,
  ...javascriptTestCases,
  ...javascriptLintCases,
  ...javascriptBuildCases,
  ...javascriptPackageCases,
  ...nodeCases,
  ...pythonTestCases,
  ...pythonToolCases,
  ...cCases,
  ...goCases,
  ...rustCases,
  ...javaCases,
  ...scriptingCases,
  ...compiledCases,
  ...operationsCases,
  ...gitCases,
  ...searchCases,
  ...contentFileCases,
  ...contentListingCases,
];
