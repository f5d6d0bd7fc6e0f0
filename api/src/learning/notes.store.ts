import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { lectureNotes } from '../database/schema-learning.ts';

export type NoteRow = typeof lectureNotes.$inferSelect;

/** One person's note at one lecture; anybody else's note counts as not found. */
interface NoteKey {
  id: string;
  userId: string;
  lectureId: string;
}

export interface NotesStore {
  listNotes(userId: string, lectureId: string): Promise<NoteRow[]>;
  countNotes(userId: string, lectureId: string): Promise<number>;
  addNote(note: typeof lectureNotes.$inferInsert): Promise<NoteRow>;
  editNote(key: NoteKey, body: string): Promise<NoteRow | null>;
  /** False when there is no such note. */
  deleteNote(key: NoteKey): Promise<boolean>;
}

const ownAt = (userId: string, lectureId: string) =>
  and(eq(lectureNotes.userId, userId), eq(lectureNotes.lectureId, lectureId));
const one = ({ id, userId, lectureId }: NoteKey) => and(eq(lectureNotes.id, id), ownAt(userId, lectureId));

export const createNotesStore = (db: Db): NotesStore => ({
  listNotes: (userId, lectureId) =>
    db
      .select()
      .from(lectureNotes)
      .where(ownAt(userId, lectureId))
      .orderBy(asc(lectureNotes.atSeconds), asc(lectureNotes.createdAt), asc(lectureNotes.id)),
  async countNotes(userId, lectureId) {
    const [row] = await db
      .select({ notes: sql<number>`count(*)::int` })
      .from(lectureNotes)
      .where(ownAt(userId, lectureId));
    return row?.notes ?? 0;
  },
  async addNote(note) {
    const [row] = await db.insert(lectureNotes).values(note).returning();
    return row!;
  },
  async editNote(key, body) {
    const [row] = await db.update(lectureNotes).set({ body }).where(one(key)).returning();
    return row ?? null;
  },
  async deleteNote(key) {
    return (await db.delete(lectureNotes).where(one(key)).returning({ id: lectureNotes.id })).length > 0;
  },
});
