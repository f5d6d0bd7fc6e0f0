import type { PaymentStatus } from '../../texts/choices.ts';
import { refundTexts, texts } from '../../texts/texts.ts';
import { refund } from '../limit-values.ts';
import { isWordless } from '../text/clean-text.ts';
import { type Problem, problemsOf } from '../validation.ts';

interface Purchase {
  status: PaymentStatus;
  amountPaise: number;
  capturedAt: Date | null;
  /** The end of the access that it bought; null if it bought none. */
  expiresAt: Date | null;
  /** The completed lectures of its course in percent. */
  progress: number;
}

const dayMs = 86_400_000;

/** Why a learner can not give a purchase back, as a message; null if they can. */
export function giveBackRefusal(purchase: Purchase, now: Date): string | null {
  const { status, amountPaise, capturedAt, expiresAt, progress } = purchase;
  if (amountPaise === 0) return refundTexts.free;
  if (status === 'refunded') return texts.admin.alreadyRefunded;
  if (status !== 'captured' || !capturedAt) return refundTexts.notPaid;
  // Paid for an owned course: the site refunds it by itself (decision P11).
  if (!expiresAt) return refundTexts.underWay;
  if (now.getTime() - capturedAt.getTime() > refund.days * dayMs) return refundTexts.late;
  return progress < refund.belowPercent ? null : refundTexts.seen;
}

interface EarlierRefund {
  isSelfService: boolean;
  createdAt: Date;
}

/** Whether the person had as many refunds of late as there are without staff. */
export function needsStaff(earlier: readonly EarlierRefund[], now: Date): boolean {
  const since = now.getTime() - refund.withinDays * dayMs;
  const recent = earlier.filter(({ isSelfService, createdAt }) => isSelfService && createdAt.getTime() > since);
  return recent.length >= refund.withoutStaff;
}

/** The problems of an administrator's answer to a request that is declined. */
export const declineProblems = ({ answer }: { answer: string }): Problem<'answer'>[] =>
  problemsOf([
    [isWordless(answer), 'answer', texts.admin.answerMissing],
    [answer.trim().length > refund.reasonMax, 'answer', texts.admin.answerLong],
  ]);

/** A learner may give a reason, but need not. */
export const giveBackProblems = ({ reason }: { reason: string }): Problem<'reason'>[] =>
  problemsOf([[reason.trim().length > refund.reasonMax, 'reason', refundTexts.reasonLong]]);
