/** @long It starts databases. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describeOnServer, ownServerDatabase } from '../testing/own-server-database.ts';
import { connectPglite, connectPostgres } from './connect.ts';
import { type Database, rowsOf } from './database.ts';
import { migrate } from './migrate.ts';
import { commitBeforeBaseline } from './migration-entries.ts';

const root = path.resolve(import.meta.dirname, '../../..');

let folder: string;
let journal: { entries: { tag: string }[] };
/** Leaves only the first of the old migrations in the folder. */
const keep = (count: number): void =>
  writeFileSync(
    path.join(folder, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }),
  );
// Fails where git does not know the commit: the refusal would name one that nobody has.
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vidya-old-migrations-'));
  const archive = path.join(folder, 'old.tar');
  execFileSync('git', ['archive', '-o', archive, `${commitBeforeBaseline}:api/migrations`], { cwd: root });
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  journal = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as typeof journal;
});
beforeEach(() => keep(42));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const entriesOf = ({ db }: Database) =>
  rowsOf<{ date: string }>(
    db,
    sql`select created_at::text as date, name from drizzle.__drizzle_migrations order by id`,
  );

function behaves(open: () => Promise<{ database: Database; drop: () => Promise<void> }>): void {
  let database: Database;
  let drop: () => Promise<void>;
  beforeEach(async () => {
    ({ database, drop } = await open());
  });
  afterEach(async () => {
    await database.close();
    await drop();
  });

  it('makes an empty database once, on which the commit before it runs too', async () => {
    await migrate(database);
    const made = await entriesOf(database);
    expect(new Set(made.map(({ date }) => date)).size).toBeGreaterThanOrEqual(42);
    await migrate(database);
    await migrate(database, folder);
    expect(await entriesOf(database)).toEqual(made);
  });

  it('never runs on a database at 0041, which keeps its rows', async () => {
    await migrate(database, folder);
    await database.db.execute(sql`insert into users (email, full_name) values ('meera@vidya.example', 'Meera Nair')`);
    const before = await entriesOf(database);
    await migrate(database);
    await migrate(database);
    expect((await entriesOf(database)).slice(0, 42)).toEqual(before);
    expect(await rowsOf(database.db, sql`select full_name from users`)).toEqual([{ full_name: 'Meera Nair' }]);
    expect(await rowsOf(database.db, sql`select count(*)::int as areas from areas`)).toEqual([{ areas: 5 }]);
  });

  it('refuses a database at 0040 with the commit to pass through, which then helps', async () => {
    keep(41);
    await migrate(database, folder);
    await expect(migrate(database)).rejects.toThrow(`start commit ${commitBeforeBaseline} on it once`);
    expect(await entriesOf(database)).toHaveLength(41);
    keep(42);
    await migrate(database, folder);
    await migrate(database);
  });
}

describe('the baseline on the embedded database', () => {
  behaves(async () => ({ database: await connectPglite(), drop: async () => {} }));
});

const onServer = async () => {
  const own = await ownServerDatabase();
  return { database: connectPostgres(own.address), drop: own.drop, address: own.address };
};

describeOnServer('the baseline on PostgreSQL', () => {
  behaves(onServer);

  it('gives the schema and the areas of the migrations that it replaces', async () => {
    const dumps = await Promise.all(
      [undefined, folder].map(async (first) => {
        const { database, drop, address } = await onServer();
        await migrate(database, first);
        await migrate(database);
        const areas = sql`select name, title, paths, budget_kb, connections, created_at::text from areas order by name`;
        const rows = await rowsOf(database.db, areas);
        await database.close();
        const dump = execFileSync('pg_dump', ['--schema-only', '--no-owner', address], { encoding: 'utf8' });
        await drop();
        return { rows, schema: dump.replaceAll(/^\\(un)?restrict .*$/gm, '') };
      }),
    );
    expect(dumps[0]).toEqual(dumps[1]);
  });
});
