import { and, asc, eq } from 'drizzle-orm';
import { type Db, firstOf } from '../database/database.ts';
import { lockRecipient } from '../database/recipient.ts';
import { lectureNotes } from '../database/tables/schema-learning.ts';

export type NoteRow = typeof lectureNotes.$inferSelect;

/** One person's note at one lecture; anybody else's note counts as not found. */
type NoteKey = Pick<NoteRow, 'id' | 'userId' | 'lectureId'>;

const ownAt = (userId: string, lectureId: string) =>
  and(eq(lectureNotes.userId, userId), eq(lectureNotes.lectureId, lectureId));
const one = ({ id, userId, lectureId }: NoteKey) => and(eq(lectureNotes.id, id), ownAt(userId, lectureId));

export const createNotesStore = (db: Db) => ({
  listNotes: (userId: string, lectureId: string) =>
    db
      .select()
      .from(lectureNotes)
      .where(ownAt(userId, lectureId))
      .orderBy(asc(lectureNotes.atSeconds), asc(lectureNotes.createdAt), asc(lectureNotes.id)),
  countNotes: (userId: string, lectureId: string) => db.$count(lectureNotes, ownAt(userId, lectureId)),
  /** Null for a writer whose account was deleted after the request began. */
  addNote: (note: typeof lectureNotes.$inferInsert) =>
    db.transaction(async (tx) =>
      (await lockRecipient(tx, note.userId)) ? firstOf(tx.insert(lectureNotes).values(note).returning()) : null,
    ),
  editNote: (key: NoteKey, body: string) => firstOf(db.update(lectureNotes).set({ body }).where(one(key)).returning()),
  /** False when there is no such note. */
  deleteNote: async (key: NoteKey): Promise<boolean> =>
    (await db.delete(lectureNotes).where(one(key)).returning({ id: lectureNotes.id })).length > 0,
});

export type NotesStore = ReturnType<typeof createNotesStore>;
