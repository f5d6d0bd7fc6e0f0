import {
  accountOfSubject,
  type CounterAccount,
  countersOf,
  lackOf,
} from '@vidya/contracts/rules/ledger/correction-rules';
import { moneyTexts as say } from '@vidya/contracts/rules/ledger/money-texts';
import { reasonProblems } from '@vidya/contracts/rules/reason-validation';
import { eq } from 'drizzle-orm';
import { addAuditEntry } from '../../../audit/port/audit.store.ts';
import { type Db, firstOf } from '../../../database/database.ts';
import { moneyDifferences } from '../../../database/tables/schema-payouts.ts';
import { badRequest, conflict, notFound, refuse } from '../../../http/errors.ts';
import { writeCorrection } from '../../booking/write-correction.ts';
import { type NewTransaction, writeTransactions } from '../../booking/write-transactions.ts';
import { platformEntry } from '../payout-entries.ts';
import { correctionName } from './corrected.ts';

interface Request {
  differenceId: string;
  /** The other side. */
  account: CounterAccount;
  /** What the administrator saw. */
  lackPaise: number;
  reason: string;
  actorId: string;
}

type Difference = typeof moneyDifferences.$inferSelect;

function transactionOf(difference: Difference, { account: counter, reason, actorId }: Request): NewTransaction {
  const { account, sign } = accountOfSubject[difference.subject];
  const paise = sign * lackOf(difference);
  return {
    cause: 'correction',
    causeId: correctionName(difference),
    at: new Date(),
    amountPaise: Math.abs(paise),
    actorId,
    reason: reason.trim(),
    lines: [platformEntry(account, 'correction', paise), platformEntry(counter, 'correction', -paise)],
  };
}

/** A settlement that is not booked is booked as one: the gateway may still report it. */
async function book(tx: Db, difference: Difference, correction: NewTransaction): Promise<void> {
  const { subject, kind } = difference;
  const isWhole = subject === 'settlement' && kind === 'missingHere';
  if (isWhole && (await writeTransactions(tx, [{ ...correction, cause: 'settlement' }])) > 0) return;
  await writeCorrection(tx, correction);
}

/** Books what the ledger lacks of a difference, in the name of its reference, and resolves it. Throws 400, 404, 409. */
export const differenceCorrector =
  (db: Db) =>
  (request: Request): Promise<void> =>
    db.transaction(async (tx) => {
      const { differenceId, account, lackPaise, reason, actorId } = request;
      refuse(reasonProblems({ reason }));
      const isThis = eq(moneyDifferences.id, differenceId);
      const difference = await firstOf(tx.select().from(moneyDifferences).where(isThis).for('update'));
      if (!difference) throw notFound(say.differenceMissing);
      if (difference.resolvedAt !== null) throw conflict(say.differenceResolved);
      if (lackOf(difference) !== lackPaise) throw conflict(say.differenceChanged);
      if (lackPaise === 0) throw conflict(say.nothingLacking);
      if (!countersOf(difference.subject).includes(account)) throw badRequest(say.accountUnfit);
      await book(tx, difference, transactionOf(difference, request));
      await tx.update(moneyDifferences).set({ resolvedAt: new Date() }).where(isThis);
      const { reference } = difference;
      const details = { amountPaise: Math.abs(lackPaise), reference, account, reason: reason.trim() };
      await addAuditEntry(tx, { actorId, action: 'ledger.differenceCorrected', details });
    });
