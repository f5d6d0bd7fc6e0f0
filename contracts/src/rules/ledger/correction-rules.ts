import { isBlank, type Problem, problemsOf } from '../validation.ts';
import type { LedgerAccountKind } from './accounts.ts';
import type { MoneySubject } from './money-advice.ts';
import { moneyTexts as say } from './money-texts.ts';

/** The other side of a correction: where the money came from, or what it was spent on. */
export const counterAccounts = [
  'platformShare',
  'refundsDue',
  'gatewayFees',
  'gatewayFeesGst',
  'coupons',
  'gateway',
] as const satisfies readonly LedgerAccountKind[];
export type CounterAccount = (typeof counterAccounts)[number];

/** The account that a difference is about, and its side for an amount above 0. */
export const accountOfSubject: Record<MoneySubject, { account: 'gateway' | 'bank'; sign: 1 | -1 }> = {
  payment: { account: 'gateway', sign: 1 },
  fee: { account: 'gateway', sign: -1 },
  refund: { account: 'gateway', sign: -1 },
  adjustment: { account: 'gateway', sign: 1 },
  settlement: { account: 'bank', sign: 1 },
  payout: { account: 'bank', sign: -1 },
  transfer: { account: 'bank', sign: 1 },
};

const usual: Record<MoneySubject, CounterAccount> = {
  payment: 'refundsDue',
  fee: 'gatewayFees',
  refund: 'refundsDue',
  adjustment: 'gatewayFees',
  settlement: 'gateway',
  payout: 'platformShare',
  transfer: 'platformShare',
};

/** The accounts that may be the other side, the usual one first. A settlement only moves money from the gateway. */
export function countersOf(subject: MoneySubject): CounterAccount[] {
  if (subject === 'settlement') return ['gateway'];
  const others = counterAccounts.filter((account) => account !== 'gateway' && account !== usual[subject]);
  return [usual[subject], ...others];
}

/** What the ledger lacks of a difference, in paise. */
export const lackOf = ({ herePaise, therePaise }: { herePaise: number | null; therePaise: number | null }): number =>
  (therePaise ?? 0) - (herePaise ?? 0);

/** The bank's, of 6 to 60 signs. Not a short number: corrections of transactions have their number as name. */
const referenceForm = /^(?!\d{1,11}$)[\w-]{6,60}$/;

interface HandPayout {
  instructorId: string | null;
  /** Null: not an amount. */
  amountPaise: number | null;
  reference: string;
}

export const handPayoutProblems = ({
  instructorId,
  amountPaise,
  reference,
}: HandPayout): Problem<'instructor' | 'amount' | 'reference'>[] =>
  problemsOf([
    [isBlank(instructorId), 'instructor', say.instructorMissing],
    [amountPaise === null || amountPaise <= 0, 'amount', say.amountInvalid],
    [!referenceForm.test(reference), 'reference', say.referenceInvalid],
  ]);

/** '1,250.50' and '₹1250.5' as paise; null if it is no amount of at most two decimals. */
export function paiseOf(typed: string): number | null {
  const [, rupees = '', decimals = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(typed.replaceAll(/[₹,\s]/g, '')) ?? [];
  return rupees === '' ? null : Number(rupees) * 100 + Number(decimals.padEnd(2, '0'));
}
