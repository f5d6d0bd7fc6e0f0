import type { CourseDetail } from '@vidya/contracts/calls/course';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { auditOnBehalf } from '../audit/on-behalf.ts';
import type { CourseDetailService } from '../course/catalogue/course-detail.service.ts';
import { conflict } from '../http/errors.ts';
import type { Caller } from '../http/session.ts';
import { managed } from './entitlement.ts';
import type { LectureStore } from './lecture.store.ts';

export interface LectureOrder {
  /** `lectureIds` are all lectures of the course in their new order; 409 when they are not, or not any more. */
  reorderLectures(courseId: string, lectureIds: string[], caller: Caller): Promise<CourseDetail>;
}

interface OrderDependencies {
  store: LectureStore;
  details: CourseDetailService;
  onChange: () => void;
}

/** The same ids, each once, in whatever order. */
const isSame = (now: string[], given: string[]): boolean => {
  const names = new Set(given);
  return now.length === given.length && names.size === given.length && now.every((id) => names.has(id));
};

export const createLectureOrder = ({ store, details, onChange }: OrderDependencies): LectureOrder => ({
  async reorderLectures(courseId, lectureIds, caller) {
    await store.transaction(async (tx, db) => {
      const course = managed(await tx.lockCourse(courseId), caller);
      const now = (await tx.listLectures(courseId)).map(({ id }) => id);
      if (!isSame(now, lectureIds)) throw conflict(apiMessages.lecture.orderOutdated);
      await tx.placeLectures(lectureIds);
      await auditOnBehalf(db, { caller, course }, { action: 'lectures.reordered' });
    });
    onChange();
    return details.getCourse(courseId, caller);
  },
});
