import { describe, expect, test } from 'vitest';
import { createLang, parseFrames } from '../src/index.js';

const lang = createLang([
  {
    id: 'mine',
    name: 'Mine',
    tools: [
      {
        id: 'trace',
        source: 'recorded',
        forms: [
          { class: 'frame', match: /^\s*at (?<function>\w+) (?<file>\S+):(?<line>\d+)$/, tail: 1 },
          { class: 'frame', match: /^\s*at \w+ \(native\)$/ },
        ],
      },
    ],
  },
]);

const runs = (text: string) => parseFrames(text.split('\n'), { lang });

describe('parseFrames', () => {
  test('finds each run, with what its frames say', () => {
    const found = runs('boom\n at f a.x:1\n at g b.x:2\nthen\n at h c.x:3');
    expect(found).toMatchObject([
      {
        from: 1,
        to: 2,
        frames: [
          { index: 1, file: 'a.x', line: 1, function: 'f' },
          { index: 2, file: 'b.x' },
        ],
      },
      { from: 4, to: 4, frames: [{ index: 4, file: 'c.x', function: 'h' }] },
    ]);
  });

  test('the deeper line below a frame is part of the run', () => {
    expect(runs(' at f a.x:1\n    return 1\n at g b.x:2')).toMatchObject([
      { from: 0, to: 2, frames: [{ index: 0 }, { index: 2 }] },
    ]);
  });

  test('a line that is not deeper ends the run', () => {
    expect(runs(' at f a.x:1\n done').map(({ from, to }) => [from, to])).toEqual([[0, 0]]);
  });

  test('a frame without a file is in the run and not in the list', () => {
    expect(runs(' at f (native)\n at g b.x:2')).toMatchObject([{ from: 0, to: 1, frames: [{ index: 1 }] }]);
  });

  test('no lines and no frames give no runs', () => {
    expect(parseFrames([], { lang })).toEqual([]);
    expect(runs('boom')).toEqual([]);
  });
});
