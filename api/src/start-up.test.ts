import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createApi } from './api.ts';
import { readConfig } from './config/config.ts';
import type { Database } from './database/database.ts';
import { eventually } from './testing/eventually.ts';
import { networkProxy } from './testing/network-proxy.ts';
import { describeOnServer, ownServerDatabase } from './testing/own-server-database.ts';
import { startS3 } from './testing/s3.ts';
import { testDatabase } from './testing/test-database.ts';

/** A port on which nothing listens. */
async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let dataDir: string;
let lines: string[];
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'vidya-start-'));
  lines = [];
  for (const level of ['warn', 'info', 'error'] as const)
    jest.spyOn(console, level).mockImplementation((...values: unknown[]) => void lines.push(String(values[0])));
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const database of databases.splice(0)) await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const databases: Database[] = [];

/** A migrated one on the test server, if there is one: the embedded database takes seconds to start. */
async function ownDatabase(): Promise<NodeJS.ProcessEnv> {
  if (!process.env['TEST_DATABASE_URL']) return {};
  const database = await testDatabase();
  databases.push(database);
  return database.engine === 'postgres' ? { DATABASE_URL: database.address } : {};
}

const start = (env: NodeJS.ProcessEnv) =>
  createApi(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, SESSION_SECRET: randomUUID(), ...env }));

type Api = Awaited<ReturnType<typeof start>>;
const ask = async ({ app }: Api, path: string) => {
  const { statusCode, body } = await app.inject(`/api/v1${path}`);
  return [statusCode, (JSON.parse(body) as { Error: unknown }).Error];
};
const reasons = (): string[] => lines.filter((line) => line.startsWith('Not ready'));

it('is ready while Redis, mail, gateway, sign-in, traces, passwords and the store of releases are away', async () => {
  const at = `127.0.0.1:${await deadPort()}`;
  const api = await start({
    ...(await ownDatabase()),
    REDIS_URL: `redis://${at}`,
    SMTP_URL: `smtp://${at}`,
    RAZORPAY_API: `http://${at}`,
    OIDC_ISSUER: `http://${at}/oidc`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://${at}`,
    BREACHED_PASSWORDS_URL: `http://${at}`,
    RELEASE_STORE: 's3://vidya/releases',
    S3_ENDPOINT: `http://${at}`,
  });
  expect([api.missing(), await ask(api, '/ready'), await ask(api, '/course/?page=1')]).toEqual([
    null,
    [200, null],
    [200, null],
  ]);
  await api.close();
});

it('serves what needs no files while S3 is away, is not ready, and says why once', async () => {
  const s3 = await startS3();
  const proxy = await networkProxy(s3.settings.endpoint!);
  await proxy.refuse();
  const api = await start({ ...(await ownDatabase()), OBJECT_STORE: `${s3.place}/site`, S3_ENDPOINT: proxy.address });
  expect([await ask(api, '/health'), await ask(api, '/course/?page=1'), await ask(api, '/ready')]).toEqual([
    [200, null],
    [200, null],
    [503, 'FilesMissing'],
  ]);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  await proxy.restore();
  await api.ready();
  expect([await ask(api, '/ready'), reasons()]).toEqual([
    [200, null],
    [expect.stringMatching(/^Not ready: the files can not be reached \(.*\)\. Trying again\.$/)],
  ]);
  await api.close();
  await proxy.close();
  await s3.stop();
});

it('ends when the files turn out to be of another database, as soon as it sees them', async () => {
  const s3 = await startS3();
  const proxy = await networkProxy(s3.settings.endpoint!);
  const env = { OBJECT_STORE: `${s3.place}/site`, S3_ENDPOINT: proxy.address };
  await (await start({ ...env, ...(await ownDatabase()) })).close();
  await proxy.refuse();
  const other = await start({ ...env, ...(await ownDatabase()), DATA_DIR: path.join(dataDir, 'other') });
  await proxy.restore();
  await expect(other.ready()).rejects.toThrow('belongs to another database');
  await other.close();
  await proxy.close();
  await s3.stop();
});

it('ends orderly while it waits', async () => {
  const at = `http://127.0.0.1:${await deadPort()}`;
  const api = await start({ ...(await ownDatabase()), OBJECT_STORE: 's3://vidya/site', S3_ENDPOINT: at });
  expect(api.missing()).toBe('files');
  await api.close();
  await expect(api.ready()).resolves.toBeUndefined();
});

describeOnServer('with PostgreSQL', () => {
  it('responds 503 until the database is there, and is ready then', async () => {
    const own = await ownServerDatabase();
    const proxy = await networkProxy(own.address);
    await proxy.refuse();
    const api = await start({ DATABASE_URL: proxy.address });
    expect([await ask(api, '/health'), await ask(api, '/course/?page=1'), await ask(api, '/ready')]).toEqual([
      [200, null],
      [503, 'Starting'],
      [503, 'NotReady'],
    ]);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await proxy.restore();
    await eventually(async () => (await ask(api, '/ready'))[0] === 200);
    expect([await ask(api, '/course/?page=1'), reasons()]).toEqual([
      [200, null],
      [expect.stringContaining('the database can not be reached')],
    ]);
    await api.close();
    await proxy.close();
    await own.drop();
  });

  it('ends at once when there is no such database', async () => {
    const own = await ownServerDatabase();
    await own.drop();
    await expect(start({ DATABASE_URL: own.address })).rejects.toThrow('does not exist');
  });
});
