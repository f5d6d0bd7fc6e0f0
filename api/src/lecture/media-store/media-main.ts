/** `node api/src/lecture/media-store/media-main.ts status|report|adopt|move`: migrates, then looks after files. */
import type { Config } from '../../config/config.ts';
import { openDatabase } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { runForOperator } from '../../operator-command.ts';
import { commandOf, runMediaCommand, usage } from './media-command.ts';
import { siteStoresOf } from './site-stores.ts';

async function run(config: Config, args: string[]): Promise<string[]> {
  const command = commandOf(args);
  if (command.does === 'help') return [usage];
  const database = await openDatabase(config);
  try {
    await migrate(database);
    return await runMediaCommand(command, { db: database.db, stores: siteStoresOf(config), config });
  } finally {
    await database.close();
  }
}

if (import.meta.main) await runForOperator({ usage, run });
