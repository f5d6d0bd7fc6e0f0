import type { MoneyImport } from '@vidya/contracts/calls/ledger/money-import';
import type { MoneySubject } from '@vidya/contracts/rules/ledger/money-advice';
import { moneyFileTexts as say } from '@vidya/contracts/rules/ledger/money-file';
import { dayInIndia } from '@vidya/contracts/texts/format';
import { and, between, sql } from 'drizzle-orm';
import { addAuditEntry } from '../../../../audit/port/audit.store.ts';
import { type Db, rowsOf } from '../../../../database/database.ts';
import { gatewaySettlements } from '../../../../database/tables/schema-payouts.ts';
import { badRequest, conflict } from '../../../../http/errors.ts';
import type { UploadedFile } from '../../../../http/uploads.ts';
import { bookSettledDay, type SettledDay, type Settlement } from '../book-settlements.ts';
import type { Comparison } from '../compare-money.ts';
import { comparePeriod } from '../compare-period.ts';
import { keyOf } from '../corrected.ts';
import { recordsThere } from '../money-records.ts';
import { storeComparison } from '../store-comparison.ts';
import { type MoneyFile, readMoneyFile } from './read-money-file.ts';

interface ImportRequest {
  file: UploadedFile | undefined;
  /** Null: only shows what an import would do. */
  bookPaise: number | null;
  actorId: string;
}

const subjects: Record<MoneyFile['kind'], readonly MoneySubject[]> = {
  settlements: ['payment', 'fee', 'refund', 'adjustment', 'settlement'],
  statement: ['payout', 'transfer'],
};
/** More differences than this are no differences: the file is of another account. */
const maxDifferences = 1_000;
const dayMs = 86_400_000;

/** Undoes what a preview has booked and stored. */
class Preview extends Error {
  readonly result: MoneyImport;
  constructor(result: MoneyImport) {
    super('preview');
    this.result = result;
  }
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** All days of the file, the newest first. */
const daysOf = ({ settled, statement }: MoneyFile): string[] => {
  const days = new Set([...settled.map(({ day }) => day), ...statement.map(({ createdAt }) => dayInIndia(createdAt))]);
  return [...days].toSorted().toReversed();
};

/** Settlements that arrive in the time of a statement: one of the day before may. */
async function arrivingIn(tx: Db, from: Date, until: Date): Promise<Settlement[]> {
  const { settledAt } = gatewaySettlements;
  const rows = await tx
    .select()
    .from(gatewaySettlements)
    .where(and(between(settledAt, new Date(from.getTime() - 3 * dayMs), until)));
  return rows.map(({ settledAt: createdAt, ...row }) => ({ ...row, createdAt, status: 'processed' }));
}

/** Those that the ledger has not, and that move money. */
async function unbooked(tx: Db, settled: readonly SettledDay[]): Promise<MoneyImport['settlements']> {
  const all = settled.flatMap(({ day, settlements }) =>
    settlements
      .filter(({ amountPaise }) => amountPaise > 0)
      .map(({ id, amountPaise }) => ({ reference: id, day, paise: amountPaise })),
  );
  const asked = JSON.stringify(all.map(({ reference }) => reference));
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select cause_id as id from ledger_transactions where cause = 'settlement'
      and cause_id in (select jsonb_array_elements_text(${asked}::jsonb))`,
  );
  const booked = new Set(rows.map(({ id }) => id));
  return all.filter(({ reference }) => !booked.has(reference));
}

/** Compares as the nightly job does what the gateway's API returns. */
async function compareFile(tx: Db, file: MoneyFile, days: readonly string[]): Promise<Comparison> {
  const { kind, settled, statement } = file;
  const [from, lastDay] = [startOf(days.at(-1)!), days[0]!];
  const until = new Date(Math.min(Date.now(), startOf(lastDay).getTime() + dayMs));
  const arriving = kind === 'statement' ? await arrivingIn(tx, from, until) : [];
  const reported = { days, settled, statement, arriving };
  const comparison = await comparePeriod(tx, {
    reported,
    window: { from, until, payoutsFrom: new Date(from.getTime() + dayMs) },
    subjects: subjects[kind],
    lastDay,
  });
  if (comparison.differences.length > maxDifferences) throw badRequest(say.differentOnly, 'FileRefused');
  const seen = new Set(recordsThere(reported).map(keyOf));
  await storeComparison(tx, { days, seen }, comparison);
  return comparison;
}

async function bookFile(tx: Db, file: MoneyFile): Promise<MoneyImport> {
  const { kind, lines, settled } = file;
  const days = daysOf(file);
  const settlements = await unbooked(tx, settled);
  for (const day of settled) await bookSettledDay(tx, day);
  const { agreed, differences } = await compareFile(tx, file, days);
  return {
    kind,
    lines,
    firstDay: days.at(-1)!,
    lastDay: days[0]!,
    agreed: [...agreed.values()].reduce((sum, count) => sum + count, 0),
    different: differences.length,
    settlements,
    bookPaise: settlements.reduce((sum, { paise }) => sum + paise, 0),
    isBooked: true,
    problems: [],
    problemCount: 0,
  };
}

const unread = ({ kind, lines, problems, problemCount }: MoneyFile): MoneyImport => ({
  kind,
  lines,
  problems,
  problemCount,
  firstDay: '',
  lastDay: '',
  agreed: 0,
  different: 0,
  settlements: [],
  bookPaise: 0,
  isBooked: false,
});

/** Compares a file of the gateway's dashboard with the ledger, and books its settlements. Throws 400 and 409. */
export const moneyImporter =
  (db: Db) =>
  async ({ file, bookPaise, actorId }: ImportRequest): Promise<MoneyImport> => {
    if (!file) throw badRequest(say.missing);
    const read = await readMoneyFile(file.path);
    if (read.problemCount > 0) return unread(read);
    if (daysOf(read).length === 0) throw badRequest(say.noLines, 'FileRefused');
    try {
      return await db.transaction(async (tx) => {
        const result = await bookFile(tx, read);
        if (bookPaise === null) throw new Preview({ ...result, isBooked: false });
        if (bookPaise !== result.bookPaise) throw conflict(say.changed);
        const details = { kind: result.kind, lines: result.lines, amountPaise: bookPaise };
        await addAuditEntry(tx, { actorId, action: 'ledger.fileImported', details });
        return result;
      });
    } catch (error) {
      if (error instanceof Preview) return error.result;
      throw error;
    }
  };
