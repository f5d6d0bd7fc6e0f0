import { z } from 'zod';
import { gatewaySeconds } from '../payments/card-gateway-shapes.ts';

const paise = z.number().int();
const fee = paise.nullish().transform((value) => value ?? 0);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const moment = gatewaySeconds.transform((seconds) => new Date(seconds * 1000));

/** The fields that we read from the payout API's entities, with our names; amounts in paise. */
export const gatewayContact = z.object({ id: z.string().startsWith('cont_') });
export const gatewayFundAccount = z.object({ id: z.string().startsWith('fa_') });

/** `completed` only says that the bank responded: `accountStatus` says whether the account exists. */
export const gatewayValidation = z
  .object({
    id: z.string().startsWith('fav_'),
    fund_account: z.object({ id: z.string() }),
    status: z.enum(['created', 'completed', 'failed']),
    results: z.object({ account_status: z.enum(['active', 'invalid']).nullish(), registered_name: text }),
  })
  .transform(({ id, fund_account: account, status, results }) => ({
    id,
    fundAccountId: account.id,
    status,
    accountStatus: results.account_status ?? null,
    registeredName: results.registered_name,
  }));

const openStatuses = ['queued', 'pending', 'scheduled', 'processing'] as const;
const endedStatuses = ['processed', 'reversed', 'cancelled', 'failed', 'rejected'] as const;

/** `feesPaise` includes `taxPaise` and is charged on top of the amount; `reason` is a code such as `low_balance`. */
export const gatewayPayout = z
  .object({
    id: z.string().startsWith('pout_'),
    fund_account_id: z.string(),
    amount: paise.min(1),
    fees: fee,
    tax: fee,
    status: z.enum([...openStatuses, ...endedStatuses]),
    utr: text,
    reference_id: text,
    status_details: z.object({ reason: text, description: text }).nullish(),
    created_at: moment,
  })
  .refine(({ fees, tax }) => tax >= 0 && tax <= fees, 'The fee does not contain the tax')
  .transform(({ id, status, utr, ...payout }) => ({
    id,
    fundAccountId: payout.fund_account_id,
    amountPaise: payout.amount,
    feesPaise: payout.fees,
    taxPaise: payout.tax,
    status,
    utr,
    referenceId: payout.reference_id,
    reason: payout.status_details?.reason ?? null,
    description: payout.status_details?.description ?? null,
    createdAt: payout.created_at,
  }));

export const gatewayBalances = z.object({ items: z.array(z.object({ account_number: z.string(), amount: paise })) });

/** `kind` is `payout`, `reversal` or `bank_transfer`; `reference` is the bank's: of a settlement, its `utr`. */
export const gatewayTransaction = z
  .object({
    id: z.string().startsWith('txn_'),
    credit: paise,
    debit: paise,
    balance: paise,
    source: z.object({ id: z.string(), entity: z.string(), payout_id: text, utr: text, bank_reference: text }),
    created_at: moment,
  })
  .transform(({ id, source, ...line }) => ({
    id,
    kind: source.entity,
    payoutId: source.entity === 'payout' ? source.id : source.payout_id,
    reference: source.bank_reference ?? source.utr,
    creditPaise: line.credit,
    debitPaise: line.debit,
    balancePaise: line.balance,
    createdAt: line.created_at,
  }));

export const gatewaySettlement = z
  .object({
    id: z.string().startsWith('setl_'),
    amount: paise,
    status: z.enum(['created', 'processed', 'failed']),
    utr: text,
    created_at: moment,
  })
  .transform(({ amount, created_at: createdAt, ...rest }) => ({ ...rest, amountPaise: amount, createdAt }));

/** A settled payment or refund, or an adjustment of the gateway. `paymentId` is also that of the payment itself. */
export const gatewaySettlementItem = z
  .object({
    entity_id: z.string(),
    type: z.string(),
    debit: paise,
    credit: paise,
    amount: paise,
    fee,
    tax: fee,
    payment_id: text,
    order_id: text,
    settlement_id: text,
    settlement_utr: text,
  })
  .transform(({ entity_id: id, type, ...item }) => ({
    id,
    type,
    amountPaise: item.amount,
    feePaise: item.fee,
    taxPaise: item.tax,
    creditPaise: item.credit,
    debitPaise: item.debit,
    paymentId: type === 'payment' ? id : item.payment_id,
    orderId: item.order_id,
    settlementId: item.settlement_id,
    utr: item.settlement_utr,
  }));
