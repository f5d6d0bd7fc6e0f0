import { limits } from '@vidya/contracts/rules/limits';
import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import { type Db, firstOf } from '../../database/database.ts';
import { revisions } from '../../database/tables/schema-revisions.ts';
import { isSame, type Texts } from './texts-of.ts';

/** A course, or with `lectureId` one of its lectures. */
export interface RevisedThing {
  courseId: string;
  lectureId?: string | undefined;
}

interface Save {
  /** The texts as they were, and when they were last changed; null for what is new. */
  before: { texts: Texts; at: Date } | null;
  after: Texts;
  savedBy: string;
}

export const isOf = ({ courseId, lectureId }: RevisedThing) =>
  and(eq(revisions.courseId, courseId), lectureId ? eq(revisions.lectureId, lectureId) : isNull(revisions.lectureId));

/** The newest revision with its texts; null before the first save. */
export const newestRevision = (db: Db, thing: RevisedThing) =>
  firstOf(db.select().from(revisions).where(isOf(thing)).orderBy(desc(revisions.number)).limit(1));

/**
 * Adds a save that changed a text to the history, and removes the oldest beyond the limit. Only in the transaction of
 * the save, which locks the course. What the save replaces is in the history too: texts that came another way, without
 * a form (before there was a history, with a copy of a course, by an operator), go first, with their time and no name.
 */
export async function recordRevision(tx: Db, thing: RevisedThing, { before, after, savedBy }: Save): Promise<void> {
  if (before && isSame(before.texts, after)) return;
  const newest = await newestRevision(tx, thing);
  const isMissing = before !== null && !(newest && isSame(newest.values, before.texts));
  const saves = [
    ...(isMissing ? [{ values: before.texts, savedBy: null, savedAt: before.at }] : []),
    { values: after, savedBy, savedAt: new Date() },
  ];
  const last = newest?.number ?? 0;
  await tx.insert(revisions).values(saves.map((save, index) => ({ ...thing, ...save, number: last + index + 1 })));
  const oldest = last + saves.length - limits.revisionsOfEach;
  await tx.delete(revisions).where(and(isOf(thing), lte(revisions.number, oldest)));
}
