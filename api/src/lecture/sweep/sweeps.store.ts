import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { mediaSweeps, mediaSweptRows } from '../../database/schema-media.ts';
import type { SweptEntry } from '../../database/swept-entry.ts';

export type SweepRow = typeof mediaSweeps.$inferSelect;
export type SweepCounts = Pick<SweepRow, 'rows' | 'rowsInAll' | 'files' | 'filesInAll'>;
export interface KeptEntry {
  id: string;
  entry: SweptEntry;
}

/** Records of sweeps: those that wait for a person's decision, and what each removed. */
export interface SweepsStore {
  list(): Promise<SweepRow[]>;
  find(sweepId: string): Promise<SweepRow | null>;
  /** The sweep that waits for a decision, or is allowed but not done yet. */
  findOpen(): Promise<SweepRow | null>;
  /** At most one sweep waits: a newer one replaces it. Keeps the time when the first of them was held. */
  hold(held: SweepCounts & Pick<SweepRow, 'reason' | 'examples'>): Promise<SweepRow>;
  /** Allows one sweep within a day. False when no sweep with this id waits. */
  allow(sweepId: string): Promise<boolean>;
  /** Creates the record of a sweep that removes something, or reuses the allowed one. Returns its id. */
  begin(counts: SweepCounts, allowedId: string | null): Promise<string>;
  /** Drops the waiting record: the problem has gone by itself. */
  release(): Promise<void>;
  addEntry(sweepId: string, entry: SweptEntry): Promise<void>;
  listEntries(sweepId: string): Promise<KeptEntry[]>;
  removeEntry(entryId: string): Promise<void>;
  /** Oldest first, by the database's clock. */
  listDoneBefore(days: number): Promise<SweepRow[]>;
  remove(sweepId: string): Promise<void>;
}

/** A permission expires after this time. */
const allowedHours = 24;
const open = ['held', 'allowed'] as const;

export const createSweepsStore = (db: Db): SweepsStore => ({
  list: () => db.select().from(mediaSweeps).orderBy(desc(mediaSweeps.createdAt)),
  async find(sweepId) {
    const [row] = await db.select().from(mediaSweeps).where(eq(mediaSweeps.id, sweepId));
    return row ?? null;
  },
  async findOpen() {
    // Two servers may hold one each at the same time; the allowed one counts ('allowed' sorts before 'held').
    const [row] = await db
      .select()
      .from(mediaSweeps)
      .where(inArray(mediaSweeps.state, open))
      .orderBy(asc(mediaSweeps.state))
      .limit(1);
    const isStale = row?.allowedAt && Date.now() - row.allowedAt.getTime() > allowedHours * 3_600_000;
    return row ? { ...row, state: isStale ? 'held' : row.state } : null;
  },
  async hold(held) {
    const waiting = { ...held, state: 'held' as const, allowedAt: null };
    const [row] = await db.update(mediaSweeps).set(waiting).where(inArray(mediaSweeps.state, open)).returning();
    return row ?? (await db.insert(mediaSweeps).values(waiting).returning())[0]!;
  },
  async allow(sweepId) {
    const isOpen = and(eq(mediaSweeps.id, sweepId), inArray(mediaSweeps.state, open));
    const change = { state: 'allowed' as const, allowedAt: new Date() };
    return (await db.update(mediaSweeps).set(change).where(isOpen).returning({ id: mediaSweeps.id })).length > 0;
  },
  async begin(counts, allowedId) {
    const done = { ...counts, state: 'done' as const, doneAt: sql`now()` };
    const allowed = allowedId
      ? await db
          .update(mediaSweeps)
          .set(done)
          .where(and(eq(mediaSweeps.id, allowedId), eq(mediaSweeps.state, 'allowed')))
          .returning({ id: mediaSweeps.id })
      : [];
    return (allowed[0] ?? (await db.insert(mediaSweeps).values(done).returning({ id: mediaSweeps.id }))[0]!).id;
  },
  async release() {
    await db.delete(mediaSweeps).where(inArray(mediaSweeps.state, open));
  },
  async addEntry(sweepId, entry) {
    await db.insert(mediaSweptRows).values({ sweepId, entry });
  },
  listEntries: (sweepId) =>
    db
      .select({ id: mediaSweptRows.id, entry: mediaSweptRows.entry })
      .from(mediaSweptRows)
      .where(eq(mediaSweptRows.sweepId, sweepId)),
  async removeEntry(entryId) {
    await db.delete(mediaSweptRows).where(eq(mediaSweptRows.id, entryId));
  },
  listDoneBefore: (days) =>
    db
      .select()
      .from(mediaSweeps)
      .where(
        and(eq(mediaSweeps.state, 'done'), lt(mediaSweeps.doneAt, sql`now() - make_interval(days => ${days}::int)`)),
      )
      .orderBy(asc(mediaSweeps.doneAt)),
  async remove(sweepId) {
    await db.delete(mediaSweeps).where(eq(mediaSweeps.id, sweepId));
  },
});
