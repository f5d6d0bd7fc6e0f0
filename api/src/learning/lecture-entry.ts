import type { EnrolmentStore } from '../enrolment/port/enrolment.store.ts';
import type { Caller } from '../http/session.ts';
import type { LectureCourse, LectureRow, LectureStore } from '../lecture/port/lecture.store.ts';
import { type Entitlement, entitlementOf, watchable } from '../policy/entitlement.ts';

export interface Place {
  courseId: string;
  lectureId: string;
}

/** A lecture that the caller may watch, and the caller's entitlement to it. */
export interface Entered {
  entitlement: Entitlement;
  course: LectureCourse;
  lecture: LectureRow;
}

export type EnterLecture = (place: Place, caller: Caller) => Promise<Entered>;

interface LectureEntryDependencies {
  lectures: Pick<LectureStore, 'findCourse' | 'findLecture'>;
  enrolments: Pick<EnrolmentStore, 'findEnrolment'>;
}

/**
 * Admits only callers who may watch the lecture. Throws 403, and 404 when the lecture is hidden or of another course.
 */
export const createEnterLecture =
  ({ lectures, enrolments }: LectureEntryDependencies): EnterLecture =>
  async ({ courseId, lectureId }, caller) => {
    const course = await lectures.findCourse(courseId);
    const entitlement = await entitlementOf(course, caller, enrolments);
    const lecture = watchable(await lectures.findLecture(lectureId), { courseId, entitlement });
    // Never null here: nobody is entitled to a course that is not there.
    return { entitlement, course: course!, lecture };
  };
