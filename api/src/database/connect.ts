import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import type { Database, Db, PoolSize, Pools, Reads } from './database.ts';
import { lockFolder } from './lock.ts';
import { createHosts } from './servers/hosts.ts';
import { LimitedPool } from './servers/limited-pool.ts';
import { type PoolName, patient, poolsOf } from './servers/limits.ts';
import { openReplica, type ReplicaOptions } from './servers/replica.ts';

const samePools = (db: Db): Pools => ({ ready: db, sessions: db, payments: db, webhooks: db, exports: db, jobs: db });

/** Without a replica everything is read from the database itself. */
const plainReads = (db: Db): Reads => ({ db, changed: () => undefined, lagMs: () => null });

/** Opens the embedded database: in `dataDir` on disk, or in memory without one. */
export async function connectPglite(options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {}): Promise<Database> {
  const client = await PGlite.create({
    ...options,
    extensions: { fuzzystrmatch, pg_trgm },
    // PGlite allocates these buffers at once, in this process; the default is 128 MB.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  });
  const db = drizzlePglite(client) as unknown as Db;
  return {
    engine: 'pglite',
    client,
    db,
    pools: samePools(db),
    reads: plainReads(db),
    sizes: () => [],
    poolWaits: () => 0,
    close: () => client.close(),
  };
}

const sizeOf = (pool: PoolName, { totalCount, idleCount, waitingCount }: Pool): PoolSize => ({
  pool,
  inUse: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

const dbOf = (pool: Pool): Db => drizzlePostgres(pool);
const waitsOf = ({ waitingCount, options }: Pool): number => waitingCount / options.max;

/** One pool of connections to PostgreSQL 15 or later, for everything, whose statements may take as long as they need. */
export function connectPostgres(connectionString: string): Database & { engine: 'postgres' } {
  const client = new LimitedPool({ hosts: createHosts(connectionString), max: 16, limits: patient });
  const db = dbOf(client);
  const close = () => client.end();
  return {
    engine: 'postgres',
    address: connectionString,
    client,
    jobs: client,
    db,
    pools: samePools(db),
    reads: plainReads(db),
    sizes: () => [sizeOf('db', client)],
    poolWaits: () => waitsOf(client),
    close,
  };
}

interface ServerOptions {
  /** Statements that take longer, in ms, are logged; by default none. */
  slowMs?: number | undefined;
  replica?: ReplicaOptions | undefined;
}

/** Pools for a server that responds to people: each has its limits, and none starves another. Lists may have a replica. */
export function connectServer(
  connectionString: string,
  { db: main, ...others } = poolsOf(16),
  { slowMs, replica: replicaOptions }: ServerOptions = {},
): Database & { engine: 'postgres' } {
  const hosts = createHosts(connectionString);
  const open = (pool: typeof main) => new LimitedPool({ hosts, ...pool, ...(slowMs !== undefined && { slowMs }) });
  const client = open(main);
  const pools = {
    ready: open(others.ready),
    sessions: open(others.sessions),
    payments: open(others.payments),
    webhooks: open(others.webhooks),
    exports: open(others.exports),
    jobs: open(others.jobs),
  };
  const db = dbOf(client);
  const replica = replicaOptions && openReplica({ ...replicaOptions, primary: client, primaryHosts: hosts, ...main });
  return {
    engine: 'postgres',
    address: connectionString,
    client,
    jobs: pools.jobs,
    db,
    reads: replica ?? plainReads(db),
    pools: {
      ready: dbOf(pools.ready),
      sessions: dbOf(pools.sessions),
      payments: dbOf(pools.payments),
      webhooks: dbOf(pools.webhooks),
      exports: dbOf(pools.exports),
      jobs: dbOf(pools.jobs),
    },
    sizes: () => [sizeOf('db', client), ...Object.entries(pools).map(([name, pool]) => sizeOf(name as PoolName, pool))],
    poolWaits: () => Math.max(waitsOf(client), waitsOf(pools.sessions)),
    async close() {
      await replica?.close();
      await Promise.all([client, ...Object.values(pools)].map((pool) => pool.end()));
    },
  };
}

type Settings = Pick<Config, 'databaseUrl' | 'databasePool' | 'databaseReplica' | 'slowStatementMs' | 'dataDir'>;

/**
 * Opens the configured database: for a server, or else for a command that may take its time. Locks PGlite's folder
 * first: throws `DatabaseInUse`.
 */
export async function openDatabase(config: Settings, { isServer = false } = {}): Promise<Database> {
  const { databaseUrl, databasePool, databaseReplica: replica, slowStatementMs: slowMs } = config;
  if (databaseUrl && isServer) return connectServer(databaseUrl, poolsOf(databasePool), { slowMs, replica });
  if (databaseUrl) return connectPostgres(databaseUrl);
  const folder = path.join(config.dataDir, 'database');
  const unlock = lockFolder(folder);
  try {
    const database = await connectPglite({ dataDir: folder });
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
