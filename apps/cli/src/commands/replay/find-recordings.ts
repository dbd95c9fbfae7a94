/** Which files may be recordings of sessions: those that were named, those in folders, and those of installed agents. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { cliError } from '../../cli-error.js';
import type { replayAgents } from '../../tables/replay.js';

type ReplayAgent = (typeof replayAgents)[number];

/** What recordings are called. Other files in a folder are passed over; one that is named is read whatever its name. */
const recordingNames = /\.(?:jsonl|json|traj|md)(?:\.gz)?$/;

/** @throws {CtxError} 'no-input' where an operand does not exist. */
export function recordingsIn(operands: readonly string[]): string[] {
  const files = operands.flatMap((operand) => {
    if (operand === '-') return [operand];
    const stats = statSync(operand, { throwIfNoEntry: false });
    if (!stats) throw cliError('no-input', `no such file or folder: ${operand}`);
    return stats.isDirectory() ? filesBelow(operand, recordingNames) : [operand];
  });
  // A file that is named twice is one session.
  return [...new Map(files.map((file) => [file === '-' ? file : resolve(file), file])).values()];
}

interface AgentFolders {
  readonly folders: readonly string[];
  readonly names: RegExp;
}

/**
 * @throws {CtxError} 'no-input' where the agent keeps no sessions here, or keeps them in no files.
 */
export function recordingsOf(agent: ReplayAgent, env: NodeJS.ProcessEnv = process.env): string[] {
  const home = env.HOME ?? homedir();
  if (agent === 'opencode') {
    const way = '`opencode export SESSION > FILE.json`, then `ctx replay FILE.json`';
    throw cliError('no-input', `opencode keeps its sessions in no files that hold a whole one: ${way}`);
  }
  const { folders, names } = foldersOf(agent, home, env);
  const files = folders.filter((folder) => existsSync(folder)).flatMap((folder) => filesBelow(folder, names));
  if (files.length > 0) return files;
  throw cliError('no-input', `${agent} has no sessions in ${folders.join(' or ')}: name the files or their folder`);
}

function foldersOf(agent: Exclude<ReplayAgent, 'opencode'>, home: string, env: NodeJS.ProcessEnv): AgentFolders {
  switch (agent) {
    case 'claude-code': {
      const roots = env.CLAUDE_CONFIG_DIR
        ? env.CLAUDE_CONFIG_DIR.split(',')
        : [join(home, '.claude'), join(env.XDG_CONFIG_HOME || join(home, '.config'), 'claude')];
      return { folders: roots.map((root) => join(root, 'projects')), names: /\.jsonl$/ };
    }
    case 'codex': {
      const root = env.CODEX_HOME || join(home, '.codex');
      return { folders: [join(root, 'sessions'), join(root, 'archived_sessions')], names: /^rollout-.*\.jsonl$/ };
    }
    case 'gemini-cli':
      return { folders: [join(home, '.gemini', 'tmp')], names: /^session-.*\.jsonl?$/ };
    case 'pi':
      return { folders: [join(env.PI_CODING_AGENT_DIR || join(home, '.pi', 'agent'), 'sessions')], names: /\.jsonl$/ };
  }
}

/** Sorted by path, so that the same folder gives the same report. Links to folders are not followed. */
function filesBelow(folder: string, names: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
