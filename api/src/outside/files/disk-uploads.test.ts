import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createDiskUploads } from './disk-uploads.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'vidya-uploads-'));
const files = createDiskUploads(folder);
const max = 1_000_000;
const stop = new AbortController().signal;
afterAll(() => rmSync(folder, { recursive: true }));

/** A chunk with memory of its own, like one from a connection. */
const chunkOf = (text: string): Buffer => Buffer.from(new TextEncoder().encode(text).buffer);
const stored = (key: string): string => readFileSync(path.join(folder, key), 'utf8');

it('writes at the offset, and says how far it came', async () => {
  const key = await files.create();
  const first = await files.write(key, Readable.from([chunkOf('one '), chunkOf('two ')]), { offset: 0, max, stop });
  const second = await files.write(key, Readable.from([chunkOf('three')]), { offset: first, max, stop });
  expect([first, second, stored(key)]).toEqual([8, 13, 'one two three']);
});

it('gives the memory of a chunk back, and of none that shares it', async () => {
  const key = await files.create();
  const alone = chunkOf('alone ');
  const shared = chunkOf('shared by two');
  const source = Readable.from([alone, shared.subarray(0, 7), shared.subarray(7)]);
  await files.write(key, source, { offset: 0, max, stop });
  expect(stored(key)).toBe('alone shared by two');
  expect([alone.buffer.byteLength, shared.buffer.byteLength]).toEqual([0, 13]);
});

it('keeps what came before its source broke, and closes the file', async () => {
  const key = await files.create();
  const source = Readable.from(
    (async function* breaking() {
      yield chunkOf('before');
      await Promise.resolve();
      throw new Error('The line broke');
    })(),
  );
  await expect(files.write(key, source, { offset: 0, max, stop })).rejects.toThrow('The line broke');
  expect('before'.startsWith(stored(key))).toBe(true);
  expect(await files.length(key)).toBe(stored(key).length);
});

it('takes no more than was announced', async () => {
  const key = await files.create();
  const source = Readable.from([chunkOf('four'), chunkOf('more')]);
  await expect(files.write(key, source, { offset: 0, max: 4, stop })).rejects.toThrow('More than 4 bytes');
  expect(await files.length(key)).toBeLessThanOrEqual(4);
});

it('lends a copy, and leaves nothing of it behind when the work fails', async () => {
  const key = await files.create();
  await files.write(key, Readable.from([chunkOf('one')]), { offset: 0, max, stop });
  const before = readdirSync(folder);
  const work = files.lend(key, async (copy) => {
    expect(readFileSync(copy, 'utf8')).toBe('one');
    throw new Error('No video');
  });
  await expect(work).rejects.toThrow('No video');
  expect(readdirSync(folder)).toEqual(before);
});
