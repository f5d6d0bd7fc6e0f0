import { and, eq, exists } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { lectureMedia, lectures } from '../../database/schema-lectures.ts';

/** The database access of a running conversion. */
export interface PreparingStore {
  /** False when the video is no longer wanted: replaced, deleted with its lecture, or finished by another attempt. */
  notePercent(place: { lectureId: string; originalId: string }, percent: number): Promise<boolean>;
  /** The lectures whose video waits for conversion. */
  listProcessing(): Promise<string[]>;
}

export const createPreparingStore = (db: Db): PreparingStore => ({
  async notePercent({ lectureId, originalId }, percent) {
    const original = db.select().from(lectureMedia).where(eq(lectureMedia.id, originalId));
    const changed = await db
      .update(lectures)
      .set({ percent })
      .where(and(eq(lectures.id, lectureId), eq(lectures.state, 'processing'), exists(original)))
      .returning({ id: lectures.id });
    return changed.length > 0;
  },
  async listProcessing() {
    const rows = await db.select({ id: lectures.id }).from(lectures).where(eq(lectures.state, 'processing'));
    return rows.map(({ id }) => id);
  },
});
