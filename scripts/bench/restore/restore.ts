import { whatMissed } from '../harness/figures.ts';
import { readOptions } from '../harness/options.ts';
import { inPlace } from '../harness/place.ts';
import { anyMoment } from './any-moment.ts';
import { ownBackup } from './own-backup.ts';

/** The archive's timeout in the example, and a little for the copy. */
const archiveSeconds = 70;

const seconds = (value: number): string => `${value.toFixed(1)} s`;

async function measureOwn(): Promise<string[]> {
  const own = await inPlace((place) => place.withDatabase((database) => ownBackup(place, database)));
  console.info(`npm run backup, the sample world (${own.printed}):`);
  console.info(
    `  the first takes ${seconds(own.firstSeconds)}, a later one ${seconds(own.laterSeconds)}; RPO: the time between two · RTO ${seconds(own.restoreSeconds)}`,
  );
  return whatMissed([[!own.isExact, 'npm run restore: courses or payments differ']]);
}

async function measureMoment(megabytes: number): Promise<string[]> {
  const moment = await inPlace((place) => place.withDatabase(() => anyMoment(place, megabytes)));
  console.info(`pgBackRest, ${megabytes} MB:`);
  console.info(
    `  a full backup takes ${seconds(moment.backupSeconds)}; RPO: a change was archived after ${seconds(moment.archiveSeconds)} · RTO ${seconds(moment.restoreSeconds)}`,
  );
  return whatMissed([
    [!moment.isExact, 'pgBackRest: not exactly the changes before the moment'],
    [moment.archiveSeconds > archiveSeconds, `pgBackRest: archived after ${seconds(moment.archiveSeconds)}`],
  ]);
}

/**
 * What is lost and how long it takes to come back: by our own backup of database and files, and by pgBackRest with
 * deploy/pgbackrest/pgbackrest.conf. `--megabytes 200 --only own|moment`.
 */
export async function restore(args: string[]): Promise<string[]> {
  const { megabytes, parts } = readOptions(args, { megabytes: 200 }, ['own', 'moment']);
  const missed: string[] = [];
  if (parts.includes('own')) missed.push(...(await measureOwn()));
  if (parts.includes('moment')) missed.push(...(await measureMoment(megabytes)));
  return missed;
}
