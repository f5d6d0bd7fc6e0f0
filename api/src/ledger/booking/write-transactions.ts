import type { LedgerLine } from '@vidya/contracts/rules/ledger/split-sale';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import { ledgerEntries, ledgerTransactions } from '../../database/tables/schema-ledger.ts';

type Head = Pick<typeof ledgerTransactions.$inferInsert, 'cause' | 'causeId' | 'at' | 'amountPaise'> &
  Partial<Pick<typeof ledgerTransactions.$inferInsert, 'paymentId' | 'courseId' | 'actorId' | 'reason'>>;

export interface NewTransaction extends Head {
  lines: LedgerLine[];
  /** From when on its earnings can be paid out; by default at once. */
  availableAt?: Date;
}

const keyOf = ({ account, instructorId }: Pick<LedgerLine, 'account' | 'instructorId'>): string =>
  `${account} ${instructorId ?? ''}`;

/** The ids of accounts by `keyOf`; adds those that are missing. */
async function accountIds(tx: Db, lines: readonly LedgerLine[]): Promise<Map<string, number>> {
  const wanted = [...new Map(lines.map((line) => [keyOf(line), line])).values()].map(({ account, instructorId }) => ({
    account,
    instructorId,
  }));
  const asked = sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as asked ("account" text, "instructorId" uuid)`;
  const read = async (): Promise<Map<string, number>> => {
    const rows = await rowsOf<{ id: number; account: LedgerLine['account']; instructorId: string | null }>(
      tx,
      sql`select found.id, asked."account", asked."instructorId" from ${asked}
        join ledger_accounts found on found.kind = asked."account"
          and found.instructor_id is not distinct from asked."instructorId"`,
    );
    return new Map(rows.map((row) => [keyOf(row), row.id]));
  };
  const found = await read();
  if (found.size === wanted.length) return found;
  await tx.execute(sql`insert into ledger_accounts (kind, instructor_id)
    select asked."account", asked."instructorId" from ${asked} order by 1, 2 on conflict do nothing`);
  return read();
}

/** The first moment that is in no closed month; null while no month is closed. */
async function openFrom(db: Db): Promise<Date | null> {
  const [row] = await rowsOf<{ until: string | Date | null }>(db, sql`select max(until) as until from ledger_closings`);
  return row?.until ? new Date(row.until) : null;
}

/**
 * Books transactions whose cause is new; one of a closed month is booked at the first open moment. Call it in the
 * database transaction of the event that is the cause. Returns how many were new.
 */
export async function writeTransactions(tx: Db, transactions: readonly NewTransaction[]): Promise<number> {
  if (transactions.length === 0) return 0;
  const open = await openFrom(tx);
  const dated = transactions.map((one) => (open && one.at < open ? { ...one, at: open } : one));
  const added = await tx
    .insert(ledgerTransactions)
    .values(dated.map(({ lines: _lines, availableAt: _availableAt, ...head }) => head))
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id, cause: ledgerTransactions.cause, causeId: ledgerTransactions.causeId });
  if (added.length === 0) return 0;
  const ids = new Map(added.map(({ id, cause, causeId }) => [`${cause} ${causeId}`, id]));
  const fresh = dated.flatMap((one) => {
    const transactionId = ids.get(`${one.cause} ${one.causeId}`);
    return transactionId === undefined ? [] : [{ ...one, transactionId }];
  });
  const accounts = await accountIds(
    tx,
    fresh.flatMap(({ lines }) => lines),
  );
  await tx.insert(ledgerEntries).values(
    fresh.flatMap(({ transactionId, lines, at, availableAt = at }) =>
      lines.map((line) => ({
        transactionId,
        accountId: accounts.get(keyOf(line))!,
        line: line.line,
        amountPaise: line.paise,
        availableAt,
      })),
    ),
  );
  return added.length;
}
