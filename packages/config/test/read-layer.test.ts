import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configAt, loadLayers, readLayer } from '../src/index.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ctx-config-'));
});
afterAll(() => rm(folder, { recursive: true }));

const write = async (name: string, content: string | Uint8Array) => {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
};

describe('a layer is read from its file', () => {
  it('as text that loads', async () => {
    const file = await write('config.yaml', 'a: "é"\n');
    const layer = await readLayer('user', file);
    expect(configAt(loadLayers(layer ? [layer] : []).config, 'a')).toMatchObject({ value: 'é', file, layer: 'user' });
  });

  it('and absent where there is none', async () => {
    expect(await readLayer('user', join(folder, 'none.yaml'))).toBeUndefined();
    expect(await readLayer('user', join(await write('plain', ''), 'below.yaml'))).toBeUndefined();
  });

  it('but not from a folder', async () => {
    await expect(readLayer('user', folder)).rejects.toMatchObject({ code: 'cannot-read', details: { file: folder } });
  });

  it('nor in another encoding', async () => {
    const file = await write('latin1.yaml', Uint8Array.of(0x61, 0x3a, 0x20, 0xe9));
    const message = `${file} is not UTF-8: save it in that encoding`;
    await expect(readLayer('user', file)).rejects.toMatchObject({ code: 'cannot-read', message });
  });

  it('nor of any size', async () => {
    const file = await write('big.yaml', '#'.repeat(262_145));
    await expect(readLayer('user', file)).rejects.toMatchObject({ code: 'too-large' });
  });

  it.skipIf(process.getuid?.() === 0)('nor without permission', async () => {
    const file = await write('secret.yaml', 'a: 1');
    await chmod(file, 0);
    await expect(readLayer('user', file)).rejects.toMatchObject({
      code: 'cannot-read',
      message: expect.stringContaining('EACCES'),
    });
  });
});
