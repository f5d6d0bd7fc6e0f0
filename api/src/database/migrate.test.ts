/** @long It starts databases. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describeOnServer, ownServerDatabase } from '../testing/own-server-database.ts';
import { connectPglite, connectPostgres } from './connect.ts';
import { type Database, rowsOf } from './database.ts';
import { migrate } from './migrate.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vidya-migrations-'));
  mkdirSync(path.join(folder, 'meta'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the migrations of a release; the first ones stay as they were. */
function write(...migrations: string[]): void {
  const journal = migrations.map((text, idx) => {
    writeFileSync(path.join(folder, `${idx}.sql`), text);
    return { idx, version: '7', when: idx + 1, tag: String(idx), breakpoints: true };
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
  beforeEach(async () => {
    database = await open();
  });
  afterEach(async () => {
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
