import { useQueryClient } from '@tanstack/react-query';
import { declineRefund, grantRefund } from '@vidya/contracts/browser/calls';
import type { ApiResponse } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { RefundRequest } from '@vidya/contracts/calls/buying/refunds';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { declineProblems } from '@vidya/contracts/rules/buying/refund';
import { reasonProblems } from '@vidya/contracts/rules/reason-validation';
import { refundTexts, texts } from '@vidya/contracts/texts/texts';
import { useQuestion } from '../data/use-question.ts';
import { useReason } from '../data/use-reason.ts';

interface Answering {
  name: string;
  faultOf: (text: string) => string | undefined;
  send: (requestId: string, text: string) => Promise<ApiResponse<RefundRequest>>;
  messages: { loading: string; success: string; failure: string };
}

const stale = [keys.refundRequests, keys.allPayments, keys.paymentSearches, keys.people, keys.auditLog];

/** A refusal that stays: another administrator has answered the request, or given the payment back. */
const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.message !== refundTexts.beingAnswered;

/** A confirmation dialog with a text, which answers a request. */
function useAnswering({ name, faultOf, send, messages }: Answering) {
  const queries = useQueryClient();
  const { subject: request, run, finish, ...question } = useQuestion<RefundRequest>(name);
  const reason = useReason(faultOf);
  return {
    ...question,
    request,
    reason,
    ask: (wanted: RefundRequest): void => {
      reason.begin();
      question.ask(wanted);
    },
    confirm: async (): Promise<void> => {
      const text = request && reason.checked();
      if (!request || text === undefined || text === null) return;
      const sent = send(request._id, text);
      const isOver = sent.then(() => true, isAnswered);
      await run(sent, messages);
      if (await isOver) finish();
      // After a refusal too: another administrator may have been first.
      for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
    },
  };
}

/** The two answers to a request: the refund, with a reason for the audit log, and a text to the learner. */
export function useRefundAnswer() {
  const { send } = usePlatform();
  return {
    grant: useAnswering({
      name: 'grant-refund',
      faultOf: (reason) => reasonProblems({ reason }).at(0)?.message,
      send: (requestId, reason) => send(grantRefund, { params: { requestId }, body: { reason } }),
      messages: {
        loading: texts.progress.refunding,
        success: texts.admin.refunded,
        failure: texts.admin.refundFailed,
      },
    }),
    decline: useAnswering({
      name: 'decline-refund',
      faultOf: (answer) => declineProblems({ answer }).at(0)?.message,
      send: (requestId, answer) => send(declineRefund, { params: { requestId }, body: { answer } }),
      messages: {
        loading: texts.progress.sendingAnswer,
        success: refundTexts.declinedNow,
        failure: refundTexts.declineFailed,
      },
    }),
  };
}

export type RefundAnswer = ReturnType<typeof useRefundAnswer>;
