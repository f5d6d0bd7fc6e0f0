import type { CourseDetail } from '@vidya/contracts/calls/course';
import { isPlayable } from '@vidya/contracts/rules/course/lecture-visibility';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { auditOnBehalf } from '../audit/port/on-behalf.ts';
import type { Caller } from '../http/access/session.ts';
import { conflict } from '../http/errors.ts';
import { permittedCourse } from '../policy/may.ts';
import type { LectureParts } from './lecture-parts.ts';

/** The same ids, each once, in any order. */
const isSame = (now: string[], given: string[]): boolean => {
  const names = new Set(given);
  return now.length === given.length && names.size === given.length && now.every((id) => names.has(id));
};

export type CourseLectures = ReturnType<typeof createCourseLectures>;

/** Changes to all lectures of a course at once. */
export function createCourseLectures({
  store,
  details,
  onChange,
}: Pick<LectureParts, 'store' | 'details' | 'onChange'>) {
  const courseAfter = (courseId: string, caller: Caller): Promise<CourseDetail> => {
    onChange();
    return details.getCourse(courseId, caller);
  };
  return {
    /** `lectureIds` is the new order of all lectures of the course. Throws 409 when it does not match the current set. */
    async reorderLectures(courseId: string, lectureIds: string[], caller: Caller): Promise<CourseDetail> {
      await store.transaction(async (tx, db) => {
        const course = permittedCourse('lecture.change', await tx.lockCourse(courseId), caller);
        const now = (await tx.listLectures(courseId)).map(({ id }) => id);
        if (!isSame(now, lectureIds)) throw conflict(apiMessages.lecture.orderOutdated);
        await tx.placeLectures(lectureIds);
        await auditOnBehalf(db, { caller, course }, { action: 'lectures.reordered' });
      });
      return courseAfter(courseId, caller);
    },

    /** Publishes every draft of the course that has a playable video; `notReady` has the titles of the others. */
    async publishLectures(courseId: string, caller: Caller) {
      const done = await store.transaction(async (tx, db) => {
        const course = permittedCourse('lecture.change', await tx.lockCourse(courseId), caller);
        const drafts = (await tx.listLectures(courseId)).filter(({ status }) => status === 'draft');
        const published = await tx.publishLectures(drafts.filter(isPlayable).map(({ id }) => id));
        if (published > 0)
          await auditOnBehalf(db, { caller, course }, { action: 'lectures.published', details: { published } });
        const notReady = drafts.filter((lecture) => !isPlayable(lecture)).map(({ title }) => title);
        return { published, notReady };
      });
      return { Course: await courseAfter(courseId, caller), ...done };
    },
  };
}
