export { analyseCommand } from './analyse-command.js';
export type { AnalyseOptions, CommandFacts } from './command-facts.js';
