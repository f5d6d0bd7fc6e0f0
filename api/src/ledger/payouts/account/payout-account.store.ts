import { and, eq, inArray, lt } from 'drizzle-orm';
import { type Db, firstOf, hasRow } from '../../../database/database.ts';
import { payoutAccounts } from '../../../database/tables/schema-payouts.ts';

export type PayoutAccountRow = typeof payoutAccounts.$inferSelect;
type NewAccount = Pick<PayoutAccountRow, 'userId' | 'kind' | 'holderName' | 'ifsc' | 'number' | 'mask' | 'holdUntil'>;

/** Names one state of an account: a change makes another version. */
export interface AccountVersion {
  userId: string;
  version: number;
}

const isVersion = ({ userId, version }: AccountVersion) =>
  and(eq(payoutAccounts.userId, userId), eq(payoutAccounts.version, version));
const openStates: PayoutAccountRow['state'][] = ['new', 'validating'];

export const createPayoutAccountStore = (db: Db) => ({
  find: (userId: string) => firstOf(db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId))),
  findVersion: (which: AccountVersion) => firstOf(db.select().from(payoutAccounts).where(isVersion(which))),
  findByValidation: (validationId: string) =>
    firstOf(db.select().from(payoutAccounts).where(eq(payoutAccounts.validationId, validationId))),
  /** Adds or replaces a person's account: call it with the person's row locked. */
  async save({ userId, ...account }: NewAccount): Promise<PayoutAccountRow> {
    const before = await this.find(userId);
    const fresh = {
      ...account,
      version: (before?.version ?? 0) + 1,
      state: 'new' as const,
      reason: '' as const,
      contactId: null,
      fundAccountId: null,
      validationId: null,
    };
    const [row] = await db
      .insert(payoutAccounts)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({ target: payoutAccounts.userId, set: { ...fresh, updatedAt: new Date() } })
      .returning();
    return row!;
  },
  /** False if the account is another one by now, or its validation has ended. */
  change: (which: AccountVersion, change: Partial<typeof payoutAccounts.$inferInsert>): Promise<boolean> =>
    hasRow(
      db
        .update(payoutAccounts)
        // Also the time: an open account is asked about again a while after its last change.
        .set({ ...change, updatedAt: new Date() })
        .where(and(isVersion(which), inArray(payoutAccounts.state, openStates)))
        .returning({ id: payoutAccounts.userId }),
    ),
  /** Accounts without a result that nothing has changed since, at most 50. */
  listOpen: (before: Date): Promise<AccountVersion[]> =>
    db
      .select({ userId: payoutAccounts.userId, version: payoutAccounts.version })
      .from(payoutAccounts)
      .where(and(inArray(payoutAccounts.state, openStates), lt(payoutAccounts.updatedAt, before)))
      .orderBy(payoutAccounts.updatedAt)
      .limit(50),
});
