import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConfig } from '../src/read-config.js';

describe('readConfig', () => {
  for (let port = 8000; port < 8300; port += 1) {
    it(`reads port ${port}`, () => {
      console.log(`[debug] reading a configuration with port = ${port}`);
      assert.deepEqual(readConfig(`[server]\nport = ${port}`), { server: { port } });
    });
  }

  it('reads true and false', () => {
    assert.deepEqual(readConfig('a = true\nb = false'), { a: true, b: false });
  });

  it('keeps a # inside quotes', () => {
    assert.deepEqual(readConfig('colour = "#ff0000"'), { colour: '#ff0000' });
  });

  it('names the line that it cannot read', () => {
    assert.throws(() => readConfig('a = 1\nnonsense'), /line 2: "nonsense"/);
  });
});
