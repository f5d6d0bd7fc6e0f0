import type { LedgerQuery, LedgerTransaction, Money } from '@vidya/contracts/calls/ledger/money';
import { desc, sql } from 'drizzle-orm';
import { type Db, firstOf, rowsOf } from '../../database/database.ts';
import { ledgerChecks } from '../../database/tables/schema-ledger.ts';
import { balancesByKind, earningsWhere, payableOf } from '../balances.ts';
import { createLedgerSearch } from './ledger-search.store.ts';
import { readTransactions } from './transactions.store.ts';

const pageSize = 50;
const shownDeleted = 100;

const isDeleted = sql`exists (select 1 from users u where u.id = a.instructor_id and u.deleted_at is not null)`;

/** What is owed to people who deleted their account. */
async function owedToDeleted(db: Db): Promise<Pick<Money, 'deleted' | 'deletedOwedPaise'>> {
  const owed = (await earningsWhere(db, isDeleted)).filter(({ balancePaise }) => balancePaise > 0);
  const largest = owed.toSorted((one, other) => other.balancePaise - one.balancePaise).slice(0, shownDeleted);
  const ids = `{${largest.map(({ instructorId }) => instructorId).join(',')}}`;
  const people = await rowsOf<{ id: string; name: string }>(
    db,
    sql`select id, full_name as name from users where id = any(${ids}::uuid[])`,
  );
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const deleted = largest.map(({ instructorId: id, ...balance }) => ({
    id,
    name: names.get(id) ?? '',
    owedPaise: balance.balancePaise,
    availablePaise: payableOf(balance),
  }));
  return { deleted, deletedOwedPaise: owed.reduce((sum, { balancePaise }) => sum + balancePaise, 0) };
}

/** What administrators read of the books. */
export function createMoney(db: Db) {
  const search = createLedgerSearch(db);
  return {
    async read(): Promise<Money> {
      const check = await firstOf(db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.id)).limit(1));
      const closed = await rowsOf<{ month: string }>(
        db,
        sql`select to_char((until - interval '1 day') at time zone 'Asia/Kolkata', 'YYYY-MM') as month
          from ledger_closings order by until desc`,
      );
      return {
        balances: (await balancesByKind(db)).map(({ kind, balancePaise }) => ({ account: kind, paise: balancePaise })),
        check: check && { at: check.createdAt.toISOString(), differences: check.differences },
        closedMonths: closed.map(({ month }) => month),
        ...(await owedToDeleted(db)),
      };
    },
    async list({ q, after, ...filter }: LedgerQuery): Promise<{
      data: LedgerTransaction[];
      meta: { next: string | null; isBroad: boolean };
    }> {
      const sought = q ? await search.resolve(q) : undefined;
      if (sought === null) return { data: [], meta: { next: null, isBroad: true } };
      const from = after && /^\d{1,18}$/.test(after) ? after : null;
      const ids = await search.find(sought ?? null, { ...filter, after: from, count: pageSize + 1 });
      const page = ids.slice(0, pageSize);
      const next = ids.length > pageSize ? (page.at(-1) ?? null) : null;
      return { data: await readTransactions(db, page), meta: { next, isBroad: false } };
    },
  };
}

export type MoneyService = ReturnType<typeof createMoney>;
