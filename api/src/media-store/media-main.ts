/** `node api/src/media-store/media-main.ts status|show|allow|restore|adopt`: migrates, then looks after files. */
import { type Config, ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../database/connect.ts';
import { DatabaseInUse } from '../database/lock.ts';
import { migrate } from '../database/migrate.ts';
import { createJobs } from '../jobs/jobs.ts';
import { sweepMedia } from '../lecture/sweep/sweep.ts';
import { uploadFilesOf } from '../upload/upload-files.ts';
import { commandOf, Refusal, runMediaCommand, usage, UsageError } from './media-command.ts';
import { lectureFilesOf, siteStoresOf } from './site-stores.ts';
import { StoreMismatch } from './store-identity.ts';

/** 0: done, 1: not done, 2: not understood. */
type ExitCode = 0 | 1 | 2;

async function run(config: Config, args: string[]): Promise<string[]> {
  const command = commandOf(args);
  if (command.does === 'help') return [usage];
  const database = await openDatabase(config);
  const jobs = createJobs(database);
  try {
    await migrate(database);
    // A sweep is left to the servers.
    jobs.handle(sweepMedia, async () => undefined);
    await jobs.start({ isWorking: false });
    const files = { files: lectureFilesOf(config), uploadFiles: uploadFilesOf(config) };
    return await runMediaCommand(command, { db: database.db, jobs, stores: siteStoresOf(config), ...files });
  } finally {
    await jobs.stop();
    await database.close();
  }
}

function explain(error: unknown): ExitCode {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
    return 2;
  }
  const known = [Refusal, StoreMismatch, ConfigError, DatabaseInUse];
  console.error(known.some((kind) => error instanceof kind) ? (error as Error).message : error);
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
