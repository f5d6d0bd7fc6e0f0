import type { Db } from '../database/database.ts';
import { createEnrolmentStore } from '../enrolment/port/enrolment.store.ts';
import type { Caller } from '../http/access/session.ts';
import { createLectureStore, type LectureCourse, type LectureRow } from '../lecture/port/lecture.store.ts';
import { entitlementOf, watchable } from '../policy/entitlement.ts';

export interface Place {
  courseId: string;
  lectureId: string;
}

/** A lecture that the caller may watch, and its course. */
export interface Entered {
  course: LectureCourse;
  lecture: LectureRow;
}

/** Admits only callers who may watch the lecture. Throws 403, and 404 if it is hidden or of another course. */
export function createEnterLecture(db: Db) {
  const lectures = createLectureStore(db);
  const enrolments = createEnrolmentStore(db);
  return async ({ courseId, lectureId }: Place, caller: Caller): Promise<Entered> => {
    const course = await lectures.findCourse(courseId);
    const entitlement = await entitlementOf(course, caller, enrolments);
    const lecture = watchable(await lectures.findLecture(lectureId), { courseId, entitlement });
    // Never null here: entitlement implies that the course exists.
    return { course: course!, lecture };
  };
}

export type EnterLecture = ReturnType<typeof createEnterLecture>;
