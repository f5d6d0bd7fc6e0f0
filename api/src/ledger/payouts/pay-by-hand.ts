import { handPayoutProblems } from '@vidya/contracts/rules/ledger/correction-rules';
import { moneyTexts as say } from '@vidya/contracts/rules/ledger/money-texts';
import { reasonProblems } from '@vidya/contracts/rules/reason-validation';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { addAuditEntry } from '../../audit/port/audit.store.ts';
import { type Db, firstOf } from '../../database/database.ts';
import { moneyDifferences } from '../../database/tables/schema-payouts.ts';
import { users } from '../../database/tables/schema-people.ts';
import { conflict, notFound, refuse } from '../../http/errors.ts';
import { earningsOf, payableOf } from '../balances.ts';
import { writeCorrection } from '../booking/write-correction.ts';
import { createPayoutStore } from './payout.store.ts';
import { platformEntry } from './payout-entries.ts';

interface HandPayout {
  instructorId: string;
  amountPaise: number;
  /** The bank's, or the gateway's of what its statement has otherwise. */
  reference: string;
  reason: string;
  actorId: string;
}

/** The statement's line of this reference is explained. */
const resolve = (tx: Db, reference: string) =>
  tx
    .update(moneyDifferences)
    .set({ resolvedAt: new Date() })
    .where(
      and(
        eq(moneyDifferences.reference, reference),
        inArray(moneyDifferences.subject, ['payout', 'transfer']),
        isNull(moneyDifferences.resolvedAt),
      ),
    );

/** Books that earnings left the bank past the gateway. Throws 400, 404, and 409 above what is available. */
export const handPayer =
  (db: Db) =>
  (request: HandPayout): Promise<void> =>
    db.transaction(async (tx) => {
      const { instructorId, amountPaise, reference, actorId } = request;
      const reason = request.reason.trim();
      refuse([...handPayoutProblems(request), ...reasonProblems({ reason })]);
      const person = await firstOf(tx.select({ id: users.id }).from(users).where(eq(users.id, instructorId)));
      if (!person) throw notFound(say.instructorMissing);
      await createPayoutStore(tx).lockEarnings(instructorId);
      if (amountPaise > payableOf(await earningsOf(tx, instructorId))) throw conflict(say.aboveBalance);
      const at = new Date();
      await writeCorrection(tx, {
        cause: 'correction',
        causeId: reference,
        at,
        // At once also for transactions that began before this one.
        availableAt: new Date(at.getTime() - 86_400_000),
        amountPaise,
        actorId,
        reason,
        lines: [
          { account: 'earnings', instructorId, line: 'payout', paise: amountPaise },
          platformEntry('bank', 'payout', -amountPaise),
        ],
      });
      await resolve(tx, reference);
      const subject = { kind: 'user', id: instructorId } as const;
      const details = { amountPaise, reference, reason };
      await addAuditEntry(tx, { actorId, action: 'ledger.paidByHand', subject, details });
    });
