/** What a body is built from besides the messages. */
export interface BuildOptions {
  readonly model: string;
  /** Most tokens of the answer; Anthropic requires it. @default 4096 */
  readonly maxTokens?: number;
  readonly tools?: readonly ToolDefinition[];
  readonly stream?: boolean;
}

/** A tool that the model is offered. */
export interface ToolDefinition {
  readonly name: string;
  readonly description: string;
  /** JSON schema of its input. */
  readonly inputSchema: Readonly<Record<string, unknown>>;
}
