import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type Db, firstOf } from '../../database/database.ts';
import type { SweptEntry } from '../../database/swept-entry.ts';
import { lectureMedia, lectures, preparation } from '../../database/tables/schema-lectures.ts';
import { mediaSweeps, mediaSweptRows } from '../../database/tables/schema-media.ts';
import type { LectureRow, MediaRow } from '../port/lecture.store.ts';

export type SweepRow = typeof mediaSweeps.$inferSelect;
export type SweepCounts = Pick<SweepRow, 'rows' | 'rowsInAll' | 'files' | 'filesInAll'>;
export type KeptEntry = Pick<typeof mediaSweptRows.$inferSelect, 'id' | 'entry'>;

/** A permission expires after this time. */
const allowedHours = 24;
const open = ['held', 'allowed'] as const;

export type SweepsStore = ReturnType<typeof createSweepsStore>;

/** What a sweep looks at, and its records: those that wait for a person's decision, and what each removed. */
export const createSweepsStore = (db: Db) => ({
  /** Lectures that wait for an upload that no longer exists, for example because its sender's account was deleted. */
  listForsaken: (): Promise<Pick<LectureRow, 'id' | 'courseId'>[]> =>
    db
      .select({ id: lectures.id, courseId: lectures.courseId })
      .from(lectures)
      .where(and(eq(preparation, 'uploading'), isNull(lectures.uploadId))),
  /** The media rows, without the retired ones, of lectures that play or will play. */
  listNamed: (): Promise<{ courseId: string; media: MediaRow }[]> =>
    db
      .select({ courseId: lectures.courseId, media: getTableColumns(lectureMedia) })
      .from(lectureMedia)
      .innerJoin(lectures, eq(lectures.id, lectureMedia.lectureId))
      .where(and(inArray(lectures.state, ['ready', 'processing']), isNull(lectureMedia.retiredAt))),
  /** Every key that a row names. */
  async listKeys(): Promise<string[]> {
    const rows = await db.selectDistinct({ key: lectureMedia.storageKey }).from(lectureMedia);
    return rows.map(({ key }) => key);
  },
  list: (): Promise<SweepRow[]> => db.select().from(mediaSweeps).orderBy(desc(mediaSweeps.createdAt)),
  find: (sweepId: string): Promise<SweepRow | null> =>
    firstOf(db.select().from(mediaSweeps).where(eq(mediaSweeps.id, sweepId))),
  /** The sweep that waits for a decision, or is allowed but not done yet. */
  async findOpen(): Promise<SweepRow | null> {
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
  /** At most one sweep waits: a newer one replaces it. Keeps the time when the first of them was held. */
  async hold(held: SweepCounts & Pick<SweepRow, 'reason' | 'examples'>): Promise<SweepRow> {
    const waiting = { ...held, state: 'held' as const, allowedAt: null };
    const [row] = await db.update(mediaSweeps).set(waiting).where(inArray(mediaSweeps.state, open)).returning();
    return row ?? (await db.insert(mediaSweeps).values(waiting).returning())[0]!;
  },
  /** Allows one sweep within a day. False when no sweep with this id waits. */
  async allow(sweepId: string): Promise<boolean> {
    const isOpen = and(eq(mediaSweeps.id, sweepId), inArray(mediaSweeps.state, open));
    const change = { state: 'allowed' as const, allowedAt: new Date() };
    return (await db.update(mediaSweeps).set(change).where(isOpen).returning({ id: mediaSweeps.id })).length > 0;
  },
  /** Creates the record of a sweep that removes something, or reuses the allowed one. Returns its id. */
  async begin(counts: SweepCounts, allowedId: string | null): Promise<string> {
    const done = { ...counts, state: 'done' as const, doneAt: sql`now()` };
    const id = { id: mediaSweeps.id };
    const isAllowed = allowedId && and(eq(mediaSweeps.id, allowedId), eq(mediaSweeps.state, 'allowed'));
    const [allowed] = isAllowed ? await db.update(mediaSweeps).set(done).where(isAllowed).returning(id) : [];
    return (allowed ?? (await db.insert(mediaSweeps).values(done).returning(id))[0]!).id;
  },
  /** Drops the waiting record: the problem has gone by itself. */
  async release() {
    await db.delete(mediaSweeps).where(inArray(mediaSweeps.state, open));
  },
  async addEntry(sweepId: string, entry: SweptEntry) {
    await db.insert(mediaSweptRows).values({ sweepId, entry });
  },
  listEntries: (sweepId: string): Promise<KeptEntry[]> =>
    db
      .select({ id: mediaSweptRows.id, entry: mediaSweptRows.entry })
      .from(mediaSweptRows)
      .where(eq(mediaSweptRows.sweepId, sweepId)),
  async removeEntry(entryId: string) {
    await db.delete(mediaSweptRows).where(eq(mediaSweptRows.id, entryId));
  },
  /** Oldest first, by the database's clock. */
  listDoneBefore: (days: number): Promise<SweepRow[]> => {
    const isBefore = lt(mediaSweeps.doneAt, sql`now() - make_interval(days => ${days}::int)`);
    const isDone = and(eq(mediaSweeps.state, 'done'), isBefore);
    return db.select().from(mediaSweeps).where(isDone).orderBy(asc(mediaSweeps.doneAt));
  },
  async remove(sweepId: string) {
    await db.delete(mediaSweeps).where(eq(mediaSweeps.id, sweepId));
  },
});
