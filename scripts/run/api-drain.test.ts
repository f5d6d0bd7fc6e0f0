import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { callAddress } from '@vidya/contracts/calls/call';
import { getCatalogueFigures, listCategoryCourses, listCourses } from '@vidya/contracts/calls/catalogue';
import { timeLimit } from '@vidya/contracts/testing/time-limit';
import { eventually } from '../../api/src/testing/eventually.ts';
import { describeOnServer, ownServerDatabase } from '../../api/src/testing/own-server-database.ts';
import { sampleSite } from '../../shell/server/testing/sample-site.ts';

const main = path.resolve(import.meta.dirname, '../../api/src/main.ts');

/** Starts an API server that drains for four seconds; the front server needs two to see it. */
async function startApi(env: Record<string, string>): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', DRAIN_SECONDS: '4', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Read to its end: what nobody reads fills the pipe.
  const lines = createInterface({ input: server.stdout });
  const address = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const [, found] = /API ready on (\S+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
    lines.once('close', () => reject(new Error('The API ended before it was ready')));
  });
  return { server, address };
}

describeOnServer('API servers that are restarted under load, behind the front server', () => {
  let env: Record<string, string>;
  let own: Awaited<ReturnType<typeof ownServerDatabase>>;
  let dataDir: string;
  let servers: Awaited<ReturnType<typeof startApi>>[];
  let front: Awaited<ReturnType<typeof sampleSite>>;
  beforeAll(async () => {
    own = await ownServerDatabase();
    dataDir = mkdtempSync(path.join(tmpdir(), 'vidya-drain-'));
    env = {
      DATA_DIR: dataDir,
      DATABASE_URL: own.address,
      SESSION_SECRET: randomUUID(),
      REQUESTS_PER_MINUTE: '0',
    };
    servers = await Promise.all([startApi(env), startApi(env)]);
    front = await sampleSite({ API_URL: servers.map(({ address }) => address).join(',') });
    front.config.api.watch();
    jest.spyOn(console, 'warn').mockImplementation();
  });
  afterAll(async () => {
    await front.close();
    for (const { server } of servers) server.kill('SIGKILL');
    await own.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it(
    'fail no request, one after the other',
    async () => {
      const requests = [
        { url: callAddress(listCourses, {}, { page: 1 }) },
        { url: callAddress(getCatalogueFigures) },
        // A POST is never sent twice, so it shows what a second try would hide.
        { method: 'POST', url: callAddress(listCategoryCourses), payload: { category: 'DevOps' } },
        { method: 'POST', url: callAddress(listCategoryCourses), payload: { category: 'BlockChain' } },
      ] as const;
      const outcomes = new Map<number, number>();
      const over = new AbortController();
      const run = async (request: (typeof requests)[number]): Promise<void> => {
        while (!over.signal.aborted) {
          const { statusCode } = await front.site.inject(request);
          outcomes.set(statusCode, (outcomes.get(statusCode) ?? 0) + 1);
        }
      };
      const load = requests.map(run);
      // Also after a failure: the load would go on until the memory ends.
      try {
        const served = () => outcomes.get(200) ?? 0;
        const serveMore = async () => {
          const before = served();
          await eventually(() => served() > before + 100);
        };
        await serveMore();
        for (const [place, { server, address }] of servers.entries()) {
          const ended = once(server, 'exit');
          server.kill('SIGTERM');
          expect((await ended)[0]).toBe(0);
          await serveMore();
          servers[place] = await startApi({ ...env, PORT: new URL(address).port });
          // The next one may only end when the front server sends requests to this one.
          await eventually(() => front.config.api.address() === address);
          await serveMore();
        }
      } finally {
        over.abort();
      }
      await Promise.all(load);
      expect([...outcomes.keys()]).toEqual([200]);
      // Two ends with their drain, and two starts.
    },
    timeLimit(150_000),
  );
});
