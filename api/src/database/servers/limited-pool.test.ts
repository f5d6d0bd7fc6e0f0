/** @long It waits for limits. */
import { timeLimit } from '@vidya/contracts/testing/time-limit';
import { sql } from 'drizzle-orm';
import { type NetworkProxy, networkProxy } from '../../testing/network-proxy.ts';
import { administer, describeOnServer, ownServerDatabase } from '../../testing/own-server-database.ts';
import { connectPostgres, connectServer } from '../connect.ts';
import { rowsOf } from '../database.ts';
import { DatabaseDown, isDatabaseDown } from './database-down.ts';
import { poolsOf } from './limits.ts';

/** As in production, but faster. */
const quick = {
  connectMs: timeLimit(1_000),
  waitMs: timeLimit(150),
  statementMs: timeLimit(500),
  lockMs: timeLimit(200),
  idleMs: timeLimit(1_000),
};
/** A statement that outlasts a wait for a connection, and stays within its own limit. */
const longStatement = sql`select pg_sleep(${sql.raw(String((quick.waitMs + quick.statementMs) / 2_000))})`;

describeOnServer('the pools of a server', () => {
  let own: Awaited<ReturnType<typeof ownServerDatabase>>;
  let proxy: NetworkProxy;
  let database: ReturnType<typeof connectServer>;
  beforeAll(async () => {
    own = await ownServerDatabase();
    await administer(
      'create table shelves (id int primary key, books int); insert into shelves values (1, 0)',
      own.address,
    );
  });
  afterAll(() => own.drop());
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    proxy = await networkProxy(own.address);
    database = connectServer(proxy.address, poolsOf(2, quick));
  });
  afterEach(async () => {
    await proxy.close();
    await database.close();
  });

  const works = () => database.db.execute(sql`select 1`);
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    );
  const isDown = async (work: Promise<unknown>) => isDatabaseDown(await failure(work));

  it('ends a statement, a wait for a lock and an idle transaction', async () => {
    const { db } = database;
    expect(await isDown(db.execute(sql`select pg_sleep(20)`))).toBe(true);
    const locked = db.transaction(async (tx) => {
      await tx.execute(sql`update shelves set books = 1`);
      expect(await isDown(db.execute(sql`update shelves set books = 2`))).toBe(true);
    });
    await locked;
    const forgotten = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await new Promise((resolve) => setTimeout(resolve, 1.5 * quick.idleMs));
      await tx.execute(sql`select 1`);
    });
    expect(await isDown(forgotten)).toBe(true);
    await works();
  });

  it('sets the limits of a transaction in that transaction, as a pooler such as PgBouncer needs', async () => {
    const pooled = await database.client.connect();
    await pooled.query('reset all');
    await pooled.query({ text: 'begin' });
    const setting = `select setting from pg_settings where name = 'statement_timeout'`;
    const { rows } = await pooled.query<{ setting: string }>(setting);
    await pooled.query('rollback');
    pooled.release();
    expect(rows).toEqual([{ setting: String(quick.statementMs) }]);
  });

  it('refuses a request when all connections are in use, and keeps those of payments free', async () => {
    const slow = [1, 2].map(() => failure(database.db.execute(longStatement)));
    expect(await failure(works())).toMatchObject({ cause: expect.any(DatabaseDown) });
    await database.pools.payments.execute(sql`select 1`);
    await database.pools.ready.execute(sql`select 1`);
    expect(await Promise.all(slow)).toEqual([null, null]);
  });

  it('fails on a database that swallows packets, and works when it is back', async () => {
    await works();
    proxy.swallow();
    const transaction = () => database.db.transaction((tx) => tx.execute(sql`select 1`));
    const all = [transaction(), works(), transaction(), works()];
    expect(await Promise.all(all.map(isDown))).toEqual([true, true, true, true]);
    await proxy.restore();
    await Promise.all([works(), works()]);
  });

  it('fails on a database that swallows packets after a rest', async () => {
    await works();
    await new Promise((resolve) => setTimeout(resolve, 1.1 * quick.idleMs));
    proxy.swallow();
    expect(await isDown(works())).toBe(true);
  });

  it('fails on a database that refuses connections, and works when it is back', async () => {
    await works();
    await proxy.refuse();
    expect(await isDown(works())).toBe(true);
    expect(await isDown(database.db.transaction(works))).toBe(true);
    await proxy.restore();
    await works();
  });

  it('survives a connection that is cut in the middle of a transaction', async () => {
    const cut = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      const sleeping = tx.execute(sql`select pg_sleep(0.3)`);
      proxy.cut();
      await sleeping;
    });
    expect(await isDown(cut)).toBe(true);
    await works();
  });

  it('counts a full server as away', async () => {
    const role = `${own.name}_role`;
    await administer(`create role ${role} login connection limit 0`);
    const address = new URL(own.address);
    address.username = role;
    const full = connectServer(address.toString(), poolsOf(1, quick));
    expect(await isDown(full.db.execute(sql`select 1`))).toBe(true);
    await full.close();
    await administer(`drop role ${role}`);
  });

  it('does not blame the database for a wrong statement', async () => {
    expect(await isDown(database.db.execute(sql`select * from nowhere`))).toBe(false);
    expect(isDatabaseDown(Object.assign(new Error('fetch failed'), { code: 'ECONNREFUSED', syscall: 'connect' }))).toBe(
      false,
    );
  });

  it('lets migrations and seeds take their time', async () => {
    const patient = connectPostgres(own.address);
    await administer(`alter database ${own.name} set statement_timeout = '100ms'`);
    const slow = sql`select pg_sleep(0.2)`;
    expect(await rowsOf(patient.db, slow)).toHaveLength(1);
    expect(await patient.db.transaction((tx) => rowsOf(tx, slow))).toHaveLength(1);
    await administer(`alter database ${own.name} reset statement_timeout`);
    await patient.close();
  });
});
