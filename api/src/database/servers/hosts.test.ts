import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { parseAddress } from '../../config/database-address.ts';
import { eventually } from '../../testing/eventually.ts';
import { networkProxy } from '../../testing/network-proxy.ts';
import { describeCluster, startCluster, type TestCluster } from '../../testing/servers/postgres-cluster.ts';
import { connectServer } from '../connect.ts';
import { rowsOf } from '../database.ts';
import { isDatabaseDown } from './database-down.ts';
import { poolsOf } from './limits.ts';

const limits = { connectMs: 3_000, waitMs: 300, statementMs: 500, lockMs: 200, idleMs: 1_000 };

describe('the address of a database', () => {
  it.each([
    ['postgres://asha@db/vidya', ['postgres://asha@db/vidya'], 'any'],
    ['postgres://db:6432/vidya?target_session_attrs=standby', ['postgres://db:6432/vidya'], 'standby'],
    [
      'postgresql://asha:a%40b@h1:5432,h2:5433/vidya?options=-c%20a%3Db&target_session_attrs=primary',
      [
        'postgresql://asha:a%40b@h1:5432/vidya?options=-c+a%3Db',
        'postgresql://asha:a%40b@h2:5433/vidya?options=-c+a%3Db',
      ],
      'primary',
    ],
    ['postgres://h1,[::1]:5433/vidya', ['postgres://h1/vidya', 'postgres://[::1]:5433/vidya'], 'read-write'],
  ])('%s', (address, single, target) => {
    expect(parseAddress(address)).toEqual({ single, target });
  });

  it.each([
    'mysql://db/vidya',
    'postgres://h1,,h2/vidya',
    'postgres://h1:x/vidya',
    'postgres://h1/v?target_session_attrs=x',
    '',
  ])('refuses %j', (address) => expect(parseAddress(address)).toBeNull());
});

describeCluster('a database of two servers', () => {
  let cluster: TestCluster;
  let database: ReturnType<typeof connectServer>;
  beforeAll(async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    cluster = await startCluster();
    await cluster.primary.query('create table shelves (books int)');
  });
  beforeEach(() => {
    jest.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => database.close());
  afterAll(() => cluster.stop());

  const write = (db = database.db) => db.execute(sql`insert into shelves values (1)`);
  const serverOf = async (address: string): Promise<number> => {
    database = connectServer(address, poolsOf(4, limits));
    const [row] = await rowsOf<{ port: number }>(database.db, sql`select inet_server_port() as port`);
    return row!.port;
  };
  const portsOf = ({ primary, replica }: TestCluster) => [replica.port, primary.port].join(',127.0.0.1:');

  it('is its primary, wherever that stands in the address', async () => {
    const { primary, replica } = cluster;
    const reversed = `postgres://postgres@127.0.0.1:${portsOf(cluster)}/postgres`;
    expect(await serverOf(reversed)).toBe(primary.port);
    await database.close();
    expect(await serverOf(`${reversed}?target_session_attrs=standby`)).toBe(replica.port);
    await database.close();
    const absent = `postgres://postgres@127.0.0.1:1,127.0.0.1:${portsOf(cluster)}/postgres`;
    expect(await serverOf(absent)).toBe(primary.port);
  });

  it('counts as away when no server is the primary', async () => {
    database = connectServer(`${cluster.replica.address}?target_session_attrs=read-write`, poolsOf(1, limits));
    expect(isDatabaseDown(await write().catch((error: unknown) => error))).toBe(true);
  });

  it('does not wait for a server that swallows packets', async () => {
    const proxy = await networkProxy(cluster.replica.address);
    proxy.swallow();
    const address = `postgres://postgres@127.0.0.1:${new URL(proxy.address).port},127.0.0.1:${cluster.primary.port}/postgres`;
    expect(await serverOf(address)).toBe(cluster.primary.port);
    await proxy.close();
  });

  it('drops a connection whose server has become read-only', async () => {
    const name = `vidya_${randomUUID().slice(0, 8)}`;
    await cluster.primary.query(`create database ${name}`);
    const own = cluster.primary.address.replace(/postgres$/, name);
    database = connectServer(own, poolsOf(1, limits));
    await database.db.execute(sql`create table shelves (books int)`);
    await database.db.execute(sql`set default_transaction_read_only = on`);
    const failed = await write().catch((error: unknown) => error);
    expect(isDatabaseDown(failed)).toBe(true);
    await eventually(() => database.client.totalCount === 0);
    await write();
  });

  it('has not done what its replica did not confirm in time', async () => {
    const { primary } = cluster;
    const configure = async (setting: string) => {
      await primary.query(`alter system ${setting}`);
      await primary.query('select pg_reload_conf()');
      const shown = setting.startsWith('set') ? 'nobody' : '';
      await eventually(
        async () => (await primary.query('show synchronous_standby_names'))[0]?.['synchronous_standby_names'] === shown,
      );
    };
    database = connectServer(primary.address, poolsOf(1, limits));
    await configure(`set synchronous_standby_names = 'nobody'`);
    const failures = [
      await write().catch((error: unknown) => error),
      await database.db
        .transaction((tx) => tx.execute(sql`insert into shelves values (2)`))
        .catch((error: unknown) => error),
    ];
    await configure('reset synchronous_standby_names');
    expect(failures.map(isDatabaseDown)).toEqual([true, true]);
    await write();
    await database.db.execute(sql`delete from shelves`);
  });

  it('leaves a silent server with all its pools once one of them has noticed', async () => {
    const proxy = await networkProxy(cluster.primary.address);
    const hosts = [new URL(proxy.address).port, cluster.primary.port].map((port) => `127.0.0.1:${port}`);
    database = connectServer(`postgres://postgres@${hosts.join(',')}/postgres`, poolsOf(2, limits));
    await Promise.all([write(), write(database.pools.payments), write(database.pools.sessions)]);
    proxy.swallow();
    expect(isDatabaseDown(await write().catch((error: unknown) => error))).toBe(true);
    await Promise.all([write(), write(database.pools.payments), write(database.pools.sessions)]);
    await database.db.execute(sql`delete from shelves`);
    await proxy.close();
  });

  it('goes on at the new primary after a fail-over', async () => {
    const proxy = await networkProxy(cluster.primary.address);
    const hosts = [new URL(proxy.address).port, cluster.replica.port].map((port) => `127.0.0.1:${port}`);
    database = connectServer(`postgres://postgres@${hosts.join(',')}/postgres`, poolsOf(4, limits));
    await Promise.all([write(), write(), write(database.pools.payments)]);
    await cluster.isLevel();
    // As when its machine is gone: nobody says that these connections are dead.
    proxy.swallow();
    const failures = await Promise.allSettled([write(), write(), write(database.pools.payments)]);
    for (const one of failures) expect(one.status === 'rejected' && isDatabaseDown(one.reason)).toBe(true);
    await cluster.promote();
    // Not only in the end: the first request finds it.
    await Promise.all([write(), write(database.pools.payments)]);
    const [row] = await rowsOf<{ count: number }>(database.db, sql`select count(*)::int from shelves`);
    expect(row?.count).toBe(5);
    await proxy.close();
  });
});
