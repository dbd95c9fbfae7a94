/** A subject for tests of detectors and renderings: a shell command that worked, unless said otherwise. */
import type { CallFacts, FileAccess, Status } from '@ctx/transcript';
import type { Subject } from '../src/subject.js';
import { utf8Length } from '../src/utf8-length.js';

export interface Told {
  readonly text: string;
  readonly kind?: CallFacts['kind'];
  readonly tool?: string;
  readonly command?: string;
  readonly pattern?: string;
  readonly paths?: readonly string[];
  readonly status?: Status;
  readonly exitCode?: number;
  readonly readsOnly?: boolean;
  readonly files?: readonly FileAccess[];
}

export function subjectOf({ text, kind = 'shell', tool = kind, command, pattern, paths = [], ...told }: Told): Subject {
  return {
    tool,
    call: {
      kind,
      paths,
      ...(command !== undefined && { command }),
      ...(pattern !== undefined && { pattern }),
    },
    status: told.status ?? 'success',
    ...(told.exitCode !== undefined && { exitCode: told.exitCode }),
    text,
    bytes: utf8Length(text),
    files: told.files ?? [],
    readsOnly: told.readsOnly ?? false,
  };
}
