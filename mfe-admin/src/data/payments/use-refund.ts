import { useQueryClient } from '@tanstack/react-query';
import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import { type AdminPayment, refundPayment } from '@vidya/contracts/calls/payment';
import { refundProblems } from '@vidya/contracts/rules/payment-validation';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { applyRefundToCache, refetchPayments } from './apply-refund-to-cache.ts';

const faultOf = (reason: string): string | undefined => refundProblems({ reason }).at(0)?.message;

/** The confirmation dialog of a refund, its reason, and the refund itself. */
export function useRefund(year: number) {
  const { send, run, toasts } = usePlatform();
  const queries = useQueryClient();
  const question = useDialogEntry('refund');
  const [payment, mark] = useState<AdminPayment | null>(null);
  const [reason, write] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);

  const ask = (wanted: AdminPayment): void => {
    mark(wanted);
    write('');
    setFault(undefined);
    setDone(false);
    question.open();
  };

  const confirm = async (): Promise<void> => {
    if (!payment) return;
    const found = faultOf(reason);
    setFault(found);
    if (found) return toasts.error(found);
    setBusy(true);
    const params = { paymentId: payment.paymentId };
    const response = await run(send(refundPayment, { params, body: { reason: reason.trim() } }), {
      loading: texts.progress.refunding,
      success: texts.admin.refunded,
      failure: texts.admin.refundFailed,
    });
    setBusy(false);
    // Another administrator may have been first: refetch the list.
    if (!response) return refetchPayments({ queries, send, year });
    setDone(true);
    question.close();
    await applyRefundToCache({ queries, send, year, payment: response.data });
  };

  const change = (text: string): void => {
    write(text);
    if (fault) setFault(faultOf(text));
  };
  const isOpen = question.isOpen && payment !== null;
  // A part may have been refunded before, in the gateway's own dashboard.
  const leftPaise = payment ? payment.amount - payment.refunded : 0;
  return { isOpen, payment, leftPaise, reason, change, fault, ask, confirm, close: question.close, isBusy, isDone };
}
