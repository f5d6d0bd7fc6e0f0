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
import type { Manifest } from './backup.ts';
import { storesOf } from './backup-main.ts';
import { openBackupPlace } from './backup-place.ts';
import { checkEmpty, restoreDatabase } from './database-dump.ts';
import { noteSuccess } from './metrics-file.ts';
import { openBackup, restoreObjects } from './restore.ts';
import { inScratch } from './scratch.ts';
import { tryBackup } from './trial.ts';

const usage = `Restores a backup into an empty database and empty stores, those of DATABASE_URL, DATA_DIR and OBJECT_STORE.

  npm run restore -- <place> --key <file> [--backup <id>]
      the newest finished backup, or this one; the file holds the private key

  npm run restore -- <place> --key <file> --trial [--backup <id>]
      brings the database of a backup back in a scratch database, compares
      rows and files with what was backed up, and removes it again; with
      DATABASE_URL on that server, whose other databases stay as they are

An interrupted restore can be run again, into an empty database: files that are there stay. The files get new ids: a
server of the first site refuses them.`;

interface Wanted {
  place: string;
  key: string;
  backup: string | undefined;
  isTrial: boolean;
}

function parsed(args: string[]): Wanted {
  try {
    const options = { key: { type: 'string' }, backup: { type: 'string' }, trial: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [place, ...rest] = positionals;
    if (!place || !values.key || rest.length > 0) throw new Error('From where, and with which --key?');
    return { place, key: values.key, backup: values.backup, isTrial: values.trial === true };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const identityIn = async (file: string): Promise<string> => {
  const [identity] = /^AGE-SECRET-KEY-1\S+$/m.exec(await readFile(file, 'utf8')) ?? [];
  if (!identity) throw new Refusal(`${file} holds no private key.`);
  return identity;
};

const requireEngine = ({ engine }: Manifest, { databaseUrl }: Config): void => {
  const wanted = databaseUrl ? 'postgres' : 'pglite';
  if (engine !== wanted) throw new Refusal(`This backup is of ${engine}, and DATABASE_URL asks for ${wanted}.`);
};

/** Restores the database into a scratch place, compares and removes it. */
async function tryRestore(config: Config, { place, key, backup }: Wanted): Promise<string[]> {
  const from = await openBackupPlace(place, config.objects.s3);
  const opened = await openBackup({ place: from, identity: await identityIn(key) }, backup);
  requireEngine(opened.manifest, config);
  const there = new Set(await from.list('objects'));
  const line = await inScratch(config, (scratch) => tryBackup(scratch, opened, there));
  await noteSuccess('restoreTrial');
  return [line];
}

/** Returns the lines to print. Throws a `UsageError` or a `Refusal`. */
export async function restore(config: Config, args: string[]): Promise<string[]> {
  const wanted = parsed(args);
  const { place, key, backup } = wanted;
  if (wanted.isTrial) return tryRestore(config, wanted);
  await checkEmpty(config, () => openDatabase(config));
  const from = await openBackupPlace(place, config.objects.s3);
  const parts = { place: from, identity: await identityIn(key), stores: storesOf(config) };
  const opened = await openBackup(parts, backup);
  requireEngine(opened.manifest, config);
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
