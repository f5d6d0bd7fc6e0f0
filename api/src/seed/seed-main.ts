/** `node api/src/seed/seed-main.ts [--size demo|empty|large] [--if-empty]`: migrates, then adds sample data. */
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { createSeal } from '../account/factors/sealed-secret.ts';
import { hashPassword } from '../account/sign-in/passwords.ts';
import { type Config, readConfig } from '../config/config.ts';
import { factorSecret, sessionSecret } from '../config/stored-secret.ts';
import { openDatabase } from '../database/connect.ts';
import { type Database, type Db, rowsOf } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { lectureFilesOf, picturesOf, siteStoresOf } from '../lecture/media-store/site-stores.ts';
import { claimStores } from '../lecture/media-store/store-identity.ts';
import { balancesByKind } from '../ledger/balances.ts';
import { printable, Refusal } from '../operator-errors.ts';
import { writeGatewayPast } from './gateway-past.ts';
import { settledLines } from './gateway-settled.ts';
import { buildDemo } from './sample/build-demo.ts';
import { buildLarge, LARGE } from './sample/build-large.ts';
import { dayOf } from './sample/dates.ts';
import { buildPayees } from './sample/demo/payees.ts';
import { buildSettlements } from './sample/demo/settlements.ts';
import { DEMO_PASSWORD, type SeedCourse } from './sample/demo-data.ts';
import { createSeeder, type Seeder } from './seed.ts';
import { createSeedFiles } from './seed-files.ts';
import { addPastPayouts } from './seed-payouts.ts';

const sizes = ['demo', 'empty', 'large'] as const;

async function hasPeople({ db }: Database): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(db, sql`select exists (select 1 from users) as found`);
  return row?.found ?? false;
}

type MakeSeeder = (db: Db, pictureKey: (course: SeedCourse) => string) => Seeder;

async function seederFor(config: Config): Promise<MakeSeeder> {
  const files = createSeedFiles({
    pictures: picturesOf(config),
    lectureFiles: lectureFilesOf(config),
    secret: sessionSecret(config),
  });
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const { gstRate } = config.invoices;
  return (db, pictureKey) => createSeeder({ db, files, passwordHash, pictureKey, gstRate });
}

/** Past payouts, here and at the sandbox's gateway. */
async function fillPayouts(db: Db, config: Config, today: Date): Promise<void> {
  const demo = buildDemo(today);
  const seal = createSeal(factorSecret(config), config.factorSecretBefore);
  await addPastPayouts({ db, seal, gstRate: config.invoices.gstRate, terms: config.payouts, today }, demo);
  const bank = (await balancesByKind(db)).find(({ kind }) => kind === 'bank');
  const past = settledLines({
    settled: buildSettlements(demo.payments, dayOf(today)),
    payees: buildPayees(demo.users),
    bankPaise: bank?.balancePaise ?? 0,
    account: config.gateway.payoutAccount,
  });
  writeGatewayPast(config.dataDir, demo.payments, past);
}

/** All rows in one transaction: an interrupted seed leaves the database empty for the next run. */
const fillDemo = (db: Db, make: MakeSeeder, { config, today }: { config: Config; today: Date }): Promise<void> =>
  db.transaction(async (tx) => {
    const seeder = make(tx, ({ key }) => key);
    await seeder.add(buildDemo(today));
    await seeder.finish();
    await fillPayouts(tx, config, today);
  });

/** Batch by batch; the courses of a category share a thumbnail. The sample people can sign in here too. */
async function fillLarge(db: Db, make: MakeSeeder, { today }: { today: Date }): Promise<void> {
  const seeder = make(db, ({ category }) => category);
  await seeder.add({ users: buildDemo(today).users });
  let batches = 0;
  for (const batch of buildLarge(LARGE, today)) {
    // oxlint-disable-next-line no-await-in-loop
    await seeder.add(batch);
    if (++batches % 25 === 0) console.info(`  ${batches} batches …`);
  }
  await seeder.finish();
}

interface SeedOptions {
  size: (typeof sizes)[number];
  /** Skip a database that already contains people. */
  ifEmpty?: boolean;
  today?: Date;
}

/**
 * Fills an open, migrated database. Ids are the same on every run and existing rows stay unchanged, so that a second
 * run adds nothing. Returns true if it ran the seed.
 */
export async function seed(
  database: Database,
  config: Config,
  { size, ifEmpty = false, today = new Date() }: SeedOptions,
): Promise<boolean> {
  if (size === 'empty') return false;
  if (config.isProduction) throw new Refusal('Sample people with a known password are refused in production.');
  if (ifEmpty && (await hasPeople(database))) return false;
  await (size === 'demo' ? fillDemo : fillLarge)(database.db, await seederFor(config), { config, today });
  await database.db.execute(sql`vacuum analyze`);
  return true;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { size: { type: 'string', default: 'demo' }, 'if-empty': { type: 'boolean', default: false } },
  });
  const size = sizes.find((each) => each === values.size);
  if (!size) throw new Refusal(`--size is one of ${sizes.join(', ')}; it is '${values.size}'.`);
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    await migrate(database);
    await claimStores(database.db, siteStoresOf(config));
    await seed(database, config, { size, ifEmpty: values['if-empty'] });
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(printable(error));
    process.exitCode = 1;
  });
}
