import type { EarningsLine, EarningsMonth } from '@vidya/contracts/calls/ledger/earnings';
import { earningsTexts as say } from '@vidya/contracts/rules/ledger/earnings-texts';
import { paiseToRupees } from '@vidya/contracts/texts/format';
import type { Seller } from '../../config/seller.ts';
import type { Db } from '../../database/database.ts';
import type { CsvFile, CsvValue } from '../../http/csv.ts';
import { notFound } from '../../http/errors.ts';
import type { EarningsService } from './earnings.service.ts';
import { createEarningsStore } from './earnings.store.ts';
import { lineColumns, sumNames } from './statement-columns.ts';
import { statementPdf } from './statement-pdf.ts';

interface StatementParts {
  db: Db;
  earnings: Pick<EarningsService, 'listMonths'>;
  seller: Seller;
  /** Longer months are for the CSV file: their paper says so. */
  printedLines?: number;
}

const monthForm = /^20\d\d-(?:0[1-9]|1[0-2])$/;
const batchSize = 500;

const nameOf = (month: string): string =>
  new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));

/** The caller's statements as files. */
export function createStatements({ db, earnings, seller, printedLines = 5_000 }: StatementParts) {
  const store = createEarningsStore(db);

  const findMonth = async (instructorId: string, month: string): Promise<EarningsMonth> => {
    if (!monthForm.test(month)) throw notFound(say.statementMissing);
    // The list has the latest statements only, and all open months.
    const sums =
      (await store.findStatement(instructorId, month)) ??
      (await earnings.listMonths(instructorId)).find((one) => one.month === month);
    if (!sums) throw notFound(say.statementMissing);
    return sums;
  };

  /** All lines of a month, newest first. */
  async function* readLines(instructorId: string, month: string): AsyncGenerator<EarningsLine[]> {
    for (let before: number | null = null; ; ) {
      const lines: EarningsLine[] = await store.listLines(instructorId, month, { before, count: batchSize });
      if (lines.length > 0) yield lines;
      if (lines.length < batchSize) return;
      before = Number(lines.at(-1)!.id);
    }
  }

  async function* written(sums: EarningsMonth, instructorId: string): AsyncGenerator<CsvValue[][]> {
    const blanks = Array.from({ length: lineColumns.length - 2 }, () => '');
    yield sumNames.map(([sum, name]) => [name, ...blanks, paiseToRupees(sums[sum])]);
    for await (const lines of readLines(instructorId, sums.month))
      yield lines.map((line) => lineColumns.map(([, valueOf]) => valueOf(line)));
  }

  return {
    async print(instructorId: string, month: string): Promise<{ name: string; pdf: Buffer }> {
      const sums = await findMonth(instructorId, month);
      const lines: EarningsLine[] = [];
      for await (const batch of readLines(instructorId, month)) {
        lines.push(...batch);
        if (lines.length > printedLines) break;
      }
      const person = await store.findPerson(instructorId);
      const pdf = await statementPdf({
        sums,
        lines: lines.slice(0, printedLines).toReversed(),
        isCut: lines.length > printedLines,
        monthName: nameOf(month),
        instructorName: person?.fullName ?? '',
        pan: person?.panMask ?? '',
        gstin: person?.gstinMask ?? '',
        seller,
      });
      return { name: `earnings-${month}`, pdf };
    },
    async exportMonth(instructorId: string, month: string): Promise<CsvFile> {
      const sums = await findMonth(instructorId, month);
      return {
        name: `earnings-${month}`,
        columns: lineColumns.map(([name]) => name),
        batches: written(sums, instructorId),
      };
    },
    /** What Form 26AS lists of this deductor: closed months only. */
    async exportTaxYear(instructorId: string, year: number): Promise<CsvFile> {
      const quarters = await store.listQuarters(instructorId, year);
      const rows = quarters.map(({ quarter, creditedPaise, tdsPaise, tcsPaise }): CsvValue[] => [
        `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
        `Q${quarter}`,
        seller.name,
        ...[creditedPaise, tdsPaise, tcsPaise].map(paiseToRupees),
      ]);
      return {
        name: `earnings-tax-${year}`,
        columns: [
          'Financial Year',
          'Quarter',
          'Name of Deductor',
          'Amount Credited (Rs.)',
          'Tax Deducted (Rs.)',
          'TCS Collected (Rs.)',
        ],
        // oxlint-disable-next-line require-await
        batches: (async function* one() {
          yield rows;
        })(),
      };
    },
  };
}

export type Statements = ReturnType<typeof createStatements>;
