import { staffFactorGraceDays } from '@vidya/contracts/rules/sign-in-limits';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import type { Caller } from '../../http/session.ts';

interface Known {
  hasFactor: boolean;
  dueAt: string | Date | null;
}

/** Whether administrators need a passkey or an authenticator app, and from when on. */
export function createStaffFactors({ db, isRequired }: { db: Db; isRequired: boolean }) {
  const find = async (id: string): Promise<Known | undefined> => {
    const rows = await rowsOf<Known>(
      db,
      sql`select factor_due_at as "dueAt",
        exists (select 1 from passkeys where user_id = ${id})
          or exists (select 1 from totp_secrets where user_id = ${id} and confirmed_at is not null) as "hasFactor"
        from users where id = ${id}`,
    );
    return rows[0];
  };
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
      const known = await find(id);
      if (!known || known.hasFactor) return null;
      return known.dueAt ? new Date(known.dueAt) : begin(id);
    },
  };
}

export type StaffFactors = ReturnType<typeof createStaffFactors>;
