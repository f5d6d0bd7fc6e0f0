import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { createGatewayClient, type GatewayAccess, GatewayFault } from '../payments/card-gateway-client.ts';
import {
  gatewayBalances,
  gatewayContact,
  gatewayFundAccount,
  gatewayPayout,
  gatewaySettlement,
  gatewaySettlementItem,
  gatewayTransaction,
  gatewayValidation,
} from './payout-gateway-shapes.ts';

/** `referenceId` is our own id, max 40 characters. The same details again return the same contact. */
type NewContact = Record<'name' | 'email' | 'referenceId', string>;

export type Beneficiary =
  | { kind: 'bank'; name: string; ifsc: string; accountNumber: string }
  | { kind: 'vpa'; address: string };

interface NewPayout {
  /** 4 to 36 letters, digits, hyphens and underscores; one for each payout, used again when it is repeated. */
  key: string;
  /** Our own id, max 40 characters. */
  referenceId: string;
  fundAccountId: string;
  amountPaise: number;
  /** UPI only to a UPI address, at most ₹1 lakh; IMPS at most ₹5 lakh. */
  mode: 'IMPS' | 'NEFT' | 'UPI';
  /** On the bank's statement: max 30 letters, digits and spaces. */
  narration: string;
}

/** From and to, both inclusive, in whole seconds. */
interface Period {
  from: Date;
  to: Date;
}

const pageSize = 100;
/** A list with more pages has no end. */
const maxPages = 10_000;
const secondsOf = (time: Date): string => String(Math.floor(time.getTime() / 1000));
const during = ({ from, to }: Period) => ({ from: secondsOf(from), to: secondsOf(to) });
const detailsOf = (to: Beneficiary): object =>
  to.kind === 'vpa'
    ? { account_type: 'vpa', vpa: { address: to.address } }
    : {
        account_type: 'bank_account',
        bank_account: { name: to.name, ifsc: to.ifsc, account_number: to.accountNumber },
      };

export type PayoutGateway = ReturnType<typeof createPayoutGateway>;

/**
 * Payouts and settlements (RazorpayX and Razorpay's API, version 1). Every method throws `GatewayFault` when it fails or
 * is refused. After a fault other than `refused`, a payout may exist: repeat it with the same key, or find it by reference.
 */
export function createPayoutGateway(config: Pick<Config['gateway'], 'payoutAccount'> & GatewayAccess) {
  const send = createGatewayClient(config);
  const account = { account_number: config.payoutAccount };
  const post = <T>(path: string, shape: z.ZodType<T>, body: object, headers = {}): Promise<T> =>
    send({ method: 'POST', path, body, headers }, shape);
  const get = <T>(path: string, shape: z.ZodType<T>): Promise<T> => send({ method: 'GET', path }, shape);
  const find = <T>(list: string, id: string, shape: z.ZodType<T>) =>
    get(`/v1/${list}/${encodeURIComponent(id)}`, shape);

  /**
   * Reads all pages. A record that arrives while it reads moves the others: each counts once. A page of which nothing is
   * new means that the gateway does not turn pages.
   */
  async function list<T extends { id: string }>(path: string, shape: z.ZodType<T>, query: object): Promise<T[]> {
    const found = new Map<string, T>();
    const pageShape = z.object({ items: z.array(shape) });
    for (let page = 0; page < maxPages; page += 1) {
      const search = new URLSearchParams({ ...query, count: String(pageSize), skip: String(page * pageSize) });
      const { size } = found;
      // oxlint-disable-next-line no-await-in-loop
      const { items } = await get(`/v1/${path}?${search}`, pageShape);
      for (const item of items) found.set(item.id, item);
      if (items.length < pageSize) return [...found.values()];
      if (found.size === size) break;
    }
    throw new GatewayFault('unreadable', `GET /v1/${path}: the list has no end`);
  }

  return {
    /** Returns the contact's id. */
    addContact: async ({ name, email, referenceId }: NewContact): Promise<string> =>
      (await post('/v1/contacts', gatewayContact, { name, email, type: 'vendor', reference_id: referenceId })).id,
    /** Returns the fund account's id; the same details again return the same one. */
    addFundAccount: async (contactId: string, to: Beneficiary): Promise<string> =>
      (await post('/v1/fund_accounts', gatewayFundAccount, { contact_id: contactId, ...detailsOf(to) })).id,
    /** Asks the bank whether the account exists and whose it is. The result comes later. */
    validateFundAccount: (fundAccountId: string) => {
      const body = { ...account, fund_account: { id: fundAccountId }, amount: 100, currency: 'INR' };
      return post('/v1/fund_accounts/validations', gatewayValidation, body);
    },
    findValidation: (id: string) => find('fund_accounts/validations', id, gatewayValidation),
    /** Pays out, or waits in the state queued until the account has enough money. */
    createPayout: ({ key, referenceId, fundAccountId, amountPaise, mode, narration }: NewPayout) => {
      const target = { fund_account_id: fundAccountId, amount: amountPaise, currency: 'INR', mode, purpose: 'payout' };
      const body = { ...account, ...target, queue_if_low_balance: true, reference_id: referenceId, narration };
      return post('/v1/payouts', gatewayPayout, body, { 'x-payout-idempotency': key });
    },
    findPayout: (id: string) => find('payouts', id, gatewayPayout),
    /** Null when no payout to this account has this reference. */
    async findPayoutByReference(referenceId: string, fundAccountId: string) {
      const found = await list('payouts', gatewayPayout, { ...account, reference_id: referenceId });
      const isIt = (one: (typeof found)[number]) =>
        one.referenceId === referenceId && one.fundAccountId === fundAccountId;
      return found.find(isIt) ?? null;
    },
    /** The account's money in paise: the sum of its whole statement. */
    async balance(): Promise<number> {
      const { items } = await get('/v1/banking_balances', gatewayBalances);
      const own = items.find(({ account_number: number }) => number === config.payoutAccount);
      if (!own) throw new GatewayFault('unreadable', `The gateway has no account ${config.payoutAccount}`);
      return own.amount;
    },
    /** Newest first. */
    statement: (period: Period) => list('transactions', gatewayTransaction, { ...account, ...during(period) }),
    /** Newest first. */
    settlements: (period: Period) => list('settlements', gatewaySettlement, during(period)),
    /** What was settled on a day such as `2026-05-31`, in Indian time. */
    settlementItems: (day: string) => {
      const [year, month, date] = day.split('-');
      return list('settlements/recon/combined', gatewaySettlementItem, { year, month, day: date });
    },
  };
}
