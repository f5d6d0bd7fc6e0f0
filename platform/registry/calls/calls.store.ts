import type { CallContract } from '@vidya/contracts/calls/recorded/recorded-call';
import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../api/src/database/database.ts';
import { releaseApis, releaseCallReplays } from '../tables/schema-release-calls.ts';

/** Servers announce themselves every minute: one that has not for this long is gone. */
const silentAfterMs = 5 * 60_000;
const forgottenAfterMs = 24 * 3_600_000;

export interface AnnouncedApi {
  version: string;
  calls: CallContract[];
}

const now = sql<Date>`clock_timestamp()`;

/** `isAlone`: no other server has this database, so that every other version is gone. */
export async function saveApi(db: Db, { version, calls }: AnnouncedApi, { isAlone = false } = {}): Promise<void> {
  await db
    .insert(releaseApis)
    .values({ version, calls })
    .onConflictDoUpdate({ target: releaseApis.version, set: { calls, updatedAt: now } });
  const isForgotten = lt(releaseApis.updatedAt, new Date(Date.now() - forgottenAfterMs));
  const gone = await db
    .delete(releaseApis)
    .where(and(isAlone ? undefined : isForgotten, ne(releaseApis.version, version)))
    .returning({ version: releaseApis.version });
  const versions = gone.map((one) => one.version);
  if (versions.length > 0) await db.delete(releaseCallReplays).where(inArray(releaseCallReplays.apiVersion, versions));
}

/** What the running servers offer; empty until one has announced itself. */
export async function findApis(db: Db): Promise<AnnouncedApi[]> {
  const rows = await db.select().from(releaseApis);
  const newest = Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()));
  return rows.filter(({ updatedAt }) => newest - updatedAt.getTime() < silentAfterMs);
}

/** True once for each version of the API: the caller checks the versions in use. */
export async function claimCheck(db: Db, version: string): Promise<boolean> {
  const isOpen = and(eq(releaseApis.version, version), isNull(releaseApis.checkedAt));
  const claimed = await db
    .update(releaseApis)
    .set({ checkedAt: now })
    .where(isOpen)
    .returning({ version: releaseApis.version });
  return claimed.length > 0;
}

/** The check failed: the next one tries again. */
export async function giveCheckBack(db: Db, version: string): Promise<void> {
  await db.update(releaseApis).set({ checkedAt: null }).where(eq(releaseApis.version, version));
}

/** Recorded call's hash → what is wrong with it on this version of the API. */
export async function findReplays(db: Db, apiVersion: string, hashes: string[]): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const isOne = and(eq(releaseCallReplays.apiVersion, apiVersion), inArray(releaseCallReplays.callHash, hashes));
  const rows = await db.select().from(releaseCallReplays).where(isOne);
  return new Map(rows.map(({ callHash, problem }) => [callHash, problem]));
}

export async function addReplays(db: Db, apiVersion: string, problems: Map<string, string>): Promise<void> {
  if (problems.size === 0) return;
  const rows = [...problems].map(([callHash, problem]) => ({ apiVersion, callHash, problem }));
  await db.insert(releaseCallReplays).values(rows).onConflictDoNothing();
}
