/**
 * The tool results among the items of a Responses body. Every item whose type ends in `_output` is one, known or not; an
 * `mcp_call` holds its own.
 */
import {
  isString,
  itemsOf,
  type JsonValue,
  jsonOf,
  kindOf,
  memberOf,
  numberOf,
  stringOf,
} from '../../json/json-value.js';
import type { MediaPart, OtherPart } from '../../message.js';
import { mediaFromUrl } from '../media-url.js';
import {
  contentParts,
  type FoundPart,
  type Outcome,
  otherPart,
  placeOf,
  typeOf,
  unknownOutcome,
} from '../result-parts.js';
import { type ProgramOutput, programOutput, shellOutput } from './program-output.js';

/** The call that an item is or holds the result of; empty where it does not say; undefined where it has no result. */
export function answeredCall(item: JsonValue): string | undefined {
  const type = memberOf(item, 'type');
  if (isString(type, 'message') || isString(type, 'function_call')) return undefined;
  // Most items are these three: they are told without making a text of the type.
  const usual = isString(type, 'function_call_output');
  const name = usual ? '' : (stringOf(type) ?? '');
  if (usual || name.endsWith('_output'))
    return stringOf(memberOf(item, 'call_id')) ?? stringOf(memberOf(item, 'id')) ?? '';
  const output = name === 'mcp_call' ? memberOf(item, 'output') : undefined;
  return output && kindOf(output) !== 'null' ? (stringOf(memberOf(item, 'id')) ?? '') : undefined;
}

export function partsOf(item: JsonValue): readonly FoundPart[] {
  return readerOf(item).parts(memberOf(item, 'output'));
}

export function outcomeOf(item: JsonValue): Outcome {
  return readerOf(item).outcome(memberOf(item, 'output'), item);
}

interface OutputReader {
  parts(output: JsonValue | undefined): readonly FoundPart[];
  outcome(output: JsonValue | undefined, item: JsonValue): Outcome;
}

function readerOf(item: JsonValue): OutputReader {
  return readers.get(typeOf(item)) ?? unknownOutput;
}

/** A string that may hold what a program printed together with its exit code; or a list of parts. */
function programReader(read: (string: JsonValue) => ProgramOutput | undefined): OutputReader {
  const program = (output: JsonValue | undefined) => (output && kindOf(output) === 'string' ? read(output) : undefined);
  return {
    parts: (output) => program(output)?.parts ?? textOrParts(output),
    outcome: (output) => outcomeOfExit(program(output)?.exitCode),
  };
}

const readers = new Map<string, OutputReader>([
  ['function_call_output', programReader(programOutput)],
  ['custom_tool_call_output', programReader(programOutput)],
  ['local_shell_call_output', programReader(shellOutput)],
  ['shell_call_output', { parts: chunkParts, outcome: chunkOutcome }],
  ['apply_patch_call_output', { parts: textOrParts, outcome: (_, item) => patchOutcome(item) }],
  ['mcp_call', { parts: textOrParts, outcome: (_, item) => mcpOutcome(item) }],
]);

const unknownOutput: OutputReader = {
  parts: (output) => (output ? [() => otherPart(output)] : []),
  outcome: () => unknownOutcome,
};

const textTypes = new Set(['input_text', 'output_text', 'text']);

function textOrParts(output: JsonValue | undefined): FoundPart[] {
  return contentParts(output, textTypes, mediaOrOther);
}

/** A part of a message or of an output as media, where its bytes or their URL stand in it; else as it is. */
export function mediaOrOther(part: JsonValue): MediaPart | OtherPart {
  const image = stringOf(memberOf(part, 'image_url'));
  if (image !== undefined) return mediaFromUrl(image, 'image/*');
  const file = stringOf(memberOf(part, 'file_data')) ?? stringOf(memberOf(part, 'file_url'));
  if (file === undefined) return otherPart(part);
  return mediaFromUrl(file, 'application/octet-stream', stringOf(memberOf(part, 'filename')));
}

/** Two parts, the standard output and the standard error, for each command that was run. */
function chunkParts(output: JsonValue | undefined): FoundPart[] {
  return [...itemsOf(output)].flatMap((chunk) =>
    ['stdout', 'stderr'].flatMap((name): FoundPart[] => {
      const text = memberOf(chunk, name);
      if (!text) return [];
      return [kindOf(text) === 'string' ? placeOf(text) : () => otherPart(text)];
    }),
  );
}

/** The first failure of several commands, else the last success. */
function chunkOutcome(output: JsonValue | undefined): Outcome {
  let outcome = unknownOutcome;
  for (const chunk of itemsOf(output)) {
    const end = memberOf(chunk, 'outcome');
    outcome =
      end && typeOf(end) === 'timeout' ? { status: 'error' } : outcomeOfExit(numberOf(memberOf(end, 'exit_code')));
    if (outcome.status === 'error') break;
  }
  return outcome;
}

function outcomeOfExit(exitCode: number | undefined): Outcome {
  return exitCode === undefined ? unknownOutcome : { status: exitCode === 0 ? 'success' : 'error', exitCode };
}

function patchOutcome(item: JsonValue): Outcome {
  const status = stringOf(memberOf(item, 'status'));
  return { status: status === 'completed' ? 'success' : status === 'failed' ? 'error' : 'unknown' };
}

function mcpOutcome(item: JsonValue): Outcome {
  const error = memberOf(item, 'error');
  return error && jsonOf(error) !== 'null' ? { status: 'error' } : unknownOutcome;
}
