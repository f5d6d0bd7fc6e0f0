import type { LedgerAccountKind, LedgerCause, LedgerLineKind } from '@vidya/contracts/rules/ledger/accounts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cascading, createdAt, id, moment, reference } from './schema-columns.ts';
import { courses } from './schema-courses.ts';
import { users } from './schema-people.ts';
import { payments } from './schema-sales.ts';

/*
 * Double entry, append only (docs/money.md). Triggers of migration 0061 refuse transactions that do not add up to 0 at
 * the commit, changes and deletions, and entries in closed months.
 */

const paise = (name: string) => bigint(name, { mode: 'number' });
const counted = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<LedgerAccountKind>().notNull(),
    /** Null: the platform's, and the earnings of courses whose instructor is unknown. */
    instructorId: uuid('instructor_id').references(() => users.id),
  },
  (table) => [
    unique('ledger_accounts_unique').on(table.kind, table.instructorId).nullsNotDistinct(),
    index('ledger_accounts_instructor').on(table.instructorId),
    check('ledger_accounts_earnings', sql`${table.instructorId} is null or ${table.kind} = 'earnings'`),
  ],
);

/** One per cause: an event that arrives again writes nothing. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: counted(),
    cause: text('cause').$type<LedgerCause>().notNull(),
    /** Unique for its cause; of a refund '<payment>:<paise refunded in all>', of a repeated correction '<name>#<reversal>'. */
    causeId: text('cause_id').notNull(),
    /** Of the event; never in a closed month. */
    at: moment('at').notNull(),
    /** What moved, above 0. */
    amountPaise: paise('amount_paise').notNull(),
    paymentId: uuid('payment_id').references(() => payments.id),
    /** Outlives the course. */
    courseId: uuid('course_id'),
    /** Of a correction. */
    actorId: uuid('actor_id').references(() => users.id),
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('ledger_transactions_cause_unique').on(table.cause, table.causeId),
    index('ledger_transactions_payment').on(table.paymentId),
    index('ledger_transactions_course').on(table.courseId, table.at),
    index('ledger_transactions_at').on(table.at, table.id),
    // Searches of rare causes, and of a course's.
    index('ledger_transactions_of_cause').on(table.cause, table.at, table.id),
    index('ledger_transactions_course_cause').on(table.courseId, table.cause, table.at, table.id),
    index('ledger_transactions_actor').on(table.actorId).where(sql`${table.actorId} is not null`),
    check('ledger_transactions_amount', sql`${table.amountPaise} > 0`),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: counted(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    line: text('line').$type<LedgerLineKind>().notNull(),
    /** Debits are above 0, credits below. */
    amountPaise: paise('amount_paise').notNull(),
    /** The transaction's, copied by a trigger. */
    at: moment('at').notNull().defaultNow(),
    /** From when on earnings can be paid out. */
    availableAt: moment('available_at').notNull(),
  },
  (table) => [
    index('ledger_entries_transaction').on(table.transactionId),
    // Balances by index only.
    index('ledger_entries_balance').on(table.accountId, table.at, table.availableAt, table.amountPaise),
    check('ledger_entries_amount', sql`${table.amountPaise} <> 0`),
  ],
);

/** A closed month: no entry before `until`, the first moment of the next one in India, can be added any more. */
export const ledgerClosings = pgTable('ledger_closings', {
  until: moment('until').primaryKey(),
  createdAt: createdAt(),
});

/** The balance of an account at the end of a closed month in which it had entries. */
export const ledgerCheckpoints = pgTable(
  'ledger_checkpoints',
  {
    id: counted(),
    accountId: integer('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    until: moment('until')
      .notNull()
      .references(() => ledgerClosings.until),
    balancePaise: paise('balance_paise').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_checkpoints_unique').on(table.accountId, table.until),
    index('ledger_checkpoints_until').on(table.until),
  ],
);

/** The balance of all accounts of a kind after an entry, counted every night; only the last night's are stored. */
export const ledgerKindBalances = pgTable(
  'ledger_kind_balances',
  {
    lastEntryId: bigint('last_entry_id', { mode: 'number' }).notNull(),
    kind: text('kind').$type<LedgerAccountKind>().notNull(),
    balancePaise: paise('balance_paise').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lastEntryId, table.kind] })],
);

