/**
 * Finds the entry of a tool by its name. Several agents have a `read` or an `edit` with other keys. Where the agent is not
 * known, the entry is taken that finds most of its keys in the input; of equal ones, the first in the order below. So a
 * name that means the same everywhere is always read the same way.
 */
import { antigravity } from './agents/antigravity.js';
import { claudeCode } from './agents/claude-code.js';
import { cline } from './agents/cline.js';
import { codex } from './agents/codex.js';
import { ctx } from './agents/ctx.js';
import { geminiCli } from './agents/gemini-cli.js';
import { managedAgents } from './agents/managed-agents.js';
import { opencode } from './agents/opencode.js';
import { openHands } from './agents/openhands.js';
import { pi } from './agents/pi.js';
import { sweAgent } from './agents/swe-agent.js';
import type { CallInput } from './call-input.js';
import type { Agent, ToolEntry, ToolKind } from './tool-entry.js';

export interface FoundTool {
  readonly agent: Agent;
  readonly entry: ToolEntry;
  /** Every key of the input that the entry knows. */
  readonly keys: readonly string[];
}

const tables = [
  ctx,
  claudeCode,
  codex,
  geminiCli,
  opencode,
  pi,
  cline,
  openHands,
  sweAgent,
  antigravity,
  managedAgents,
];

const byName = new Map<string, FoundTool[]>();
for (const { agent, tools } of tables) {
  for (const [name, entry] of Object.entries(tools)) {
    const found = byName.get(name);
    const tool = { agent, entry, keys: keysOf(entry) };
    if (found) found.push(tool);
    else byName.set(name, [tool]);
  }
}

/**
 * The entry for a tool. A tool of an MCP server (`mcp__server__tool`) counts only where its input has the keys too:
 * servers use names such as `search` for things of their own.
 */
export function findTool(name: string, input: CallInput, agent?: Agent): FoundTool | undefined {
  const foreign = name.startsWith('mcp__') ? name.split('__').slice(2).join('__') : undefined;
  const candidates = byName.get(foreign ?? name) ?? [];
  const own = foreign === undefined ? candidates.find((candidate) => candidate.agent === agent) : undefined;
  const [best, score] = bestFit(candidates, input);
  return own ?? (foreign === undefined || score > 0 ? best : undefined);
}

/** What a name can mean where nothing else is known of the call; empty for a name that no agent has. */
export function kindsNamed(name: string): readonly ToolKind[] {
  return (byName.get(name) ?? []).map(({ entry }) => entry.kind);
}

function bestFit(candidates: readonly FoundTool[], input: CallInput): [best: FoundTool | undefined, score: number] {
  let best = candidates[0];
  let most = 0;
  for (const candidate of candidates) {
    let score = 0;
    for (const key of candidate.keys) if (input.has(key)) score += 1;
    if (score > most) [best, most] = [candidate, score];
  }
  return [best, most];
}

function keysOf({ command, path, range, pattern, url, patch, old, new: added }: ToolEntry): string[] {
  const lines = [range?.from, range?.to, range?.skip, range?.count];
  return [command, path, ...lines, pattern, url, patch, old, added].flatMap((keys) => keys ?? []);
}
