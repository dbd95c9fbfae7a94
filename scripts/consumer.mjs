// A project that uses the libraries as their users do: it calls them from an ES module and from CommonJS, and type-checks
// both kinds of consumer. Calls, because a mere import hides faults: a default import of an ESM-only package breaks
// CommonJS only where it is used.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const imported = `import { builtin, createLang, type LineFacts } from '@ctx/lang';
import { prune, type PruneResult } from '@ctx/prune';
import { openOutputs, type OutputInfo } from '@ctx/session-store/outputs';
import { createSession, openSession } from '@ctx/session-store';
import { anthropicMessages, type Message } from '@ctx/transcript';
import { importSession } from '@ctx/transcript/import';
import { analyseCommand } from '@ctx/transcript/shell';
`;
const required = `const { builtin, createLang } = require('@ctx/lang');
const { prune } = require('@ctx/prune');
const { openOutputs } = require('@ctx/session-store/outputs');
const { createSession, openSession } = require('@ctx/session-store');
const { anthropicMessages } = require('@ctx/transcript');
const { importSession } = require('@ctx/transcript/import');
const { analyseCommand } = require('@ctx/transcript/shell');
`;
const program = `
const output = 'ok\\n'.repeat(4_000) + '\\u001b[31msrc/cart.ts(14,3): error TS2304: Cannot find name.\\u001b[0m\\n';
const facts: LineFacts = createLang(builtin).classify('src/cart.ts(14,3): error TS2304: Cannot find name.');
if (facts.class !== 'error') throw new Error('lang: ' + facts.class);
const pruned: PruneResult = prune(output, { budgetBytes: 512 });
if (!pruned.text.includes('\\nsrc/cart.ts(14,3): error')) throw new Error('prune: ' + pruned.text);
const store = openOutputs('outputs');
const info: OutputInfo = store.put('id', output);
if (store.recall(info.id, { pattern: 'TS\\\\d+' }).matches !== 1) throw new Error('session-store: no match');
const message: Message = { role: 'user', id: 'u', parts: [{ type: 'text', text: 'hi', origin: 'typed' }] };
const file = 'sessions/' + process.pid + '.jsonl';
const session = createSession(file);
session.append({ type: 'message', message });
session.close();
if (openSession(file, { mode: 'readonly' }).last(1)[0]?.message.id !== 'u') throw new Error('session-store: no message');
const body = new TextEncoder().encode('{"messages":[]}');
if (anthropicMessages.open(body).write([]) !== body) throw new Error('transcript: another body');
if (importSession(new TextEncoder().encode('# aider chat started at 2026-01-02 03:04:05')).format !== 'aider') throw new Error();
if (analyseCommand('ls | head').effect !== 'reads') throw new Error('transcript: ls writes');
`;

/** Makes the empty project, for a package manager to install the libraries into. */
export function makeConsumer(folder) {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true }');
}

/** What must work in `folder` once they are installed: a name and a function that throws, for each. */
export function consumerChecks(folder) {
  return [
    ['an ES module calls them', () => runNode(folder, 'use.mjs', untyped(imported + program))],
    ['a CommonJS module calls them', () => runNode(folder, 'use.cjs', required + untyped(program))],
    ['both kinds of consumer type-check', () => typeCheck(folder)],
  ];
}

/** Runs a program; what it prints is in the error that a failing one throws. */
export function run(command, args, cwd, env = process.env) {
  return execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function runNode(folder, file, text) {
  writeFileSync(join(folder, file), text);
  run(process.execPath, [file], folder);
}

/** The program without its types, which Node 20 does not read. */
function untyped(text) {
  return text.replace(/, type \w+/g, '').replace(/^const (\w+): \w+ =/gm, 'const $1 =');
}

function typeCheck(folder) {
  for (const file of ['use.mts', 'use.cts']) writeFileSync(join(folder, file), imported + program);
  const modules = join(root, 'node_modules');
  const options = ['--strict', '--noEmit', '--skipLibCheck', 'false', '--module', 'nodenext', '--target', 'es2023'];
  const nodeTypes = ['--types', 'node', '--typeRoots', join(modules, '@types')];
  run(join(modules, '.bin', 'tsc'), [...options, ...nodeTypes, 'use.mts', 'use.cts'], folder);
}
