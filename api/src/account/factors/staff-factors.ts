import { staffFactorGraceDays } from '@vidya/contracts/rules/sign-in-limits';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { users } from '../../database/schema-people.ts';
import type { Caller } from '../../http/session.ts';
import { hasFactor } from './factor-rules.ts';
import { findFactors } from './factors.store.ts';

/** Whether administrators need a passkey or an authenticator app, and from when on. */
export function createStaffFactors({ db, isRequired }: { db: Db; isRequired: boolean }) {
  /** The grace begins when it is first asked about; of two who ask, one begins it. Plain SQL: drizzle would also change `updatedAt`. */
  const begin = async (id: string): Promise<Date> => {
    const dueAt = new Date(Date.now() + staffFactorGraceDays * 86_400_000);
    await db.execute(
      sql`update users set factor_due_at = ${dueAt.toISOString()} where id = ${id} and factor_due_at is null`,
    );
    return dueAt;
  };
  return {
    /** Null for who needs none, or has one. */
    async dueAt({ id, role }: Pick<Caller, 'id' | 'role'>): Promise<Date | null> {
      if (!isRequired || role !== 'ADMIN') return null;
      if (hasFactor(await findFactors(db, id))) return null;
      const [row] = await db.select({ dueAt: users.factorDueAt }).from(users).where(eq(users.id, id));
      return row?.dueAt ?? begin(id);
    },
  };
}

/** Whoever administers does nothing but add a factor from now on. Plain SQL, as above. */
export async function demandFactor(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`update users set factor_due_at = now() where id = ${userId} and role = 'ADMIN'`);
}

export type StaffFactors = ReturnType<typeof createStaffFactors>;
