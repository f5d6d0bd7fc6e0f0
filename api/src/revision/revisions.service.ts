import type { Revision } from '@vidya/contracts/calls/structure';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import type { Db } from '../database/database.ts';
import type { Caller } from '../http/access/session.ts';
import { notFound } from '../http/errors.ts';
import { permittedCourse } from '../policy/may.ts';
import type { RevisedThing } from './port/record-revision.ts';
import { isSame, lectureTexts, type Texts, textsOfCourse } from './port/texts-of.ts';
import { createRevisionsStore } from './revisions.store.ts';

export type Revisions = ReturnType<typeof createRevisions>;

/** The history of courses and lectures, for those who may change them: 403, 404 and 409 as for a change. */
export function createRevisions(db: Db) {
  const store = createRevisionsStore(db);
  /** The texts as they are now. */
  const currentTexts = async ({ courseId, lectureId }: RevisedThing, caller: Caller): Promise<Texts> => {
    const action = lectureId ? 'lecture.change' : 'course.change';
    const course = permittedCourse(action, await store.findCourse(courseId), caller);
    if (!lectureId) return textsOfCourse(course);
    const lecture = await lectureTexts(db, courseId, lectureId);
    if (!lecture) throw notFound(texts.lecture.missing);
    return lecture.texts;
  };
  return {
    async listRevisions(thing: RevisedThing, caller: Caller): Promise<Revision[]> {
      const current = await currentTexts(thing, caller);
      const newest = await store.findNewest(thing);
      const currentNumber = newest && isSame(newest.values, current) ? newest.number : null;
      return (await store.list(thing)).map(({ number, savedAt, savedBy }) => ({
        number,
        savedAt: savedAt.toISOString(),
        savedBy: savedBy ?? '',
        isCurrent: number === currentNumber,
      }));
    },
    async getRevision(thing: RevisedThing, number: number, caller: Caller): Promise<{ texts: Texts }> {
      await currentTexts(thing, caller);
      const revision = await store.find(thing, number);
      if (!revision) throw notFound(apiMessages.revision.missing);
      return { texts: revision.values };
    },
  };
}
