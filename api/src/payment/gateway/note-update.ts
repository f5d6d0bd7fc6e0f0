import type { ApiMetrics } from '@vidya/server/metrics/metrics';

/** Who reported a payment: the buyer's browser, the gateway by itself, or the gateway when asked. */
type Source = 'browser' | 'webhook' | 'reconciler';

interface Report {
  gatewayOrderId: string;
  gatewayPaymentId: string;
  amountPaise: number;
  currency: string;
}

export type NoteUpdate = (source: Source, report: Report, outcome: string) => void;

/**
 * Counts the gateway's reports by outcome. A genuine payment that does not match its order raises an alarm: a buyer's
 * money lies at the gateway for nothing, or the keys are in wrong hands.
 */
export const createNoteUpdate =
  (metrics: ApiMetrics): NoteUpdate =>
  (source, { gatewayOrderId, gatewayPaymentId, amountPaise, currency }, outcome) => {
    metrics.count('paymentUpdates', { source, outcome });
    if (outcome !== 'mismatch') return;
    metrics.count('wrongAmounts');
    console.error(
      `Payment ${gatewayPaymentId} of ${amountPaise} paise (${currency}) is not what order ${gatewayOrderId} asks for (${source}): nobody was enrolled.`,
    );
  };
