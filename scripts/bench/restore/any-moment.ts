import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { secondsOf } from '../harness/figures.ts';
import type { Place } from '../harness/place.ts';
import { createScratchServer, type ScratchServer } from './scratch-server.ts';

const waitMs = 120_000;

async function until(isTrue: () => boolean): Promise<void> {
  for (const end = performance.now() + waitMs; !isTrue(); await pause(100))
    if (performance.now() > end) throw new Error(`Nothing happened within ${waitMs / 1_000} s.`);
}

function ownFolder(place: Place): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vidya-moment-'));
  place.later(async () => rmSync(folder, { recursive: true, force: true }));
  if (process.getuid?.() === 0)
    chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })), 0);
  return folder;
}

/** Seconds from a commit until it is in the archive, where nothing else is written: the most that a loss of the disk takes. */
async function secondsToArchive(server: ScratchServer): Promise<number> {
  const segment = server.sql(
    'insert into notes values (now(), $$last$$) returning pg_walfile_name(pg_current_wal_lsn())',
  );
  return secondsOf(() =>
    until(() => server.sql('select coalesce(last_archived_wal, $$$$) from pg_stat_archiver') >= segment),
  );
}

/** A full backup with the log after it, and the way back to a moment between two writes. */
export async function anyMoment(place: Place, megabytes: number) {
  const server = await createScratchServer(ownFolder(place));
  server.start();
  place.later(async () => void server.crash());
  server.backrest('stanza-create');
  server.backrest('check');
  server.sql('create table notes (at timestamptz, body text)');
  server.sql(
    `insert into notes select now(), repeat(md5(n::text), 31) from generate_series(1, ${megabytes * 1_000}) n`,
  );
  const backupSeconds = await secondsOf(async () => server.backrest('--type=full', 'backup'));
  server.sql('insert into notes values (now(), $$before$$)');
  const moment = server.sql('select clock_timestamp()');
  server.sql('insert into notes values (now(), $$after$$)');
  const archiveSeconds = await secondsToArchive(server);
  server.crash();
  const restoreSeconds = await secondsOf(async () => {
    server.backrest('--delta', '--type=time', `--target=${moment}`, '--target-action=promote', 'restore');
    server.start();
    await until(() => server.sql('select pg_is_in_recovery()') === 'f');
  });
  const found = server.sql('select string_agg(body, $$,$$) from notes where length(body) < 9');
  const rows = Number(server.sql('select count(*) from notes'));
  return {
    backupSeconds,
    archiveSeconds,
    restoreSeconds,
    isExact: found === 'before' && rows === megabytes * 1_000 + 1,
  };
}
