import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { eventually } from './testing/eventually.ts';
import { networkProxy } from './testing/network-proxy.ts';
import { administer, describeOnServer, ownServerDatabase } from './testing/own-server-database.ts';

/** Reads the courses; an empty catalogue's list reads only the counts. */
const noCourse = '/course/00000000-0000-4000-8000-000000000000';

const main = path.resolve(import.meta.dirname, 'main.ts');

/** Resolves with the address on which the server listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (bytes: Buffer) => {
      printed += bytes.toString();
      const found = /API ready on (\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`It ended: ${printed}`)));
  });
}

/** A server in a process of its own, whose database is behind a proxy. */
async function startServer(databaseAddress: string, dataDir: string) {
  const proxy = await networkProxy(databaseAddress);
  const env = { NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: proxy.address, STOP_SECONDS: '2' };
  const server = spawn(process.execPath, [main], { env: { ...process.env, ...env }, stdio: 'pipe' });
  const address = await addressOf(server);
  return {
    proxy,
    server,
    ask: (call: string) => fetch(`${address}/api/v1${call}`),
    async end(): Promise<number> {
      const over = once(server, 'exit');
      server.kill('SIGTERM');
      return (await over)[0] as number;
    },
    async remove(): Promise<void> {
      server.kill('SIGKILL');
      await proxy.close();
    },
  };
}

describeOnServer('the server as a process', () => {
  let own: Awaited<ReturnType<typeof ownServerDatabase>>;
  let site: Awaited<ReturnType<typeof startServer>>;
  let leaving: Awaited<ReturnType<typeof startServer>>;
  let dataDir: string;
  /** Both start at the same moment, on an empty database. */
  beforeAll(async () => {
    own = await ownServerDatabase();
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'vidya-main-'));
    [site, leaving] = await Promise.all([startServer(own.address, dataDir), startServer(own.address, dataDir)]);
  });
  afterAll(async () => {
    await Promise.all([site.remove(), leaving.remove()]);
    await own.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const lockCourses = async () => {
    const other = new Client({ connectionString: own.address });
    await other.connect();
    await other.query('begin; lock table courses');
    return other;
  };
  const requestsWaitForLock = async () => {
    const [row] = await administer('select count(*)::int as waiting from pg_locks where not granted', own.address);
    return Number(row?.['waiting']) > 0;
  };

  it('responds 503 while a table is locked, and stays ready', async () => {
    const { ask } = site;
    const other = await lockCourses();
    const response = await ask(noCourse);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toMatchObject({ Success: false, Error: 'DatabaseDown' });
    expect((await ask('/ready')).status).toBe(200);
    await other.query('commit');
    await other.end();
    expect((await ask(noCourse)).status).toBe(404);
  });

  it('finishes a running request at SIGTERM', async () => {
    const other = await lockCourses();
    const asked = leaving.ask(noCourse);
    await eventually(requestsWaitForLock);
    const ended = leaving.end();
    await eventually(async () => !(await leaving.ask('/health').catch(() => null)));
    await other.query('commit');
    await other.end();
    // The browser keeps this connection open for its next request; the server must not wait for that.
    expect((await asked).status).toBe(404);
    expect(await ended).toBe(0);
  });

  it('is not ready without its database, ready again with it, and ends at SIGTERM all the same', async () => {
    const { ask, proxy, server } = site;
    proxy.swallow();
    const statuses = async () => (await Promise.all([ask('/ready'), ask(noCourse)])).map(({ status }) => status);
    expect(await statuses()).toEqual([503, 503]);
    await proxy.restore();
    await eventually(async () => (await ask('/ready')).ok);
    expect((await ask(noCourse)).status).toBe(404);
    proxy.swallow();
    const left = [ask('/ready'), ask(noCourse)].map((asked) => asked.catch(() => null));
    const printed: string[] = [];
    server.stderr?.on('data', (bytes: Buffer) => printed.push(bytes.toString()));
    expect(await site.end()).toBe(1);
    expect(printed.join('')).toMatch(/^Ended without waiting any longer for: .*\n$/m);
    await Promise.all(left);
  });
});
