import { z } from 'zod';
import { couponBearers, maxRate, taxKinds } from '../../rules/ledger/rate-rules.ts';
import { limits } from '../../rules/limits.ts';
import { call } from '../call.ts';
import { anyId, emptied, formLine, personSearch, plainLine, plainText, whole } from '../fields.ts';

const account = z.enum([
  'gateway',
  'bank',
  'refundsDue',
  'earnings',
  'platformShare',
  'coupons',
  'gstCgst',
  'gstSgst',
  'gstIgst',
  'tdsWithheld',
  'tcsCollected',
  'gatewayFees',
  'gatewayFeesGst',
  'payoutsInTransit',
]);

const ledgerCause = z.enum([
  'capture',
  'refund',
  'fee',
  'settlement',
  'payout',
  'payoutProcessed',
  'payoutReturned',
  'correction',
]);

const line = z.enum([
  'payment',
  'refund',
  'tax',
  'sale',
  'coupon',
  'share',
  'tds',
  'tcs',
  'fee',
  'settlement',
  'payout',
  'correction',
]);

const money = z.object({
  /** Of each kind of account with entries, in paise: debits are above 0. */
  balances: z.array(z.object({ account, paise: whole })),
  /** The last nightly check; `differences` are empty if all agreed. */
  check: z.object({ at: z.string(), differences: z.record(z.string(), z.number()) }).nullable(),
  /** '2026-10', newest first. */
  closedMonths: z.array(z.string()),
  /** What is owed to deleted accounts: part of the balance of earnings. The largest first, at most 100. */
  deleted: z.array(z.object({ id: z.string(), name: z.string(), owedPaise: whole, availablePaise: whole })),
  /** Owed to all of them, also those that are not listed. */
  deletedOwedPaise: whole,
});

export const getMoney = call('getMoney', 'GET /money', {
  access: 'money.read',
  data: money,
  example: { as: 'admin' },
});

const ledgerQuery = z.object({
  /** A payment's or an order's id, a transaction's number, the reference of a settlement or a correction, part of a person's name or address, or of a course's title. */
  q: emptied(personSearch(limits.searchCharacters)),
  cause: emptied(ledgerCause),
  /** '2026-11' */
  month: emptied(z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)),
  /** The last transaction of the page before. */
  after: emptied(plainLine(20)),
});

const transaction = z.object({
  id: z.string(),
  cause: ledgerCause,
  at: z.string(),
  amountPaise: whole,
  /** Of a correction: the transaction that it reverses. */
  reverses: z.string().nullable(),
  /** The correction that reverses it, reversed itself or not. */
  reversedBy: z.string().nullable(),
  /** It does not stand: the last of the corrections that reverse each other reverses it. */
  isReversed: z.boolean(),
  /** Of the gateway or the bank: what a settlement or a correction names; '' without one. */
  reference: z.string(),
  payment: z
    .object({
      id: z.string(),
      /** The gateway's ids; '' without one. */
      gatewayId: z.string(),
      orderNumber: z.string(),
      buyer: z.string(),
      createdAt: z.string(),
    })
    .nullable(),
  /** `id` is null once the course is deleted. */
  course: z.object({ id: z.string().nullable(), title: z.string() }).nullable(),
  /** Of a correction. */
  actor: z.string(),
  reason: z.string(),
  /** Paise: debits are above 0. */
  entries: z.array(z.object({ account, instructor: z.string(), line, paise: whole })),
});

/** Newest first, 50 at a time. */
export const listTransactions = call('listTransactions', 'GET /money/transactions', {
  access: 'money.read',
  query: ledgerQuery,
  data: z.array(transaction),
  meta: z.object({
    /** What `after` is for the next page; null on the last one. */
    next: z.string().nullable(),
    /** The search text fits too many people or courses, and found nothing therefore. */
    isBroad: z.boolean(),
  }),
  example: { as: 'admin' },
});

/** Reverses all entries of a transaction, once. */
export const correctTransaction = call('correctTransaction', 'POST /money/transactions/:transactionId/correction', {
  access: 'money.manage',
  params: z.object({ transactionId: plainLine(20) }),
  body: z.object({ reason: plainText(10_000).default('') }),
  data: transaction,
});

const agreement = z.object({
  id: z.string(),
  /** Null: for everybody without an agreement. */
  instructor: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Basis points; null: the agreement ends. */
  platformRate: whole.nullable(),
  couponBearer: z.enum(couponBearers),
  validFrom: z.string(),
  /** Who set it; '' for what came with the site. */
  setBy: z.string(),
  /** It holds for sales of now. */
  isCurrent: z.boolean(),
});

const taxRate = z.object({
  id: z.string(),
  kind: z.enum(taxKinds),
  rate: whole,
  validFrom: z.string(),
  source: z.string(),
  setBy: z.string(),
  isCurrent: z.boolean(),
});

/** Both lists by whom or what they are for, the latest first. */
const rates = z.object({ gstRate: whole, agreements: z.array(agreement), taxes: z.array(taxRate) });

export const getRates = call('getRates', 'GET /money/rates', {
  access: 'money.read',
  data: rates,
  example: { as: 'admin' },
});

const rate = z.number().int().min(0).max(maxRate);

/** For sales from a day in India on, '2026-12-01'; today: from now on. Replaces one of the same later day. */
export const addAgreement = call('addAgreement', 'POST /money/agreements', {
  access: 'money.manage',
  body: z.object({
    instructorId: anyId.nullable(),
    platformRate: rate.nullable(),
    couponBearer: z.enum(couponBearers),
    validFrom: formLine(20),
  }),
  data: rates,
  creates: true,
});

export const addTaxRate = call('addTaxRate', 'POST /money/taxRates', {
  access: 'money.manage',
  body: z.object({ kind: z.enum(taxKinds), rate, validFrom: formLine(20), source: formLine(300) }),
  data: rates,
  creates: true,
});

/** A month, '2026-11', or the financial year from April on, '2026'. */
const period = z.object({ period: z.string().regex(/^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/) });

/** Vouchers as accounting software imports them. Returns CSV: use its address in a link. */
export const exportJournal = call('exportJournal', 'GET /money/journal.csv', { access: 'money.export', query: period });

/** Each account with its running balance. Returns CSV too. */
export const exportGeneralLedger = call('exportGeneralLedger', 'GET /money/generalLedger.csv', {
  access: 'money.export',
  query: period,
});

export type Money = z.infer<typeof money>;
export type LedgerQuery = z.infer<typeof ledgerQuery>;
export type LedgerTransaction = z.infer<typeof transaction>;
export type LedgerEntry = LedgerTransaction['entries'][number];
export type Rates = z.infer<typeof rates>;
export type ShareAgreement = z.infer<typeof agreement>;
export type TaxRate = z.infer<typeof taxRate>;
