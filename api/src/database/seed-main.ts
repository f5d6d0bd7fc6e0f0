/** `node api/src/database/seed-main.ts [--size demo|empty|large] [--if-empty]`: migrates, then fills an empty database. */
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { lectureFilesOf, picturesOf } from '../api.ts';
import { ConfigError, readConfig } from '../config.ts';
import { createImages } from '../outside/images.ts';
import { openDatabase } from './connect.ts';
import { type Database, rowsOf } from './database.ts';
import { fillDemo, type FillTools } from './fill/fill-demo.ts';
import { fillLarge } from './fill/fill-large.ts';
import { DatabaseInUse } from './lock.ts';
import { migrate } from './migrate.ts';

/** Said to the operator without a stack. */
class Refusal extends Error {}

const sizes: Record<string, (tools: FillTools) => Promise<void>> = {
  demo: fillDemo,
  large: fillLarge,
  empty: () => Promise.resolve(),
};

async function hasPeople({ db }: Database): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(db, sql`select exists (select 1 from users) as found`);
  return row?.found ?? false;
}

async function seed(): Promise<void> {
  const options = {
    size: { type: 'string', default: 'demo' },
    'if-empty': { type: 'boolean', default: false },
  } as const;
  const { values } = parseArgs({ options });
  const fill = sizes[values.size];
  if (!fill) throw new Refusal(`--size is one of ${Object.keys(sizes).join(', ')}; it is '${values.size}'.`);
  const config = readConfig(process.env);
  if (config.isProduction && values.size !== 'empty')
    throw new Refusal('Sample people with a known password are refused in production.');
  const database = await openDatabase(config);
  try {
    await migrate(database);
    if (await hasPeople(database)) {
      if (values['if-empty'] || values.size === 'empty') return;
      throw new Refusal(
        'The database already holds people. Nothing was changed: name an empty one with DATA_DIR or DATABASE_URL.',
      );
    }
    const tools = { db: database.db, images: createImages(picturesOf(config)), lectureFiles: lectureFilesOf(config) };
    await fill({ ...tools, today: new Date(), say: console.info });
  } finally {
    await database.close();
  }
}

seed().catch((error: unknown) => {
  const isKnown = error instanceof Refusal || error instanceof ConfigError || error instanceof DatabaseInUse;
  console.error(isKnown ? error.message : error);
  process.exitCode = 1;
});
