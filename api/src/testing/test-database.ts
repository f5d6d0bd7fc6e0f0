import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { connectPglite, connectPostgres } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { createJobs } from '../jobs/jobs.ts';
import { recycler } from './recycle-database.ts';

const migrations = path.resolve(import.meta.dirname, '../../migrations');

/** Changes with the migrations, so that no test uses outdated tables. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const files = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  for (const name of files) hash.update(readFileSync(path.join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}

async function prepare(database: Database): Promise<void> {
  await migrate(database);
  const jobs = createJobs(database);
  await jobs.start({ isWorking: false });
  await jobs.stop();
}

/** A migrated, empty PGlite in memory. The first one is stored as an image, and all others start from it. */
async function memoryDatabase(): Promise<Database> {
  const image = path.join(os.tmpdir(), `vidya-test-${fingerprint()}.tar`);
  if (existsSync(image)) return connectPglite({ loadDataDir: new Blob([readFileSync(image)]) });
  const database = await connectPglite();
  await prepare(database);
  if (database.engine !== 'pglite') return database;
  const dump = await database.client.dumpDataDir('none');
  const unfinished = `${image}.${randomUUID()}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, image);
  return database;
}

const databaseAt = (address: string, name: string): string => {
  const own = new URL(address);
  own.pathname = `/${name}`;
  // Durability after a crash does not matter here.
  own.searchParams.set('options', '-c synchronous_commit=off');
  return own.toString();
};

/**
 * The migrated, empty template database on this server for all tests. The first process creates it, the others wait; it
 * stays for the next run, and templates of older migrations are dropped.
 */
async function template(admin: Client, address: string): Promise<string> {
  const name = `vidya_template_${fingerprint()}`;
  const lock = 7_215_031;
  await admin.query('select pg_advisory_lock($1)', [lock]);
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^vidya_template_[0-9a-f]{16}(_unfinished)?$'`,
  );
  if (!rows.some(({ datname }) => datname === name)) {
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
    await admin.query(`create database ${name}_unfinished`);
    const database = connectPostgres(databaseAt(address, `${name}_unfinished`));
    await prepare(database);
    await database.close();
    await admin.query(`alter database ${name}_unfinished rename to ${name}`);
  }
  await admin.query('select pg_advisory_unlock($1)', [lock]);
  return name;
}

/** One database on a real server. */
async function createServerDatabase(address: string) {
  const name = `vidya_test_${randomUUID().replaceAll('-', '')}`;
  const asAdmin = async (work: (admin: Client) => Promise<unknown>): Promise<void> => {
    const admin = new Client({ connectionString: address });
    await admin.connect();
    try {
      await work(admin);
    } finally {
      await admin.end();
    }
  };
  await asAdmin(async (admin) =>
    admin.query(`create database ${name} template ${await template(admin, address)} strategy file_copy`),
  );
  const database = connectPostgres(databaseAt(address, name));
  // A worker ends though it keeps connections for the next test.
  database.client.options.allowExitOnIdle = true;
  const drop = async () => {
    // The last connections may still be closing when their database is dropped.
    database.client.removeAllListeners('error').on('error', () => {});
    await database.close();
    await asAdmin((admin) => admin.query(`drop database ${name} with (force)`));
  };
  return { database, drop, recycle: await recycler(database) };
}

type ServerDatabase = Awaited<ReturnType<typeof createServerDatabase>>;

/** Databases of this worker that no test uses now: their connections are open, and know the tables. */
const idle: ServerDatabase[] = [];

/** A database for one test after another on a real server. On close it is emptied for the next, or dropped. */
async function recycledDatabase(address: string): Promise<Database> {
  const own = idle.pop() ?? (await createServerDatabase(address));
  const close = async () => {
    if (await own.recycle()) idle.push(own);
    else await own.drop();
  };
  return { ...own.database, close };
}

/**
 * A migrated, empty database: PGlite in memory, or PostgreSQL when `TEST_DATABASE_URL` is set. `isNew`: no test has used it,
 * so that its statistics are as after the migrations.
 */
export async function testDatabase({ isNew = true } = {}): Promise<Database> {
  const address = process.env['TEST_DATABASE_URL'];
  if (!address) return memoryDatabase();
  if (!isNew) return recycledDatabase(address);
  const { database, drop } = await createServerDatabase(address);
  return { ...database, close: drop };
}
