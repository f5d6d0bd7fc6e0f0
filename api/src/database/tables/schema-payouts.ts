import type { PayoutAccountReason, PayoutAccountState } from '@vidya/contracts/calls/ledger/payout-account';
import type { PayoutState } from '@vidya/contracts/calls/ledger/payouts';
import type { MoneyDifferenceKind, MoneySubject } from '@vidya/contracts/rules/ledger/money-advice';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, reference, updatedAt } from './schema-columns.ts';
import { users } from './schema-people.ts';

/** Where an instructor's earnings go: one account a person. Only a verified one that is not on hold gets payouts. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'bank' | 'upi'>().notNull(),
    holderName: text('holder_name').notNull(),
    /** '' for UPI. */
    ifsc: text('ifsc').notNull().default(''),
    /** Account number or UPI address, encrypted for this person. */
    number: text('number').notNull(),
    mask: text('mask').notNull(),
    /** Grows with each change: what was asked about the account before no longer counts. */
    version: integer('version').notNull().default(1),
    state: text('state').$type<PayoutAccountState>().notNull().default('new'),
    /** Of the state 'failed'; '' otherwise. */
    reason: text('reason').$type<PayoutAccountReason | ''>().notNull().default(''),
    contactId: text('contact_id'),
    fundAccountId: text('fund_account_id'),
    validationId: text('validation_id'),
    /** No payout before. */
    holdUntil: moment('hold_until').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('payout_accounts_validation').on(table.validationId),
    index('payout_accounts_open').on(table.updatedAt).where(sql`${table.state} in ('new', 'validating')`),
    check('payout_accounts_verified', sql`${table.state} <> 'verified' or ${table.fundAccountId} is not null`),
  ],
);

const paise = (name: string) => bigint(name, { mode: 'number' });

/** What one run proposed. A total above the limit is released by two administrators. */
export const payoutBatches = pgTable(
  'payout_batches',
  {
    id: id(),
    state: text('state').$type<'proposed' | 'approved' | 'released'>().notNull().default('proposed'),
    releasedBy: uuid('released_by').references(() => users.id),
    releasedAt: moment('released_at'),
    secondBy: uuid('second_by').references(() => users.id),
    secondAt: moment('second_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('payout_batches_created').on(table.createdAt),
    index('payout_batches_releaser').on(table.releasedBy).where(sql`${table.releasedBy} is not null`),
    index('payout_batches_second').on(table.secondBy).where(sql`${table.secondBy} is not null`),
    check('payout_batches_two', sql`${table.secondBy} <> ${table.releasedBy}`),
  ],
);

const openPayouts = sql.raw(`('proposed', 'released', 'sent', 'pending', 'queued', 'processing')`);

/** At most one open payout for an instructor. Its id is the gateway's reference. */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    instructorId: reference('instructor_id', () => users.id),
    batchId: reference('batch_id', () => payoutBatches.id),
    amountPaise: paise('amount_paise').notNull(),
    /** The gateway's idempotency key: it exists before the first call, and stays. */
    key: uuid('key').notNull().defaultRandom(),
    /** The account at the gateway for which it was proposed: a later one gets other payouts. */
    fundAccountId: text('fund_account_id').notNull(),
    mask: text('mask').notNull(),
    mode: text('mode').$type<'IMPS' | 'NEFT' | 'UPI'>().notNull(),
    state: text('state').$type<PayoutState>().notNull().default('proposed'),
    gatewayId: text('gateway_id'),
    utr: text('utr').notNull().default(''),
    /** Charged on top of the amount; the tax is part of them. */
    feesPaise: paise('fees_paise').notNull().default(0),
    feesTaxPaise: paise('fees_tax_paise').notNull().default(0),
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
    releasedAt: moment('released_at'),
    sentAt: moment('sent_at'),
    endedAt: moment('ended_at'),
    /** When the gateway was last asked, or has reported. */
    checkedAt: moment('checked_at'),
  },
  (table) => [
    uniqueIndex('payouts_open_unique').on(table.instructorId).where(sql`${table.state} in ${openPayouts}`),
    uniqueIndex('payouts_gateway_unique').on(table.gatewayId),
    index('payouts_instructor').on(table.instructorId, table.createdAt),
    index('payouts_batch').on(table.batchId),
    index('payouts_state').on(table.state, table.checkedAt),
    check('payouts_amount', sql`${table.amountPaise} > 0`),
  ],
);

/** What the gateway settled: the bank's reference names the transfer on the account's statement. */
export const gatewaySettlements = pgTable(
  'gateway_settlements',
  {
    id: text('id').primaryKey(),
    /** Null: the bank has none yet. */
    utr: text('utr'),
    amountPaise: paise('amount_paise').notNull(),
    settledAt: moment('settled_at').notNull(),
  },
  (table) => [index('gateway_settlements_settled').on(table.settledAt)],
);

/** A day in India whose settlements and statement were compared with the ledger. */
export const moneyDays = pgTable('money_days', {
  day: text('day').primaryKey(),
  /** Records that agree. */
  agreed: integer('agreed').notNull(),
  checkedAt: moment('checked_at').notNull(),
});

/** What the gateway and the ledger have otherwise; resolved when a later comparison finds it no more. */
export const moneyDifferences = pgTable(
  'money_differences',
  {
    id: id(),
    day: text('day').notNull(),
    kind: text('kind').$type<MoneyDifferenceKind>().notNull(),
    subject: text('subject').$type<MoneySubject>().notNull(),
    /** The gateway's id, or ours of what it does not have. */
    reference: text('reference').notNull(),
    /** Null: not there. */
    herePaise: paise('here_paise'),
    therePaise: paise('there_paise'),
    foundAt: moment('found_at').notNull().defaultNow(),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    uniqueIndex('money_differences_unique').on(table.subject, table.reference),
    index('money_differences_day').on(table.day),
  ],
);

/** An instructor's tax numbers: encrypted, with what screens show of them ('' without one). */
export const taxIds = pgTable('tax_ids', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  pan: text('pan'),
  panMask: text('pan_mask').notNull().default(''),
  gstin: text('gstin'),
  gstinMask: text('gstin_mask').notNull().default(''),
  updatedAt: updatedAt(),
});
