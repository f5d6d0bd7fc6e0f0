import { and, eq, exists } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { lectureMedia, lectures } from '../../database/schema-lectures.ts';

/** What preparing a video asks of the database while it lasts. */
export interface PreparingStore {
  /** False when the video is not wanted any more: replaced, deleted with its lecture, or settled by somebody else. */
  notePercent(place: { lectureId: string; originalId: string }, percent: number): Promise<boolean>;
  /** The lectures whose video is to be prepared. */
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
