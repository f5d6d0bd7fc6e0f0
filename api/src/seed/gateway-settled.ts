import type { SettledDay } from '../ledger/payouts/settlements/book-settlements.ts';
import type { GatewayLine } from './gateway-past.ts';
import type { SeedPayee } from './sample/demo/payees.ts';
import { gatewayId } from './sample/random.ts';

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

const settlementOf = ({ id, amountPaise, utr, createdAt }: SettledDay['settlements'][number]): GatewayLine => ({
  kind: 'settlement',
  id,
  value: {
    id,
    entity: 'settlement',
    amount: amountPaise,
    status: 'processed',
    fees: 0,
    tax: 0,
    utr,
    created_at: seconds(createdAt),
  },
});

/** Settled once: a later settlement leaves them out. */
function itemsOf({ items, settlements: [settlement] }: SettledDay): GatewayLine[] {
  const settledAt = seconds(settlement!.createdAt);
  return items.map(({ id, type, ...item }) => ({
    kind: 'recon',
    id,
    value: {
      entity_id: id,
      type,
      debit: item.debitPaise,
      credit: item.creditPaise,
      amount: item.amountPaise,
      currency: 'INR',
      fee: item.feePaise,
      tax: item.taxPaise,
      on_hold: false,
      settled: true,
      created_at: settledAt,
      settled_at: settledAt,
      settlement_id: item.settlementId,
      payment_id: type === 'payment' ? null : item.paymentId,
      settlement_utr: item.utr,
      order_id: item.orderId,
    },
  }));
}

const payeeOf = ({ userId, email, holderName, contactId, fundAccountId, ...account }: SeedPayee): GatewayLine[] => {
  const { ifsc, accountNumber } = account;
  const common = { batch_id: null, active: true, created_at: 0 };
  const contact = { name: holderName, email, contact: null, type: 'vendor', reference_id: userId, notes: [] };
  const bank = {
    name: holderName,
    ifsc,
    bank_name: `${ifsc.slice(0, 4)} Bank`,
    account_number: accountNumber,
    notes: [],
  };
  const fundAccount = { contact_id: contactId, account_type: 'bank_account', bank_account: bank };
  return [
    { kind: 'contact', id: contactId, value: { id: contactId, entity: 'contact', ...contact, ...common } },
    {
      kind: 'fund_account',
      id: fundAccountId,
      value: { id: fundAccountId, entity: 'fund_account', ...fundAccount, ...common },
    },
  ];
};

/** What the account of payouts has after all that was settled and paid out: one line of its statement. */
function balanceOf(bankPaise: number, account: string, at: Date): GatewayLine[] {
  const id = gatewayId('txn', 'past');
  const source = { id: gatewayId('bt', 'past'), entity: 'bank_transfer', amount: bankPaise };
  const amounts = { amount: bankPaise, currency: 'INR', credit: bankPaise, debit: 0, balance: bankPaise };
  const value = { id, entity: 'transaction', account_number: account, ...amounts, source, created_at: seconds(at) };
  return bankPaise > 0 ? [{ kind: 'transaction', id, value }] : [];
}

interface SettledPast {
  settled: readonly SettledDay[];
  payees: readonly SeedPayee[];
  /** The ledger's balance of the bank. */
  bankPaise: number;
  /** The number of the account of payouts. */
  account: string;
}

/** What the gateway has of past settlements and of the people who get payouts. */
export const settledLines = ({ settled, payees, bankPaise, account }: SettledPast): GatewayLine[] => [
  ...settled.flatMap(({ settlements }) => settlements.map(settlementOf)),
  ...settled.flatMap(itemsOf),
  ...payees.flatMap(payeeOf),
  ...balanceOf(bankPaise, account, settled.at(-1)?.settlements[0]?.createdAt ?? new Date(0)),
];
