import type { Overpaid } from '@vidya/contracts/calls/ledger/payouts';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { users } from '../../database/tables/schema-people.ts';
import { earningsWhere } from '../balances.ts';

const shown = 100;

/** Only what was paid out can be owed back. A payout by hand is a correction without a row in `payouts`. */
const wasPaid = sql`(exists (select 1 from payouts p where p.instructor_id = a.instructor_id)
  or a.id in (select e.account_id from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.cause = 'correction' and e.line = 'payout'))`;

/** Instructors with a balance below 0, the lowest first. */
export async function readOverpaid(db: Db): Promise<Overpaid[]> {
  const below = (await earningsWhere(db, wasPaid))
    .filter(({ balancePaise }) => balancePaise < 0)
    .toSorted((one, other) => one.balancePaise - other.balancePaise)
    .slice(0, shown);
  if (below.length === 0) return [];
  const ids = below.map(({ instructorId }) => instructorId);
  const people = await db.select({ _id: users.id, fullName: users.fullName }).from(users).where(inArray(users.id, ids));
  const byId = new Map(people.map((person) => [person._id, person]));
  return below.map(({ instructorId, balancePaise }) => ({ instructor: byId.get(instructorId)!, balancePaise }));
}
