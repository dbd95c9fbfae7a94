/**
 * The conversation as data: what a session holds, what a provider is sent, what every other package reads. Plain JSON
 * data, so it can be stored, compared and sent anywhere. Nothing in it is a wire format's: the lenses map each of those
 * onto it.
 */

export type Message = SystemMessage | UserMessage | AssistantMessage | ToolResult;

interface MessageBase {
  /** Unique within its session; never empty. */
  readonly id: string;
  /** When it came to be: an ISO 8601 time in UTC. */
  readonly at?: string;
}

/** Instructions of the program, not of the user. */
export interface SystemMessage extends MessageBase {
  readonly role: 'system';
  readonly parts: readonly TextPart[];
}

export interface UserMessage extends MessageBase {
  readonly role: 'user';
  readonly parts: readonly UserPart[];
}

/**
 * Where a part of a user message comes from. Only `typed` text is the user's own words: only from it may requests and
 * constraints be taken.
 *
 * - `typed`: entered by the user in this conversation;
 * - `attached`: a file or image that the user named;
 * - `piped`: standard input of the program;
 * - `notice`: written by the program, such as a reminder or a change of files;
 * - `state`: a session state or summary that stands for earlier messages.
 */
export type Origin = 'typed' | 'attached' | 'piped' | 'notice' | 'state';

export type UserPart = (TextPart | MediaPart | OtherPart) & { readonly origin: Origin };

/** One response of a model, however many records or blocks it came in. */
export interface AssistantMessage extends MessageBase {
  readonly role: 'assistant';
  readonly parts: readonly AssistantPart[];
  /** The model's name as the provider reports it. */
  readonly model?: string;
  /** Number of the request that it answers: taken just before the request is sent, so failed requests count too. */
  readonly batch?: number;
  readonly usage?: Usage;
  readonly stop?: Stop;
}

export type AssistantPart = TextPart | ThinkingPart | ToolCall | MediaPart | OtherPart;

/** Why a response ended. */
export type Stop = 'end' | 'tool-calls' | 'length' | 'error' | 'aborted';

/** Tokens of one request, as the provider counted them. The whole prompt is `input + cacheRead + cacheWrite`. */
export interface Usage {
  /** Prompt tokens that were neither read from a cache nor written to one. */
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  /** Tokens of hidden reasoning, part of `output`. */
  readonly reasoning?: number;
  readonly costUsd?: number;
}

export interface TextPart {
  readonly type: 'text';
  readonly text: string;
}

/** An image or a document. Exactly one of `blob`, `base64` and `url` says where its bytes are. */
export interface MediaPart {
  readonly type: 'media';
  /** Such as `image/png`. */
  readonly mediaType: string;
  readonly name?: string;
  /** SHA-256 of the bytes, in hex: they are stored once under it. */
  readonly blob?: string;
  readonly base64?: string;
  readonly url?: string;
}

/** Reasoning of a model. It goes back to its provider byte for byte or not at all. */
export interface ThinkingPart {
  readonly type: 'thinking';
  /** The readable part; empty when all of it is hidden. */
  readonly text: string;
  /** What the provider signed the text with. */
  readonly signature?: string;
  /** Reasoning that only the provider can read. */
  readonly encrypted?: string;
}

export interface ToolCall {
  readonly type: 'tool-call';
  /** As the model gave it. Some providers repeat ids within a session. */
  readonly id: string;
  /** Name of the tool. */
  readonly tool: string;
  /** What the model wrote: the text of a JSON value, or free text where the tool takes that. */
  readonly input: string;
  readonly inputForm: 'json' | 'text';
}

/** A part that this model has no word for, kept as it came. */
export interface OtherPart {
  readonly type: 'other';
  /** The wire format's name of it, such as `server_tool_use`. */
  readonly kind: string;
  /** The text of its JSON. */
  readonly json: string;
}

/** What a tool call gave: one message for each call. */
export interface ToolResult extends MessageBase {
  readonly role: 'tool';
  /** `id` of the call that it answers: the nearest one before it that has this id. */
  readonly callId: string;
  readonly tool?: string;
  readonly status: Status;
  /** Exit code, where a command ran and it is known. */
  readonly exitCode?: number;
  /** What the model was shown when the result entered. */
  readonly parts: readonly ResultPart[];
  readonly files?: readonly FileAccess[];
  /** Where the whole output is kept, when `parts` show less than that. */
  readonly original?: string;
}

export type ResultPart = TextPart | MediaPart | OtherPart;

/** `cancelled`: the user or the program stopped or refused it. `unknown`: nothing says how it ended. */
export type Status = 'success' | 'error' | 'cancelled' | 'unknown';

/** That a tool call read or changed a file. */
export interface FileAccess {
  readonly action: 'read' | 'write' | 'edit' | 'delete';
  /** As the tool was given it. */
  readonly path: string;
  /** Git blob id of the content that the call left or showed. */
  readonly blob?: string;
  /** Lines that a read showed, counted from 1. Absent: the whole file. */
  readonly lines?: LineRange;
  /** Where an edit changed the file. Absent for an edit: not known. */
  readonly hunks?: readonly Hunk[];
}

export interface LineRange {
  readonly from: number;
  readonly to: number;
  /** Lines of the whole file, where known. */
  readonly total?: number;
}

/** One place that an edit changed: `removed` lines from line `from` of the old file became `added` lines. */
export interface Hunk {
  readonly from: number;
  readonly removed: number;
  readonly added: number;
}
