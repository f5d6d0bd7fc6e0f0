import { paymentMethodLabel } from '@vidya/contracts/payment';

const names: Record<string, string> = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Net Banking',
  wallet: 'Wallet',
  emi: 'EMI',
  paylater: 'Pay Later',
};

/** The gateway's word for a payment method as people write it; 'Free Coupon' where there was none. */
export const methodName = (method: string): string => names[method.trim().toLowerCase()] ?? paymentMethodLabel(method);
