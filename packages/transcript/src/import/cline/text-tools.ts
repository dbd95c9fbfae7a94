/**
 * Tool calls that Cline and Roo write as text: a call is an XML element in the response, its result begins with
 * `[tool for '…'] Result:` in the next user message.
 */
import type { ToolCall } from '../../message.js';

/** Names of the tools that have been called this way. */
const tools: ReadonlySet<string> = new Set([
  'access_mcp_resource',
  'apply_diff',
  'apply_patch',
  'ask_followup_question',
  'attempt_completion',
  'browser_action',
  'codebase_search',
  'condense',
  'edit_file',
  'execute_command',
  'fetch_instructions',
  'generate_image',
  'insert_content',
  'list_code_definition_names',
  'list_files',
  'load_mcp_documentation',
  'new_rule',
  'new_task',
  'plan_mode_respond',
  'read_command_output',
  'read_file',
  'replace_in_file',
  'report_bug',
  'run_slash_command',
  'search_and_replace',
  'search_files',
  'summarize_task',
  'switch_mode',
  'update_todo_list',
  'use_mcp_tool',
  'web_fetch',
  'web_search',
  'write_to_file',
]);

/** The calls in a response's text, in order; each is the text of its element. */
export function textCalls(text: string, nextId: () => string): ToolCall[] {
  const calls: ToolCall[] = [];
  const unclosed = new Set<string>();
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const tool = /^<(\w{1,40})>/.exec(text.slice(at, at + 42))?.[1];
    if (tool === undefined || !tools.has(tool) || unclosed.has(tool)) continue;
    const close = `</${tool}>`;
    const end = text.indexOf(close, at);
    if (end < 0) unclosed.add(tool);
    else {
      calls.push({
        type: 'tool-call',
        id: nextId(),
        tool,
        input: text.slice(at, end + close.length),
        inputForm: 'text',
      });
      at = end;
    }
  }
  return calls;
}

/** A part of a request: the result of a call, or other text. */
export interface RequestSection {
  readonly call: ToolCall | undefined;
  readonly text: string;
}

/** Elements that stand beside results, not in them. */
const ownElement = /^<(?:environment_details|feedback|user_message|task)>/;
const header = /^\[(\w{1,64})(?: [^\n]{0,2000})?\] Result:$/;

/** A request's text, cut where results begin and end. Takes the calls that are answered out of `open`. */
export function requestSections(text: string, open: ToolCall[]): RequestSection[] {
  const sections: { call: ToolCall | undefined; lines: string[] }[] = [{ call: undefined, lines: [] }];
  for (const line of text.split('\n')) {
    const tool = line.startsWith('[') && open.length > 0 ? header.exec(line.trimEnd())?.[1] : undefined;
    const call = tool === undefined ? undefined : takeCall(open, tool);
    const isOwn = ownElement.test(line) && (sections.at(-1)?.lines.length !== 0 || sections.at(-1)?.call !== undefined);
    if (call) sections.push({ call, lines: [] });
    else if (isOwn) sections.push({ call: undefined, lines: [line] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections
    .map(({ call, lines }) => ({ call, text: lines.join('\n') }))
    .filter(({ call, text: own }) => call !== undefined || own.trim() !== '');
}

/** Takes the call that a result answers: the first open one of that name; the first, where the name is another one's. */
function takeCall(open: ToolCall[], tool: string): ToolCall | undefined {
  const same = open.findIndex((call) => call.tool === tool);
  return same >= 0 || tools.has(tool) ? open.splice(Math.max(0, same), 1)[0] : undefined;
}
