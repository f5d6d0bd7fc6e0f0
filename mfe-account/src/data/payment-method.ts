import { type PurchaseHistoryEntry, paymentMethodLabel } from '@vidya/contracts/payment';

const names: Record<string, string> = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Net Banking',
  wallet: 'Wallet',
  emi: 'EMI',
  paylater: 'Pay Later',
};

/** How a purchase was paid, as people write it: 'Free Coupon' without a method, unless the money is still to come. */
export function methodName({ paymentMethod, amount, status }: PurchaseHistoryEntry): string {
  const isToCome = !paymentMethod && amount > 0 && (status === 'created' || status === 'failed');
  return isToCome ? 'Not paid yet' : (names[paymentMethod.trim().toLowerCase()] ?? paymentMethodLabel(paymentMethod));
}
