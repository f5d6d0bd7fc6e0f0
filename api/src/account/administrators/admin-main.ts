/** `node api/src/account/administrators/admin-main.ts add|remove|reset|list`: migrates, then says who is an administrator, or resets an account. */
import type { Config } from '../../config/config.ts';
import { openDatabase } from '../../database/connect.ts';
import type { Database } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { createJobs } from '../../jobs/jobs.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { runForOperator } from '../../operator-command.ts';
import { createUsersStore } from '../users.store.ts';
import { commandOf, runAdminCommand, usage } from './admin-command.ts';
import { createAdministrators } from './administrators.ts';

/** Only queues mails: the server sends them when it runs. */
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
    const parts = { db, users: createUsersStore(db), origin: config.siteOrigins[0] };
    return await withJobs(database, (jobs) => runAdminCommand(command, createAdministrators({ ...parts, jobs })));
  } finally {
    await database.close();
  }
}

if (import.meta.main) await runForOperator({ usage, run });
