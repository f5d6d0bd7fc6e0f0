import type { CourseDetail } from '@vidya/contracts/calls/course';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { auditOnBehalf } from '../audit/port/on-behalf.ts';
import type { CoursePort } from '../course/port/course-port.ts';
import { conflict } from '../http/errors.ts';
import type { Caller } from '../http/session.ts';
import { permittedCourse } from '../policy/may.ts';
import type { LectureStore } from './port/lecture.store.ts';

export interface LectureOrder {
  /** `lectureIds` is the new order of all lectures of the course. Throws 409 when it does not match the current set. */
  reorderLectures(courseId: string, lectureIds: string[], caller: Caller): Promise<CourseDetail>;
}

interface OrderDependencies {
  store: LectureStore;
  details: CoursePort['details'];
  onChange: () => void;
}

/** The same ids, each once, in any order. */
const isSame = (now: string[], given: string[]): boolean => {
  const names = new Set(given);
  return now.length === given.length && names.size === given.length && now.every((id) => names.has(id));
};

export const createLectureOrder = ({ store, details, onChange }: OrderDependencies): LectureOrder => ({
  async reorderLectures(courseId, lectureIds, caller) {
    await store.transaction(async (tx, db) => {
      const course = permittedCourse('lecture.change', await tx.lockCourse(courseId), caller);
      const now = (await tx.listLectures(courseId)).map(({ id }) => id);
      if (!isSame(now, lectureIds)) throw conflict(apiMessages.lecture.orderOutdated);
      await tx.placeLectures(lectureIds);
      await auditOnBehalf(db, { caller, course }, { action: 'lectures.reordered' });
    });
    onChange();
    return details.getCourse(courseId, caller);
  },
});
