import { setImmediate as othersTurn } from 'node:timers/promises';
import type { PaymentsRequest } from '@vidya/contracts/calls/payment';
import { paiseToRupees } from '@vidya/contracts/texts/format';
import { foldedSentence, paymentMethodLabel, paymentStatusLabel } from '@vidya/contracts/texts/labels';
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

const columns: [title: string, valueOf: (row: ExportRow) => CsvValue][] = [
  ['Payment', ({ id }) => id],
  ['User', ({ userName }) => userName],
  ['Email', ({ email }) => email],
  ['Course', ({ courseTitle }) => courseTitle],
  ['Purchase On', ({ purchasedOn }) => purchasedOn],
  ['Expiry Date', ({ expiresOn }) => expiresOn],
  ['Amount (Rs.)', ({ amountPaise }) => paiseToRupees(amountPaise)],
  ['Refunded (Rs.)', ({ refundedPaise }) => paiseToRupees(refundedPaise)],
  ['Method', ({ method, status }) => paymentMethodLabel(method, status)],
  ['Status', ({ status }) => paymentStatusLabel(status)],
  ['Declined', ({ declined }) => declined],
  ['Coupon', ({ coupon }) => coupon],
  ['Invoice', ({ invoiceNumber }) => invoiceNumber],
  ['Credit Notes', ({ creditNotes }) => creditNotes],
  ['Other Attempts', ({ folded }) => folded.map(foldedSentence).join('; ')],
  ['Superseded', ({ isSuperseded }) => (isSuperseded ? 'Yes' : '')],
];

const nameOf = ({ year, month, status }: PaymentsRequest): string =>
  ['payments', year, month, status].filter(Boolean).join('-').toLowerCase();

/** Writes the audit entry before it reads the first line. */
export function createExportPayments({ db, store, search, batchSize = 1_000 }: ExportParts) {
  /** Every batch scans the same number of payments, however few match: no batch blocks the database for long. */
  async function* read({ year, month, status, q }: PaymentsRequest): AsyncGenerator<CsvValue[][]> {
    const stretch = { year, month: monthNumber(month) };
    const filter = { status, sought: q ? await search.resolve(q) : null };
    let last: Place | null = null;
    for (;;) {
      const next: Place[] = await store.listNext(stretch, last, batchSize);
      const ids = next.map(({ id }) => id);
      const rows = await store.readLines(ids, filter);
      if (rows.length > 0) yield rows.map((row) => columns.map(([, valueOf]) => valueOf(row)));
      if (next.length < batchSize) return;
      last = next.at(-1) ?? null;
      // The embedded database runs in this thread; yield, or a fast reader would block all other requests.
      await othersTurn();
    }
  }

  return async (request: PaymentsRequest, actorId: string): Promise<CsvFile> => {
    const { year, month = null, status = null, q } = request;
    // A search text may be a person's name: the log only records that there was one.
    const details = { year, month, status, isSearch: Boolean(q) };
    await db.transaction((tx) => addAuditEntry(tx, { actorId, action: 'payments.exported', details }));
    return { name: nameOf(request), columns: columns.map(([title]) => title), batches: read(request) };
  };
}
