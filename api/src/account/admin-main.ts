/** `node api/src/account/admin-main.ts add|remove|list`: migrates, then says who is an administrator. */
import { type Config, ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { DatabaseInUse } from '../database/lock.ts';
import { migrate } from '../database/migrate.ts';
import { createJobs } from '../jobs/jobs.ts';
import { sendMail } from '../jobs/send-mail.ts';
import { commandOf, runAdminCommand, usage, UsageError } from './admin-command.ts';
import { createAdministrators, Refusal } from './administrators.ts';
import { createAdministratorsStore } from './administrators.store.ts';
import { createPasswordResetsStore } from './password-resets.store.ts';
import { createUsersStore } from './users.store.ts';

/** 0: done, 1: not done, 2: not understood. */
type ExitCode = 0 | 1 | 2;

/** Mails are left to the server: it sends them when it runs. */
async function withJobs<Result>(database: Database, work: (jobs: ReturnType<typeof createJobs>) => Promise<Result>) {
  const jobs = createJobs(database);
  jobs.handle(sendMail, async () => undefined);
  await jobs.start({ isWorking: false });
  try {
    return await work(jobs);
  } finally {
    await jobs.stop();
  }
}

async function run(config: Config, args: string[]): Promise<string[]> {
  const command = commandOf(args);
  if (command.does === 'help') return [usage];
  const database = await openDatabase(config);
  try {
    await migrate(database);
    const { db } = database;
    const parts = {
      db,
      users: createUsersStore(db),
      resets: createPasswordResetsStore(),
      origin: config.siteOrigins[0],
    };
    return await withJobs(database, (jobs) =>
      runAdminCommand(command, createAdministrators({ ...parts, jobs, store: createAdministratorsStore(db) })),
    );
  } finally {
    await database.close();
  }
}

function explain(error: unknown): ExitCode {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
    return 2;
  }
  const isKnown = error instanceof Refusal || error instanceof ConfigError || error instanceof DatabaseInUse;
  console.error(isKnown ? error.message : error);
  return 1;
}

if (import.meta.main) {
  try {
    const lines = await run(readConfig(process.env), process.argv.slice(2));
    console.info(lines.join('\n'));
  } catch (error) {
    process.exitCode = explain(error);
  }
}
