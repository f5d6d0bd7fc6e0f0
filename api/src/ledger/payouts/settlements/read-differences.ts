import type { MoneyDifferences } from '@vidya/contracts/calls/ledger/money-differences';
import { adviceOn } from '@vidya/contracts/rules/ledger/money-advice';
import { desc, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../database/database.ts';
import { moneyDays, moneyDifferences } from '../../../database/tables/schema-payouts.ts';

const shownDays = 31;
const shownDifferences = 200;

export async function readDifferences(db: Db): Promise<MoneyDifferences> {
  const days = await db
    .select({
      day: moneyDays.day,
      agreed: moneyDays.agreed,
      checkedAt: moneyDays.checkedAt,
      different: sql<number>`(select count(*)::int from money_differences d where d.day = ${moneyDays.day} and d.resolved_at is null)`,
    })
    .from(moneyDays)
    .orderBy(desc(moneyDays.day))
    .limit(shownDays);
  const rows = await db
    .select()
    .from(moneyDifferences)
    .orderBy(sql`${moneyDifferences.resolvedAt} is not null`, desc(moneyDifferences.day), moneyDifferences.reference)
    .limit(shownDifferences);
  return {
    openCount: await db.$count(moneyDifferences, isNull(moneyDifferences.resolvedAt)),
    days: days.map(({ checkedAt, ...day }) => ({ ...day, checkedAt: checkedAt.toISOString() })),
    differences: rows.map(({ id, foundAt, resolvedAt, ...row }) => ({
      ...row,
      _id: id,
      foundAt: foundAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
      advice: adviceOn(row),
    })),
  };
}
