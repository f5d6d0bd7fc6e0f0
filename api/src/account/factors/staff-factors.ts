import { staffFactorGraceDays } from '@vidya/contracts/rules/sign-in-limits';
import type { Role } from '@vidya/contracts/texts/choices';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { users } from '../../database/tables/schema-people.ts';
import type { Caller } from '../../http/access/session.ts';
import { hasFactor } from './factor-rules.ts';
import { findFactors } from './factors.store.ts';

/** Who of the staff needs a passkey or an authenticator app, from when on, and who is only asked for one. */
export function createStaffFactors({ db, isRequired }: { db: Db; isRequired: boolean }) {
  /** The grace begins when it is first asked about; of two who ask, one begins it. Plain SQL: drizzle would also change `updatedAt`. */
  const begin = async (id: string): Promise<Date> => {
    const dueAt = new Date(Date.now() + staffFactorGraceDays * 86_400_000);
    await db.execute(
      sql`update users set factor_due_at = ${dueAt.toISOString()} where id = ${id} and factor_due_at is null`,
    );
    return dueAt;
  };
  const mustHave = (role: Role): boolean => isRequired && role === 'ADMIN';
  return {
    /** Null for who needs none, or has one. */
    async dueAt({ id, role }: Pick<Caller, 'id' | 'role'>): Promise<Date | null> {
      if (!mustHave(role) || hasFactor(await findFactors(db, id))) return null;
      const [row] = await db.select({ dueAt: users.factorDueAt }).from(users).where(eq(users.id, id));
      return row?.dueAt ?? begin(id);
    },
    /** True for staff who have none and may go on without. */
    async isAdvised({ id, role }: Pick<Caller, 'id' | 'role'>): Promise<boolean> {
      if (role === 'USER' || mustHave(role)) return false;
      return !hasFactor(await findFactors(db, id));
    },
  };
}

/** From now on administrators can only add a factor. Plain SQL, as above. */
export async function demandFactor(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`update users set factor_due_at = now() where id = ${userId} and role = 'ADMIN'`);
}

export type StaffFactors = ReturnType<typeof createStaffFactors>;
