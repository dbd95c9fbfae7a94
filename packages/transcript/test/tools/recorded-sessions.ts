/** The recorded sessions beside the repository, in their simple form: every call, and every result with its call. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Agent, ToolCall } from '@ctx/transcript';

const folder = join(import.meta.dirname, '../../../../../shared/corpus/sessions/normal');

export const haveSessions = existsSync(folder);

export interface RecordedResult {
  readonly agent: Agent | undefined;
  readonly tool: string | undefined;
  readonly text: string;
  /** What the recording says: flagged by the agent, or a command with another exit code than 0. */
  readonly isError: boolean;
}

export function recordedCalls(): { agent: Agent | undefined; call: ToolCall }[] {
  return sessions().flatMap(({ agent, messages }) =>
    messages.flatMap(({ toolCalls = [] }) => toolCalls.map((call) => ({ agent, call: callOf(call) }))),
  );
}

export function recordedResults(): RecordedResult[] {
  return sessions().flatMap(({ agent, messages }) => {
    const names = new Map<string, string>();
    return messages.flatMap(({ role, text, isError, toolCallId = '', toolName, toolCalls = [] }) => {
      for (const call of toolCalls) names.set(call.id, call.name);
      return role === 'tool' ? { agent, tool: toolName ?? names.get(toolCallId), text, isError: isError === true } : [];
    });
  });
}

interface Session {
  readonly agent: Agent | undefined;
  readonly messages: readonly {
    readonly role: string;
    readonly text: string;
    readonly isError?: boolean;
    readonly toolCallId?: string;
    readonly toolName?: string;
    readonly toolCalls?: readonly Recorded[];
  }[];
}

interface Recorded {
  readonly id: string;
  readonly name: string;
  readonly arguments: unknown;
}

function sessions(): Session[] {
  return readdirSync(folder).map((file) => {
    const bytes = readFileSync(join(folder, file));
    const session = JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
    return { ...session, agent: agents[session.agent] };
  });
}

const agents: Record<string, Agent> = {
  'claude-code': 'claude-code',
  codex: 'codex',
  gjc: 'pi',
  openhands: 'openhands',
  pi: 'pi',
  'swe-agent': 'swe-agent',
};

function callOf({ id, name, arguments: given }: Recorded): ToolCall {
  const input = typeof given === 'string' ? given : JSON.stringify(given);
  return { type: 'tool-call', id, tool: name, input, inputForm: input.trimStart().startsWith('{') ? 'json' : 'text' };
}
