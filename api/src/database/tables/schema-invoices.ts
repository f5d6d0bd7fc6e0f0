import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Seller } from '../../config/seller.ts';
import { id, moment, reference } from './schema-columns.ts';
import { payments } from './schema-sales.ts';

/** The last number issued in each Indian financial year (named by its first year). The row is also the lock. */
const counter = () => ({
  financialYear: integer('financial_year').primaryKey(),
  lastSerial: integer('last_serial').notNull(),
});

export const invoiceCounters = pgTable('invoice_counters', counter());

/** What a numbered paper says of itself. */
const paper = () => ({
  /** At most 16 characters, as rules 46 and 53 of the CGST rules require. */
  number: text('number').notNull(),
  financialYear: integer('financial_year').notNull(),
  serial: integer('serial').notNull(),
  issuedAt: moment('issued_at').notNull(),
});

/** Percent of the price without tax, and the seller at that time. */
const terms = () => ({
  gstRate: integer('gst_rate').notNull(),
  /** Null for payments numbered later, which print the current seller. */
  seller: jsonb('seller').$type<Seller>(),
});

/**
 * One per captured payment that is not free, never changed afterwards. The buyer's name is in the payment, which loses
 * it when the account is deleted (decision A5).
 */
export const invoices = pgTable(
  'invoices',
  {
    paymentId: uuid('payment_id')
      .primaryKey()
      .references(() => payments.id),
    ...paper(),
    ...terms(),
  },
  (table) => [
    uniqueIndex('invoices_number_unique').on(table.number),
    uniqueIndex('invoices_serial_unique').on(table.financialYear, table.serial),
    check('invoices_number_length', sql`length(${table.number}) <= 16`),
    check('invoices_serial_counts', sql`${table.serial} > 0`),
  ],
);

/** As for invoices, in a separate series. */
export const creditNoteCounters = pgTable('credit_note_counters', counter());

/** One per full or partial refund of a payment with an invoice, never changed afterwards; its terms are the invoice's. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: id(),
    paymentId: reference('payment_id', () => invoices.paymentId),
    ...paper(),
    amountPaise: integer('amount_paise').notNull(),
    ...terms(),
  },
  (table) => [
    uniqueIndex('credit_notes_number_unique').on(table.number),
    uniqueIndex('credit_notes_serial_unique').on(table.financialYear, table.serial),
    index('credit_notes_payment').on(table.paymentId),
    check('credit_notes_number_length', sql`length(${table.number}) <= 16`),
    check('credit_notes_serial_counts', sql`${table.serial} > 0`),
    check('credit_notes_amount', sql`${table.amountPaise} > 0`),
  ],
);
