import type { Collection } from '../../journal.ts';
import { newBankReference, newId, nowSeconds } from '../ids.ts';
import type { Payout } from './new-payout.ts';

type Source = { id: string; entity: 'payout' | 'reversal' | 'bank_transfer'; amount: number } & Record<string, unknown>;

/** A line of the account's statement. Amounts are in paise; `balance` is the one after this line. */
export interface Transaction {
  id: string;
  entity: 'transaction';
  account_number: string;
  amount: number;
  currency: 'INR';
  credit: number;
  debit: number;
  balance: number;
  source: Source;
  created_at: number;
}

export type Account = ReturnType<typeof createAccount>;

/** The bank account that settlements are paid to and payouts from. It begins empty, and its lines add up to its balance. */
export function createAccount(transactions: Collection<Transaction>, number: string) {
  const balance = (): number => transactions.values().at(-1)?.balance ?? 0;

  function post(source: Source, { credit = 0, debit = 0 }): void {
    const id = newId('txn');
    const after = balance() + credit - debit;
    const amounts = { amount: credit + debit, currency: 'INR' as const, credit, debit, balance: after };
    const line = { id, entity: 'transaction' as const, account_number: number, ...amounts, source };
    transactions.put(id, { ...line, created_at: nowSeconds() });
  }

  return {
    number,
    balance,
    /** Takes the amount and the fees of a payout. */
    debit: (payout: Payout) => post(sourceOf(payout), { debit: payout.amount + payout.fees }),
    /** Returns all of it. */
    reverse({ id, amount, fees, tax, utr }: Payout): void {
      const reversal = { id: newId('rvrsl'), entity: 'reversal' as const, payout_id: id, amount, fee: fees, tax, utr };
      post(reversal, { credit: amount + fees });
    },
    /** A transfer from outside: a settlement, whose `utr` is the reference, or funds that people added. */
    receive(amount: number, payer: string, reference = newBankReference()): void {
      const transfer = { id: newId('bt'), entity: 'bank_transfer' as const, payer_name: payer, mode: 'NEFT', amount };
      const from = { payer_account: '10012345678901', payer_ifsc: 'UTIB0000002', bank_reference: reference };
      post({ ...transfer, ...from }, { credit: amount });
    },
    /** `GET /v1/banking_balances`. */
    toBalance: () => ({
      entity: 'banking_balance',
      currency: 'INR',
      account_number: number,
      account_type: 'razorpayx_lite',
      bank_name: null,
      bank_code: null,
      amount: balance(),
      available_amount: balance(),
      refreshed_at: nowSeconds(),
    }),
  };
}

/** A payout as the source of a line of the statement. */
export const sourceOf = ({ id, fund_account_id, amount, notes, fees, tax, status, utr, mode, created_at }: Payout) => ({
  id,
  entity: 'payout' as const,
  fund_account_id,
  amount,
  notes,
  fees,
  tax,
  status,
  utr,
  mode,
  created_at,
});
