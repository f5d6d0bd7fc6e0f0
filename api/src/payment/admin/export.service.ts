import { setImmediate as othersTurn } from 'node:timers/promises';
import { type PaymentsRequest, paymentMethodLabel, paymentStatusLabel } from '@vidya/contracts/calls/payment';
import { paiseToRupees } from '@vidya/contracts/texts/format';
import { addAuditEntry } from '../../audit/port/audit.store.ts';
import type { Db } from '../../database/database.ts';
import type { CsvFile, CsvValue } from '../../http/csv.ts';
import type { ExportRow, ExportStore, Place } from './export.store.ts';
import type { PaymentSearchStore } from './payment-search.store.ts';
import { monthNumber } from './year.service.ts';

interface ExportParts {
  db: Db;
  store: ExportStore;
  search: PaymentSearchStore;
  /** Number of payments per batch. */
  batchSize?: number;
}

const columns = [
  'Payment',
  'User',
  'Email',
  'Course',
  'Purchase On',
  'Expiry Date',
  'Amount (Rs.)',
  'Refunded (Rs.)',
  'Method',
  'Status',
  'Declined',
  'Coupon',
  'Invoice',
  'Credit Notes',
  'Superseded',
];

const toLine = (row: ExportRow): CsvValue[] => [
  row.id,
  row.userName,
  row.email,
  row.courseTitle,
  row.purchasedOn,
  row.expiresOn,
  paiseToRupees(row.amountPaise),
  paiseToRupees(row.refundedPaise),
  paymentMethodLabel(row.method, row.status),
  paymentStatusLabel(row.status),
  row.declined,
  row.coupon,
  row.invoiceNumber,
  row.creditNotes,
  row.isSuperseded ? 'Yes' : '',
];

const nameOf = ({ year, month, status }: PaymentsRequest): string =>
  ['payments', year, month, status].filter(Boolean).join('-').toLowerCase();

export function createPaymentExport({ db, store, search, batchSize = 1_000 }: ExportParts) {
  /** Every batch scans the same number of payments, however few match: no batch blocks the database for long. */
  async function* read({ year, month, status, q }: PaymentsRequest): AsyncGenerator<CsvValue[][]> {
    const stretch = { year, month: monthNumber(month) };
    const filter = { status, sought: q ? await search.resolve(q) : null };
    let last: Place | null = null;
    for (;;) {
      const next: Place[] = await store.listNext(stretch, last, batchSize);
      const rows = await store.readLines(
        next.map(({ id }) => id),
        filter,
      );
      if (rows.length > 0) yield rows.map(toLine);
      if (next.length < batchSize) return;
      last = next.at(-1) ?? null;
      // The embedded database runs in this thread; yield, or a fast reader would block all other requests.
      await othersTurn();
    }
  }

  return {
    /** Writes the audit entry before it reads the first line. */
    async exportPayments(request: PaymentsRequest, actorId: string): Promise<CsvFile> {
      const { year, month = null, status = null, q } = request;
      // A search text may be a person's name: the log only records that there was one.
      const details = { year, month, status, isSearch: Boolean(q) };
      await db.transaction((tx) => addAuditEntry(tx, { actorId, action: 'payments.exported', details }));
      return { name: nameOf(request), columns, batches: read(request) };
    },
  };
}

export type PaymentExport = ReturnType<typeof createPaymentExport>;
