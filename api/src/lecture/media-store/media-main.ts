/** `node api/src/lecture/media-store/media-main.ts status|show|allow|restore|adopt|move`: migrates, then looks after files. */
import type { Config } from '../../config/config.ts';
import { openDatabase } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { createJobs } from '../../jobs/jobs.ts';
import { runForOperator } from '../../operator-command.ts';
import { sweepMedia } from '../sweep/sweep.ts';
import { commandOf, runMediaCommand, usage } from './media-command.ts';
import { lectureFilesOf, siteStoresOf, uploadFilesOf } from './site-stores.ts';

async function run(config: Config, args: string[]): Promise<string[]> {
  const command = commandOf(args);
  if (command.does === 'help') return [usage];
  const database = await openDatabase(config);
  const jobs = createJobs(database);
  try {
    await migrate(database);
    // The servers run sweeps, not this command.
    jobs.handle(sweepMedia, async () => undefined);
    await jobs.start({ isWorking: false });
    const files = { files: lectureFilesOf(config), uploadFiles: uploadFilesOf(config) };
    return await runMediaCommand(command, { db: database.db, jobs, stores: siteStoresOf(config), config, ...files });
  } finally {
    await jobs.stop();
    await database.close();
  }
}

if (import.meta.main) await runForOperator({ usage, run });
