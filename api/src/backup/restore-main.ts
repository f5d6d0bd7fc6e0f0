/** `node api/src/backup/restore-main.ts <place> --key <file> [--backup <id>]`: into an empty database and empty stores. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { siteStoresOf } from '../lecture/media-store/site-stores.ts';
import { adoptStores } from '../lecture/media-store/store-identity.ts';
import { runForOperator, UsageError } from '../operator-command.ts';
import { Refusal } from '../operator-errors.ts';
import { storesOf } from './backup-main.ts';
import { openBackupPlace } from './backup-place.ts';
import { checkEmpty, restoreDatabase } from './database-dump.ts';
import { openBackup, restoreObjects } from './restore.ts';

const usage = `Restores a backup into an empty database and empty stores, those of DATABASE_URL, DATA_DIR and OBJECT_STORE.

  npm run restore -- <place> --key <file> [--backup <id>]
      the newest finished backup, or this one; the file holds the private key

An interrupted restore can be run again. The files get new ids: a server of the first site refuses them.`;

function parsed(args: string[]): { place: string; key: string; backup: string | undefined } {
  try {
    const options = { key: { type: 'string' }, backup: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [place, ...rest] = positionals;
    if (!place || !values.key || rest.length > 0) throw new Error('From where, and with which --key?');
    return { place, key: values.key, backup: values.backup };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const identityIn = async (file: string): Promise<string> => {
  const [identity] = /^AGE-SECRET-KEY-1\S+$/m.exec(await readFile(file, 'utf8')) ?? [];
  if (!identity) throw new Refusal(`${file} holds no private key.`);
  return identity;
};

/** Returns the lines to print. Throws a `UsageError` or a `Refusal`. */
export async function restore(config: Config, args: string[]): Promise<string[]> {
  const { place, key, backup } = parsed(args);
  await checkEmpty(config, () => openDatabase(config));
  const from = await openBackupPlace(place, config.objects.s3);
  const parts = { place: from, identity: await identityIn(key), stores: storesOf(config) };
  const opened = await openBackup(parts, backup);
  const engine = config.databaseUrl ? 'postgres' : 'pglite';
  if (opened.manifest.engine !== engine)
    throw new Refusal(`This backup is of ${opened.manifest.engine}, and DATABASE_URL asks for ${engine}.`);
  const files = await restoreObjects(parts, opened);
  await restoreDatabase(config, await opened.dump());
  const database = await openDatabase(config);
  try {
    await migrate(database);
    await adoptStores(database.db, siteStoresOf(config));
  } finally {
    await database.close();
  }
  return [`${opened.id}, of ${opened.manifest.createdAt}: the database and ${files} files`];
}

if (import.meta.main) await runForOperator({ usage, run: restore });
