import type { RefundRequest, RefundRequestQuery } from '@vidya/contracts/calls/buying/refunds';
import { declineProblems } from '@vidya/contracts/rules/buying/refund';
import { limits } from '@vidya/contracts/rules/limits';
import { reasonProblems } from '@vidya/contracts/rules/reason-validation';
import { refundTexts } from '@vidya/contracts/texts/texts';
import { addAuditEntry } from '../../audit/port/audit.store.ts';
import { type Db, pick } from '../../database/database.ts';
import type { Caller } from '../../http/access/session.ts';
import { conflict, notFound, refuse } from '../../http/errors.ts';
import type { RefundPayment } from './refund.service.ts';
import type { createTellDeclined } from './refund-mail.ts';
import { createRefundRequestStore, type RequestRow } from './refund-request.store.ts';

const toRequest = (row: RequestRow): RefundRequest => ({
  _id: row.id,
  ...pick(row, 'userName', 'courseTitle', 'reasonKind', 'reason', 'state', 'isSelfService', 'noOfOthers'),
  ...pick(row, 'answer', 'answeredBy'),
  amount: row.status === 'refunded' ? row.amountPaise : row.amountPaise - row.refundedPaise,
  paidAt: (row.capturedAt ?? row.createdAt).toISOString(),
  askedAt: row.createdAt.toISOString(),
  answeredAt: (row.state !== 'open' && row.answeredAt?.toISOString()) || null,
});

/** Longer than the gateway is waited for: a grant that ended with its server does not stand in the way of another. */
const claimMs = 120_000;

/** An open request that an administrator is refunding has `answeredAt` from the beginning. */
function requireOpen(row: RequestRow | null): RequestRow {
  if (!row) throw notFound(refundTexts.missing);
  if (row.state !== 'open') throw conflict(refundTexts.answered);
  if (row.answeredAt && Date.now() - row.answeredAt.getTime() < claimMs) throw conflict(refundTexts.beingAnswered);
  return row;
}

interface Answering {
  db: Db;
  refundPayment: RefundPayment;
  tellDeclined: ReturnType<typeof createTellDeclined>;
}

/** The administrators' part of learners' requests for refunds. */
export function createRefundRequests({ db, refundPayment, tellDeclined }: Answering) {
  const store = createRefundRequestStore(db);
  const shown = async (requestId: string): Promise<RefundRequest> => toRequest((await store.find(requestId))!);
  return {
    async list({ state = 'open', page = 1 }: RefundRequestQuery) {
      const limit = limits.refundRequestsPerPage;
      const rows = await store.list(state, { offset: (page - 1) * limit, limit });
      const meta = { open: await store.count('open'), closed: await store.count('closed') };
      return { data: rows.map(toRequest), total: meta[state], meta };
    },
    /** By the refund of the administrators' list of payments; its reason is for the audit log. */
    async grant(requestId: string, reason: string, caller: Caller): Promise<RefundRequest> {
      refuse(reasonProblems({ reason }));
      const paymentId = await db.transaction(async (tx) => {
        const requests = createRefundRequestStore(tx);
        const request = requireOpen(await requests.lock(requestId));
        await requests.answer(requestId, {});
        return request.paymentId;
      });
      await refundPayment({ paymentId, reason, actorId: caller.id }).catch(async (error: unknown) => {
        await store.reopen(requestId);
        throw error;
      });
      await store.answer(requestId, { state: 'refunded', answeredBy: caller.id });
      return shown(requestId);
    },
    /** Stores, mails and audits the answer, all or nothing. */
    async decline(requestId: string, answer: string, caller: Caller): Promise<RefundRequest> {
      refuse(declineProblems({ answer }));
      await db.transaction(async (tx) => {
        const requests = createRefundRequestStore(tx);
        const request = requireOpen(await requests.lock(requestId));
        await requests.answer(requestId, { state: 'declined', answer, answeredBy: caller.id });
        await tellDeclined(tx, request.userId, { courseTitle: request.courseTitle, answer });
        await addAuditEntry(tx, {
          actorId: caller.id,
          action: 'payment.refundDeclined',
          subject: { kind: 'payment', id: request.paymentId },
          details: { amountPaise: request.amountPaise - request.refundedPaise },
        });
      });
      return shown(requestId);
    },
  };
}
