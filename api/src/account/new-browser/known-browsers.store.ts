import { createHash } from 'node:crypto';
import { knownBrowserDays } from '@vidya/contracts/rules/sign-in-limits';
import { and, eq, lt, sql } from 'drizzle-orm';
import { type Db, hasRow } from '../../database/database.ts';
import { users } from '../../database/tables/schema-people.ts';
import { knownBrowsers } from '../../database/tables/schema-sign-in.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Notes that this browser is one of the person's; returns whether it is the first time, and the only one. */
export async function noteBrowser(db: Db, userId: string, token: string): Promise<{ isNew: boolean; isOnly: boolean }> {
  const row = { userId, browserHash: hashOf(token) };
  const isNew = await hasRow(
    db.insert(knownBrowsers).values(row).onConflictDoNothing().returning({ userId: knownBrowsers.userId }),
  );
  if (!isNew)
    await db
      .update(knownBrowsers)
      .set({ lastSeenAt: new Date() })
      .where(and(eq(knownBrowsers.userId, userId), eq(knownBrowsers.browserHash, row.browserHash)));
  return { isNew, isOnly: (await db.$count(knownBrowsers, eq(knownBrowsers.userId, userId))) === 1 };
}

/** Whether an address's person has signed in with this browser before. */
export const isKnownBrowser = (db: Db, email: string, token: string): Promise<boolean> =>
  hasRow(
    db
      .select({ one: sql`1` })
      .from(knownBrowsers)
      .innerJoin(users, eq(users.id, knownBrowsers.userId))
      .where(and(eq(users.email, email), eq(knownBrowsers.browserHash, hashOf(token)))),
  );

/** After a theft the person's own browsers are unknown. */
export async function forgetBrowsers(tx: Db, userId: string): Promise<void> {
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
}

/** Deletes browsers whose cookies are over. */
export async function sweepBrowsers(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - knownBrowserDays * 86_400_000);
  await db.delete(knownBrowsers).where(lt(knownBrowsers.lastSeenAt, before));
}
