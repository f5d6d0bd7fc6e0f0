import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../api/src/database/database.ts';
import { root } from '../../config/webpack/shared.ts';
import { createOwnDatabase, type OwnDatabase } from '../harness/database.ts';
import { secondsOf } from '../harness/figures.ts';
import type { Place } from '../harness/place.ts';

/** Runs a command of the API on this database. Returns what it printed; throws if it fails. */
function command(script: string, args: string[], env: Record<string, string>): string {
  const given = { ...process.env, OBJECT_STORE: '', ...env };
  return execFileSync(process.execPath, [path.join(root, 'api/src', script), ...args], {
    cwd: root,
    env: given,
    encoding: 'utf8',
    timeout: 600_000,
  });
}

const rowsIn = (database: OwnDatabase): Promise<{ courses: number; payments: number }> =>
  database.use(async ({ db }) => {
    const counts = sql`select (select count(*)::int from courses) as courses, (select count(*)::int from payments) as payments`;
    return (await rowsOf<{ courses: number; payments: number }>(db, counts))[0]!;
  });

/** The sample world in this database, backed up twice and brought back in another one, with all its files. */
export async function ownBackup(place: Place, first: OwnDatabase) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vidya-restore-'));
  place.later(async () => rmSync(folder, { recursive: true, force: true }));
  const second = await createOwnDatabase(new URL('/postgres', first.env.DATABASE_URL).toString());
  place.later(() => second.drop());
  command('seed/seed-main.ts', ['--size', 'demo'], first.env);
  const key = path.join(folder, 'key');
  const to = path.join(folder, 'backups');
  const recipient = /age1\S+/.exec(command('backup/backup-main.ts', ['key', key], first.env))?.[0] ?? '';
  const backUp = () => command('backup/backup-main.ts', ['create', to], { ...first.env, BACKUP_RECIPIENT: recipient });
  const firstSeconds = await secondsOf(async () => backUp());
  let printed = '';
  const laterSeconds = await secondsOf(async () => void (printed = backUp()));
  const restoreSeconds = await secondsOf(async () => command('backup/restore-main.ts', [to, '--key', key], second.env));
  const isExact = JSON.stringify(await rowsIn(first)) === JSON.stringify(await rowsIn(second));
  return { firstSeconds, laterSeconds, restoreSeconds, isExact, printed: printed.trim() };
}
