import type { Db } from '../database/database.ts';
import { revisions } from '../database/tables/schema-revisions.ts';

/** Adds a save of a lecture's texts, and one of its course's; returns the lecture. */
export async function revised<Lecture extends { id: string; courseId: string }>(db: Db, lecture: Lecture) {
  const { id: lectureId, courseId } = lecture;
  const saved = { courseId, number: 1, values: { topic: 'Prompting that works' }, savedAt: new Date() };
  await db.insert(revisions).values([saved, { ...saved, lectureId }]);
  return lecture;
}
