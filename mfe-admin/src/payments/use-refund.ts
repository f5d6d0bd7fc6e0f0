import { useQueryClient } from '@tanstack/react-query';
import { fetchAllPayments, refundPayment } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { AdminPayment, YearOfPayments } from '@vidya/contracts/calls/payment';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { reasonProblems } from '@vidya/contracts/rules/reason-validation';
import { monthKeys } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { useQuestion } from '../data/use-question.ts';
import { useReason } from '../data/use-reason.ts';

/** The same list with this payment updated. */
function withPayment(list: YearOfPayments, payment: AdminPayment): YearOfPayments {
  const byMonth = monthKeys.map((month) => {
    const { items } = list.paymentsByMonth[month];
    return [month, { items: items.map((one) => (one.paymentId === payment.paymentId ? payment : one)) }];
  });
  return { ...list, paymentsByMonth: Object.fromEntries(byMonth) as YearOfPayments['paymentsByMonth'] };
}

/** The cached lists of payments after a refund. */
function useRefundedLists(year: number) {
  const { send } = usePlatform();
  const queries = useQueryClient();

  /** After a refusal: refetches the year, without a toast. */
  const refetch = async (): Promise<void> => {
    void queries.invalidateQueries({ queryKey: keys.paymentSearches });
    try {
      const { data } = await send(fetchAllPayments, { body: { year } });
      queries.setQueryData<YearOfPayments>(keys.payments(year), data);
    } catch {
      // The refusal was shown already; the list stays unchanged.
    }
  };

  /** Shows a refund at once in every cached list, and refetches the totals without a toast; loaded rows stay. */
  const show = async (payment: AdminPayment): Promise<void> => {
    const replace = (list: YearOfPayments | undefined) => list && withPayment(list, payment);
    queries.setQueriesData<YearOfPayments>({ queryKey: keys.allPayments }, replace);
    queries.setQueriesData<YearOfPayments>({ queryKey: keys.paymentSearches }, replace);
    // A filtered list keeps the row until its next fetch.
    await queries.invalidateQueries({ queryKey: keys.paymentSearches, refetchType: 'none' });
    // The refund ended the access to the course, so the buyer may no longer count as enrolled.
    await queries.invalidateQueries({ queryKey: keys.people });
    await queries.invalidateQueries({ queryKey: keys.refundRequests });
    try {
      const { totalAmountsByMonth, yearlyTotal } = (await send(fetchAllPayments, { body: { year, count: 1 } })).data;
      queries.setQueryData<YearOfPayments>(
        keys.payments(year),
        (list) => list && { ...list, totalAmountsByMonth, yearlyTotal },
      );
    } catch {
      await queries.invalidateQueries({ queryKey: keys.payments(year) });
    }
  };
  return { refetch, show };
}

const faultOf = (reason: string): string | undefined => reasonProblems({ reason }).at(0)?.message;

/** There is nothing left to refund. */
const isRefusedForGood = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The confirmation dialog of a refund, its reason, and the refund itself. */
export function useRefund(year: number) {
  const { send } = usePlatform();
  const lists = useRefundedLists(year);
  const { subject: payment, run, finish, ...question } = useQuestion<AdminPayment>('refund');
  const reason = useReason(faultOf);

  const ask = (wanted: AdminPayment): void => {
    reason.begin();
    question.ask(wanted);
  };

  const confirm = async (): Promise<void> => {
    if (!payment) return;
    const why = reason.checked();
    if (why === undefined) return;
    const sent = send(refundPayment, { params: { paymentId: payment.paymentId }, body: { reason: why } });
    const isOver = sent.then(() => true, isRefusedForGood);
    const response = await run(sent, {
      loading: texts.progress.refunding,
      success: texts.admin.refunded,
      failure: texts.admin.refundFailed,
    });
    if (await isOver) finish();
    // Another administrator may have been first: refetch the list.
    await (response ? lists.show(response.data) : lists.refetch());
  };

  // A part may have been refunded before, in the gateway's own dashboard.
  const leftPaise = payment ? payment.amount - payment.refunded : 0;
  return { ...question, payment, leftPaise, reason, ask, confirm };
}
