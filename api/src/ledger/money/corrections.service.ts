import type { LedgerTransaction } from '@vidya/contracts/calls/ledger/money';
import type { LedgerAccountKind, LedgerLineKind } from '@vidya/contracts/rules/ledger/accounts';
import { isCorrectable } from '@vidya/contracts/rules/ledger/ledger-names';
import { moneyTexts as say } from '@vidya/contracts/rules/ledger/money-texts';
import { reasonProblems } from '@vidya/contracts/rules/reason-validation';
import { eq, sql } from 'drizzle-orm';
import { addAuditEntry } from '../../audit/port/audit.store.ts';
import { type Db, firstOf, rowsOf } from '../../database/database.ts';
import { ledgerTransactions } from '../../database/tables/schema-ledger.ts';
import { badRequest, conflict, notFound, refuse } from '../../http/errors.ts';
import { correctedName, lockCorrections, refuseBookedAgain } from '../booking/write-correction.ts';
import { writeTransactions } from '../booking/write-transactions.ts';
import { readTransactions } from './transactions.store.ts';

interface BookedLine {
  account: LedgerAccountKind;
  instructorId: string | null;
  line: LedgerLineKind;
  paise: number;
  availableAt: string | Date;
}

const linesOf = (tx: Db, id: number): Promise<BookedLine[]> =>
  rowsOf(
    tx,
    sql`select a.kind as account, a.instructor_id as "instructorId", e.line, e.amount_paise::float8 as paise,
      e.available_at as "availableAt"
    from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transaction_id = ${id} order by e.id`,
  );

interface CorrectionRequest {
  transactionId: string;
  reason: string;
  actorId: string;
}

/** Books the reverse of a transaction, now; returns the correction. */
export const createCorrections =
  (db: Db) =>
  ({ transactionId, reason, actorId }: CorrectionRequest): Promise<LedgerTransaction> =>
    db.transaction(async (tx) => {
      refuse(reasonProblems({ reason }));
      const id = /^\d{1,15}$/.test(transactionId) ? Number(transactionId) : 0;
      const found = await firstOf(tx.select().from(ledgerTransactions).where(eq(ledgerTransactions.id, id)));
      if (!found) throw notFound(say.transactionMissing);
      if (!isCorrectable(found.cause)) throw badRequest(say.notCorrectable);
      await lockCorrections(tx);
      const lines = await linesOf(tx, id);
      const { amountPaise, paymentId, courseId } = found;
      const head = { cause: 'correction', causeId: String(id) } as const;
      const added = await writeTransactions(tx, [
        {
          ...head,
          at: new Date(),
          amountPaise,
          paymentId,
          courseId,
          actorId,
          reason: reason.trim(),
          // Earnings are on hold as long as those that they reverse.
          availableAt: new Date(Math.max(Date.now(), ...lines.map(({ availableAt }) => Number(new Date(availableAt))))),
          lines: lines.map(({ availableAt: _availableAt, ...line }) => ({ ...line, paise: -line.paise })),
        },
      ]);
      if (added === 0) throw conflict(say.correctedBefore);
      await refuseBookedAgain(tx, id);
      // A payout that came back agrees once what was booked by hand is reversed.
      await tx.execute(sql`update money_differences d set resolved_at = now() from ledger_transactions t
        where t.id = ${id} and t.cause = 'correction' and d.reference = ${correctedName} and d.resolved_at is null
          and d.subject = 'payout' and d.there_paise = 0`);
      const details = { transaction: String(id), amountPaise, reason: reason.trim() };
      await addAuditEntry(tx, { actorId, action: 'ledger.corrected', details });
      const [correction] = await rowsOf<{ id: string }>(
        tx,
        sql`select id::text as id from ledger_transactions where cause = ${head.cause} and cause_id = ${head.causeId}`,
      );
      return (await readTransactions(tx, [correction!.id]))[0]!;
    });
