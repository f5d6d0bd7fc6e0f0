import { invalidInput } from '../errors.ts';
import { describeEvent, type Notify } from '../events.ts';
import { find, type Ledger } from '../ledger.ts';
import type { Account } from '../payouts/account.ts';
import { newReconItem, newSettlement, type Settlement } from './new-settlement.ts';

/**
 * Settles all captured payments, less their fees, and all refunds that are not settled yet and from before this moment (in
 * ms), and transfers the rest to the account. Refuses when nothing would be left: the refunds then wait for later payments.
 */
export function createSettlement(
  ledger: Ledger,
  account: Pick<Account, 'receive'>,
  notify: Notify,
  before = Infinity,
): Settlement {
  const isOpen = ({ id, created_at: at }: { id: string; created_at: number }) =>
    at * 1000 <= before && ledger.reconItems.get(id) === undefined;
  const withOrder = (paymentId: string) => {
    const payment = find(ledger.payments, paymentId);
    return { payment, receipt: find(ledger.orders, payment.order_id).receipt };
  };
  const payments = ledger.payments.values().filter((payment) => payment.captured && isOpen(payment));
  const refunds = ledger.refunds.values().filter(isOpen);
  const settled = [
    ...payments.map(({ id }) => withOrder(id)),
    ...refunds.map((refund) => ({ ...withOrder(refund.payment_id), refund })),
  ];
  const draft = newSettlement(0);
  const items = settled.map((one) => newReconItem(draft, one));
  const amount = items.reduce((total, { credit, debit }) => total + credit - debit, 0);
  if (amount <= 0) throw invalidInput('There is nothing to settle');
  const settlement = { ...draft, amount };
  for (const item of items) ledger.reconItems.put(item.entity_id, item);
  ledger.settlements.put(settlement.id, settlement);
  account.receive(amount, 'Razorpay Software Private Limited', settlement.utr);
  notify([describeEvent('settlement.processed', { settlement })]);
  return settlement;
}
