import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../account/passwords.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { sessionSecret } from '../session-secret.ts';
import { openDatabase } from './connect.ts';
import { type Database, rowsOf } from './database.ts';
import { DatabaseInUse } from './lock.ts';
import { migrate } from './migrate.ts';
import { buildDemo } from './seed/build-demo.ts';
import { buildLarge, LARGE } from './seed/build-large.ts';
import { DEMO_PASSWORD, type DemoData } from './seed/demo-data.ts';
import { createSeeder } from './seeding/seed.ts';
import { createSeedFiles } from './seeding/seed-files.ts';

const sizes = ['demo', 'empty', 'large'] as const;
export type SeedSize = (typeof sizes)[number];

/** Sample people sign in with these; 'empty' has nothing else. */
const signIns = ['learner@vidya.example', 'instructor@vidya.example', 'admin@vidya.example'];

function* batchesOf(size: SeedSize, today: Date): Generator<Partial<DemoData>> {
  const demo = buildDemo(today);
  if (size === 'empty') yield { users: demo.users.filter((user) => signIns.includes(user.email)) };
  if (size === 'demo') yield demo;
  if (size !== 'large') return;
  yield { users: demo.users };
  yield* buildLarge(LARGE, today);
}

const isEmpty = async ({ db }: Database): Promise<boolean> =>
  (await rowsOf(db, sql`select 1 from users limit 1`)).length === 0;

interface SeedOptions {
  size: SeedSize;
  /** Leave a database alone that has people in it. */
  ifEmpty?: boolean;
  today?: Date;
}

/** Fills an open, migrated database; rows and files that are there stay. Answers whether anything was to be done. */
export async function seed(
  database: Database,
  config: Config,
  { size, ifEmpty = false, today = new Date() }: SeedOptions,
): Promise<boolean> {
  if (config.isProduction) throw new ConfigError(['NODE_ENV: sample data and their password stay out of production']);
  if (ifEmpty && !(await isEmpty(database))) return false;
  const folder = (name: string) => path.join(config.dataDir, name);
  const secret = sessionSecret(config);
  const seeder = createSeeder({
    db: database.db,
    files: createSeedFiles({ pictures: folder('images'), lectureFiles: folder('media'), secret }),
    passwordHash: await hashPassword(DEMO_PASSWORD),
    pictureKey: (course) =>
      size === 'large' ? `shared-${Number.parseInt(course.id.slice(0, 2), 16) % 3}` : course.key,
  });
  for (const batch of batchesOf(size, today)) {
    // Each slice leans on the one before it.
    // oxlint-disable-next-line no-await-in-loop
    await seeder.add(batch);
  }
  await seeder.finish();
  return true;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { size: { type: 'string', default: 'demo' }, 'if-empty': { type: 'boolean', default: false } },
  });
  const size = sizes.find((each) => each === values.size);
  if (!size) throw new ConfigError([`--size: one of ${sizes.join(', ')}, not ${values.size}`]);
  const config = readConfig(process.env);
  const startedMs = Date.now();
  const database = await openDatabase(config);
  try {
    await migrate(database);
    const isDone = await seed(database, config, { size, ifEmpty: values['if-empty'] });
    const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
    console.info(
      isDone ? `Sample data (${size}) ready in ${seconds} s.` : 'The database has people: nothing was added.',
    );
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof ConfigError || error instanceof DatabaseInUse ? error.message : error);
    process.exit(1);
  });
}
