/** `node api/src/backup/backup-main.ts create|list|key`: database and files together, encrypted. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../database/connect.ts';
import { lectureFilesOf, picturesOf, siteStoresOf, uploadFilesOf } from '../lecture/media-store/site-stores.ts';
import { checkStores, StoreMismatch } from '../lecture/media-store/store-identity.ts';
import { runForOperator, UsageError } from '../operator-command.ts';
import { Refusal } from '../operator-errors.ts';
import { backUp } from './backup.ts';
import { openBackupPlace } from './backup-place.ts';
import { noteSuccess } from './metrics-file.ts';
import { listBackups } from './restore.ts';

const usage = `Stores the database and all files together, encrypted.

  npm run backup -- key <file>
      makes a key: the private half goes into the file, keep it elsewhere;
      the public half is printed
  npm run backup -- create <place>
      backs up to a folder or s3://bucket/prefix, for the holder of the key
      that BACKUP_RECIPIENT names (age1…); files that are there already stay
  npm run backup -- list <place>
      the finished backups, oldest first

With DATABASE_URL while the site runs; on the embedded database with the site stopped.`;

async function key(file: string): Promise<string[]> {
  if (existsSync(file)) throw new Refusal(`${file} exists: a key that backups were made for must not be lost.`);
  const identity = await generateIdentity();
  await writeFile(file, `${identity}\n`, { mode: 0o600, flag: 'wx' });
  return [`BACKUP_RECIPIENT=${await identityToRecipient(identity)}`];
}

export const storesOf = (config: Config) => ({
  media: lectureFilesOf(config),
  images: picturesOf(config),
  uploads: uploadFilesOf(config),
});

async function create(config: Config, place: string): Promise<string[]> {
  const recipient = process.env['BACKUP_RECIPIENT'] ?? '';
  if (!recipient.startsWith('age1')) throw new UsageError('BACKUP_RECIPIENT must be a public key such as age1…');
  const database = await openDatabase(config);
  try {
    const problems = await checkStores(database.db, siteStoresOf(config));
    if (problems.length > 0) throw new StoreMismatch(problems.join('\n'));
    const to = await openBackupPlace(place, config.objects.s3);
    const { id, objects, bytes } = await backUp({ database, stores: storesOf(config), place: to, recipient });
    await noteSuccess('backup');
    return [`${id}: the database and ${objects} files, ${Math.ceil(bytes / 1e6)} MB`];
  } finally {
    await database.close();
  }
}

async function run(config: Config, [does = '', subject = '', ...rest]: string[]): Promise<string[]> {
  if (does === 'help' || does === '--help') return [usage];
  if (subject === '' || rest.length > 0) throw new UsageError('What, and where?');
  if (does === 'key') return key(subject);
  if (does === 'create') return create(config, subject);
  if (does === 'list') return listBackups(await openBackupPlace(subject, config.objects.s3));
  throw new UsageError(`Create, list or key? '${does}' is not known here.`);
}

if (import.meta.main) await runForOperator({ usage, run });
