import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type DatabaseProxy, databaseProxy } from './testing/database-proxy.ts';
import { describeOnServer, ownServerDatabase } from './testing/own-server-database.ts';

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

describeOnServer('the server as a process', () => {
  let own: Awaited<ReturnType<typeof ownServerDatabase>>;
  let proxy: DatabaseProxy;
  let server: ChildProcess;
  let address: string;
  let dataDir: string;
  beforeAll(async () => {
    own = await ownServerDatabase();
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'vidya-main-'));
  });
  afterAll(async () => {
    await own.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    proxy = await databaseProxy(own.address);
    const env = { ...process.env, NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: proxy.address };
    server = spawn(process.execPath, [main], { env, stdio: 'pipe' });
    address = await addressOf(server);
  });
  afterEach(async () => {
    server.kill('SIGKILL');
    await proxy.close();
  });

  const ask = (call: string) => fetch(`${address}/api/v1${call}`);
  const lockCourses = async () => {
    const other = new Client({ connectionString: own.address });
    await other.connect();
    await other.query('begin; lock table courses');
    return other;
  };
  const end = async () => {
    const over = once(server, 'exit');
    server.kill('SIGTERM');
    return (await over)[0] as number;
  };

  it('responds 503 while a table is locked, and stays ready', async () => {
    const other = await lockCourses();
    const response = await ask(noCourse);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toMatchObject({ Success: false, Error: 'DatabaseDown' });
    expect((await ask('/ready')).status).toBe(200);
    await other.query('commit');
    await other.end();
    expect((await ask(noCourse)).status).toBe(404);
    expect(await end()).toBe(0);
  });

  it('finishes a running request at SIGTERM', async () => {
    const other = await lockCourses();
    const asked = ask(noCourse);
    await pause(300);
    const ended = end();
    await pause(300);
    await other.query('commit');
    await other.end();
    // The browser keeps this connection open for its next request; the server must not wait for that.
    expect((await asked).status).toBe(404);
    expect(await ended).toBe(0);
  });

  it('is not ready without its database, ready again with it, and ends at SIGTERM all the same', async () => {
    proxy.swallow();
    expect((await ask('/ready')).status).toBe(503);
    expect((await ask(noCourse)).status).toBe(503);
    await proxy.restore();
    while (!(await ask('/ready')).ok) await pause(100);
    expect((await ask(noCourse)).status).toBe(404);
    proxy.swallow();
    const left = [ask('/ready'), ask(noCourse)].map((asked) => asked.catch(() => null));
    await pause(200);
    const printed: string[] = [];
    server.stderr?.on('data', (bytes: Buffer) => printed.push(bytes.toString()));
    expect(await end()).toBe(1);
    expect(printed.join('')).toMatch(/^Ended without waiting any longer for: .*\n$/m);
    await Promise.all(left);
  });
});
