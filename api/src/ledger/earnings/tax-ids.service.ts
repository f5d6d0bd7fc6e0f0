import { maskedTaxId, taxIdOf, taxIdProblems } from '@vidya/contracts/rules/ledger/tax-ids';
import { eq } from 'drizzle-orm';
import type { Seal } from '../../account/factors/sealed-secret.ts';
import { lockUser } from '../../account/users.store.ts';
import type { Db } from '../../database/database.ts';
import { firstOf } from '../../database/database.ts';
import { taxIds } from '../../database/tables/schema-payouts.ts';
import { refuse, unauthorised } from '../../http/errors.ts';

/** The caller's PAN and GSTIN: stored encrypted, for one person each. '' without one. */
export function createTaxIds({ db, seal }: { db: Db; seal: Seal }) {
  const sealed = (value: string, userId: string) => (value ? seal.seal(value, userId) : null);
  const opened = async (value: string | null | undefined, userId: string) =>
    value ? ((await seal.open(value, userId)) ?? '') : '';
  return {
    /** Returns what screens show. They hold for later sales. */
    async save(userId: string, form: { pan: string; gstin: string }) {
      const [pan, gstin] = [taxIdOf(form.pan), taxIdOf(form.gstin)];
      refuse(taxIdProblems({ pan, gstin }));
      const row = {
        pan: await sealed(pan, userId),
        panMask: maskedTaxId(pan),
        gstin: await sealed(gstin, userId),
        gstinMask: maskedTaxId(gstin),
      };
      await db.transaction(async (tx) => {
        // The person may be deleted by now: nothing would delete the numbers again.
        if (!(await lockUser(tx, userId))) throw unauthorised('TokenExpiredError');
        await tx
          .insert(taxIds)
          .values({ userId, ...row })
          .onConflictDoUpdate({ target: taxIds.userId, set: { ...row, updatedAt: new Date() } });
      });
      return { pan: row.panMask, gstin: row.gstinMask };
    },
    async reveal(userId: string) {
      const row = await firstOf(db.select().from(taxIds).where(eq(taxIds.userId, userId)));
      return { pan: await opened(row?.pan, userId), gstin: await opened(row?.gstin, userId) };
    },
  };
}

export type TaxIds = ReturnType<typeof createTaxIds>;
