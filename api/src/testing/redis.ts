import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { freePort } from '@vidya/contracts/testing/free-port';
import { Redis } from 'ioredis';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** `describe` for tests that start a Redis of their own; on a machine without `redis-server` they say so. */
export function describeRedis(name: string, tests: () => void): void {
  if (hasRedis) describe(name, tests);
  else describe.skip(name, () => it('needs redis-server, which this machine does not have', () => {}));
}

async function isUp(url: string): Promise<void> {
  const client = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null }).on('error', () => {});
  await client.ping();
  client.disconnect();
}

/** A Redis for this test file alone, that keeps nothing on disk. */
export async function startRedis() {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    server = spawn('redis-server', args, { cwd: '/tmp', stdio: 'ignore' });
    await isUp(url);
  };
  const stop = async (): Promise<void> => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url,
    start,
    stop,
    /** Another prefix for every test, so that none sees the counts of another. */
    place: () => ({ url, prefix: `${randomUUID()}:` }),
    /** All keys that begin so, and how long they stay. */
    async keys(prefix: string): Promise<{ key: string; msLeft: number }[]> {
      const client = new Redis(url);
      const found = await client.keys(`${prefix}*`);
      const keys = await Promise.all(found.map(async (key) => ({ key, msLeft: await client.pttl(key) })));
      client.disconnect();
      return keys;
    },
    async remove(key: string): Promise<void> {
      const client = new Redis(url);
      await client.del(key);
      client.disconnect();
    },
    /** It still accepts connections, and answers nothing. */
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
  };
}

export type TestRedis = Awaited<ReturnType<typeof startRedis>>;
