import { setImmediate as othersTurn } from 'node:timers/promises';
import { accountNames, causeNames, lineNames } from '@vidya/contracts/rules/ledger/ledger-names';
import { addAuditEntry } from '../../audit/port/audit.store.ts';
import type { Db } from '../../database/database.ts';
import type { CsvFile, CsvValue } from '../../http/csv.ts';
import type { BookedAccount, BookedEntry, BooksStore, Reached } from './books.store.ts';
import { periodOf } from './indian-periods.ts';

interface ExportParts {
  db: Db;
  store: BooksStore;
  /** Transactions or entries per batch. */
  batchSize?: number;
}

const rupees = (paise: number): string => (paise / 100).toFixed(2);
const debit = (paise: number): CsvValue => (paise > 0 ? rupees(paise) : null);
const credit = (paise: number): CsvValue => (paise < 0 ? rupees(-paise) : null);

/** Unique, as accounting software needs it: two instructors may have the same name. */
const ledgerName = ({ kind, instructorId, instructorName }: Omit<BookedAccount, 'id'>): string =>
  instructorId ? `${accountNames[kind]}: ${instructorName} (${instructorId.slice(0, 8)})` : accountNames[kind];

const narration = ({ cause, causeId, line, courseTitle, orderNumber, gatewayId, reason }: BookedEntry): string =>
  [
    cause === 'correction' ? `${causeNames[cause]} of ${causeId}` : causeNames[cause],
    lineNames[line],
    courseTitle,
    orderNumber,
    gatewayId,
    reason,
  ]
    .filter(Boolean)
    .join(', ');

const journalColumns = [
  'Voucher Date',
  'Voucher Type',
  'Voucher Number',
  'Ledger Name',
  'Debit',
  'Credit',
  'Narration',
];
const bookColumns = ['Account', 'Date', 'Transaction', 'Cause', 'Debit', 'Credit', 'Balance'];

/** Debits are above 0, with 'Dr', as in ledgers on paper. */
const balance = (paise: number): string => `${rupees(Math.abs(paise))} ${paise < 0 ? 'Cr' : 'Dr'}`;

/** The books of a month, '2026-11', or of a financial year, '2026', as files. Each writes its audit entry first. */
export function createBooksExport({ db, store, batchSize = 500 }: ExportParts) {
  async function* vouchers(period: string): AsyncGenerator<CsvValue[][]> {
    let after: Reached | null = null;
    do {
      const { entries, last }: Awaited<ReturnType<BooksStore['listVouchers']>> = await store.listVouchers(
        periodOf(period),
        after,
        batchSize,
      );
      yield entries.map((entry) => [
        entry.day,
        'Journal',
        entry.transactionId,
        ledgerName(entry),
        debit(entry.paise),
        credit(entry.paise),
        narration(entry),
      ]);
      after = last;
      // The embedded database runs in this thread; yield, or a fast reader would block all other requests.
      await othersTurn();
    } while (after);
  }

  async function* accountLines(account: BookedAccount & { openingPaise: number }, period: string) {
    let paise = account.openingPaise;
    const name = ledgerName(account);
    let after: Reached | null = null;
    let isFirst = true;
    do {
      const { entries, last }: Awaited<ReturnType<BooksStore['listEntries']>> = await store.listEntries(
        account.id,
        periodOf(period),
        after,
        batchSize,
      );
      const isIdle = paise === 0 && entries.length === 0;
      const opening: CsvValue[][] =
        isFirst && !isIdle ? [[name, null, null, 'Opening balance', null, null, balance(paise)]] : [];
      yield [
        ...opening,
        ...entries.map((entry): CsvValue[] => {
          paise += entry.paise;
          const amounts = [debit(entry.paise), credit(entry.paise), balance(paise)];
          return [name, entry.day, entry.transactionId, narration(entry), ...amounts];
        }),
      ];
      isFirst = false;
      after = last;
      await othersTurn();
    } while (after);
  }

  async function* accounts(period: string): AsyncGenerator<CsvValue[][]> {
    for (const account of await store.listAccounts(periodOf(period))) yield* accountLines(account, period);
  }

  const record = (period: string, file: string, actorId: string): Promise<void> =>
    db.transaction((tx) => addAuditEntry(tx, { actorId, action: 'ledger.exported', details: { period, file } }));

  return {
    async exportJournal(period: string, actorId: string): Promise<CsvFile> {
      await record(period, 'journal', actorId);
      return { name: `journal-${period}`, columns: journalColumns, batches: vouchers(period) };
    },
    async exportGeneralLedger(period: string, actorId: string): Promise<CsvFile> {
      await record(period, 'generalLedger', actorId);
      return { name: `general-ledger-${period}`, columns: bookColumns, batches: accounts(period) };
    },
  };
}

export type BooksExport = ReturnType<typeof createBooksExport>;
