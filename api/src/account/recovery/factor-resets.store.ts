import type { FactorReset } from '@vidya/contracts/calls/account-recovery';
import { factorResetLimits } from '@vidya/contracts/rules/sign-in-limits';
import { and, desc, eq, getTableColumns, gt, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Db, firstOf, pick } from '../../database/database.ts';
import { users } from '../../database/tables/schema-people.ts';
import { factorResets } from '../../database/tables/schema-sign-in.ts';
import { shownEmail } from '../../outside/mail/shown-email.ts';

export type FactorResetRow = typeof factorResets.$inferSelect;

const isWaiting = () => gt(factorResets.expiresAt, new Date());

/** Returns null if another request for this person waits. */
export async function addFactorReset(
  tx: Db,
  request: Pick<FactorResetRow, 'userId' | 'requestedBy' | 'reason'>,
): Promise<FactorResetRow | null> {
  const now = new Date();
  await tx.delete(factorResets).where(and(eq(factorResets.userId, request.userId), lte(factorResets.expiresAt, now)));
  const expiresAt = new Date(now.getTime() + factorResetLimits.days * 86_400_000);
  return firstOf(
    tx
      .insert(factorResets)
      .values({ ...request, expiresAt })
      .onConflictDoNothing({ target: factorResets.userId })
      .returning(),
  );
}

export const findFactorReset = (db: Db, id: string): Promise<FactorResetRow | null> =>
  firstOf(
    db
      .select()
      .from(factorResets)
      .where(and(eq(factorResets.id, id), isWaiting())),
  );

/** The one that waits for this person. */
export const findFactorResetOf = (db: Db, userId: string): Promise<FactorResetRow | null> =>
  firstOf(
    db
      .select()
      .from(factorResets)
      .where(and(eq(factorResets.userId, userId), isWaiting())),
  );

/** Takes a waiting request away; of several who do so at once, one gets it. */
export const takeFactorReset = (tx: Db, id: string): Promise<FactorResetRow | null> =>
  firstOf(
    tx
      .delete(factorResets)
      .where(and(eq(factorResets.id, id), isWaiting()))
      .returning(),
  );

/** What waited for this person is done. */
export async function endFactorResets(tx: Db, userId: string): Promise<void> {
  await tx.delete(factorResets).where(eq(factorResets.userId, userId));
}

/** The waiting requests as administrators see them, the newest first; of one person, or of all. */
export async function readFactorResets(db: Db, userId?: string): Promise<FactorReset[]> {
  const requester = alias(users, 'requester');
  const rows = await db
    .select({
      ...getTableColumns(factorResets),
      person: pick(users, 'id', 'fullName', 'email', 'role'),
      requester: { id: requester.id, fullName: requester.fullName },
    })
    .from(factorResets)
    .innerJoin(users, eq(users.id, factorResets.userId))
    .innerJoin(requester, eq(requester.id, factorResets.requestedBy))
    .where(and(isWaiting(), userId === undefined ? undefined : eq(factorResets.userId, userId)))
    .orderBy(desc(factorResets.createdAt), desc(factorResets.id));
  return rows.map(({ id, person, requester, reason, createdAt, expiresAt }) => ({
    _id: id,
    person: { _id: person.id, fullName: person.fullName, email: shownEmail(person.email), role: person.role },
    requestedBy: { _id: requester.id, fullName: requester.fullName },
    reason,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

export async function sweepFactorResets(db: Db, now: Date): Promise<void> {
  await db.delete(factorResets).where(lte(factorResets.expiresAt, now));
}
