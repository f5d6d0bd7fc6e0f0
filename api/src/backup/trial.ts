import type { Readable } from 'node:stream';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { namedFiles } from '../database/named-files.ts';
import { Refusal } from '../operator-errors.ts';
import { missingOf, objectName, type StoredObject } from './backup.ts';
import { restoreDatabase } from './database-dump.ts';
import type { OpenedBackup } from './restore.ts';
import { rowCounts } from './row-counts.ts';

/** So many files are read to their last byte in each trial, others in the next one. */
const filesRead = 20;

/** Tables whose number of rows differs: 'payments has 3 rows instead of 4'. */
const differing = (restored: Record<string, number>, backedUp: Record<string, number>): string[] =>
  [...new Set([...Object.keys(backedUp), ...Object.keys(restored)])].flatMap((table) => {
    const [now, then] = [restored[table] ?? 0, backedUp[table] ?? 0];
    return now === then ? [] : [`${table} has ${now} rows instead of ${then}`];
  });

async function lengthOf(content: Readable): Promise<number> {
  let length = 0;
  for await (const chunk of content) length += (chunk as Buffer).length;
  return length;
}

/** What is wrong with a file of the backup; decryption fails where a byte was changed. */
async function problemOf({ read }: OpenedBackup, object: StoredObject): Promise<string[]> {
  const name = objectName(object);
  try {
    const length = await lengthOf(await read(name));
    return length === object.bytes ? [] : [`${name} has ${length} instead of ${object.bytes} bytes`];
  } catch (error) {
    return [`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** In any order: each call has another one. */
const shuffled = <One>(list: readonly One[]): One[] =>
  list
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

/**
 * Restores the database of a backup into an empty place, brings it to this version of the API, and compares: the rows of
 * every table, the files that rows name, and some files to their last byte. Throws a `Refusal` with what differs.
 *
 * @param there the names of all files in the place of backups
 */
export async function tryBackup(scratch: Config, backup: OpenedBackup, there: ReadonlySet<string>): Promise<string> {
  const { id, manifest } = backup;
  await restoreDatabase(scratch, await backup.dump());
  const database = await openDatabase(scratch);
  try {
    const restored = await rowCounts(database.db);
    await migrate(database);
    const problems = [
      ...differing(restored, manifest.rows ?? restored),
      ...missingOf(await namedFiles(database.db), manifest.objects).map((name) => `${name} is in no backup`),
      ...manifest.objects
        .map(objectName)
        .filter((name) => !there.has(name))
        .map((name) => `${name} is gone`),
    ];
    const some = shuffled(manifest.objects.filter((object) => there.has(objectName(object)))).slice(0, filesRead);
    // One after another: films are large.
    // oxlint-disable-next-line no-await-in-loop
    for (const object of some) problems.push(...(await problemOf(backup, object)));
    if (problems.length > 0) throw new Refusal(`${id} does not bring back what was backed up:\n${problems.join('\n')}`);
    const tables = Object.keys(restored).length;
    const rows = Object.values(restored).reduce((sum, count) => sum + count, 0);
    return `${id}, of ${manifest.createdAt}: ${rows} rows in ${tables} tables as backed up, ${manifest.objects.length} files there, ${some.length} of them read`;
  } finally {
    await database.close();
  }
}
