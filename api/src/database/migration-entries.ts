import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MigrationMeta } from 'drizzle-orm/migrator';

/** What a migration is to the version before: the mark on its first line. Undefined for those from before the marks. */
type Kind = 'expand' | 'contract' | 'outside-transaction';

export interface Migration {
  name: string;
  /** When it was written, in ms since 1970: its name in the database. */
  date: number;
  hash: string;
  kind: Kind | undefined;
  sql: string[];
}

/** A migration that a database has. Versions from before this record left the last three null. */
export interface Entry {
  hash: string;
  date: number;
  name: string | null;
  kind: string | null;
  /** The date of the last migration of the version that ran before this one came, in ms since 1970. */
  previous: number | null;
}

/** This version and the database do not go together; the message is for the operator. */
export class WrongMigrations extends Error {
  override readonly name = 'WrongMigrations';
}

/** The last commit that holds the migrations 0000 to 0041, which the baseline replaces. */
export const commitBeforeBaseline = 'c7efc1056b91d155671bbec6a9a8c6ddcd2def4e';

const kinds: Kind[] = ['expand', 'contract', 'outside-transaction'];

/** The migrations of a folder with their names and kinds, in order. */
export function namedMigrations(folder: string, files: MigrationMeta[]): Migration[] {
  const journal = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return files.map(({ folderMillis, hash, sql }, place) => ({
    name: journal.entries[place]?.tag ?? '',
    date: folderMillis,
    hash,
    sql,
    kind: kinds.find((one) => sql[0]?.startsWith(`-- ${one}\n`)),
  }));
}

const dayOf = (date: number): string => new Date(date).toISOString().slice(0, 10);

/** What an unknown migration left as it was serves this version too; so does a contract for the version right before it. */
function isBearable({ kind, previous }: Entry, newest: number): boolean {
  if (kind === 'contract') return previous !== null && newest >= previous;
  return kind === 'expand' || kind === 'outside-transaction';
}

const isSame = (entry: Entry, { date, hash }: Migration): boolean => entry.date === date || entry.hash === hash;

/**
 * Returns the migrations that a database has not had. The first one is the baseline: it stands for all that are dated before
 * it. Throws `WrongMigrations` if the database never came to the baseline, if it had migrations of a later version that this
 * version cannot run on, or if one of ours is dated before its last: it would never run elsewhere, or in another order.
 */
export function checkEntries(done: Entry[], migrations: Migration[]): Migration[] {
  const [baseline] = migrations;
  if (baseline && done.length > 0 && !done.some((entry) => isSame(entry, baseline))) {
    throw new WrongMigrations(
      `The database is older than ${baseline.name}, with which this version begins: back it up and start commit ${commitBeforeBaseline} on it once, then this version.`,
    );
  }
  const newest = Math.max(0, ...migrations.map(({ date }) => date));
  const isOurs = (entry: Entry) =>
    (baseline && entry.date < baseline.date) || migrations.some((migration) => isSame(entry, migration));
  const unbearable = done.find((entry) => !isOurs(entry) && !isBearable(entry, newest));
  if (unbearable) {
    const { name, date } = unbearable;
    throw new WrongMigrations(
      `The database is newer than this version: it has the migration ${name ?? `of ${dayOf(date)}`}, which is not here and after which this version cannot run. Start the version that has it, or a later one.`,
    );
  }
  const left = migrations.filter((migration) => !done.some((entry) => isSame(entry, migration)));
  const last = Math.max(0, ...done.filter(isOurs).map(({ date }) => date));
  const late = left.find(({ date }) => date <= last);
  if (late) {
    throw new WrongMigrations(
      `The migration ${late.name} is dated ${dayOf(late.date)}, before the last one that the database has, and would run in another order here than elsewhere. Give it a later date in migrations/meta/_journal.json.`,
    );
  }
  return left;
}
