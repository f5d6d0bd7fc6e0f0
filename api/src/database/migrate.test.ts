/** @long It starts databases. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describeOnServer, ownServerDatabase } from '../testing/own-server-database.ts';
import { connectPglite, connectPostgres } from './connect.ts';
import { type Database, rowsOf } from './database.ts';
import { migrate } from './migrate.ts';
import { WrongMigrations } from './migration-entries.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vidya-migrations-'));
  mkdirSync(path.join(folder, 'meta'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the migrations of a release; the first ones stay as they were. */
function write(...migrations: string[]): void {
  writeDated(...migrations.map((text, place): [number, string] => [place + 1, text]));
}

/** The same, with the moments at which they were written, in ms since 1970. */
function writeDated(...migrations: [when: number, text: string][]): void {
  const journal = migrations.map(([when, text], idx) => {
    writeFileSync(path.join(folder, `000${idx}_m.sql`), text);
    return { idx, version: '7', when, tag: `000${idx}_m`, breakpoints: true };
  });
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries: journal }));
}

const shelves = 'create table shelves (books int);--> statement-breakpoint\ninsert into shelves values (1), (1);';
const unique =
  '-- outside-transaction\ncreate unique index concurrently if not exists "shelves_books" on "shelves" ("books");';

const indexes = (database: Database) =>
  rowsOf<{ valid: boolean }>(
    database.db,
    sql`select indisvalid as valid from pg_index where indexrelid = to_regclass('shelves_books')`,
  );

function behaves(open: () => Promise<Database>, drop = async () => {}): void {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  // To start a database for each takes longer than what they test.
  afterEach(async () => {
    await database.db.execute(sql`drop schema if exists drizzle cascade`);
    await database.db.execute(sql`drop table if exists shelves`);
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  it('runs a marked migration outside a transaction, and again if it failed half-way', async () => {
    write(shelves, unique);
    await expect(migrate(database, folder)).rejects.toThrow('create unique index');
    await database.db.execute(sql`delete from shelves`);
    await migrate(database, folder);
    expect(await indexes(database)).toEqual([{ valid: true }]);
    await migrate(database, folder);
  });

  it('keeps what went well before one that fails, and nothing of that one', async () => {
    write(shelves, 'insert into shelves values (7);--> statement-breakpoint\ninsert into nowhere values (1);');
    await expect(migrate(database, folder)).rejects.toThrow('insert into nowhere');
    expect(await rowsOf(database.db, sql`select books from shelves`)).toEqual([{ books: 1 }, { books: 1 }]);
    write(shelves, 'insert into shelves values (7);');
    await migrate(database, folder);
    expect(await rowsOf(database.db, sql`select books from shelves`)).toHaveLength(3);
  });

  const contract = '-- contract\ndrop table shelves;';

  it('runs on a database that a later version only added to', async () => {
    write(shelves, '-- expand\nalter table shelves add column colour text;', unique.replace('unique ', ''));
    await migrate(database, folder);
    write(shelves);
    await expect(migrate(database, folder)).resolves.toBeUndefined();
  });

  it('runs after a contract of the version right behind it, and refuses that of a later one', async () => {
    const expand = '-- expand\nalter table shelves add column colour text;';
    write(shelves);
    await migrate(database, folder);
    write(shelves, expand);
    await migrate(database, folder);
    write(shelves, expand, contract);
    await migrate(database, folder);
    write(shelves, expand);
    await migrate(database, folder);
    write(shelves);
    await expect(migrate(database, folder)).rejects.toThrow(
      'The database is newer than this version: it has the migration 0002_m, which is not here',
    );
  });

  it('refuses a contract that it does not know, of a database that was made at once', async () => {
    write(shelves, '-- expand\nselect 1;', contract);
    await migrate(database, folder);
    write(shelves);
    await expect(migrate(database, folder)).rejects.toThrow(WrongMigrations);
    write(shelves, '-- expand\nselect 1;');
    await migrate(database, folder);
  });

  it('refuses what a later version did without saying of what kind it is', async () => {
    write(shelves);
    await migrate(database, folder);
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-tomorrow', 1795760769799)`,
    );
    await expect(migrate(database, folder)).rejects.toThrow('it has the migration of 2026-11-27');
  });

  it('refuses one that is dated before the last that the database has, instead of skipping it', async () => {
    writeDated([1, shelves], [3, '-- expand\nselect 3;']);
    await migrate(database, folder);
    const late: [number, string] = [2, '-- expand\nalter table shelves add column colour text;'];
    writeDated([1, shelves], late, [3, '-- expand\nselect 3;']);
    await expect(migrate(database, folder)).rejects.toThrow(
      'The migration 0001_m is dated 1970-01-01, before the last',
    );
    writeDated([1, shelves], [3, '-- expand\nselect 3;'], [4, late[1]]);
    await migrate(database, folder);
    expect(await rowsOf(database.db, sql`select colour from shelves`)).toHaveLength(2);
  });

  it('knows a migration that it ran under another date', async () => {
    writeDated([1, shelves]);
    await migrate(database, folder);
    writeDated([2, shelves], [3, 'insert into shelves values (7);']);
    await migrate(database, folder);
    expect(await rowsOf(database.db, sql`select books from shelves`)).toHaveLength(3);
  });
}

describe('on the embedded database', () => {
  behaves(connectPglite);
});

describeOnServer('on PostgreSQL', () => {
  let own: Awaited<ReturnType<typeof ownServerDatabase>>;
  behaves(
    async () => {
      own = await ownServerDatabase();
      return connectPostgres(own.address);
    },
    () => own.drop(),
  );
});
