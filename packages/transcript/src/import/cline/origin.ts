import type { Origin } from '../../message.js';
import { originOf } from '../notice.js';

/** Whose words a text in a user message is: what Cline adds itself stands in elements or begins with a mark. */
export function textOrigin(text: string): Origin {
  const start = text.trimStart();
  if (start.startsWith('[ERROR]') || start.startsWith('[TASK RESUMPTION]')) return 'notice';
  if (start.startsWith('<file_content') || start.startsWith('<folder_content')) return 'attached';
  return originOf(text, ['environment_details', 'explicit_instructions', 'automatic_diagnostics', 'hook_context']);
}
