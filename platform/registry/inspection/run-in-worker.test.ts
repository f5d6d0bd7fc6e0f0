import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { timeLimit } from '@vidya/contracts/testing/time-limit';
import { runInWorker } from './run-in-worker.ts';

const program = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', (request) => {
  if (request === 'throw') throw new Error('It cannot be read.');
  if (request === 'hang') for (;;);
  if (request === 'grow') for (const all = []; ; ) all.push(new Array(100_000).fill(all.length));
  if (request === 'wait') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  parentPort.postMessage({ request, threadId, home: process.env.HOME });
});`;

const folder = mkdtempSync(path.join(tmpdir(), 'vidya-worker-'));
const file = path.join(folder, 'worker.mjs');
writeFileSync(file, program);
afterAll(() => rmSync(folder, { recursive: true }));

interface Answer {
  request: string;
  threadId: number;
  home?: string;
}
const ask = (request: string, processorMs = timeLimit(30_000)) =>
  runInWorker<Answer>(pathToFileURL(file), request, { processorMs, megabytes: 32 });

it('answers one request after the other in one thread, which knows nothing of the environment', async () => {
  const first = await ask('one');
  expect(first).toEqual({ request: 'one', threadId: expect.any(Number) as number, home: undefined });
  expect(await ask('two')).toEqual({ ...first, request: 'two' });
});

it('answers each of two at once, in threads of their own', async () => {
  const [one, two] = await Promise.all([ask('one'), ask('two')]);
  expect([one.request, two.request]).toEqual(['one', 'two']);
  expect(one.threadId).not.toBe(two.threadId);
});

it('counts the time that the thread works, not the time that a busy machine lets it wait', async () => {
  expect(await ask('wait', 100)).toMatchObject({ request: 'wait' });
});

it.each([
  ['throws', 'throw', 'It cannot be read.', undefined],
  ['does not end', 'hang', 'It did not end within 0.1 s of processor time.', 100],
  ['takes all memory', 'grow', 'memory limit', undefined],
])('ends the thread of a request that %s, and answers the next in another one', async (_, request, message, ms) => {
  const before = await ask('before');
  await expect(ask(request, ms)).rejects.toThrow(message);
  const after = await ask('after');
  expect(after.request).toBe('after');
  expect(after.threadId).not.toBe(before.threadId);
});
