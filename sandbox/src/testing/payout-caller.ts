import type { GatewayError } from '../gateway/errors.ts';
import type { Listing } from '../gateway/ledger.ts';
import type { Transaction } from '../gateway/payouts/account.ts';
import type { Contact, FundAccount } from '../gateway/payouts/new-beneficiary.ts';
import type { Payout, PayoutStatus } from '../gateway/payouts/new-payout.ts';
import type { RunningSandbox } from '../testing.ts';
import { type ApiResponse, createCaller } from './call.ts';

export const ownAccount = '7878780080316316';
type Refusal = ReturnType<GatewayError['toBody']>;

/** Calls the payout API of a running sandbox like the product's server. */
export function createPayoutCaller(sandbox: Pick<RunningSandbox, 'address'>) {
  const caller = createCaller(sandbox);
  const { get, post } = caller;
  let keys = 0;

  const addAccount = async (fields: object) => {
    const contact = await post<Contact>('/v1/contacts', { name: 'Asha Rao', type: 'vendor', reference_id: 'asha' });
    return (await post<FundAccount>('/v1/fund_accounts', { contact_id: contact.body.id, ...fields })).body;
  };

  const payout = {
    account_number: ownAccount,
    amount: 50_000,
    currency: 'INR',
    mode: 'IMPS',
    purpose: 'payout',
    queue_if_low_balance: true,
  };

  async function postPayout<T = Payout>(fields: object, key?: string | null): Promise<ApiResponse<T>> {
    keys += 1;
    return caller.call<T>('POST', '/v1/payouts', { ...payout, ...fields }, undefined, {
      ...(key !== null && { 'x-payout-idempotency': key ?? `key-${keys}` }),
    });
  }

  const find = async (id: string) => (await get<Payout>(`/v1/payouts/${id}`)).body;

  return {
    ...caller,
    bank: (accountNumber = '765432123456789') =>
      addAccount({
        account_type: 'bank_account',
        bank_account: { name: 'Asha Rao', ifsc: 'HDFC0000053', account_number: accountNumber },
      }),
    vpa: (address = 'asha@okbank') => addAccount({ account_type: 'vpa', vpa: { address } }),
    postPayout,
    /** Makes a payout that the sandbox accepts. */
    paid: async (fields: object, key?: string) => (await postPayout(fields, key)).body,
    refusedPayout: async (fields: object, key?: string | null) => {
      const { status, body } = await postPayout<Refusal>(fields, key);
      return { status, ...body.error };
    },
    find,
    /** Waits until a payout has this state. */
    async reach(id: string, status: PayoutStatus): Promise<Payout> {
      for (;;) {
        const found = await find(id);
        if (found.status === status) return found;
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    },
    switches: (changes: object) => post('/control/payouts', changes),
    addFunds: (amount: number) => post('/control/funds', { amount }),
    move: (id: string, status: PayoutStatus) => post<Payout & Refusal>(`/control/payouts/${id}/move`, { status }),
    balance: async () =>
      (await get<Listing<{ amount: number; account_number: string }>>('/v1/banking_balances')).body.items[0]!.amount,
    statement: async (query = '') =>
      (await get<Listing<Transaction>>(`/v1/transactions?account_number=${ownAccount}&count=100${query}`)).body.items,
  };
}
