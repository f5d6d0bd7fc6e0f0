/** `node api/src/database/seed-main.ts [--size demo|empty|large] [--if-empty]`: migrates, then fills an empty database. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../account/passwords.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { sessionSecret } from '../session-secret.ts';
import { openDatabase } from './connect.ts';
import { type Database, type Db, rowsOf } from './database.ts';
import { DatabaseInUse } from './lock.ts';
import { migrate } from './migrate.ts';
import { buildDemo } from './seed/build-demo.ts';
import { buildLarge, LARGE } from './seed/build-large.ts';
import { DEMO_PASSWORD, type SeedCourse } from './seed/demo-data.ts';
import { createSeedFiles } from './seeding/seed-files.ts';
import { createSeeder, type Seeder } from './seeding/seed.ts';

/** Said to the operator without a stack. */
class Refusal extends Error {}

const sizes = ['demo', 'empty', 'large'];

async function hasPeople({ db }: Database): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(db, sql`select exists (select 1 from users) as found`);
  return row?.found ?? false;
}

type MakeSeeder = (db: Db, pictureKey: (course: SeedCourse) => string) => Seeder;

async function seederFor(config: Config): Promise<MakeSeeder> {
  const files = createSeedFiles({
    pictures: path.join(config.dataDir, 'images'),
    lectureFiles: path.join(config.dataDir, 'media'),
    secret: sessionSecret(config),
  });
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return (db, pictureKey) => createSeeder({ db, files, passwordHash, pictureKey });
}

/** All in one transaction: a seed that is interrupted leaves an empty database, to be filled the next time. */
async function fillDemo(db: Db, make: MakeSeeder): Promise<void> {
  await db.transaction((tx) => make(tx, ({ key }) => key).add(buildDemo(new Date())));
  await make(db, ({ key }) => key).finish();
}

/** Batch by batch; pictures are drawn once per category. */
async function fillLarge(db: Db, make: MakeSeeder): Promise<void> {
  const seeder = make(db, ({ category }) => category);
  let batches = 0;
  for (const batch of buildLarge(LARGE, new Date())) {
    await seeder.add(batch);
    if (++batches % 25 === 0) console.info(`  ${batches} batches …`);
  }
  await seeder.finish();
}

async function seed(): Promise<void> {
  const options = {
    size: { type: 'string', default: 'demo' },
    'if-empty': { type: 'boolean', default: false },
  } as const;
  const { size, 'if-empty': isForEmptyOnly } = parseArgs({ options }).values;
  if (!sizes.includes(size)) throw new Refusal(`--size is one of ${sizes.join(', ')}; it is '${size}'.`);
  const config = readConfig(process.env);
  if (config.isProduction && size !== 'empty') {
    throw new Refusal('Sample people with a known password are refused in production.');
  }
  const database = await openDatabase(config);
  try {
    await migrate(database);
    if (size === 'empty') return;
    if (await hasPeople(database)) {
      if (isForEmptyOnly) return;
      throw new Refusal(
        'The database already holds people, nothing was changed: name an empty one with DATA_DIR or DATABASE_URL.',
      );
    }
    await (size === 'demo' ? fillDemo : fillLarge)(database.db, await seederFor(config));
  } finally {
    await database.close();
  }
}

seed().catch((error: unknown) => {
  const isKnown = error instanceof Refusal || error instanceof ConfigError || error instanceof DatabaseInUse;
  console.error(isKnown ? error.message : error);
  process.exitCode = 1;
});
