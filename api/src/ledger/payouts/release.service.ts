import type { PayoutBatchDetail } from '@vidya/contracts/calls/ledger/payouts';
import { earningsTexts as say } from '@vidya/contracts/rules/ledger/earnings-texts';
import { reasonProblems } from '@vidya/contracts/rules/reason-validation';
import { addAuditEntry } from '../../audit/port/audit.store.ts';
import type { PayoutTerms } from '../../config/payout-settings.ts';
import type { Db } from '../../database/database.ts';
import type { Caller } from '../../http/access/session.ts';
import { conflict, forbidden, notFound, refuse } from '../../http/errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { bookBatch } from './book-batch.ts';
import { type BatchRow, createPayoutStore } from './payout.store.ts';
import { needsSecond, readBatch, type Summary } from './payout-views.ts';

interface Parts {
  db: Db;
  jobs: Pick<Jobs, 'send'>;
  terms: PayoutTerms;
}

/** What administrators do with proposed payouts. */
export function createReleases({ db, jobs, terms }: Parts) {
  /** What the caller's release makes of the batch. Throws 409 for a released one, 403 for who approved it. */
  function released(summary: Summary, batch: BatchRow, caller: Caller): Partial<BatchRow> & Pick<BatchRow, 'state'> {
    if (batch.state === 'released') throw conflict(say.batchReleased);
    if (batch.state === 'approved' && batch.releasedBy === caller.id) throw forbidden(say.batchNeedsOther);
    if (batch.state === 'approved') return { state: 'released', secondBy: caller.id, secondAt: new Date() };
    const state = needsSecond(summary, terms) ? 'approved' : 'released';
    return { state, releasedBy: caller.id, releasedAt: new Date() };
  }

  return {
    /** Throws 404 and 409; `totalPaise` is what the caller saw. */
    release: (caller: Caller, batchId: string, totalPaise: number): Promise<PayoutBatchDetail> =>
      db.transaction(async (tx) => {
        const store = createPayoutStore(tx);
        const batch = await store.lockBatch(batchId);
        const [summary] = await store.listBatches(caller.id, batchId);
        if (!batch || !summary) throw notFound(say.batchMissing);
        const change = released(summary, batch, caller);
        if (summary.totalPaise !== totalPaise) throw conflict(say.batchChanged);
        if (summary.count === 0) throw conflict(say.batchEmpty);
        await store.changeBatch(batchId, change);
        const action = change.state === 'approved' ? 'payouts.approved' : 'payouts.released';
        const details = { amountPaise: totalPaise, count: summary.count, batchId };
        await addAuditEntry(tx, { actorId: caller.id, action, details });
        if (change.state === 'released') await jobs.send(tx, bookBatch, { batchId });
        return (await readBatch(tx, { caller, batchId, terms }))!;
      }),
    withdraw: (caller: Caller, payoutId: string, reason: string): Promise<void> =>
      db.transaction(async (tx) => {
        refuse(reasonProblems({ reason }));
        const store = createPayoutStore(tx);
        const payout = await store.lock(payoutId);
        if (!payout) throw notFound(say.payoutMissing);
        if (payout.state !== 'proposed') throw conflict(say.payoutLeft);
        await store.change(payoutId, { state: 'withdrawn', reason: reason.trim(), endedAt: new Date() });
        const { instructorId: id, amountPaise } = payout;
        const details = { amountPaise, reason: reason.trim() };
        await addAuditEntry(tx, {
          actorId: caller.id,
          action: 'payout.withdrawn',
          subject: { kind: 'user', id },
          details,
        });
      }),
  };
}

export type Releases = ReturnType<typeof createReleases>;
