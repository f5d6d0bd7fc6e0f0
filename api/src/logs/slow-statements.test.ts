import { sql } from 'drizzle-orm';
import { connectServer } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { describeOnServer, ownServerDatabase } from '../testing/own-server-database.ts';

describeOnServer('a slow statement', () => {
  let own: Awaited<ReturnType<typeof ownServerDatabase>>;
  let database: Database;
  let warn: jest.SpyInstance;
  const open = (slowMs: number) => {
    database = connectServer(own.address, undefined, { slowMs });
    warn = jest.spyOn(console, 'warn').mockImplementation();
  };
  beforeAll(async () => {
    own = await ownServerDatabase();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await database.close();
  });
  afterAll(() => own.drop());

  it('is written down with placeholders, in a transaction too, and not with its parameters', async () => {
    open(0);
    const ask = sql`select ${'asha@vidya.example'}::text,
      ${1}::int`;
    await database.db.execute(ask);
    await database.db.transaction((tx) => tx.execute(ask));
    const lines = warn.mock.calls.flat().filter((line) => String(line).includes('::int'));
    expect(lines).toEqual(
      Array(2).fill(expect.stringMatching(/^A statement took \d+ ms: select \$1::text, \$2::int$/)),
    );
  });

  it('is written down when it failed', async () => {
    open(0);
    await expect(database.db.execute(sql`select 1 / ${0}::int`)).rejects.toThrow('Failed query');
    expect(warn.mock.calls.flat()).toContainEqual(expect.stringContaining('select 1 / $1::int'));
  });

  it('is the only one that is', async () => {
    open(600_000);
    await database.db.execute(sql`select 1`);
    expect(warn).not.toHaveBeenCalled();
  });
});
