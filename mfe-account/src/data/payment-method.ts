import { type PurchaseHistoryEntry, paymentMethodLabel } from '@vidya/contracts/payment';

/** How a purchase was paid; an order whose money is still to come has no method yet, and was no coupon. */
export function methodName({ paymentMethod, amount, status }: PurchaseHistoryEntry): string {
  const isToCome = !paymentMethod && amount > 0 && (status === 'created' || status === 'failed');
  return isToCome ? 'Not paid yet' : paymentMethodLabel(paymentMethod);
}
