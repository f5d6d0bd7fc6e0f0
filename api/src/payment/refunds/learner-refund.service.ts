import type { GiveBackForm } from '@vidya/contracts/calls/buying/refunds';
import { giveBackProblems, giveBackRefusal, needsStaff } from '@vidya/contracts/rules/buying/refund';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { refundTexts, texts } from '@vidya/contracts/texts/texts';
import { addAuditEntry } from '../../audit/port/audit.store.ts';
import type { Db } from '../../database/database.ts';
import type { Caller } from '../../http/access/session.ts';
import { ApiProblem, conflict, refuse } from '../../http/errors.ts';
import { permitted } from '../../policy/may.ts';
import { canRefund } from '../admin/admin-payment.ts';
import type { OrderedPayment } from '../payment.store.ts';
import type { StoreAndGateway } from '../sales.store.ts';
import { byOf, carryOutRefund, refundableAmount } from './carry-out-refund.ts';
import { createRefundRequestStore, type OwnRequestRow, type RefundRequestStore } from './refund-request.store.ts';

interface GiveBackRequest extends GiveBackForm {
  paymentId: string;
  caller: Caller;
}

interface LearnerRefundParts extends StoreAndGateway {
  /** Queues the refund for the case that the gateway does not take it now. */
  queue: (tx: Db, paymentId: string) => Promise<void>;
}

const messageOf = ({ isSelfService }: OwnRequestRow): string =>
  isSelfService ? refundTexts.underWay : refundTexts.requested;

/** Throws 409 with the reason why the payment can not be given back now. */
async function refuseOutOfTerms(store: RefundRequestStore, payment: OrderedPayment): Promise<void> {
  const { courseId, userId } = payment;
  const progress = courseId ? ((await store.progressIn(userId, [courseId])).get(courseId) ?? 0) : 0;
  const refusal = giveBackRefusal({ ...payment, progress }, new Date());
  if (refusal) throw conflict(refusal);
  if (!canRefund(payment)) throw conflict(texts.admin.notRefundable);
}

/** Refunds a learner's own payment at once, or asks an administrator to (`refund.withoutStaff` of contracts). */
export function createGiveBack({ store, gateway, queue }: LearnerRefundParts) {
  /**
   * Commits before the gateway is called: a refund that was in time stays so, and the job repeats it. The lock on the
   * buyer makes parallel requests count each other.
   */
  const record = ({ paymentId, caller, reasonKind, reason }: GiveBackRequest) =>
    store.transaction(async (sales, tx): Promise<{ payment: OrderedPayment; isSelfService: boolean }> => {
      await sales.lockBuyer(caller.id);
      const thing = await sales.findOrdered(paymentId);
      const payment = permitted('payment.giveBack', caller, { thing, missing: apiMessages.payment.missing });
      const requests = createRefundRequestStore(tx);
      const earlier = await requests.listOf(caller.id);
      const same = earlier.filter((request) => request.paymentId === payment.id);
      const open = same.find(({ state }) => state === 'open');
      // The gateway did not take it: it is safe to repeat, and was in time.
      if (open?.isSelfService) return { payment, isSelfService: true };
      if (open) throw conflict(messageOf(open));
      await refuseOutOfTerms(requests, payment);
      const isSelfService = !needsStaff(earlier, new Date());
      if (!isSelfService && same.length > 0) throw conflict(refundTexts.declined);
      await requests.add({
        paymentId: payment.id,
        userId: caller.id,
        isSelfService,
        reasonKind,
        reason: reason.trim(),
      });
      if (!isSelfService) return { payment, isSelfService };
      await queue(tx, payment.id);
      await addAuditEntry(tx, {
        actorId: caller.id,
        action: 'payment.refundAsked',
        subject: { kind: 'payment', id: payment.id },
        // Without the reason, which goes with the account.
        details: { amountPaise: refundableAmount(payment), ...byOf(caller.id, payment) },
      });
      return { payment, isSelfService };
    });

  return async (request: GiveBackRequest): Promise<{ data: { state: 'open' | 'refunded' }; message: string }> => {
    refuse(giveBackProblems(request));
    const { payment, isSelfService } = await record(request);
    if (!isSelfService) return { data: { state: 'open' }, message: refundTexts.askedFor };
    const outcome = await carryOutRefund({ store, gateway }, { payment, actorId: request.caller.id });
    if (outcome === 'already') throw conflict(texts.admin.alreadyRefunded);
    if (outcome === 'failed') throw new ApiProblem(502, refundTexts.unreachable, 'GatewayFault');
    return { data: { state: 'refunded' }, message: texts.admin.refunded };
  };
}
