import type { MatchPlace, RefundReason, Role } from './choices.ts';
import { paise, paiseToRupees, rupees, shortDate } from './format.ts';

/** The role's name in the navigation bar (section 2). */
export const roleLabel = (role: Role): string =>
  ({ INSTRUCTOR: 'Instructor', ADMIN: 'Administrator', USER: 'Hey' })[role];

/** The enrolment label of a user (section 4). */
export function enrolmentLabel(subscription: {
  subscription_status: string;
  paymentDetails: { amount: number };
}): string {
  if (subscription.subscription_status === 'active') return subscription.paymentDetails.amount > 0 ? 'Paid' : 'Free';
  return subscription.subscription_status === 'created' ? 'Unpaid' : subscription.subscription_status;
}

/** '20% off', '₹200 off'. */
export const couponOffText = ({ kind, value }: { kind: 'percent' | 'rupees'; value: number }): string =>
  `${kind === 'percent' ? `${value}%` : rupees(value)} off`;

/** The label of a payment's status (section 3 and decision P9). */
export const paymentStatusLabel = (status: string): string =>
  ({ captured: 'Paid', refunded: 'Refunded' })[status] ?? 'Pending';

/** The label beside 'Pending' when the bank refused (decision P9). */
export const declinedLabel = (reason: string): string => `Declined: ${reason}`;

interface Attempt {
  isDeclined: boolean;
  /** The bank's reason, or ''. */
  declined: string;
  isDearer: boolean;
}

/** The outcome of an attempt or order beside what was paid (decision P9). */
export function foldedLabel({ isDeclined, declined, isDearer }: Attempt): string {
  if (isDeclined) return `Declined by the bank${declined && `: ${declined}`}`;
  return isDearer ? 'Replaced by a cheaper order' : 'Replaced by another order';
}

/** 'Rs. 899 on 21 Nov 2026: Replaced by a cheaper order'. */
export const foldedSentence = (attempt: Attempt & { amount: number; at: string }): string =>
  `${paise(attempt.amount)} on ${shortDate(attempt.at)}: ${foldedLabel(attempt)}`;

/** Why a learner gives a course back. */
export const refundReasonLabels: Record<RefundReason, string> = {
  notExpected: 'It is not what I expected',
  tooEasy: 'It is too easy for me',
  tooHard: 'It is too hard for me',
  quality: 'Sound, picture or texts are not good enough',
  noTime: 'I have no time for it',
  byMistake: 'I bought it by mistake',
  other: 'Another reason',
};

const refundTargets: Record<string, string> = {
  card: 'your card',
  emi: 'your card',
  upi: 'your bank account',
  netbanking: 'your bank account',
  wallet: 'your wallet',
};

/** 'your card', 'your bank account'; 'you' for an unknown method. */
export const refundTarget = (method: string): string => refundTargets[method] ?? 'you';

/** 'Refunded on 21 Nov 2026, ₹449 go back to your card'. */
export const refundSentence = ({ at, amount, method }: { at: string; amount: number; method: string }): string =>
  `Refunded on ${shortDate(at)}, ${rupees(paiseToRupees(amount))} go back to ${refundTarget(method)}`;

const methodNames: Record<string, string> = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Net Banking',
  wallet: 'Wallet',
  emi: 'EMI',
  paylater: 'Pay Later',
};

/**
 * The gateway's payment method as a label. Without a method: 'Free Coupon' (section 2, purchase history) for a paid
 * purchase, 'Not paid yet' for an unpaid one (decision P10).
 */
export function paymentMethodLabel(method: string, status: string): string {
  const word = method.trim().toLowerCase();
  if (word) return methodNames[word] ?? method;
  return status === 'captured' || status === 'refunded' ? 'Free Coupon' : 'Not paid yet';
}

/** The label on a card, before the name or the excerpt. */
export const matchPlaceLabels: Record<MatchPlace, string> = {
  category: 'Category',
  instructor: 'Instructor',
  language: 'Language',
  subtitle: 'In the subtitle',
  outcomes: 'In what you will learn',
  description: 'In the description',
};