/**
 * What a closed month was to an instructor with entries in it, in paise; above 0 is in the instructor's favour. The
 * opening balance and all the others add up to the closing one.
 */
export const earningStatements = pgTable(
  'earning_statements',
  {
    id: id(),
    instructorId: reference('instructor_id', () => users.id),
    until: moment('until')
      .notNull()
      .references(() => ledgerClosings.until),
    /** Looks like 'ES/26-27/000012'. */
    number: text('number').notNull(),
    financialYear: integer('financial_year').notNull(),
    serial: integer('serial').notNull(),
    openingPaise: paise('opening_paise').notNull(),
    salesPaise: paise('sales_paise').notNull(),
    couponsPaise: paise('coupons_paise').notNull(),
    sharePaise: paise('share_paise').notNull(),
    /** Without the taxes, which are in theirs. */
    refundsPaise: paise('refunds_paise').notNull(),
    tdsPaise: paise('tds_paise').notNull(),
    tcsPaise: paise('tcs_paise').notNull(),
    payoutsPaise: paise('payouts_paise').notNull(),
    correctionsPaise: paise('corrections_paise').notNull(),
    closingPaise: paise('closing_paise').notNull(),
  },
  (table) => [
    uniqueIndex('earning_statements_unique').on(table.instructorId, table.until),
    uniqueIndex('earning_statements_number_unique').on(table.number),
    uniqueIndex('earning_statements_serial_unique').on(table.financialYear, table.serial),
    index('earning_statements_until').on(table.until),
  ],
);

/** What a nightly check found: how often each kind of difference; empty if all agrees. The last 400 are stored. */
export const ledgerChecks = pgTable('ledger_checks', {
  id: counted(),
  createdAt: createdAt(),
  differences: jsonb('differences').$type<Record<string, number>>().notNull(),
});

/** The platform's share, in basis points of the price without GST, for sales from `validFrom` on. The newest one holds. */
export const shareAgreements = pgTable(
  'share_agreements',
  {
    id: id(),
    /** Null: for everybody without an agreement. */
    instructorId: uuid('instructor_id').references(() => users.id),
    /** Null: the agreement ends, and the share of everybody holds again. */
    platformRate: integer('platform_rate'),
    /** Who bears coupons; 'maker': who made the coupon. */
    couponBearer: text('coupon_bearer').$type<'maker' | 'platform' | 'instructor'>().notNull().default('maker'),
    validFrom: moment('valid_from').notNull(),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('share_agreements_unique').on(table.instructorId, table.validFrom),
    index('share_agreements_creator').on(table.createdBy),
    check('share_agreements_rate', sql`${table.platformRate} between 0 and 10000`),
    check('share_agreements_default', sql`${table.instructorId} is not null or ${table.platformRate} is not null`),
  ],
);

/** How a course's instructors divide what it earns, from `validFrom` on; without one, its owner earns all. */
export const courseParts = pgTable(
  'course_parts',
  {
    id: id(),
    courseId: cascading('course_id', () => courses.id),
    /** Whole percent, 100 together. */
    parts: jsonb('parts').$type<{ instructorId: string; percent: number }[]>().notNull(),
    validFrom: moment('valid_from').notNull().defaultNow(),
    setBy: reference('set_by', () => users.id),
  },
  (table) => [
    index('course_parts_course').on(table.courseId, table.validFrom),
    index('course_parts_setter').on(table.setBy),
  ],
);

/** 'tdsNoPan': the rate of income tax for instructors without a PAN. */
export type TaxKind = 'tds' | 'tdsNoPan' | 'tcs';

/** In basis points of the value without GST, for sales from `validFrom` on. */
export const taxRates = pgTable(
  'tax_rates',
  {
    id: id(),
    kind: text('kind').$type<TaxKind>().notNull(),
    rate: integer('rate').notNull(),
    validFrom: moment('valid_from').notNull(),
    /** The law or notification that says so. */
    source: text('source').notNull(),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('tax_rates_unique').on(table.kind, table.validFrom),
    index('tax_rates_creator').on(table.createdBy),
    check('tax_rates_rate', sql`${table.rate} between 0 and 10000`),
  ],
);
