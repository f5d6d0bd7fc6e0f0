import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { shortDate, timeOfDay } from '@vidya/contracts/texts/format';
import { asc, eq, gt } from 'drizzle-orm';
import { type Db, firstOf } from '../../../api/src/database/database.ts';
import { conflict } from '../../../api/src/http/errors.ts';
import type { FreezeView } from '../../calls/views.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { releaseFreezes } from '../tables/schema-release-rights.ts';

type FreezeRow = typeof releaseFreezes.$inferSelect;

const viewOf = ({ id, startsAt, endsAt, areas, reason }: FreezeRow): FreezeView => ({
  id,
  from: startsAt.toISOString(),
  to: endsAt.toISOString(),
  areas,
  reason,
});

/** Those that are not over, the next one first. */
export async function listFreezes(db: Db): Promise<FreezeView[]> {
  const rows = await db
    .select()
    .from(releaseFreezes)
    .where(gt(releaseFreezes.endsAt, new Date()))
    .orderBy(asc(releaseFreezes.startsAt));
  return rows.map(viewOf);
}

/** The freeze that an area is in now; the one that lasts longest. */
export async function findFreeze(db: Db, area: RemoteName): Promise<FreezeView | null> {
  const now = new Date().toISOString();
  const all = await listFreezes(db);
  const current = all.filter(({ from, areas }) => from <= now && (areas === null || areas.includes(area)));
  return current.toSorted((one, other) => (one.to < other.to ? 1 : -1))[0] ?? null;
}

/** Throws 409 with the freeze's reason and end while the area is frozen. */
export async function refuseFrozen(db: Db, area: RemoteName): Promise<void> {
  const freeze = await findFreeze(db, area);
  if (!freeze) return;
  const until = `${shortDate(freeze.to)}, ${timeOfDay(freeze.to)}`;
  throw conflict(apiMessages.release.frozen(area, until, freeze.reason));
}

export const addFreezeRow = (tx: Db, freeze: Omit<FreezeRow, 'id' | 'createdAt'>): Promise<FreezeRow | null> =>
  firstOf(tx.insert(releaseFreezes).values(freeze).returning());

/** Null when there is none with this id. */
export const removeFreezeRow = (tx: Db, id: string): Promise<FreezeRow | null> =>
  firstOf(tx.delete(releaseFreezes).where(eq(releaseFreezes.id, id)).returning());
